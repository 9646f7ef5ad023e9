import { useTranslations } from 'next-intl'
import { Contents } from './Contents'
import { GuideFigure } from './GuideFigure'
import { FigureFrame, GuideSection, Paragraphs, Points, useGuideText } from './GuideSection'
import { OptionList, PresetList, QuestionList, TipList } from './lists'
import { PegSteps, TallySteps } from './Scoreboards'
import { ExampleTable, PresetsTable, RoundingTable, ScoringTable, StartTable } from './tables'

const COUNTING = ['opening', 'short', 'fifteen', 'zero'] as const

function FigureOf({ name }: { name: 'lineAndDoubles' | 'loneDouble' | 'example' | 'spinner' }) {
  const t = useTranslations('guide.figures')
  const title = t(`${name}.title`)
  return (
    <FigureFrame title={title} caption={t(`${name}.caption`)}>
      <GuideFigure name={name} title={title} />
    </FigureFrame>
  )
}

function CountingFigures() {
  const t = useTranslations('guide.figures.counting')
  return (
    <FigureFrame title={t('title')} caption={t('caption')}>
      <div className="grid gap-6">
        {COUNTING.map((name) => (
          <div key={name} className="grid gap-2">
            <h3 className="text-base">{t(name)}</h3>
            <GuideFigure name={name} title={t(name)} />
          </div>
        ))}
      </div>
    </FigureFrame>
  )
}

/** The marks of the figures, explained once. */
function Marks() {
  const t = useTranslations('guide.figure')
  return (
    <ul className="grid gap-1.5 text-muted text-sm">
      <li className="flex items-center gap-2.5">
        <span
          aria-hidden
          className="figures grid size-6 shrink-0 place-items-center rounded-full bg-count font-bold text-count-ink text-xs"
        >
          8
        </span>
        {t('filled')}
      </li>
      <li className="flex items-center gap-2.5">
        <span aria-hidden className="size-6 shrink-0 rounded-full border-2 border-ink/60" />
        {t('hollow')}
      </li>
    </ul>
  )
}

/** The rulebook for players: what `shared/rules.md` says by numbers, in words, tables and figures. */
export function GuideView() {
  const t = useTranslations('guide')
  const text = useGuideText()
  return (
    <div className="column grid items-start gap-x-12 gap-y-6 py-8 lg:grid-cols-[13rem_minmax(0,44rem)]">
      <Contents />
      <article className="grid min-w-0 gap-10 lg:col-start-2 lg:row-start-1">
        <header className="grid gap-3">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('lead')}</p>
          <p>{text('practise')}</p>
        </header>
        <GuideSection name="intro">
          <Paragraphs of="intro" keys={['line', 'score', 'end', 'plain']} />
        </GuideSection>
        <GuideSection name="equipment">
          <Paragraphs of="equipment" keys={['tiles', 'players', 'hidden', 'target', 'points']} />
        </GuideSection>
        <GuideSection name="start">
          <Paragraphs of="start" keys={['lot', 'dealt']} />
          <StartTable />
          <Paragraphs of="start" keys={['opening', 'fair']} />
        </GuideSection>
        <GuideSection name="matching">
          <Paragraphs of="matching" keys={['join', 'choice', 'doubles']} />
          <Marks />
          <FigureOf name="lineAndDoubles" />
        </GuideSection>
        <GuideSection name="ends">
          <Paragraphs of="ends" keys={['lead']} />
          <Points of="ends" keys={['single', 'terminal', 'internal', 'lone', 'loneDouble', 'openers']} />
          <FigureOf name="loneDouble" />
        </GuideSection>
        <GuideSection name="draw">
          <Paragraphs of="draw" keys={['must', 'draw', 'pass', 'blocked', 'reserve']} />
        </GuideSection>
        <GuideSection name="scoring">
          <Paragraphs of="scoring" keys={['rule']} />
          <ScoringTable />
          <Paragraphs of="scoring" keys={['zero', 'most', 'atOnce']} />
          <CountingFigures />
        </GuideSection>
        <GuideSection name="example">
          <Paragraphs of="example" keys={['lead']} />
          <FigureOf name="example" />
          <ExampleTable />
          <Paragraphs of="example" keys={['sum', 'why', 'settled']} />
        </GuideSection>
        <GuideSection name="roundEnd">
          <Paragraphs of="roundEnd" keys={['domino', 'block', 'shown']} />
        </GuideSection>
        <GuideSection name="rounding">
          <Paragraphs of="rounding" keys={['rule']} />
          <RoundingTable />
          <Paragraphs of="rounding" keys={['once']} />
        </GuideSection>
        <GuideSection name="settlement">
          <Paragraphs of="settlement" keys={['lead']} />
          <Points of="settlement" keys={['debit', 'debitBlock', 'award', 'awardBlock', 'gross']} />
          <Paragraphs of="settlement" keys={['leader']} />
        </GuideSection>
        <GuideSection name="winning">
          <Paragraphs of="winning" keys={['atOnce', 'award', 'limit', 'length', 'leaving', 'left']} />
        </GuideSection>
        <GuideSection name="options">
          <Paragraphs of="options" keys={['lead']} />
          <OptionList />
        </GuideSection>
        <GuideSection name="presets">
          <Paragraphs of="presets" keys={['lead']} />
          <PresetList />
          <PresetsTable />
          <Paragraphs of="presets" keys={['quick', 'short', 'casual']} />
        </GuideSection>
        <GuideSection name="spinner">
          <Paragraphs of="spinner" keys={['lead', 'what', 'open', 'itself', 'arms']} />
          <FigureOf name="spinner" />
          <Paragraphs of="spinner" keys={['opened', 'joined']} />
        </GuideSection>
        <GuideSection name="claims">
          <Paragraphs of="claims" keys={['lead', 'name', 'call', 'steal', 'once', 'end', 'hidden']} />
        </GuideSection>
        <GuideSection name="teams">
          <Paragraphs of="teams" keys={['seats', 'award', 'debit', 'lead']} />
        </GuideSection>
        <GuideSection name="scoreboards">
          <Paragraphs of="scoreboards" keys={['lead', 'tally']} />
          <TallySteps />
          <Paragraphs of="scoreboards" keys={['tallyExample', 'pegs']} />
          <PegSteps />
        </GuideSection>
        <GuideSection name="tips">
          <Paragraphs of="tips" keys={['lead']} />
          <TipList />
        </GuideSection>
        <GuideSection name="questions">
          <QuestionList />
        </GuideSection>
        <GuideSection name="source">
          <Paragraphs of="source" keys={['text']} />
        </GuideSection>
      </article>
    </div>
  )
}
