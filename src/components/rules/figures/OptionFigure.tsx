import type { RuleSet } from '../../../engine/board/rules'
import { ClaimsFigure } from './ClaimsFigure'
import { DisplayFigure } from './DisplayFigure'
import { HandFigure, ReserveFigure } from './HandFigures'
import { RoundLimitFigure, TargetFigure } from './LengthFigures'
import { BlockedFigure, SettlementFigure } from './SettlementFigures'
import { SpinnerFigure } from './SpinnerFigure'
import { TeamsFigure } from './TeamsFigure'

export type ShownOption = Exclude<keyof RuleSet, 'seats'>

/** What a rule set says in one option, drawn. */
export function OptionFigure({ option, rules }: { option: ShownOption; rules: RuleSet }) {
  switch (option) {
    case 'teams':
      return <TeamsFigure teams={rules.teams} />
    case 'handSize':
      return <HandFigure tiles={rules.handSize} rest={28 - rules.seats * rules.handSize} />
    case 'target':
      return <TargetFigure target={rules.target} />
    case 'roundLimit':
      return <RoundLimitFigure rounds={rules.roundLimit} />
    case 'spinner':
      return <SpinnerFigure spinner={rules.spinner} />
    case 'reserve':
      return <ReserveFigure reserve={rules.reserve} />
    case 'claims':
      return <ClaimsFigure claims={rules.claims} />
    case 'settlement':
      return <SettlementFigure settlement={rules.settlement} />
    case 'blockedAward':
      return <BlockedFigure blockedAward={rules.blockedAward} />
    case 'display':
      return <DisplayFigure display={rules.display} />
  }
}
