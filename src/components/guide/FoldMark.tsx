import { ChevronDown } from 'lucide-react'

/** What a part that can be folded away is opened by. */
export const FOLD =
  'flex min-h-11 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden'

/** Whether it is folded away: within the summary of a `details` of the class `group`. */
export function FoldMark() {
  return <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
}
