import { LoadingNote } from '../../components/ui/LoadingNote'
import { Skeleton } from '../../components/ui/Skeleton'

export default function HistoryLoading() {
  return (
    <div className="column grid gap-5 py-8">
      <LoadingNote />
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-26" />
      <Skeleton className="h-96" />
    </div>
  )
}
