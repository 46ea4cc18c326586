import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { chipsOf, sameFilters, startQueryOf, without, type Filters } from '@/features/profiles/filters';
import { genderOf, isLikelyMember, type Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/filter-chips';

interface ActiveFiltersProps {
  viewer: Viewer;
  filters: Filters;
  onChange: (filters: Filters) => void;
  onSave: () => void;
}

/** Chips of the filters that are set, the initial side of a member included. */
export function ActiveFilters({ viewer, filters, onChange, onSave }: ActiveFiltersProps) {
  const gender = genderOf(viewer);
  const start = startQueryOf(gender).filters;
  const chips = chipsOf(filters);
  const isStart = sameFilters(filters, start);
  // Members start with a row of chips.
  if (viewer.kind === 'loading' && chips.length === 0)
    return isLikelyMember(viewer) && <div className="mt-3 h-24 max-xs:hidden sm:mt-5 sm:h-11" />;
  if (chips.length === 0 && isStart) return null;
  return (
    <FilterChips
      // The initial side of a member is no choice of theirs: on a small phone the faces come first.
      className={clsx('mt-3 sm:mt-5', isStart && gender !== null && 'max-xs:hidden')}
      chips={chips.map(({ label, names }) => ({
        key: names.join(),
        label,
        onRemove: () => {
          onChange(without(filters, names));
        },
      }))}
      note={
        gender !== null &&
        filters.looking_for === gender && (
          // A bride may search for brides, but rarely means to.
          <p className="text-muted">{t('profiles.registeredAs', { side: gender })}</p>
        )
      }
      all={
        chips.length > 0
          ? {
              label: t(isStart ? 'profiles.showAll' : 'profiles.clearAll'),
              onClick: () => {
                onChange({});
              },
            }
          : {
              label: t('profiles.showSideOnly', { side: start.looking_for ?? null }),
              onClick: () => {
                onChange(start);
              },
            }
      }
    >
      {viewer.kind === 'member' && chips.length > 0 && !isStart && (
        <SaveButton viewer={viewer} filters={filters} onSave={onSave} />
      )}
    </FilterChips>
  );
}

function SaveButton({ viewer, filters, onSave }: Pick<ActiveFiltersProps, 'viewer' | 'filters' | 'onSave'>) {
  const { data } = useQuery(savedSearchesQueryOptions(viewer));
  const saved = data?.find((search) => sameFilters(search.filters, filters));
  if (saved)
    return <p className="text-muted [overflow-wrap:anywhere]">{t('profiles.savedAs', { name: saved.name })}</p>;
  return (
    <Button size="small" onClick={onSave}>
      {t('profiles.saveSearch')}
    </Button>
  );
}
