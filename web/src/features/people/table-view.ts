import { z } from 'zod';
import { keepSearch, readSearch } from '@/features/people/kept-searches';
import { choiceFilters } from '@/features/people/search';
import { daysBefore, todayAtBureau } from '@/lib/bureau-days';
import { formatAge, formatMonthOfYear } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { profileStatuses } from '@/person/statuses';
import { genders } from '@/person/value-lists';
import { areListed, sayAnyOf } from '@/person/values';
import { t, type TextId } from '@/texts/texts';

/** In the filter by handler: nobody looks after the family. No username begins with this sign. */
export const nobody = '-';

const sortOrders = ['newest', 'oldest', 'name', 'age', 'id'] as const;
export type SortOrder = (typeof sortOrders)[number];

const statusFilters = [...profileStatuses, 'deleted'] as const;

/** A new and a reset login are the same: both have a temporary password. */
const loginFilters = ['none', 'waiting', 'active', 'off'] as const;
export type LoginFilter = (typeof loginFilters)[number];

const sideFilters = [...genders, 'none'] as const;

const ages = Array.from({ length: 53 }, (_, place) => String(18 + place));

/** The periods of the filter by day of registration, with their first day counted back from today. */
const daysSinceRegistration = { today: 0, week: 6, month: 29, quarter: 89, year: 364 } as const;
type Registered = keyof typeof daysSinceRegistration;
const registeredFilters: readonly Registered[] = ['today', 'week', 'month', 'quarter', 'year'];

/** A month of registration: "2026-11". */
const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
function recentMonths(): string[] {
  const [year = 0, month = 0] = todayAtBureau().split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7));
}
const isPeriod = (text: string): text is Registered => registeredFilters.some((period) => period === text);

