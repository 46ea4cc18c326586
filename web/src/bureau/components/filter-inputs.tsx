import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { splitList } from '@/base/values';
import { filterValuesQueryOptions, type SuggestedFilter } from '@/bureau/api/filter-values';
import { labelOf } from '@/person/fields';
import { incomesFrom, leastIncomeOf, leastIncomes, sayLeastIncome } from '@/person/income';
import { isWithheld, sayAnyOf } from '@/person/values';
import { t } from '@/texts/texts';
import { sayWord } from '@/texts/words';
import { SelectField, TextField } from '@/ui/fields';

interface LeastIncomeFieldProps {
  emptyLabel: string;
  /** The bands of the filter, with commas between; empty for any income. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A filter for an income from one band up. A list of other bands, of an older search, stays an option. */
export function LeastIncomeField({ emptyLabel, value, error, onChange }: LeastIncomeFieldProps) {
  const isOther = splitList(value).length > 0 && leastIncomeOf(value) === null;
  return (
    <SelectField
      label={labelOf('income')}
      emptyLabel={emptyLabel}
      options={[
        ...(isOther ? [{ value, label: sayAnyOf('income', value) }] : []),
        ...leastIncomes.map((band) => ({ value: incomesFrom(band), label: sayLeastIncome(band) })),
      ]}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  filter: SuggestedFilter;
}

const kinds = {
  caste: 'caste',
  education: 'education',
  location: 'place',
  work_place: 'place',
  native_place: 'place',
  occupation: 'job',
} as const;

/** A text filter with the values that profiles have. Several places or castes are written with commas. */
export function SuggestedField({ filter, ...field }: SuggestedFieldProps) {
  const { data = [] } = useQuery(filterValuesQueryOptions(filter));
  const listId = useId();
  // A suggestion takes the place of all that is typed: it begins with the places before the last comma.
  const before = kinds[filter] === 'place' || filter === 'caste' ? (/^.*,\s*/.exec(field.value)?.[0] ?? '') : '';
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {/* The browser finds by both: a reader may type either, or another name of the caste. */}
        {data
          .filter(({ value }) => !isWithheld(value))
          .map(({ value, people, same }) => (
            <option
              key={value}
              value={before + sayWord(kinds[filter], value)}
              label={t('profiles.filters.suggestion', {
                value: sayWord(kinds[filter], value) + (same.length > 0 ? ` (${same.join(', ')})` : ''),
                people,
              })}
            />
          ))}
      </datalist>
    </>
  );
}
