import { describe, expect, it } from 'vitest'
import { LinePicture } from '../../../src/components/board/LinePicture'
import { lineOf } from '../../../src/components/board/lineSteps'
import { completeRules } from '../../../src/engine/board/rules'
import { markup } from '../../support/said'

const rules = completeRules()
const size = { width: 600, height: 240 }
const boxOf = (part: React.ReactNode) => /viewBox="([^"]*)"/.exec(markup(part))?.[1]?.split(' ').map(Number) ?? []

describe('the picture of a line', () => {
  it('is as large as the table while nothing lies there, whatever is asked of it', () => {
    for (const ways of [{}, { cropped: true }, { unmarked: true }])
      expect(boxOf(<LinePicture line={[]} rules={rules} size={size} half={30} {...ways} />)).toEqual([0, 0, 600, 240])
  })

  it('has a line without its marks in the middle', () => {
    const line = lineOf([['5-4', null]])
    const [x = 0, y = 0, width, height] = boxOf(
      <LinePicture line={line} rules={rules} size={size} half={30} unmarked />,
    )
    expect([width, height]).toEqual([600, 240])
    const at = /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(
      markup(<LinePicture line={line} rules={rules} size={size} half={30} unmarked />),
    )
    expect(Number(at?.[1]) - x).toBeCloseTo(300, 5)
    // The tile's edge below is drawn too.
    expect(Math.abs(Number(at?.[2]) - y - 120)).toBeLessThan(3)
  })
})
