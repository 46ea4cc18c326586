import { z } from 'zod';
import { keepSearch, readSearch } from '@/features/admin/kept-searches';
import { sentenceCase } from '@/features/admin/status-words';
import { profileStatuses } from '@/person/statuses';
import { genders, religions } from '@/person/value-lists';

/** How the rows of the table may be ordered. */
export const sortOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'id', label: 'User Id' },
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

/** The choices of the filter by bride or groom. */
export const sideFilters = [
  { value: 'bride', label: 'Brides' },
  { value: 'groom', label: 'Grooms' },
] as const;

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value);

const tableViewSchema = z.object({
  page: z.int().nonnegative().catch(0),
  search: z.string().catch(''),
  /** One of the statuses, or "deleted"; null shows all that are not deleted. */
  status: z.enum(valuesOf(statusFilters)).nullable().catch(null),
  /** One of the login states; null shows all. */
  login: z.enum(valuesOf(loginFilters)).nullable().catch(null),
  side: z.enum(genders).nullable().catch(null),
  religion: z.enum(religions).nullable().catch(null),
  /** The beginning of a town or a state. */
  place: z.string().max(80).catch(''),
  withoutPicture: z.boolean().catch(false),
  /** Who has a login, but was not told of it by WhatsApp. */
  notTold: z.boolean().catch(false),
  sort: z.enum(valuesOf(sortOrders)).catch('newest'),
});

/** Which rows the table shows. */
export type TableView = z.infer<typeof tableViewSchema>;
/** Which people are meant, whatever the page. */
export type TableQuery = Omit<TableView, 'page'>;
/** What the panel of filters holds. */
export type TableFilters = Omit<TableQuery, 'search' | 'sort'>;

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

export const noFilters: TableFilters = {
  status: null,
  login: null,
  side: null,
  religion: null,
  place: '',
  withoutPicture: false,
  notTold: false,
};

/** A filter that is set, in words, and the view without it. */
export interface TableChip {
  label: string;
  without: Partial<TableFilters>;
}

const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The filters that are set, a chip each. */
export function chipsOf({ status, login, side, religion, place, withoutPicture, notTold }: TableFilters): TableChip[] {
  const chips: TableChip[] = [];
  if (status !== null) chips.push({ label: labelIn(statusFilters, status), without: { status: null } });
  if (login !== null) chips.push({ label: `Login: ${labelIn(loginFilters, login)}`, without: { login: null } });
  if (side !== null) chips.push({ label: labelIn(sideFilters, side), without: { side: null } });
  if (religion !== null) chips.push({ label: religion, without: { religion: null } });
  if (place.trim() !== '') chips.push({ label: `Location: ${place.trim()}`, without: { place: '' } });
  if (withoutPicture) chips.push({ label: 'Without picture', without: { withoutPicture: false } });
  if (notTold) chips.push({ label: 'Not told yet', without: { notTold: false } });
  return chips;
}

/** Names the table for screen readers: "Registered users, newest first". */
export function tableCaption({ status, sort }: TableView): string {
  const order = sortOrders.find(({ value }) => value === sort)?.label ?? '';
  return `Registered users, ${sort === 'newest' || sort === 'oldest' ? '' : 'by '}${order.toLowerCase()}${status === 'deleted' ? ', deleted' : ''}`;
}
