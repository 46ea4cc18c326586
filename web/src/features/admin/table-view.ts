import { z } from 'zod';
import { keepSearch, readSearch } from '@/features/admin/kept-searches';
import { sentenceCase } from '@/features/admin/status-words';
import { profileStatuses } from '@/person/value-lists';

/** How the rows of the table may be ordered. */
export const sortOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'id', label: 'User id' },
] as const;
export type SortOrder = (typeof sortOrders)[number]['value'];

/** The choices of the filter by status. */
export const statusFilters = [
  ...profileStatuses.map((status) => ({ value: status, label: sentenceCase(status) })),
  { value: 'deleted', label: 'Deleted' } as const,
] as const;

/** The choices of the filter by login. A new and a reset login are alike: the member has yet to choose a password. */
export const loginFilters = [
  { value: 'none', label: 'No login' },
  { value: 'waiting', label: 'Temporary password' },
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Switched off' },
] as const;
export type LoginFilter = (typeof loginFilters)[number]['value'];

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value);

const tableViewSchema = z.object({
  page: z.int().nonnegative().catch(0),
  search: z.string().catch(''),
  /** One of the statuses, or "deleted"; null shows all that are not deleted. */
  status: z.enum(valuesOf(statusFilters)).nullable().catch(null),
  /** One of the login states; null shows all. */
  login: z.enum(valuesOf(loginFilters)).nullable().catch(null),
  sort: z.enum(valuesOf(sortOrders)).catch('newest'),
});

/** Which rows the table shows. */
export type TableView = z.infer<typeof tableViewSchema>;
/** Which people are meant, whatever the page. */
export type TableQuery = Omit<TableView, 'page'>;

export const defaultTableView: TableView = tableViewSchema.parse({});

/** Reads the view that a location holds; what is missing or unknown is at its default. */
export function readTableView(view: unknown): TableView {
  const stored = tableViewSchema.safeParse(view).data ?? defaultTableView;
  return { ...stored, search: readSearch(stored.search) };
}

/** The view as a location holds it, without the words that were searched for. */
export function toStoredView(view: TableView): TableView {
  return { ...view, search: keepSearch(view.search) };
}

/** Names the table for screen readers: "Registered users, newest first". */
export function tableCaption({ status, sort }: TableView): string {
  const order = sortOrders.find(({ value }) => value === sort)?.label ?? '';
  return `Registered users, ${sort === 'newest' || sort === 'oldest' ? '' : 'by '}${order.toLowerCase()}${status === 'deleted' ? ', deleted' : ''}`;
}
