import { LoadingNote } from '../../components/ui/LoadingNote'
import { Skeleton } from '../../components/ui/Skeleton'

export default function LeaderboardLoading() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-8 sm:px-8">
      <LoadingNote />
      <Skeleton className="h-9 w-52" />
      <Skeleton className="h-24" />
      <Skeleton className="h-112" />
    </div>
  )
}
