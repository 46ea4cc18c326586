import { z } from 'zod';
import { keepSearch, readSearch } from '@/features/admin/kept-searches';
import { profileStatuses } from '@/person/statuses';
import { allNamesOfStar, birthStars, nameOfStar } from '@/astrology/birth-stars';
import { formatAge } from '@/lib/format';
import { genders, maritalStatuses, religions } from '@/person/value-lists';
import { sayValue } from '@/person/say-value';

/** The sort orders of the table. */
export const sortOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'id', label: 'User Id' },
] as const;
export type SortOrder = (typeof sortOrders)[number]['value'];

const shownStatuses = [...profileStatuses, 'deleted'] as const;

/** The options of the status filter. */
export const statusFilters = () =>
  shownStatuses.map((value) => ({ value, label: value === 'deleted' ? 'Deleted' : sayValue('status', value) }));

/** The options of the login filter. A new and a reset login are the same: both have a temporary password. */
export const loginFilters = [
  { value: 'none', label: 'No login' },
  { value: 'waiting', label: 'Temporary password' },
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Switched off' },
] as const;
export type LoginFilter = (typeof loginFilters)[number]['value'];

/** The options of the bride or groom filter. */
export const sideFilters = [
  { value: 'bride', label: 'Brides' },
  { value: 'groom', label: 'Grooms' },
] as const;

/** The options of the filter by birth star. */
export const starFilters = () => birthStars.map((star) => ({ value: star, label: allNamesOfStar(star) }));

/** The ages to choose from. */
export const ageFilters = Array.from({ length: 53 }, (_, place) => 18 + place).map((age) => ({
  value: String(age),
  label: formatAge(age),
}));

/** The options of the filter by day of registration, with their first day counted back from today. */
export const registeredFilters = [
  { value: 'today', label: 'Today', daysAgo: 0 },
  { value: 'week', label: 'In the last 7 days', daysAgo: 6 },
  { value: 'month', label: 'In the last 30 days', daysAgo: 29 },
  { value: 'quarter', label: 'In the last 90 days', daysAgo: 89 },
  { value: 'year', label: 'In the last 365 days', daysAgo: 364 },
] as const;

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value);

const tableViewSchema = z.object({
  page: z.int().nonnegative().catch(0),
  search: z.string().catch(''),
  /** A status, or "deleted"; null means all that are not deleted. */
  status: z.enum(shownStatuses).nullable().catch(null),
  /** A login state; null means all. */
  login: z.enum(valuesOf(loginFilters)).nullable().catch(null),
  side: z.enum(genders).nullable().catch(null),
  religion: z.enum(religions).nullable().catch(null),
  /** The prefix of a town or state. */
  place: z.string().max(80).catch(''),
  /** The least and the greatest age, as in `ageFilters`; empty means any. */
  ageFrom: z.enum(['', ...valuesOf(ageFilters)]).catch(''),
  ageTo: z.enum(['', ...valuesOf(ageFilters)]).catch(''),
  /** The whole name of a caste, in any case of letters. */
  caste: z.string().max(80).catch(''),
  star: z.enum(birthStars).nullable().catch(null),
  maritalStatus: z.enum(maritalStatuses).nullable().catch(null),
  registered: z.enum(valuesOf(registeredFilters)).nullable().catch(null),
  withoutPicture: z.boolean().catch(false),
  /** Only people with a login but no WhatsApp notice. */
  notTold: z.boolean().catch(false),
  sort: z.enum(valuesOf(sortOrders)).catch('newest'),
});

/** Query and page of the table. */
export type TableView = z.infer<typeof tableViewSchema>;
/** Filters, search and sort order, without the page. */
export type TableQuery = Omit<TableView, 'page'>;
/** The values of the filter dialog. */
export type TableFilters = Omit<TableQuery, 'search' | 'sort'>;

export const defaultTableView: TableView = tableViewSchema.parse({});

/** Reads the view of a location. Missing or unknown values get their default. */
export function readTableView(view: unknown): TableView {
  const stored = tableViewSchema.safeParse(view).data ?? defaultTableView;
  return { ...stored, search: readSearch(stored.search) };
}

/** The view for a location, with a key in place of the search text. */
export function toStoredView(view: TableView): TableView {
  return { ...view, search: keepSearch(view.search) };
}

export const noFilters: TableFilters = {
  status: null,
  login: null,
  side: null,
  religion: null,
  place: '',
  ageFrom: '',
  ageTo: '',
  caste: '',
  star: null,
  maritalStatus: null,
  registered: null,
  withoutPicture: false,
  notTold: false,
};

/** An active filter: its label, and the change that removes it. */
export interface TableChip {
  label: string;
  without: Partial<TableFilters>;
}

const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

function agesInWords(from: string, to: string): string {
  if (from === '') return `Up to ${formatAge(Number(to))}`;
  return to === '' ? `From ${formatAge(Number(from))}` : `${from} to ${formatAge(Number(to))}`;
}

/** The chips of the active filters. */
export function chipsOf(filters: TableFilters): TableChip[] {
  const { status, login, side, religion, place, withoutPicture, notTold } = filters;
  const { ageFrom, ageTo, caste, star, maritalStatus, registered } = filters;
  const chips: TableChip[] = [];
  if (status !== null) chips.push({ label: labelIn(statusFilters(), status), without: { status: null } });
  if (login !== null) chips.push({ label: `Login: ${labelIn(loginFilters, login)}`, without: { login: null } });
  if (side !== null) chips.push({ label: labelIn(sideFilters, side), without: { side: null } });
  if (religion !== null) chips.push({ label: sayValue('religion', religion), without: { religion: null } });
  if (place.trim() !== '') chips.push({ label: `Location: ${place.trim()}`, without: { place: '' } });
  if (ageFrom !== '' || ageTo !== '')
    chips.push({ label: agesInWords(ageFrom, ageTo), without: { ageFrom: '', ageTo: '' } });
  if (caste.trim() !== '') chips.push({ label: `Caste: ${caste.trim()}`, without: { caste: '' } });
  if (star !== null) chips.push({ label: nameOfStar(star), without: { star: null } });
  if (maritalStatus !== null)
    chips.push({ label: sayValue('maritalStatus', maritalStatus), without: { maritalStatus: null } });
  if (registered !== null)
    chips.push({
      label: `Registered: ${labelIn(registeredFilters, registered).toLowerCase()}`,
      without: { registered: null },
    });
  if (withoutPicture) chips.push({ label: 'Without picture', without: { withoutPicture: false } });
  if (notTold) chips.push({ label: 'Not told yet', without: { notTold: false } });
  return chips;
}

/** The accessible name of the table: "Registered users, newest first". */
export function tableCaption({ status, sort }: TableView): string {
  const order = sortOrders.find(({ value }) => value === sort)?.label ?? '';
  return `Registered users, ${sort === 'newest' || sort === 'oldest' ? '' : 'by '}${order.toLowerCase()}${status === 'deleted' ? ', deleted' : ''}`;
}