/** The first and the last day of a period; null for the last that is not over. */
export function daysOfRegistration(registered: string): { from: string; to: string | null } {
  if (isPeriod(registered)) return { from: daysBefore(todayAtBureau(), daysSinceRegistration[registered]), to: null };
  const [year = 0, month = 0] = registered.split('-').map(Number);
  return { from: `${registered}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

const sayStatus = (status: (typeof statusFilters)[number]) =>
  status === 'deleted' ? t('admin.status.deleted') : sayValue('status', status);

export const tableOptions = () => ({
  sort: sortOrders.map((value) => ({ value, label: t(`admin.sort.${value}`) })),
  status: statusFilters.map((value) => ({ value, label: sayStatus(value) })),
  login: loginFilters.map((value) => ({ value, label: t(`admin.hasLogin.${value}`) })),
  side: sideFilters.map((value) => ({ value, label: t(`admin.side.${value}`) })),
  age: ages.map((value) => ({ value, label: formatAge(Number(value)) })),
  registered: [
    ...registeredFilters.map((value) => ({ value, label: t(`admin.registered.${value}`) })),
    ...recentMonths().map((value) => ({ value, label: formatMonthOfYear(value) })),
  ],
});

/** The filters by a field with a list: those of the search box, and what the office alone knows. */
export const tableChoices = [...choiceFilters, 'source', 'income'] as const;
export type ChoiceFilter = (typeof tableChoices)[number];

const listed = (filter: ChoiceFilter) =>
  z
    .string()
    .refine((text) => areListed(filter, text))
    .catch('');

const tableViewSchema = z.object({
  page: z.int().nonnegative().catch(0),
  search: z.string().catch(''),
  /** A status, or "deleted"; null means all that are not deleted. */
  status: z.enum(statusFilters).nullable().catch(null),
  /** A login state; null means all. */
  login: z.enum(loginFilters).nullable().catch(null),
  side: z.enum(sideFilters).nullable().catch(null),
  religion: listed('religion'),
  /** The prefix of a town or state. */
  place: z.string().max(80).catch(''),
  /** The least and the greatest age, as in `ages`; empty means any. */
  ageFrom: z.enum(['', ...ages]).catch(''),
  ageTo: z.enum(['', ...ages]).catch(''),
  /** Words of a caste; with commas, one of several. */
  caste: z.string().max(80).catch(''),
  /** Words of the degree, and of the job. */
  education: z.string().max(80).catch(''),
  job: z.string().max(80).catch(''),
  birth_star: listed('birth_star'),
  rasi: listed('rasi'),
  mother_tongue: listed('mother_tongue'),
  marital_status: listed('marital_status'),
  source: listed('source'),
  income: listed('income'),
  /** Towns or states, with commas between. */
  work_place: z.string().max(80).catch(''),
  native_place: z.string().max(80).catch(''),
  /** A period, or a month. */
  registered: z
    .string()
    .refine((text) => isPeriod(text) || isMonth(text))
    .nullable()
    .catch(null),
  withoutPicture: z.boolean().catch(false),
  /** Only people with a login but no WhatsApp notice. */
  notTold: z.boolean().catch(false),
  /** The username of the admin who looks after the family, or `nobody`. */
  handledBy: z.string().max(32).nullable().catch(null),
  sort: z.enum(sortOrders).catch('newest'),
});

export type TableView = z.infer<typeof tableViewSchema>;
/** Filters, search and sort order, without the page. */
export type TableQuery = Omit<TableView, 'page'>;
export type TableFilters = Omit<TableQuery, 'search' | 'sort'>;

export const defaultTableView: TableView = tableViewSchema.parse({});

/** Reads the view of a location. Missing or unknown values get their default. */
export function readTableView(view: unknown): TableView {
  const stored = tableViewSchema.safeParse(view).data ?? defaultTableView;
  return { ...stored, search: readSearch(stored.search) };
}

export const toStoredView = (view: TableView): TableView => ({ ...view, search: keepSearch(view.search) });

const { page: _page, search: _search, sort: _sort, ...noFilters } = defaultTableView;
export { noFilters };

export interface TableChip {
  label: string;
  without: Partial<TableFilters>;
}

function agesInWords(from: string, to: string): string {
  if (from === '') return t('admin.chip.agesUpTo', { to });
  return to === '' ? t('admin.chip.agesFrom', { from }) : t('admin.chip.ages', { from, to });
}

export function chipsOf(filters: TableFilters): TableChip[] {
  const { status, login, side, withoutPicture, notTold, handledBy, ageFrom, ageTo, registered } = filters;
  const chips: TableChip[] = [];
  const addTyped = (
    name: 'place' | 'caste' | 'education' | 'job' | 'work_place' | 'native_place',
    say: (value: string) => string = String,
  ) => {
    const value = filters[name].trim();
    if (value !== '') chips.push({ label: say(value), without: { [name]: '' } });
  };
  const addListed = (...names: ChoiceFilter[]) => {
    for (const name of names)
      if (filters[name] !== '') chips.push({ label: sayAnyOf(name, filters[name]), without: { [name]: '' } });
  };
  if (status !== null) chips.push({ label: sayStatus(status), without: { status: null } });
  if (login !== null) chips.push({ label: t('admin.chip.login', { state: login }), without: { login: null } });
  if (side !== null) chips.push({ label: t(`admin.side.${side}`), without: { side: null } });
  addListed('religion');
  addTyped('place', (place) => t('admin.chip.location', { place }));
  if (ageFrom !== '' || ageTo !== '')
    chips.push({ label: agesInWords(ageFrom, ageTo), without: { ageFrom: '', ageTo: '' } });
  addTyped('caste', (caste) => t('admin.chip.caste', { caste }));
  addTyped('education');
  addTyped('job');
  addTyped('work_place', (value) => t('person-member.chip.work_place', { value }));
  addTyped('native_place', (value) => t('person-member.chip.native_place', { value }));
  if (filters.income !== '')
    chips.push({
      label: t('person-member.chip.income', { value: sayAnyOf('income', filters.income) }),
      without: { income: '' },
    });
  addListed('birth_star', 'rasi', 'mother_tongue', 'marital_status', 'source');
  if (registered !== null) {
    const label = isPeriod(registered)
      ? t('admin.chip.registered', { when: registered })
      : t('admin.chip.registeredIn', { month: formatMonthOfYear(registered) });
    chips.push({ label, without: { registered: null } });
  }
  if (withoutPicture) chips.push({ label: t('admin.filter.withoutPicture'), without: { withoutPicture: false } });
  if (notTold) chips.push({ label: t('admin.filter.notTold'), without: { notTold: false } });
  if (handledBy !== null) {
    const label =
      handledBy === nobody ? t('admin.chip.handledByNobody') : t('admin.chip.handledBy', { username: handledBy });
    chips.push({ label, without: { handledBy: null } });
  }
  return chips;
}

const captions = {
  newest: 'admin.table.newest',
  oldest: 'admin.table.oldest',
  name: 'admin.table.byName',
  age: 'admin.table.byAge',
  id: 'admin.table.byId',
} as const satisfies Record<SortOrder, TextId>;

/** The accessible name of the table: "Registered users, newest first". */
export function tableCaption({ status, sort }: TableView): string {
  const caption = t(captions[sort]);
  return status === 'deleted' ? t('admin.table.deleted', { caption }) : caption;
}
