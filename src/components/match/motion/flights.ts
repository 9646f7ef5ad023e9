import type { Motion } from './motions'
import { type Seen, seenAt } from './spots'
import { motionMs, SETTLE } from './times'

/** What lies above the page for the length of its flight. */
const ABOVE = 'pointer-events-none fixed z-40'
const POINTS =
  'figures grid h-8 min-w-8 place-items-center rounded-full bg-count px-2 font-bold text-count-ink shadow-float'

const SVG = 'http://www.w3.org/2000/svg'

/** The first moment of a flight: at the box that it comes from, as large as that is there, and turned. */
function startAt({ box: from }: Seen, to: DOMRect, turn = 0): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const length = (box: DOMRect) => Math.max(box.width, box.height)
  const scale = Math.min(2.5, length(from) / length(to))
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`
}

function putAbove<Part extends HTMLElement | SVGSVGElement>(part: Part, { x, y, width, height }: DOMRect): Part {
  part.setAttribute('aria-hidden', 'true')
  Object.assign(part.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(part)
  return part
}

/** A picture of a drawn tile, of its own. */
function copyOf(face: SVGGraphicsElement, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const { x, y, width, height } = face.getBBox()
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  svg.setAttribute('class', `${ABOVE} overflow-visible drop-shadow-md`)
  svg.append(face.cloneNode(true))
  return putAbove(svg, box)
}

function chip(points: number, at: DOMRect): HTMLElement {
  const part = document.createElement('span')
  part.className = `${ABOVE} ${POINTS}`
  part.textContent = `+${points}`
  const width = 34 + 9 * String(points).length
  return putAbove(part, new DOMRect(at.x + (at.width - width) / 2, at.y + at.height / 2 - 16, width, 32))
}

/** Things on their way over the table: those that still fly when others start are where they belong at once. */
export function openFlights() {
  const flying = new Set<() => void>()

  function fly(element: Element, frames: Keyframe[], duration: number, landed?: () => void): void {
    const animation = element.animate(frames, { duration, easing: SETTLE })
    const land = () => {
      flying.delete(land)
      animation.cancel()
      landed?.()
    }
    flying.add(land)
    animation.onfinish = land
  }

  function start(motion: Motion, from: Seen, duration: number): void {
    const target = seenAt(motion.to)
    if (!target) return
    const { element, box } = target
    if (motion.what === 'points') {
      const part = chip(motion.points, from.box)
      const end = startAt(target, part.getBoundingClientRect()).replace(/scale.*$/, 'scale(0.9)')
      const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: end, opacity: 0 }]
      fly(part, frames, duration, () => part.remove())
    } else if (motion.to.at === 'line' && element instanceof SVGGraphicsElement) {
      const part = copyOf(element, box)
      const turn = Number(element.dataset.turn ?? 0)
      fly(part, [{ transform: startAt(from, box, turn) }, { transform: 'none' }], duration, () => part.remove())
      // What lies there comes to be seen when the other has arrived.
      fly(element, [{ opacity: 0 }, { opacity: 0 }], duration)
    } else if (motion.to.at === 'seat') {
      const face = from.element.querySelector('svg')
      if (!face) return
      const part = face.cloneNode(true) as SVGSVGElement
      part.setAttribute('class', ABOVE)
      const { width, height } = face.getBoundingClientRect()
      putAbove(part, new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height))
      fly(part, [{ transform: startAt(from, box) }, { transform: 'none' }], duration, () => part.remove())
    } else {
      fly(element, [{ transform: startAt(from, box) }, { transform: 'none' }], duration)
    }
  }

  return {
    /** Where things are that are about to move: to be asked before the page changes. Null where nothing is to move. */
    measure(motions: readonly Motion[]): readonly (Seen | null)[] | null {
      if (motions.length === 0 || document.visibilityState === 'hidden' || motionMs() === 0) return null
      return motions.map(({ from }) => seenAt(from))
    },
    /** Lets them fly from there to where they are now. The points come from the sum as it is now. */
    start(motions: readonly Motion[], seen: readonly (Seen | null)[]): void {
      for (const land of flying) land()
      const duration = motionMs()
      for (const [at, motion] of motions.entries()) {
        const from = motion.from.at === 'sum' ? seenAt(motion.from) : seen[at]
        if (from) start(motion, from, duration)
      }
    },
    /** All that flies lands at once. */
    stop(): void {
      for (const land of flying) land()
    },
  }
}
