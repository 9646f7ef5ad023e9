import type { MatchState } from '../../contract/match'
import { Wordmark } from '../site/Wordmark'
import { scoreText } from '../ui/scoreText'
import { dataUri, INK, lineSvg, MARK } from './lineSvg'

/** In pixels, as sites that show links want it. */
export const CARD = { width: 1200, height: 630 }
const BAND = 112
const TABLE = { width: CARD.width, height: CARD.height - BAND }

/**
 * The picture of a shared match: its line as it lies, or lay at the end, and the scores. Names stand in the link's own
 * text; no word stands here, for the font of pictures has no Chinese.
 */
export function MatchCard({ view, alt }: { view: MatchState['view']; alt: string }) {
  const line = view.round?.line ?? []
  const best = Math.max(...view.scores)
  const leads = view.scores.filter((score) => score === best).length === 1
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%', height: '100%', background: INK.felt }}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: TABLE.width,
          height: TABLE.height,
          background: `radial-gradient(circle at 50% 45%, ${INK.light} 0%, ${INK.felt} 45%, ${INK.rim} 100%)`,
        }}
      >
        {line.length > 0 ? (
          // biome-ignore lint/performance/noImgElement: it becomes a picture, there is no page
          <img
            src={dataUri(lineSvg(line, view.rules, TABLE, 56))}
            width={TABLE.width}
            height={TABLE.height}
            alt={alt}
          />
        ) : (
          // biome-ignore lint/performance/noImgElement: as above
          <img src={dataUri(MARK)} width={220} height={220} alt={alt} />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: BAND,
          padding: '0 48px',
          background: INK.edge,
          borderTop: `4px solid ${INK.brass}`,
          color: INK.paper,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
          {/* biome-ignore lint/performance/noImgElement: as above */}
          <img src={dataUri(MARK)} width={64} height={64} alt="" />
          <Wordmark width={188} height={48} />
        </div>
        <div style={{ display: 'flex', gap: 16 }}>
          {view.scores.map((score, side) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
              key={side}
              style={{
                display: 'flex',
                justifyContent: 'center',
                minWidth: 104,
                padding: '4px 20px',
                borderRadius: 14,
                fontSize: 46,
                background: leads && score === best ? INK.brass : INK.felt,
                color: leads && score === best ? INK.brassInk : INK.paper,
              }}
            >
              {scoreText(score)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
