import { describe, expect, it } from 'vitest'
import { areaAround, openPane, reveal } from '../../../src/components/board/pane'

/** As much of an element as a pane needs: 300 by 200 pixels of a table. */
function paneOn(table: { width: number; height: number }) {
  const listeners = new Map<string, (event: object) => void>()
  const style = new Map<string, string>()
  const attributes = new Map<string, string>()
  const classes = new Set<string>()
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const pane = {
    ...{ clientWidth: 300, clientHeight: 200, scrollWidth: table.width, scrollHeight: table.height },
    ...{ scrollLeft: 0, scrollTop: 0, tabIndex: -1 },
    style: { setProperty: (name: string, value: string) => style.set(name, value) },
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    setPointerCapture: () => {},
    scrollTo(to: { left: number; top: number } | number, top = 0) {
      const at = typeof to === 'number' ? { left: to, top } : to
      pane.scrollLeft = clamp(at.left, table.width - 300)
      pane.scrollTop = clamp(at.top, table.height - 200)
    },
    scrollBy: ({ left }: { left: number }) => pane.scrollTo({ left: pane.scrollLeft + left, top: pane.scrollTop }),
  }
  return { pane, element: pane as unknown as HTMLElement, listeners, style, attributes, classes }
}

describe('a table larger than what is seen of it', () => {
  it('moves as little as shows a place, and fades only the edges beyond which there is more', () => {
    const { pane, element, style } = paneOn({ width: 300, height: 600 })
    reveal(element, [areaAround({ x: 150, y: 100 }, 44)])
    expect(pane.scrollTop).toBe(0)
    expect([style.get('--fade-top'), style.get('--fade-bottom')]).toEqual(['0px', '28px'])
    reveal(element, [areaAround({ x: 150, y: 400 }, 44)])
    expect(pane.scrollTop).toBe(400 + 22 + 28 - 200)
    reveal(element, [areaAround({ x: 150, y: 590 }, 44)])
    expect(pane.scrollTop).toBe(400)
    expect([style.get('--fade-top'), style.get('--fade-bottom'), style.get('--fade-left')]).toEqual([
      '28px',
      '0px',
      '0px',
    ])
  })

  it('shows all places to choose from where there is room, else the first', () => {
    const { pane, element } = paneOn({ width: 300, height: 900 })
    reveal(element, [areaAround({ x: 50, y: 500 }, 44), areaAround({ x: 250, y: 580 }, 44)])
    expect([pane.scrollTop < 478, pane.scrollTop + 200 > 602]).toEqual([true, true])
    reveal(element, [areaAround({ x: 50, y: 100 }, 44), areaAround({ x: 250, y: 800 }, 44)])
    expect([pane.scrollTop <= 78, pane.scrollTop + 200 >= 122]).toEqual([true, true])
  })

  it('is reached by key under its name, dragged by mouse, turned by a wheel, and let go again', () => {
    const { pane, element, listeners, attributes, classes } = paneOn({ width: 900, height: 200 })
    const close = openPane(element, 'the line')
    expect([pane.tabIndex, attributes.get('role'), attributes.get('aria-label'), classes.has('pane')]).toEqual([
      0,
      'region',
      'the line',
      true,
    ])
    listeners.get('wheel')?.({ deltaX: 0, deltaY: 120, shiftKey: false })
    expect(pane.scrollLeft).toBe(120)
    const table = { closest: () => null }
    listeners.get('pointerdown')?.({
      pointerType: 'mouse',
      button: 0,
      pointerId: 1,
      clientX: 200,
      clientY: 50,
      target: table,
    })
    listeners.get('pointermove')?.({ clientX: 150, clientY: 50 })
    expect(pane.scrollLeft).toBe(170)
    listeners.get('pointerup')?.({})
    listeners.get('pointermove')?.({ clientX: 20, clientY: 50 })
    expect(pane.scrollLeft).toBe(170)
    close()
    expect([listeners.size, classes.size, attributes.has('role'), pane.scrollLeft]).toEqual([0, 0, false, 0])
  })
})
