// The page shown is a value in session storage, not a route: the address never changes. Each change is also an entry in
// the browser's history (same address), so that Back and Forward work.
import {
  defaultTableView,
  readLoginFilter,
  readSortOrder,
  readStatusFilter,
  type TableView,
} from '@/features/admin/table-view';

const pageNames = [
  'home',
  'profiles',
  'dashboard',
  'profile',
  'form',
  'review',
  'audit',
  'import',
  'requests',
  'liked',
  'requests-mine',
  'my-profile',
  'biodata',
  'password',
  'sign-in',
] as const;
type PageName = (typeof pageNames)[number];

const sectionNames = ['how-it-works', 'gallery', 'contact-us'] as const;
type SectionName = (typeof sectionNames)[number];

// The pages that are about one profile, or may be. On the page of requests the number is the request's.
const pagesWithProfile: readonly PageName[] = ['profile', 'form', 'review', 'audit', 'requests', 'biodata'];

/** Where the reader is. */
export interface Location {
  page: PageName;
  /** The profile the page is about; null is the page with no user passed. */
  profileId: number | null;
  /** The part of the home page that was asked for. */
  section: SectionName | null;
  /** Which rows the dashboard's table shows: kept with the page so that Back returns to them. */
  table: TableView;
  /** Where the reader was before, to return there after signing in. */
  from: { page: PageName; profileId: number | null } | null;
}

/** A place to go to; what is not said is at its default. */
export type Destination = Partial<Omit<Location, 'page' | 'from'>> & { page: PageName };

export const pageKey = 'page';
export const profileKey = 'profile';

function findName<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The location a destination stands for. */
export function toLocation(destination: Destination, from: Location | null = null): Location {
  const { page, profileId = null, section = null, table = defaultTableView } = destination;
  return {
    page,
    // Some pages are about a profile, only one has sections: nothing stays behind from the page before.
    profileId: pagesWithProfile.includes(page) ? profileId : null,
    section: page === 'home' ? section : null,
    table,
    from: from && { page: from.page, profileId: from.profileId },
  };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readTable(table: unknown): TableView {
  const page = readProperty(table, 'page');
  return {
    page: typeof page === 'number' && Number.isInteger(page) && page >= 0 ? page : 0,
    search: readText(readProperty(table, 'search')) ?? '',
    status: readStatusFilter(readText(readProperty(table, 'status'))),
    login: readLoginFilter(readText(readProperty(table, 'login'))),
    sort: readSortOrder(readText(readProperty(table, 'sort')) ?? ''),
  };
}

/** The location in a history entry, or null when the entry is not one of ours. */
export function parseEntry(state: unknown): Location | null {
  const page = findName(pageNames, readProperty(state, 'page'));
  if (!page) return null;
  const from = readProperty(state, 'from');
  const fromPage = findName(pageNames, readProperty(from, 'page'));
  return {
    ...toLocation({
      page,
      profileId: readId(readProperty(state, 'profileId')),
      section: findName(sectionNames, readProperty(state, 'section')),
      table: readTable(readProperty(state, 'table')),
    }),
    from: fromPage && { page: fromPage, profileId: readId(readProperty(from, 'profileId')) },
  };
}

/**
 * The location to start with. Session storage decides the page; the history entry adds the rest when it is about the
 * same page. An unknown page is home.
 */
export function startLocation(storedPage: string | null, storedProfile: string | null, entry: unknown): Location {
  const page = findName(pageNames, storedPage) ?? 'home';
  const stored = toLocation({ page, profileId: readId(storedProfile) });
  const remembered = parseEntry(entry);
  if (remembered?.page !== stored.page || remembered.profileId !== stored.profileId) return stored;
  return remembered;
}

/** How far down a history entry was scrolled. */
export function readScroll(state: unknown): number {
  const scroll = readProperty(state, 'scroll');
  return typeof scroll === 'number' && scroll > 0 ? scroll : 0;
}
