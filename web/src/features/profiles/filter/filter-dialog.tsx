import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { profileCountQueryOptions } from '@/features/profiles/api/profiles';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import {
  filterNames,
  findRangeErrors,
  readFilters,
  sameFilters,
  startQueryOf,
  dropUnusableMatchFilter,
  type Filters,
} from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/shown';
import { useApiQuery } from '@/features/profiles/profile-list';
import { genderOf, type Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { useDebounced } from '@/lib/use-debounced';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/notice';
import { Dialog, DialogActions } from '@/ui/dialog';
import { Bookmark } from '@/ui/icons';

interface FilterDialogProps {
  viewer: Viewer;
  filters: Filters;
  onApply: (filters: Filters) => void;
  onSavedSearches: () => void;
  onClose: () => void;
}

/** The two buttons are one row, also of large letters. */
const foot = 'max-xs:[font-size:min(1rem,5vw)] max-xs:py-1!';

/** The filter dialog. It shows the number of matching profiles before the filters apply. */
export function FilterDialog({ viewer, filters, onApply, onSavedSearches, onClose }: FilterDialogProps) {
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
        {viewer.kind === 'member' && <SavedSearchesButton viewer={viewer} onOpen={onSavedSearches} />}
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
          <Button
            className={clsx(foot, 'max-sm:grow-0! max-sm:basis-auto!')}
            onClick={() => setChanges({ ...cleared, ...startQueryOf(genderOf(viewer)).filters })}
          >
            {t('profiles.filters.clear')}
          </Button>
          <Button look="primary" type="submit" className={clsx(foot, 'grow sm:grow-0')}>
            <span aria-live="polite">{describe(isSettled && !error && !isWrong ? count : undefined)}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Leads to the member's saved searches. */
function SavedSearchesButton({ viewer, onOpen }: { viewer: Viewer; onOpen: () => void }) {
  const { data } = useQuery(savedSearchesQueryOptions(viewer));
  // The counts are not summed: a profile may match several searches.
  const hasNew = data?.some(({ newProfiles }) => newProfiles !== null && newProfiles > 0) ?? false;
  return (
    <Button size="small" className="mb-5" onClick={onOpen}>
      <Bookmark aria-hidden="true" className="size-5" />
      {t('profiles.savedSearches')}
      {hasNew && (
        <span className="rounded-full bg-gold-300 px-2.5 text-sm leading-6 font-semibold text-maroon-900">
          {t('profiles.savedSearchesNew')}
        </span>
      )}
    </Button>
  );
}

// The search text has its own box on the page.
const cleared: Filters = Object.fromEntries(filterNames.filter((name) => name !== 'search').map((name) => [name, '']));

function describe(count: number | undefined): string {
  return count === undefined
    ? t('profiles.filters.show')
    : t('profiles.filters.showCount', { count, shown: formatCapped(count) });
}
