import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { filterValuesQueryOptions, type SuggestedFilter } from '@/features/profiles/api/filter-values';
import { TextField } from '@/ui/text-field';

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  filter: SuggestedFilter;
}

/** A text filter with the values that profiles have. Several places are written with commas. */
export function SuggestedField({ filter, ...field }: SuggestedFieldProps) {
  const { data = [] } = useQuery(filterValuesQueryOptions(filter));
  const listId = useId();
  // A suggestion takes the place of all that is typed: it begins with the places before the last comma.
  const before = filter === 'location' ? (/^.*,\s*/.exec(field.value)?.[0] ?? '') : '';
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {data.map((value) => (
          <option key={value} value={before + value} />
        ))}
      </datalist>
    </>
  );
}
