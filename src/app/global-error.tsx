'use client'
import { TileSvg } from '../components/board/tile/TileSvg'
import { useServerReturn } from '../components/site/useServerReturn'
import { Button } from '../components/ui/Button'
import site from '../messages/en/site.json'
import './globals.css'

/** Shown when not even the frame of the site could be made, its language included: English. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const words = site.error
  const gone = useServerReturn()
  return (
    <html lang="en">
      <body className="grid place-items-center">
        <main className="column grid max-w-xl justify-items-center gap-4 py-24 text-center">
          <TileSvg tile="0-0" vertical={false} half={44} className="rotate-6" />
          <h1 className="text-2xl">{words.title}</h1>
          <p role="status" className="text-muted">
            {gone ? words.gone : words.lead}
          </p>
          <Button look="primary" onClick={() => reset()}>
            {words.again}
          </Button>
        </main>
      </body>
    </html>
  )
}
