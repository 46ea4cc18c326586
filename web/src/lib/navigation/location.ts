// The page shown is a value in session storage, not a route. Each change is also an entry in the browser's history, so that
// Back and Forward work. A link that is opened in another tab, or sent to somebody, names its page in the fragment of the
// address. There only a profile's stays, for bookmarks.
// Read by hand and not with zod, which would make the first load a tenth larger.
import { tabStorage } from '@/base/browser-storage';

const sections = ['how-it-works', 'gallery', 'contact-us'] as const;
type Section = (typeof sections)[number];

/** The parameters of each page. A parameter that a link may omit is optional. */
interface About {
  home: { section?: Section | null };
  /** The notice. The edition is a language, a version or both; the page itself reads it. */
  privacy: { edition?: string | null };
  /** What it is about; the page itself has the list. */
  complaint: { about?: string | null };
  profiles: object;
  /** Null is the sample profile. The open tab is the office's; null is the first. The page itself has the list of its tabs. */
  profile: { profileId: number | null; tab?: string | null };
  'sign-in': object;
  password: object;
  /** The people that the bureau chose for the member; of the other tab, those who fit. Skipped are those before the shown part. */
  'for-you': { tab?: 'fits' | null; skipped?: number | null };
  /** Everybody that the member marked or gave a yes. */
  choices: object;
  shortlist: object;
  'my-profile': object;
  /** The member's rights. The part begins open; the page itself has the list of its parts. */
  rights: { part?: string | null };
  /** The private link of a family. */
  family: { token: string | null };
  /** The people who are shown to a family, on paper. */
  /** The people to print, without `ids` all that are not answered; the tab "each" has one sheet of paper for each. */
  sheets: { profileId: number | null; ids?: readonly number[] | null; tab?: string | null };
  /** What a family agreed to, on paper. */
  'consent-proof': { profileId: number | null };
  propose: object;
  biodata: { profileId: number | null };
  /** The rows of the table; the dashboard itself reads it. */
  dashboard: { view?: unknown };
  /** Null registers a new person. A section of the form is gone to at once. */
  form: { profileId?: number | null; section?: 'contact' | null };
  /** The selected profile of the list beside it; null selects nothing. */
  review: { profileId?: number | null };
  /** The page itself reads the filters that it begins with. */
  audit: { profileId?: number | null; filters?: unknown };
  /** The owner's review of reads. */
  reads: object;
  /** Breaches of personal data. */
  breaches: object;
  /** What the bureau did, month by month. */
  figures: object;
  requests: { requestId?: number | null };
  /** Whose stars are compared; null is not chosen yet. */
  match: { brideId?: number | null; groomId?: number | null };
  /** The people who fit a family; the page itself reads how it looks at them. */
  matches: { profileId: number | null; skipped?: number | null; view?: unknown };
  /** A clerk's morning. */
  today: object;
  /** The people who were not given the notice. */
  'not-told': object;
  /** The people who were shown to nobody for long. */
  waiting: { skipped?: number | null };
  /** What families have sent from the site; one of them is shown first. */
  enquiries: { enquiryId?: number | null };
  /** Complaints; one of them is shown first. */
  grievances: { grievanceId?: number | null };
  import: object;
  /** The plans of the bureau. */
  fees: object;
  /** The check of a receipt by its code, which a link has in small letters. */
  receipt: { code?: string | null };
  notifications: object;
  /** The open tab; null is the first. The page itself has the list of its tabs. */
  settings: { tab?: string | null };
}

export type PageName = keyof About;
export type LocationOf<Name extends PageName> = { [Each in Name]: { page: Each } & Required<About[Each]> }[Name];
export type Location = LocationOf<PageName>;
/** Where a link leads; omitted fields get their defaults. */
export type Destination = { [Each in PageName]: { page: Each } & About[Each] }[PageName];

type Fields = Readonly<Record<string, unknown>>;

const nothing = () => ({});
const profileId = (fields: Fields) => ({ profileId: readId(fields['profileId']) });
const skipped = (fields: Fields) => ({ skipped: readId(fields['skipped']) });
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const tab = (fields: Fields) => ({ tab: text(fields['tab']) });

/** Reads what each page is about, from a destination or from the history; what is not plausible is at its default. */
const readers: { readonly [Name in PageName]: (fields: Fields) => Required<About[Name]> } = {
  home: (fields) => ({ section: sections.find((name) => name === fields['section']) ?? null }),
  privacy: (fields) => ({ edition: text(fields['edition']) }),
  complaint: (fields) => ({ about: text(fields['about']) }),
  profiles: nothing,
  profile: (fields) => ({ ...profileId(fields), ...tab(fields) }),
  'sign-in': nothing,
  password: nothing,
  'for-you': (fields) => ({ tab: fields['tab'] === 'fits' ? 'fits' : null, ...skipped(fields) }),
  choices: nothing,
  shortlist: nothing,
  'my-profile': nothing,
  rights: (fields) => ({ part: text(fields['part']) }),
  family: ({ token }) => ({ token: typeof token === 'string' && /^[0-9a-f]{64}$/.test(token) ? token : null }),
  sheets: ({ ids, ...fields }) => ({
    ...profileId(fields),
    ...tab(fields),
    ids: Array.isArray(ids) ? ids.map(readId).filter((id) => id !== null) : null,
  }),
  'consent-proof': profileId,
  propose: nothing,
  biodata: profileId,
  dashboard: (fields) => ({ view: fields['view'] }),
  form: (fields) => ({ ...profileId(fields), section: fields['section'] === 'contact' ? 'contact' : null }),
  review: profileId,
  audit: (fields) => ({ ...profileId(fields), filters: fields['filters'] }),
  reads: nothing,
  breaches: nothing,
  figures: nothing,
  requests: (fields) => ({ requestId: readId(fields['requestId']) }),
  match: (fields) => ({ brideId: readId(fields['brideId']), groomId: readId(fields['groomId']) }),
  matches: (fields) => ({ ...profileId(fields), ...skipped(fields), view: fields['view'] ?? null }),
  today: nothing,
  'not-told': nothing,
  waiting: skipped,
  enquiries: (fields) => ({ enquiryId: readId(fields['enquiryId']) }),
  grievances: (fields) => ({ grievanceId: readId(fields['grievanceId']) }),
  import: nothing,
  fees: nothing,
  receipt: (fields) => ({ code: text(fields['code']) }),
  notifications: nothing,
  settings: tab,
};

