import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, toastTop } from '../../../src/components/ui/toastPlace'

const message = { left: 20, width: 350, height: 60 }
const HEIGHT = 844
const row = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom })
const covers = (top: number, { left, right, top: above, bottom }: Box) =>
  left < message.left + message.width && right > message.left && above < top + message.height && bottom > top

describe('a short message', () => {
  it('is where messages are as long as nothing lies there', () => {
    expect(toastTop(message, [], 68, HEIGHT)).toBe(68)
    expect(toastTop(message, [row(0, 61)], 68, HEIGHT)).toBe(68)
    expect(toastTop(message, [{ left: 372, right: 390, top: 60, bottom: 104 }], 68, HEIGHT)).toBe(68)
  })

  it('goes to the nearest place where it covers nothing', () => {
    expect(toastTop(message, [row(0, 61), row(64, 108)], 68, HEIGHT)).toBe(116)
    // 116 to 176 is taken as well, and the gap after it is too small.
    expect(toastTop(message, [row(0, 61), row(64, 108), row(150, 200), row(240, 300)], 68, HEIGHT)).toBe(308)
  })

  it('covers least where nothing is free', () => {
    const full = [row(0, 400), row(404, 440), row(470, HEIGHT)]
    const top = toastTop(message, full, 68, HEIGHT)
    expect(top).toBeGreaterThanOrEqual(400)
    expect(top).toBeLessThanOrEqual(470)
  })

  it('is always in the window, and covers nothing where a gap is wide enough', () => {
    const box = fc
      .record({
        left: fc.nat(390),
        top: fc.nat(HEIGHT),
        width: fc.integer({ min: 1, max: 390 }),
        height: fc.integer({ min: 1, max: 200 }),
      })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (controls) => {
        const top = toastTop(message, controls, 68, HEIGHT)
        expect(top).toBeGreaterThanOrEqual(8)
        expect(top + message.height).toBeLessThanOrEqual(HEIGHT - 8)
        if (!controls.some((control) => covers(top, control))) return
        for (let free = 8; free + message.height <= HEIGHT - 8; free++) {
          const clear = controls.every(
            (control) => !covers(free, control) && !covers(free - 8, control) && !covers(free + 8, control),
          )
          expect(clear, `${free} is free`).toBe(false)
        }
      }),
    )
  })
})
