import { Skeleton } from '../../../components/ui/Skeleton'

/** The table's shape while the match is read. */
export default function Loading() {
  return (
    <div className="match-page mx-auto flex w-full max-w-400 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-4 lg:px-4 lg:pb-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-h-0 flex-1 flex-col pt-11">
        <div className="felt table-felt flex-1 lg:rounded-lg" />
      </div>
      <Skeleton className="mt-11 max-lg:hidden" />
    </div>
  )
}
