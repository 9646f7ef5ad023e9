import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'
import { completeRules } from '../../engine/board/rules'
import { LinePicture } from '../board/LinePicture'
import { type LineStep, lineOf } from '../board/lineSteps'
import { VisitorBot, VisitorPlay } from '../lobby/VisitorWays'
import { Link } from '../ui/Link'
import { useJoined } from '../ui/useJoined'
import { BotLook, PlayLook } from './Looks'
import { MemberBot, MemberPlay } from './MemberHome'

/** A round's line that comes to 6 + 4 = 10. */
const LINE: readonly LineStep[] = [
  ['5-0', null],
  ['2-0', 'right'],
  ['5-3', 'left'],
  ['2-2', 'right'],
  ['3-3', 'left'],
  ['6-2', 'right'],
  ['3-1', 'left'],
  ['6-4', 'right'],
  ['6-1', 'left'],
]

type Props = { me: Me | null; whereabouts: Whereabouts | null; tables: number }

/** What this is, and one obvious next step. */
export function Hero({ me, whereabouts, tables }: Props) {
  const t = useTranslations('home')
  const joined = useJoined()
  const label = t('heroFigure', { line: joined.list(LINE.map(([tile]) => tile)) })
  return (
    <section className="felt border-felt-edge border-b-8">
      <div className="column grid items-center gap-x-12 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:py-20">
        <div className="grid gap-6">
          <div className="grid gap-4">
            <h1 className="text-3xl">{t('headline')}</h1>
            <p className="max-w-prose text-felt-muted text-lg">{t('lead')}</p>
          </div>
          <div className="grid gap-3 sm:max-w-80">
            {me ? (
              <>
                <MemberPlay me={me} whereabouts={whereabouts}>
                  <PlayLook kind={me.kind} />
                </MemberPlay>
                <MemberBot me={me}>
                  <BotLook />
                </MemberBot>
              </>
            ) : (
              <>
                <VisitorPlay />
                <VisitorBot />
              </>
            )}
          </div>
          <p className="flex flex-wrap items-center gap-x-2 text-felt-muted">
            {t('tablesOpen', { count: tables })}
            <Link
              href="/lobby"
              className="inline-flex min-h-11 items-center text-felt-ink underline underline-offset-4"
            >
              {t('toLobby')}
            </Link>
          </p>
        </div>
        <LinePicture
          line={lineOf(LINE)}
          rules={completeRules()}
          cropped
          size={{ width: 600, height: 420 }}
          half={40}
          label={label}
          className="mx-auto max-h-96 w-full max-w-xl"
        />
      </div>
    </section>
  )
}
