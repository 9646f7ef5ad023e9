'use client'
import { useFormatter } from 'next-intl'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { RatingHistory } from '../../contract/history'

const HEIGHT = 256

/** A rating match by match, from the first to the last, so that a busy day takes its room. Follows the width of its place and the colours of the theme. */
export function RatingGraph({ course, label }: { course: RatingHistory; label: string }) {
  const format = useFormatter()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let plot: uPlot | null = null
    const draw = () => {
      plot?.destroy()
      const colour = (name: string) => getComputedStyle(element).getPropertyValue(name)
      const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } }
      const font = `13px ${getComputedStyle(element).fontFamily}`
      const day = (index: number) => {
        const point = course[index]
        return point ? format.dateTime(point.at, { month: 'short', day: 'numeric' }) : ''
      }
      const labels = (splits: number[]) =>
        splits.map(day).map((text, index, all) => (text === all[index - 1] ? '' : text))
      plot = new uPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          cursor: { drag: { x: false, y: false } },
          scales: {
            x: { time: false },
            y: { range: (_, low, high) => [Math.floor(low / 20) * 20 - 20, Math.ceil(high / 20) * 20 + 20] },
          },
          axes: [
            {
              ...axis,
              font,
              size: 40,
              gap: 12,
              space: 80,
              incrs: [1, 2, 5, 10, 20, 50, 100],
              values: (_, splits) => labels(splits),
            },
            { ...axis, font, size: 52, gap: 8, values: (_, splits) => splits.map(String) },
          ],
          series: [
            {},
            {
              stroke: colour('--link'),
              width: 2,
              points: { show: course.length <= 40, size: 7, fill: colour('--accent'), stroke: colour('--link') },
            },
          ],
        },
        [course.map((_, index) => index), course.map(({ value }) => value)],
        element,
      )
    }
    draw()
    const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }))
    resized.observe(element)
    const scheme = window.matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', draw)
    return () => {
      resized.disconnect()
      scheme.removeEventListener('change', draw)
      plot?.destroy()
    }
  }, [course, format])
  return <div ref={place} role="img" aria-label={label} className="h-64 min-w-0 overflow-hidden" />
}
