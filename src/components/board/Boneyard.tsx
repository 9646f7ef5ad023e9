import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { TileSvg } from './tile/TileSvg'

/** The tiles that may still be drawn, as a small heap with its number. */
export function Boneyard({ count, className }: { count: number; className?: string }) {
  const t = useTranslations('board')
  return (
    <p className={clsx('flex items-center gap-2', className)} title={t('boneyard', { count })}>
      <span className="sr-only">{t('boneyard', { count })}</span>
      <span aria-hidden data-boneyard className="relative h-7 w-8">
        {count === 0 && <span className="absolute left-2 h-6 w-3 rounded-xs border border-open/60 border-dashed" />}
        {Array.from({ length: Math.min(3, count) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: from behind all tiles are alike
          <span key={at} className="absolute" style={{ left: at * 7, top: at % 2 === 0 ? 0 : 3 }}>
            <TileSvg tile={null} half={12} className="block" />
          </span>
        ))}
      </span>
      <span aria-hidden className="figures font-semibold">
        {count}
      </span>
    </p>
  )
}
