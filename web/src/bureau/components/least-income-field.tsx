import { splitList } from '@/base/split-list';
import { labelOf } from '@/person/fields';
import { incomesFrom, leastIncomeOf, leastIncomes, sayLeastIncome } from '@/person/income';
import { sayAnyOf } from '@/person/values';
import { SelectField } from '@/ui/fields';

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
