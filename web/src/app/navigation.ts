import { useSyncExternalStore } from 'react';
import {
  pageKey,
  parseEntry,
  profileKey,
  readScroll,
  startLocation,
  toLocation,
  type Destination,
  type Location,
  type TableView,
} from '@/app/page-state';

/** What the page should do with the scroll position after a change. */
export type Arrival = { scroll: number } | { section: true } | null;

let current = startLocation(sessionStorage.getItem(pageKey), sessionStorage.getItem(profileKey), window.history.state);
let arrival: Arrival = parseEntry(window.history.state) ? { scroll: readScroll(window.history.state) } : null;
const listeners = new Set<() => void>();
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

function store(location: Location): void {
  sessionStorage.setItem(pageKey, location.page);
  if (location.profileId === null) sessionStorage.removeItem(profileKey);
  else sessionStorage.setItem(profileKey, String(location.profileId));
}

function rememberScroll(): void {
  clearTimeout(scrollTimer);
  window.history.replaceState({ ...current, scroll: window.scrollY }, '');
}

function arrive(location: Location, how: Arrival): void {
  current = location;
  arrival = how;
  store(location);
  for (const listener of listeners) listener();
}

/** Starts to follow the browser's Back and Forward. */
export function startNavigation(): void {
  store(current);
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ ...current, scroll: readScroll(window.history.state) }, '');
  window.addEventListener('popstate', (event) => {
    clearTimeout(scrollTimer);
    const location = parseEntry(event.state);
    if (location) arrive(location, { scroll: readScroll(event.state) });
  });
  window.addEventListener(
    'scroll',
    () => {
      // Not at every step: browsers limit how often an entry may be replaced.
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(rememberScroll, 200);
    },
    { passive: true },
  );
}

/** Goes to a page, as a new entry in the history. */
export function goTo(destination: Destination): void {
  rememberScroll();
  const location = toLocation(destination, current);
  window.history.pushState({ ...location, scroll: 0 }, '');
  arrive(location, location.section ? { section: true } : { scroll: 0 });
}

/** Goes to a page in place of the one shown: Back does not return to it. */
export function replaceWith(destination: Destination): void {
  clearTimeout(scrollTimer);
  const location = toLocation(destination, current);
  window.history.replaceState({ ...location, scroll: 0 }, '');
  arrive(location, { scroll: 0 });
}

/** Returns to the profiles as they were left, if that is where the reader came from. */
export function goToProfiles(): void {
  if (current.page === 'profile' && current.from?.page === 'profiles') window.history.back();
  else goTo({ page: 'profiles' });
}

/** Remembers which rows the dashboard shows, without a new entry in the history. */
export function rememberTable(table: TableView): void {
  current = { ...current, table };
  window.history.replaceState({ ...current, scroll: window.scrollY }, '');
  for (const listener of listeners) listener();
}

/** How the reader came to the current page. Read once, at its first showing. */
export function takeArrival(): Arrival {
  const taken = arrival;
  arrival = null;
  return taken;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the reader is. */
export function useLocation(): Location {
  return useSyncExternalStore(subscribe, () => current);
}
