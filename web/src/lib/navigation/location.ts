// The page shown is a value in session storage, not a route: the address never changes. Each change is also an entry in
// the browser's history (same address), so that Back and Forward work.
// Of zod the small variant: this is part of the first load.
import { z } from 'zod/mini';

// What is no id becomes null, like the id of a page that is about nobody in particular.
const id = z.catch(z.nullable(z.int().check(z.positive())), null);
const optionalId = z._default(id, null);
const section = z._default(z.catch(z.nullable(z.enum(['how-it-works', 'gallery', 'contact-us'])), null), null);

const locationSchema = z.discriminatedUnion('page', [
  z.object({ page: z.literal('home'), section }),
  z.object({ page: z.literal('profiles') }),
  // Null is the sample profile.
  z.object({ page: z.literal('profile'), profileId: id }),
  z.object({ page: z.literal('sign-in') }),
  z.object({ page: z.literal('password') }),
  z.object({ page: z.literal('liked') }),
  z.object({ page: z.literal('requests-mine') }),
  z.object({ page: z.literal('my-profile') }),
  z.object({ page: z.literal('propose') }),
  z.object({ page: z.literal('biodata'), profileId: id }),
  // Which rows the table shows; the dashboard itself knows how to read it.
  z.object({ page: z.literal('dashboard'), view: z.optional(z.unknown()) }),
  // Null registers a new person.
  z.object({ page: z.literal('form'), profileId: optionalId }),
  // What is selected in the list beside it; null selects nothing.
  z.object({ page: z.literal('review'), profileId: optionalId }),
  z.object({ page: z.literal('audit'), profileId: optionalId }),
  z.object({ page: z.literal('requests'), requestId: optionalId }),
  z.object({ page: z.literal('import') }),
]);

/** Where the user is: a page and what it is about. */
export type Location = z.infer<typeof locationSchema>;
/** Where a link leads; omitted fields get their defaults. */
export type Destination = z.input<typeof locationSchema>;
export type PageName = Location['page'];
export type LocationOf<Name extends PageName> = { [Each in Location as Each['page']]: Each }[Name];

export const pageNames: readonly PageName[] = locationSchema.def.options.flatMap(({ shape }) => shape.page.def.values);

const entrySchema = z.object({
  location: locationSchema,
  /** The entry before this one. */
  from: z.catch(z.nullable(locationSchema), null),
  /** How far down the page was scrolled, in pixels. */
  scroll: z.catch(z.number().check(z.nonnegative()), 0),
});

/** An entry in the browser's history. */
export type Entry = z.infer<typeof entrySchema>;

/** The location that a destination stands for. */
export function toLocation(destination: Destination): Location {
  return locationSchema.parse(destination);
}

/** Reads an entry of the browser's history; null when it is not one of ours. */
export function parseEntry(state: unknown): Entry | null {
  return entrySchema.safeParse(state).data ?? null;
}

const profileIdOf = (location: Location) => ('profileId' in location ? location.profileId : null);

/** Whether a location is the one that a destination names; fields that the destination omits do not count. */
export function isAt(location: Location | null, destination: Destination): boolean {
  if (location === null) return false;
  const fields = new Map<string, unknown>(Object.entries(location));
  return Object.entries(destination).every(([name, value]) => fields.get(name) === value);
}

// What session storage keeps: the page, and the profile that it is about.
const pageKey = 'page';
const profileKey = 'profile';

/** Keeps the location for a reload. */
export function storeLocation(location: Location): void {
  sessionStorage.setItem(pageKey, location.page);
  const profileId = profileIdOf(location);
  if (profileId === null) sessionStorage.removeItem(profileKey);
  else sessionStorage.setItem(profileKey, String(profileId));
}

/**
 * The entry to start with. Session storage decides the page; the entry of the history adds the rest when it is about the
 * same page and profile. An unknown page is home.
 */
export function startEntry(storage: Pick<Storage, 'getItem'>, historyState: unknown): Entry {
  const stored = locationSchema.safeParse({
    page: storage.getItem(pageKey),
    profileId: Number(storage.getItem(profileKey)),
  });
  const location = stored.data ?? toLocation({ page: 'home' });
  const entry = parseEntry(historyState);
  if (entry?.location.page === location.page && profileIdOf(entry.location) === profileIdOf(location)) return entry;
  return { location, from: null, scroll: 0 };
}
