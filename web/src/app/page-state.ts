// The page shown is a value in session storage, not a route: the address never changes. Each change is also an entry in
// the browser's history (same address), so that Back and Forward work.

const pageNames = ['home', 'profiles', 'dashboard', 'profile', 'sign-in'] as const;
type PageName = (typeof pageNames)[number];

const sectionNames = ['how-it-works', 'gallery', 'contact-us'] as const;
type SectionName = (typeof sectionNames)[number];

/** Which rows the dashboard's table shows: kept with the page so that Back returns to them. */
export interface TableView {
  page: number;
  search: string;
}

/** Where the reader is. */
export interface Location {
  page: PageName;
  /** The profile shown; null is the page with no user passed. */
  profileId: number | null;
  /** The part of the home page that was asked for. */
  section: SectionName | null;
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
  const { page, profileId = null, section = null, table = { page: 0, search: '' } } = destination;
  return {
    page,
    // Only one page shows a profile, only one has sections: nothing stays behind from the page before.
    profileId: page === 'profile' ? profileId : null,
    section: page === 'home' ? section : null,
    table,
    from: from && { page: from.page, profileId: from.profileId },
  };
}

/** The location in a history entry, or null when the entry is not one of ours. */
export function parseEntry(state: unknown): Location | null {
  const page = findName(pageNames, readProperty(state, 'page'));
  if (!page) return null;
  const table = readProperty(state, 'table');
  const tablePage = readProperty(table, 'page');
  const search = readProperty(table, 'search');
  const from = readProperty(state, 'from');
  const fromPage = findName(pageNames, readProperty(from, 'page'));
  return {
    ...toLocation({
      page,
      profileId: readId(readProperty(state, 'profileId')),
      section: findName(sectionNames, readProperty(state, 'section')),
      table: {
        page: typeof tablePage === 'number' && Number.isInteger(tablePage) && tablePage >= 0 ? tablePage : 0,
        search: typeof search === 'string' ? search : '',
      },
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
