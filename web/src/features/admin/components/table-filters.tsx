import { PeopleSearchBox } from '@/features/admin/components/people-search-box';
import {
  loginFilters,
  readLoginFilter,
  readSortOrder,
  readStatusFilter,
  sortOrders,
  statusFilters,
  type TableView,
} from '@/features/admin/table-view';

interface TableFiltersProps {
  table: TableView;
  onTableChange: (table: TableView) => void;
}

/** Which rows are shown, and in which order. Each change starts at the first page. */
export function TableFilters({ table, onTableChange }: TableFiltersProps) {
  const change = (part: Partial<TableView>) => {
    onTableChange({ ...table, ...part, page: 0 });
  };
  return (
    <div className="mb-4 grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,11rem))]">
      <div className="col-span-2 sm:col-span-3 lg:col-span-1">
        <PeopleSearchBox
          value={table.search}
          onChange={(search) => {
            change({ search });
          }}
        />
      </div>
      <FilterSelect
        label="Status"
        allLabel="All statuses"
        value={readStatusFilter(table.status)}
        options={statusFilters}
        onChange={(status) => {
          change({ status });
        }}
      />
      <FilterSelect
        label="Login"
        allLabel="All logins"
        value={readLoginFilter(table.login)}
        options={loginFilters}
        onChange={(login) => {
          change({ login });
        }}
      />
      <FilterSelect
        label="Sort by"
        value={readSortOrder(table.sort)}
        options={sortOrders}
        className="max-sm:col-span-2"
        onChange={(sort) => {
          change({ sort: readSortOrder(sort ?? '') });
        }}
      />
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  allLabel?: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  className?: string;
  onChange: (value: string | null) => void;
}

/** A choice that says itself what it is about, so its label is for screen readers. */
function FilterSelect({ label, allLabel, value, options, className, onChange }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      className={`min-h-12 w-full min-w-0 rounded-control border border-control bg-paper px-3 py-2 ${className ?? ''}`}
      onChange={(event) => {
        onChange(event.target.value === '' ? null : event.target.value);
      }}
    >
      {allLabel !== undefined && <option value="">{allLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
