import { useSyncExternalStore } from 'react';
import { blockNavigation, endBypass, isBlocked, navigateUnlessBlocked } from '@/lib/navigation/blocker';
import {
  isAt,
  parseEntry,
  startEntry,
  storeLocation,
  toLocation,
  type Destination,
  type Entry,
  type Location,
} from '@/lib/navigation/location';

/** What to do with the scroll position and the focus after a change; null leaves both alone. */
export type Arrival = { scroll: number } | { section: string } | null;

const scrollPauseMs = 200;

let current: Pick<Entry, 'location' | 'from'> = { location: toLocation({ page: 'home' }), from: null };
let arrival: Arrival = null;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentEntry = (scroll: number): Entry => ({ ...current, scroll });

function rememberScroll(): void {
  clearTimeout(scrollTimer);
  window.history.replaceState(currentEntry(window.scrollY), '');
}

function arriveAt({ location, from }: typeof current, how: Arrival): void {
  current = { location, from };
  arrival = how;
  endBypass();
  storeLocation(location);
  for (const listener of listeners) listener();
}

function followHistory({ state }: PopStateEvent): void {
  clearTimeout(scrollTimer);
  const entry = parseEntry(state);
  if (!entry) return;
  if (isBlocked()) {
    // The browser has gone there already: the form gets a new entry in front of it, and leaving goes back to it.
    window.history.pushState(currentEntry(window.scrollY), '');
    blockNavigation(() => window.history.back());
    return;
  }
  arriveAt(entry, { scroll: entry.scroll });
}

/** Starts where this tab was before a reload, and follows the browser's Back and Forward. */
export function startNavigation(): void {
  const { history } = window;
  const start = startEntry(sessionStorage, history.state);
  arriveAt(start, parseEntry(history.state) && { scroll: start.scroll });
  history.scrollRestoration = 'manual';
  history.replaceState(start, '');
  window.addEventListener('popstate', followHistory);
  window.addEventListener(
    'scroll',
    () => {
      // Not at every step: browsers limit how often an entry may be replaced.
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(rememberScroll, scrollPauseMs);
    },
    { passive: true },
  );
}

/** Goes to a page, as a new entry in the history. Asks first when there is unsaved input. */
export function navigate(destination: Destination): void {
  navigateUnlessBlocked(() => {
    rememberScroll();
    const location = toLocation(destination);
    const entry = { location, from: current.location };
    window.history.pushState({ ...entry, scroll: 0 } satisfies Entry, '');
    const section = location.page === 'home' ? location.section : null;
    arriveAt(entry, section === null ? { scroll: 0 } : { section });
  });
}

/** Goes to a page in place of the one shown: Back does not return to it. Within a page, scroll and focus stay. */
export function replaceLocation(destination: Destination): void {
  clearTimeout(scrollTimer);
  const staysOnPage = destination.page === current.location.page;
  const entry = { location: toLocation(destination), from: current.from };
  window.history.replaceState({ ...entry, scroll: staysOnPage ? window.scrollY : 0 } satisfies Entry, '');
  arriveAt(entry, staysOnPage ? null : { scroll: 0 });
}

/** Returns to where the user came from, or goes home when this is the first page. */
export function goBack(): void {
  if (current.from) window.history.back();
  else navigate({ page: 'home' });
}

/** Where the user came from; null when this is the first page. */
export function previousLocation(): Location | null {
  return current.from;
}

/** Returns to a page as it was left, if the user came from there; goes there otherwise. */
export function returnTo(destination: Destination): void {
  if (isAt(current.from, destination)) window.history.back();
  else navigate(destination);
}

/** How the user came to the current page. Read once, at its first showing. */
export function takeArrival(): Arrival {
  const taken = arrival;
  arrival = null;
  return taken;
}

/** Calls back whenever the user goes somewhere, even to the same page again. */
export function onNavigation(listener: () => void): void {
  listeners.add(listener);
}

/** Where the user is. */
export function useLocation(): Location {
  return useSyncExternalStore(subscribe, () => current.location);
}
