import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { chipsOf, sameFilters, startQueryOf, without, type Filters } from '@/features/profiles/filters';
import { genderOf, isLikelyMember, type Viewer } from '@/lib/session';
import { Button } from '@/ui/button';

interface ActiveFiltersProps {
  viewer: Viewer;
  filters: Filters;
  onChange: (filters: Filters) => void;
  onSave: () => void;
}

/** The filters that are set: each can be removed, or all at once. Whom a member sees first is one of them. */
export function ActiveFilters({ viewer, filters, onChange, onSave }: ActiveFiltersProps) {
  const region = useRef<HTMLDivElement>(null);
  const gender = genderOf(viewer);
  const start = startQueryOf(gender).filters;
  const chips = chipsOf(filters);
  const isStart = sameFilters(filters, start);
  // Members have a row of them from the start.
  if (viewer.kind === 'loading' && chips.length === 0) return isLikelyMember(viewer) && <div className="mt-5 h-11" />;
  if (chips.length === 0 && isStart) return null;
  const change = (next: Filters) => {
    // The button that was pressed goes.
    region.current?.focus();
    onChange(next);
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label="Active filters"
      className="mt-5 flex flex-wrap items-center gap-2.5 outline-none"
    >
      {chips.map(({ label, names }) => (
        <button
          key={names[0]}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper py-1.5 pr-3 pl-4 text-left [overflow-wrap:anywhere] hover:border-maroon-800"
          onClick={() => {
            change(without(filters, names));
          }}
        >
          <span className="sr-only">Remove filter </span>
          {label}
          <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </button>
      ))}
      {gender !== null && filters.looking_for === gender && (
        // A bride may ask for brides, but rarely means to.
        <p className="text-muted">You are registered as a {gender}.</p>
      )}
      {chips.length > 0 ? (
        <Button
          size="small"
          className="border-transparent underline decoration-gold-500 underline-offset-[5px]"
          onClick={() => {
            change({});
          }}
        >
          {isStart ? 'Show all' : 'Clear all'}
        </Button>
      ) : (
        <Button
          size="small"
          onClick={() => {
            change(start);
          }}
        >
          Show {start.looking_for}s only
        </Button>
      )}
      {viewer.kind === 'member' && chips.length > 0 && !isStart && <SaveButton filters={filters} onSave={onSave} />}
    </div>
  );
}

function SaveButton({ filters, onSave }: { filters: Filters; onSave: () => void }) {
  const { data } = useQuery(savedSearchesQueryOptions());
  const saved = data?.find((search) => sameFilters(search.filters, filters));
  if (saved) return <p className="text-muted [overflow-wrap:anywhere]">Saved as “{saved.name}”</p>;
  return (
    <Button size="small" onClick={onSave}>
      Save this search
    </Button>
  );
}
