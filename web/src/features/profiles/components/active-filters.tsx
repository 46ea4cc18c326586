import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { profileCountQueryOptions } from '@/features/profiles/api/profiles';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { chipsOf, sameFilters, without, type Filters } from '@/features/profiles/filters';
import { profilesInWords } from '@/features/profiles/format-capped';
import type { Viewer } from '@/lib/session';
import { Button } from '@/ui/button';

interface ActiveFiltersProps {
  viewer: Viewer;
  filters: Filters;
  onChange: (filters: Filters) => void;
  onSave: () => void;
}

/** How many profiles are found, and the filters that are set: each can be removed, or all at once. */
export function ActiveFilters({ viewer, filters, onChange, onSave }: ActiveFiltersProps) {
  const region = useRef<HTMLDivElement>(null);
  const { data: count } = useQuery({ ...profileCountQueryOptions(filters), enabled: viewer.kind !== 'loading' });
  const chips = chipsOf(filters);
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
      <p aria-live="polite" className="mr-2 min-h-6 min-w-24 font-medium">
        {count !== undefined && profilesInWords(count)}
      </p>
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
      {chips.length > 0 && (
        <Button
          size="small"
          className="border-transparent underline decoration-gold-500 underline-offset-[5px]"
          onClick={() => {
            change({});
          }}
        >
          Clear all
        </Button>
      )}
      {viewer.kind === 'member' && chips.length > 0 && <SaveButton filters={filters} onSave={onSave} />}
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
