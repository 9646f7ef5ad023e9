'use client'
import { useTranslations } from 'next-intl'
import type { RuleSet } from '../../engine/board/rules'
import { invalidOptions } from '../../engine/board/validity'
import { NumberField } from '../ui/NumberField'
import { OptionChoice } from './OptionChoice'
import { OptionNumber } from './OptionNumber'

type Props = {
  rules: RuleSet
  /** The most tiles that a hand may have. */
  mostTiles: number
  onChange: <Option extends keyof RuleSet>(option: Option, value: RuleSet[Option]) => void
}

const FIRST_LIMIT = 10

/** Every option of a rule set (R1) but the number of seats. What has no effect now is shown, but can't be chosen. */
export function RulesEditor({ rules, mostTiles, onChange }: Props) {
  const t = useTranslations('rules.options')
  const wrong = invalidOptions(rules)
  const limit = rules.roundLimit === null || wrong.includes('roundLimit') ? FIRST_LIMIT : rules.roundLimit
  return (
    <div className="grid gap-5">
      <OptionChoice
        option="teams"
        unavailable={rules.seats === 4 ? null : t('teams.unavailable')}
        value={String(rules.teams) as 'true' | 'false'}
        values={(['false', 'true'] as const).map((value) => ({
          value,
          label: t(`teams.labels.${value}`),
          rules: { ...rules, teams: value === 'true' },
        }))}
        onChange={(teams) => onChange('teams', teams === 'true')}
      />
      <OptionNumber
        option="handSize"
        label={t('handSize.title')}
        rules={rules}
        value={rules.handSize}
        min={1}
        max={mostTiles}
        onChange={(tiles) => onChange('handSize', tiles)}
        error={wrong.includes('handSize') ? t('handSize.wrong', { most: mostTiles }) : undefined}
      />
      <OptionChoice
        option="reserve"
        value={String(rules.reserve) as '0' | '1' | '2'}
        values={(['0', '1', '2'] as const).map((value) => ({
          value,
          label: t(`reserve.labels.${value}`),
          rules: { ...rules, reserve: Number(value) },
        }))}
        onChange={(reserve) => onChange('reserve', Number(reserve))}
      />
      <OptionChoice
        option="spinner"
        value={rules.spinner}
        values={(['none', 'first'] as const).map((spinner) => ({
          value: spinner,
          label: t(`spinner.labels.${spinner}`),
          rules: { ...rules, spinner },
        }))}
        onChange={(spinner) => onChange('spinner', spinner)}
      />
      <OptionChoice
        option="claims"
        value={rules.claims}
        values={(['automatic', 'call', 'steal'] as const).map((claims) => ({
          value: claims,
          label: t(`claims.labels.${claims}`),
          rules: { ...rules, claims },
        }))}
        onChange={(claims) => onChange('claims', claims)}
      />
      <OptionChoice
        option="settlement"
        value={rules.settlement}
        values={(['debit', 'award'] as const).map((settlement) => ({
          value: settlement,
          label: t(`settlement.labels.${settlement}`),
          rules: { ...rules, settlement },
        }))}
        onChange={(settlement) => onChange('settlement', settlement)}
      />
      <OptionChoice
        option="blockedAward"
        unavailable={rules.settlement === 'award' ? null : t('blockedAward.unavailable')}
        value={rules.blockedAward}
        values={(['gross', 'net'] as const).map((blockedAward) => ({
          value: blockedAward,
          label: t(`blockedAward.labels.${blockedAward}`),
          rules: { ...rules, blockedAward },
        }))}
        onChange={(blockedAward) => onChange('blockedAward', blockedAward)}
      />
      <OptionNumber
        option="target"
        label={t('target.title')}
        rules={rules}
        value={rules.target}
        step={5}
        min={5}
        onChange={(target) => onChange('target', target)}
        error={wrong.includes('target') ? t('target.wrong') : undefined}
      />
      <div className="grid gap-2">
        <OptionChoice
          option="roundLimit"
          value={rules.roundLimit === null ? 'none' : 'some'}
          values={[
            { value: 'none', label: t('roundLimit.labels.none'), rules: { ...rules, roundLimit: null } },
            { value: 'some', label: t('roundLimit.labels.some'), rules: { ...rules, roundLimit: limit } },
          ]}
          onChange={(value) => onChange('roundLimit', value === 'none' ? null : FIRST_LIMIT)}
        />
        {rules.roundLimit !== null && (
          <NumberField
            label={t('roundLimit.count')}
            value={rules.roundLimit}
            min={1}
            onChange={(rounds) => onChange('roundLimit', rounds)}
            error={wrong.includes('roundLimit') ? t('roundLimit.wrong') : undefined}
          />
        )}
      </div>
      <OptionChoice
        option="display"
        value={rules.display}
        values={(['points', 'pegs', 'tally'] as const).map((display) => ({
          value: display,
          label: t(`display.labels.${display}`),
          rules: { ...rules, display },
        }))}
        onChange={(display) => onChange('display', display)}
      />
    </div>
  )
}
