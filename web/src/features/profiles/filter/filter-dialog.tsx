import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileCountQueryOptions } from '@/features/profiles/api/profiles';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import {
  filterNames,
  findRangeErrors,
  readFilters,
  sameFilters,
  dropUnusableMatchFilter,
  type Filters,
} from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/format-capped';
import { useApiQuery } from '@/features/profiles/use-api-query';
import { genderOf, type Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { useDebounced } from '@/lib/use-debounced';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { Dialog, DialogActions } from '@/ui/dialog';

interface FilterDialogProps {
  viewer: Viewer;
  filters: Filters;
  onApply: (filters: Filters) => void;
  onClose: () => void;
}

/** The filter dialog. It shows the number of matching profiles before the filters apply. */
export function FilterDialog({ viewer, filters, onApply, onClose }: FilterDialogProps) {
  // Changed fields only; an emptied field is ''.
  const [changes, setChanges] = useState<Filters>({});
  const draft: Filters = { ...filters, ...changes };

  const { filters: wanted } = dropUnusableMatchFilter(
    { filters: readFilters(draft), sort: 'newest' },
    genderOf(viewer),
  );
  const rangeErrors = findRangeErrors(wanted);
  const settled = useDebounced(JSON.stringify(wanted), 300);
  const settledFilters = readFilters(JSON.parse(settled));
  const isSettled = sameFilters(settledFilters, wanted);
  const isWrong = Object.keys(findRangeErrors(settledFilters)).length > 0;
  const asked = useApiQuery({ filters: settledFilters, sort: 'newest' }, viewer);
  const { data: count, error } = useQuery({
    ...profileCountQueryOptions(isWrong ? null : asked.filters),
    placeholderData: keepPreviousData,
  });
  const refusal = isSettled ? error : null;
  const errors = refusal?.field ? { [refusal.field]: errorText(refusal), ...rangeErrors } : rangeErrors;
  const canApply = Object.keys(errors).length === 0;

  return (
    <Dialog title={t('profiles.filters.title')} wide onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canApply) onApply(wanted);
          // The field shows its own fault.
          else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        <FilterFields
          viewer={viewer}
          draft={draft}
          errors={errors}
          onChange={(name, value) => setChanges({ ...changes, [name]: value })}
        />
        <DialogActions>
          {refusal !== null && refusal.field === null && (
            <p role="alert" className="mr-auto text-danger">
              {refusal.refusal === null ? couldNotLoad(t('profiles.filters.theCount')) : errorText(refusal)}
            </p>
          )}
          <Button onClick={() => setChanges(cleared)}>{t('profiles.filters.clear')}</Button>
          <Button look="primary" type="submit" className="grow sm:grow-0">
            <span aria-live="polite">{describe(isSettled && !error && !isWrong ? count : undefined)}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

// The search text has its own box on the page.
const cleared: Filters = Object.fromEntries(filterNames.filter((name) => name !== 'search').map((name) => [name, '']));

function describe(count: number | undefined): string {
  return count === undefined
    ? t('profiles.filters.show')
    : t('profiles.filters.showCount', { count, shown: formatCapped(count) });
}
