import { PeopleSearchBox } from '@/features/admin/components/people-search-box';
import { loginFilters, sortOrders, statusFilters, type TableView } from '@/features/admin/table-view';

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
        value={table.status}
        options={statusFilters}
        onChange={(status) => {
          change({ status });
        }}
      />
      <FilterSelect
        label="Login"
        allLabel="All logins"
        value={table.login}
        options={loginFilters}
        onChange={(login) => {
          change({ login });
        }}
      />
      <FilterSelect
        label="Sort by"
        value={table.sort}
        options={sortOrders}
        className="max-sm:col-span-2"
        onChange={(sort) => {
          if (sort !== null) change({ sort });
        }}
      />
    </div>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The choice that filters nothing. */
  allLabel?: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  className?: string;
  onChange: (value: Value | null) => void;
}

/** A choice that says itself what it is about, so its label is for screen readers. */
function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, value, options, className, onChange } = props;
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      className={`min-h-12 w-full min-w-0 rounded-control border border-control bg-paper px-3 py-2 ${className ?? ''}`}
      onChange={(event) => {
        onChange(options.find((option) => option.value === event.target.value)?.value ?? null);
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
