import { useSyncExternalStore } from 'react';
import type { TableView } from '@/features/admin/table-view';
import { forgetKeptSearches, keepSearch, readSearch } from '@/app/kept-searches';
import { currentGuard } from '@/lib/leave-guard';
import {
  pageKey,
  parseEntry,
  profileKey,
  readScroll,
  startLocation,
  toLocation,
  type Destination,
  type Location,
} from '@/app/page-state';

/** What the page should do with the scroll position after a change. */
export type Arrival = { scroll: number } | { section: true } | null;

/** A location as it stands in the history. */
function toEntry(location: Location, scroll: number) {
  return { ...location, table: { ...location.table, search: keepSearch(location.table.search) }, scroll };
}

/** The location that stands in the history, with what was searched for. */
function withSearch(location: Location): Location {
  return { ...location, table: { ...location.table, search: readSearch(location.table.search) } };
}

let current = withSearch(
  startLocation(sessionStorage.getItem(pageKey), sessionStorage.getItem(profileKey), window.history.state),
);
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
  window.history.replaceState(toEntry(current, window.scrollY), '');
}

function arrive(location: Location, how: Arrival): void {
  current = location;
  arrival = how;
  store(location);
  for (const listener of listeners) listener();
}

// The reader has agreed to leave: the next change of page is not held back.
let passing = false;
// Where the reader wanted to go when unsaved input stood in the way.
let heldBack: (() => void) | null = null;

function setHeldBack(action: (() => void) | null): void {
  heldBack = action;
  for (const listener of listeners) listener();
}

/** Does what leaves the page, or holds it back until the reader has been asked about unsaved input. */
export function leaveThen(action: () => void): void {
  if (currentGuard() && !passing) setHeldBack(action);
  else action();
}

/** The leaving that waits for the reader's answer, or null. */
export function useHeldBack(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => heldBack);
}

/** The reader stays. */
export function stayHere(): void {
  setHeldBack(null);
}

/** The reader leaves; with `discard` what was typed is forgotten. */
export function leaveAnyway(discard: boolean): void {
  const action = heldBack;
  if (discard) currentGuard()?.discard();
  setHeldBack(null);
  if (!action) return;
  passing = true;
  action();
}

/** Starts to follow the browser's Back and Forward. */
export function startNavigation(): void {
  store(current);
  window.history.scrollRestoration = 'manual';
  window.history.replaceState(toEntry(current, readScroll(window.history.state)), '');
  window.addEventListener('popstate', (event) => {
    clearTimeout(scrollTimer);
    const location = parseEntry(event.state);
    if (!location) return;
    if (currentGuard() && !passing) {
      // The browser has gone there already: the form gets a new entry in front of it, and leaving goes back to it.
      window.history.pushState(toEntry(current, window.scrollY), '');
      setHeldBack(() => {
        window.history.back();
      });
      return;
    }
    passing = false;
    arrive(withSearch(location), { scroll: readScroll(event.state) });
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
  leaveThen(() => {
    passing = false;
    rememberScroll();
    const location = toLocation(destination, current);
    window.history.pushState(toEntry(location, 0), '');
    arrive(location, location.section ? { section: true } : { scroll: 0 });
  });
}

/** Goes to a page in place of the one shown: Back does not return to it. Within a page, scroll and focus stay. */
export function replaceWith(destination: Destination): void {
  clearTimeout(scrollTimer);
  const stays = destination.page === current.page;
  const location = { ...toLocation(destination, current), ...(stays && { from: current.from }) };
  window.history.replaceState(toEntry(location, stays ? window.scrollY : 0), '');
  arrive(location, stays ? null : { scroll: 0 });
}

/** Returns to where the reader came from, or goes home when this is the first page. */
export function goBack(): void {
  if (current.from) window.history.back();
  else goTo({ page: 'home' });
}

/** Returns to the profiles as they were left, if that is where the reader came from. */
export function goToProfiles(): void {
  if (current.page === 'profile' && current.from?.page === 'profiles') window.history.back();
  else goTo({ page: 'profiles' });
}

/** Remembers which rows the dashboard shows, without a new entry in the history. */
export function rememberTable(table: TableView): void {
  current = { ...current, table };
  window.history.replaceState(toEntry(current, window.scrollY), '');
  for (const listener of listeners) listener();
}

/** Forgets what was searched for on the dashboard, whichever entry of the history it belongs to. */
export function forgetSearches(): void {
  forgetKeptSearches();
  if (current.table.search !== '') rememberTable({ ...current.table, search: '' });
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

/** Calls back whenever the reader goes somewhere, and be it to the same page again. */
export function onNavigation(listener: () => void): void {
  listeners.add(listener);
}

/** Where the reader is. */
export function useLocation(): Location {
  return useSyncExternalStore(subscribe, () => current);
}