/** The names of earlier versions, which messages, bookmarks and open tabs have. */
const earlierNames = new Map<unknown, Destination>([
  ['my-matches', { page: 'for-you' }],
  ['fits', { page: 'for-you', tab: 'fits' }],
  ['liked', { page: 'choices' }],
  ['requests-mine', { page: 'choices' }],
]);

const isPageName = (name: unknown): name is PageName => typeof name === 'string' && Object.hasOwn(readers, name);
export const pageNames: readonly PageName[] = Object.keys(readers).filter(isPageName);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function readId(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function locationOf<Name extends PageName>(page: Name, fields: Fields): LocationOf<Name> {
  return { page, ...readers[page](fields) };
}

function readLocation(value: unknown): Location | null {
  if (!isFields(value)) return null;
  const fields: Fields = { ...value, ...earlierNames.get(value['page']) };
  return isPageName(fields['page']) ? locationOf(fields['page'], fields) : null;
}

export const toLocation = (destination: Destination): Location => locationOf(destination.page, { ...destination });

/** The address that opens a page in another tab. */
export function hrefOf(destination: Destination): string {
  const location = toLocation(destination);
  if (location.page === 'match') return `/#match/${location.brideId ?? 0}-${location.groomId ?? 0}`;
  const { page, ...about } = location;
  const value = Object.values(about).find((field) => typeof field === 'string' || typeof field === 'number');
  if (value === undefined) return page === 'home' ? '/' : `/#${page}`;
  return `/#${page}/${value}`;
}

/** The page that the fragment of an address names; null for any other fragment. */
export function readFragment(fragment: string): Location | null {
  const [, named, value] = /^#([a-z-]+)(?:\/([a-z0-9-]+))?$/i.exec(fragment) ?? [];
  // Messages that families have lead to the page by its first name.
  const page = named === 'notice' ? 'privacy' : named;
  const [brideId, groomId] = value?.split('-').map(Number) ?? [];
  return readLocation({
    page,
    section: value,
    part: value,
    // Of a profile the address has the user id alone.
    tab: page === 'profile' ? null : value,
    about: value,
    token: value,
    edition: value,
    code: value,
    profileId: Number(value),
    requestId: Number(value),
    enquiryId: Number(value),
    grievanceId: Number(value),
    brideId,
    groomId,
  });
}

export interface Entry {
  location: Location;
  /** The entry before this one. */
  from: Location | null;
  /** Its place among the pages of this tab. */
  index: number;
  /** How far down the page was scrolled, in pixels. */
  scroll: number;
  /** The link on which the page was left. */
  focus: string | null;
  /** How many layers lie on the page, of which this entry is the uppermost one's. */
  depth: number;
}

/** The entry of a page to which nothing leads. */
export function firstEntry(location: Location): Entry {
  return { location, from: null, index: 0, scroll: 0, focus: null, depth: 0 };
}

/** Reads an entry of the browser's history; null when it is not one of ours. */
export function parseEntry(state: unknown): Entry | null {
  if (!isFields(state)) return null;
  const location = readLocation(state['location']);
  const numberOf = (name: string) => {
    const value = state[name];
    return typeof value === 'number' && value > 0 ? value : 0;
  };
  return (
    location && {
      location,
      from: readLocation(state['from']),
      index: numberOf('index'),
      scroll: numberOf('scroll'),
      focus: text(state['focus']),
      depth: numberOf('depth'),
    }
  );
}

const profileIdOf = (location: Location) => ('profileId' in location ? location.profileId : null);

/** Whether a location matches a destination; fields that the destination omits do not count. */
export function isAt(location: Location | null, destination: Destination): boolean {
  if (location === null) return false;
  const fields: Fields = { ...location };
  return Object.entries(destination).every(([name, value]) => fields[name] === value);
}

// The entries of session storage: the page, and its profile.
const pageKey = 'page';
const profileKey = 'profile';

export function storeLocation(location: Location): void {
  tabStorage.setItem(pageKey, location.page);
  const id = profileIdOf(location);
  if (id === null) tabStorage.removeItem(profileKey);
  else tabStorage.setItem(profileKey, String(id));
}

/**
 * The entry to start with. A page that the fragment of the address names comes first. Else session storage decides the page; the
 * entry of the history adds the rest when it is about the same page and profile. An unknown page is home.
 */
export function startEntry(storage: Pick<Storage, 'getItem'>, historyState: unknown, fragment: string): Entry {
  const named = readFragment(fragment);
  const stored = { page: storage.getItem(pageKey), profileId: Number(storage.getItem(profileKey)) };
  const location = named ?? readLocation(stored) ?? toLocation({ page: 'home' });
  const entry = parseEntry(historyState);
  if (entry?.location.page === location.page && profileIdOf(entry.location) === profileIdOf(location)) return entry;
  // Without their code, which is not stored, these would call a working link dead.
  const isBare = named === null && (location.page === 'family' || location.page === 'receipt');
  return firstEntry(isBare ? toLocation({ page: 'home' }) : location);
}
