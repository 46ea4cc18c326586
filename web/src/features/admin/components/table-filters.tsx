import { X } from 'lucide-react';
import { useRef } from 'react';
import { chipsOf, noFilters, type TableFilters as Filters } from '@/features/admin/table-view';
import { Button } from '@/ui/button';

interface TableFiltersProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** The filters that are set: each can be removed, or all at once. */
export function TableFilters({ filters, onChange }: TableFiltersProps) {
  const region = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filters);
  const change = (part: Partial<Filters>) => {
    // The button that was pressed goes.
    region.current?.focus();
    onChange(part);
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label="Active filters"
      className="mb-4 flex flex-wrap items-center gap-2.5 outline-none empty:hidden"
    >
      {chips.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper py-1.5 pr-3 pl-4 text-left [overflow-wrap:anywhere] hover:border-maroon-800 print:border-0 print:p-0"
          onClick={() => {
            change(without);
          }}
        >
          <span className="sr-only">Remove filter </span>
          {label}
          <X aria-hidden="true" className="size-4 shrink-0 text-muted print:hidden" />
        </button>
      ))}
      {chips.length > 0 && (
        <Button
          size="small"
          className="border-transparent underline decoration-gold-500 underline-offset-[5px] print:hidden"
          onClick={() => {
            change(noFilters);
          }}
        >
          Clear all
        </Button>
      )}
    </div>
  );
}
