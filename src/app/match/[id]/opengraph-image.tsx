import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { dataUri, INK, lineSvg, MARK } from '../../../components/share/lineSvg'
import { scoreText } from '../../../components/ui/scoreText'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'

export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'
const BAND = 118

/** The picture of a shared match: its line as it lies, or lay at the end, and the scores. Names stand in the link's own text. */
export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, caller, t] = await Promise.all([params, pageCaller(), getTranslations('site')])
  const { view } = await orNotFound(caller.match.get({ matchId: id }))
  const table = { width: size.width, height: size.height - BAND }
  const line = lineSvg(view.round?.line ?? [], view.rules, table, 56)
  const over = view.phase === 'over'
  return new ImageResponse(
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%', height: '100%', background: INK.felt }}>
      {/* biome-ignore lint/performance/noImgElement: it becomes a picture, there is no page */}
      <img src={dataUri(line)} width={table.width} height={table.height} alt={t('picture')} />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: BAND,
          padding: '0 56px',
          background: INK.edge,
          color: INK.paper,
          fontSize: 58,
        }}
      >
        {/* biome-ignore lint/performance/noImgElement: as above */}
        <img src={dataUri(MARK)} width={76} height={76} alt="" />
        <span style={{ display: 'flex', color: INK.brass }}>{view.scores.map(scoreText).join(' : ')}</span>
      </div>
    </div>,
    { ...size, headers: { 'cache-control': over ? 'public, max-age=86400' : 'public, max-age=60' } },
  )
}
