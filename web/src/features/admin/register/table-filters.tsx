import { chipsOf, noFilters, type TableFilters as Filters } from '@/features/admin/people/table-view';
import { FilterChips } from '@/ui/filter-chips';
import { t } from '@/texts/texts';

interface TableFiltersProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** Chips for the active filters. */
export function TableFilters({ filters, onChange }: TableFiltersProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <FilterChips
      className="mb-4"
      chips={chips.map(({ label, without }) => ({
        key: Object.keys(without).join(),
        label,
        onRemove: () => {
          onChange(without);
        },
      }))}
      all={{
        label: t('profiles.clearAll'),
        onClick: () => {
          onChange(noFilters);
        },
      }}
    />
  );
}
