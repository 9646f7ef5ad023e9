import { useTranslations } from 'next-intl'
import type { RuleSet } from '../../engine/board/rules'
import type { ShownOption } from './figures/OptionFigure'

/** The words of the rule options: what an option is called, and what a rule set says in it, in one sentence. */
export function useOptionWords(): {
  title: (option: ShownOption) => string
  sentence: (option: ShownOption, rules: RuleSet) => string
} {
  const t = useTranslations('rules.options')
  return {
    title: (option) => t(`${option}.title`),
    sentence: (option, rules) => {
      const { seats, teams, handSize: hand, target, roundLimit: rounds } = rules
      switch (option) {
        case 'teams':
          return t(`teams.${teams}`)
        case 'handSize':
          return t('handSize.dealt', { hand, rest: 28 - seats * hand })
        case 'target':
          return t('target.reached', { target })
        case 'roundLimit':
          return rounds === null ? t('roundLimit.none') : t('roundLimit.some', { rounds })
        case 'spinner':
          return t(`spinner.${rules.spinner}`)
        case 'reserve':
          return t(`reserve.${rules.reserve === 0 ? '0' : rules.reserve === 1 ? '1' : '2'}`)
        case 'claims':
          return t(`claims.${rules.claims}`)
        case 'settlement':
          return t(`settlement.${rules.settlement}`)
        case 'blockedAward':
          return t(`blockedAward.${rules.blockedAward}`)
        case 'display':
          return t(`display.${rules.display}`)
      }
    },
  }
}
