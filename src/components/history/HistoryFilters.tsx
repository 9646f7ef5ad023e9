import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { presetSchema } from '../../contract/rules'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { SelectField } from '../ui/SelectField'
import { TextField } from '../ui/TextField'
import { type Filter, isFiltered } from './filter'

/** A form of links: what is chosen stands in the address, and works without script. */
export function HistoryFilters({ filter, path }: { filter: Filter; path: string }) {
  const t = useTranslations('history')
  const presets = useTranslations('rules.presets')
  const rated = filter.rated === undefined ? '' : filter.rated ? 'yes' : 'no'
  return (
    <Form
      action={path}
      key={JSON.stringify(filter)}
      aria-label={t('filters')}
      className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-raised p-4 sm:grid-cols-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.4fr)_auto]"
    >
      <SelectField label={t('preset')} name="preset" defaultValue={filter.preset ?? ''}>
        <option value="">{t('any')}</option>
        {presetSchema.options.map((preset) => (
          <option key={preset} value={preset}>
            {presets(preset)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('seats')} name="seats" defaultValue={filter.seats ?? ''}>
        <option value="">{t('any')}</option>
        {[2, 3, 4].map((seats) => (
          <option key={seats}>{seats}</option>
        ))}
      </SelectField>
      <SelectField label={t('rated')} name="rated" defaultValue={rated}>
        <option value="">{t('any')}</option>
        <option value="yes">{t('onlyRated')}</option>
        <option value="no">{t('onlyCasual')}</option>
      </SelectField>
      <SelectField label={t('result')} name="result" defaultValue={filter.result ?? ''}>
        <option value="">{t('any')}</option>
        {(['won', 'drawn', 'lost'] as const).map((result) => (
          <option key={result} value={result}>
            {t(`results.${result}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('opponent')}
        name="opponent"
        placeholder={t('opponentHint')}
        defaultValue={filter.opponent ?? ''}
        maxLength={40}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <Button type="submit">{t('apply')}</Button>
        {isFiltered(filter) && (
          <Link href={path} className="link inline-flex min-h-11 min-w-11 items-center">
            {t('clear')}
          </Link>
        )}
      </div>
    </Form>
  )
}
