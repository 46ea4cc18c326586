import { sentenceCase } from '@/features/admin/status-words';
import { profileStatuses } from '@/person/value-lists';

/** Which people are meant, whatever the page. */
export interface TableQuestion {
  search: string;
  status: StatusFilter | null;
  login: LoginFilter | null;
  sort: SortOrder;
}

/** How the rows of the table may be ordered. */
export const sortOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'id', label: 'User id' },
] as const;
export type SortOrder = (typeof sortOrders)[number]['value'];

/** Which rows the table shows. */
export interface TableView {
  page: number;
  search: string;
  /** One of the statuses, or "deleted"; null shows all that are not deleted. */
  status: string | null;
  /** One of the login states; null shows all. */
  login: string | null;
  sort: SortOrder;
}

export const defaultTableView: TableView = { page: 0, search: '', status: null, login: null, sort: 'newest' };

/** The choices of the filter by status. */
export const statusFilters = [
  ...profileStatuses.map((status) => ({ value: status, label: sentenceCase(status) })),
  { value: 'deleted', label: 'Deleted' } as const,
] as const;
export type StatusFilter = (typeof statusFilters)[number]['value'];

/** The choices of the filter by login. A new and a reset login are alike: the member has yet to choose a password. */
export const loginFilters = [
  { value: 'none', label: 'No login' },
  { value: 'waiting', label: 'Temporary password' },
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Switched off' },
] as const;
export type LoginFilter = (typeof loginFilters)[number]['value'];

/** The status filter of a remembered view; null when it is not one of ours. */
export function readStatusFilter(value: string | null): StatusFilter | null {
  return statusFilters.find((filter) => filter.value === value)?.value ?? null;
}

/** The login filter of a remembered view; null when it is not one of ours. */
export function readLoginFilter(value: string | null): LoginFilter | null {
  return loginFilters.find((filter) => filter.value === value)?.value ?? null;
}

/** What the table's view asks for, whatever the page. */
export function readTableQuestion({ search, status, login, sort }: TableView): TableQuestion {
  return { search, status: readStatusFilter(status), login: readLoginFilter(login), sort };
}

/** Names the table for screen readers: "Registered users, newest first". */
export function tableCaption({ status, sort }: TableView): string {
  const order = sortOrders.find(({ value }) => value === sort)?.label ?? '';
  return `Registered users, ${sort === 'newest' || sort === 'oldest' ? '' : 'by '}${order.toLowerCase()}${status === 'deleted' ? ', deleted' : ''}`;
}

/** The order of a remembered view; the newest first when it is not one of ours. */
export function readSortOrder(value: string): SortOrder {
  return sortOrders.find((order) => order.value === value)?.value ?? defaultTableView.sort;
}
