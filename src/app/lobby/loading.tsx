import { LoadingNote } from '../../components/ui/LoadingNote'
import { Skeleton } from '../../components/ui/Skeleton'

export default function LobbyLoading() {
  return (
    <div className="column grid gap-5 py-6 sm:py-8">
      <LoadingNote />
      <Skeleton className="h-9 w-40" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 lg:order-2" />
        <div className="grid gap-3">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </div>
  )
}
