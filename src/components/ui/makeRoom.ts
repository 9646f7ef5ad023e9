import { toastTop } from './toastPlace'

/** What nothing may lie over: whatever can be used, what stands on the table for a while, and who sits there. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="dialog"], [role="alertdialog"], [data-clear], [data-seat], header:not(main header)'

/** A message's width on a roomy screen, and what it keeps from the edges of a small one, in pixels. */
const WIDTH = 356
const EDGE = 16
const USUAL_TOP = 68

function place(left: number, width: number, height: number, usual: number): void {
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !control.closest('[data-sonner-toaster]'))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight)
  const top = toastTop({ left, width, height }, controls, usual, window.innerHeight)
  document.documentElement.style.setProperty('--toast-top', `${top}px`)
}

/** Sets `--toast-top` to where a message of so many letters will cover nothing that can be used now. */
export function makeRoom(letters: number): void {
  const { innerWidth } = window
  const width = innerWidth <= 600 ? innerWidth - 2 * EDGE : WIDTH
  // Chinese letters are twice as wide, but then there are half as many of them.
  const lines = Math.ceil((letters * 8) / (width - 70))
  place((innerWidth - width) / 2, width, 28 + 22 * lines, USUAL_TOP)
}

/** Moves the message that is shown out of the way of what has appeared below it; otherwise it stays where it is. */
export function keepRoom(): void {
  const message = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]')
  const top = Number.parseFloat(document.documentElement.style.getPropertyValue('--toast-top'))
  if (!message || Number.isNaN(top)) return
  const { left, width } = message.getBoundingClientRect()
  place(left, width, message.offsetHeight, top)
}
