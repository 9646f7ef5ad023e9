import { LoadingNote } from '../../components/ui/LoadingNote'
import { Skeleton } from '../../components/ui/Skeleton'

export default function LeaderboardLoading() {
  return (
    <div className="column grid gap-5 py-8">
      <LoadingNote />
      <Skeleton className="h-9 w-52" />
      <Skeleton className="h-24" />
      <Skeleton className="h-112" />
    </div>
  )
}
