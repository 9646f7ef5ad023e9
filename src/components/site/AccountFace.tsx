import { ChevronDown, User } from 'lucide-react'

/** What the header shows of whoever is signed in. */
export function AccountFace({ name }: { name: string }) {
  return (
    <>
      <User aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="max-w-28 truncate sm:max-w-48">{name}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180" />
    </>
  )
}
