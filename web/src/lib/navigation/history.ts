import { blockNavigation, endBypass, isBlocked, navigateUnlessBlocked } from '@/lib/navigation/blocker';
import {
  closeLayersAbove,
  onBackDone,
  forgetLayers,
  restoreLayers,
  layerDepth,
  startLayers,
  afterPendingBack,
} from '@/lib/navigation/layers';
import {
  firstEntry,
  hrefOf,
  isAt,
  parseEntry,
  readFragment,
  startEntry,
  storeLocation,
  toLocation,
  type Destination,
  type Entry,
  type Location,
} from '@/lib/navigation/location';
import { tabStorage } from '@/base/browser-storage';
import { createStore, useStore } from '@/base/store';

/** The scroll position and the focus after a change; null leaves both alone. */
export type Arrival = { scroll: number; focus: string | null } | { section: string } | null;

const scrollPauseMs = 200;

const place = createStore<Pick<Entry, 'location' | 'from' | 'index'>>(firstEntry(toLocation({ page: 'home' })));
let arrival: Arrival = null;
let returnedTo = 0;
let isGrowing = false;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

const currentEntry = (focus: string | null = null): Entry => ({
  ...place.get(),
  scroll: window.scrollY,
  focus,
  depth: layerDepth(),
});

/** Remembers how far down the page is, and on which link the user leaves it. */
function rememberPlace(focus: string | null = null): void {
  clearTimeout(scrollTimer);
  window.history.replaceState(currentEntry(focus), '');
}

function arriveAt({ location, from, index }: ReturnType<typeof place.get>, how: Arrival): void {
  arrival = how;
  returnedTo = how !== null && 'scroll' in how ? how.scroll : 0;
  endBypass();
  storeLocation(location);
  place.set({ location, from, index });
}

/** Pushes an entry above the page's own. Layers of the page close, with their entries. */
function pushEntry(location: Location, how: Arrival): void {
  const { location: from, index } = place.get();
  const entry: Entry = { location, from, index: index + 1, scroll: 0, focus: null, depth: 0 };
  if (layerDepth() > 0) window.history.replaceState(entry, '', addressOf(location));
  else window.history.pushState(entry, '', addressOf(location));
  forgetLayers();
  arriveAt(entry, how);
}

/** Goes to the entry before the page's own, past those of what lies on it. */
function leaveBackwards(): void {
  afterPendingBack(() => {
    const steps = layerDepth() + 1;
    forgetLayers();
    window.history.go(-steps);
  });
}

/** The address while a page is shown. A profile's has its link, for bookmarks and the browser's own Share. */
function addressOf(location: Location): string {
  const isProfile = location.page === 'profile' && location.profileId !== null;
  return window.location.pathname + window.location.search + (isProfile ? hrefOf(location).slice(1) : '');
}

function followHistory({ state }: PopStateEvent): void {
  clearTimeout(scrollTimer);
  const entry = parseEntry(state);
  if (onBackDone(entry?.depth ?? 0)) return;
  if (!entry) {
    // A link to a page was entered into the address of this tab: the browser has made an entry for it.
    const location = readFragment(window.location.hash);
    if (location === null) return;
    window.history.replaceState(currentEntry(), '', addressOf(place.get().location));
    navigateUnlessBlocked(() => {
      const { location: from, index } = place.get();
      const own: Entry = { ...firstEntry(location), from, index: index + 1 };
      window.history.replaceState(own, '', addressOf(location));
      forgetLayers();
      arriveAt(own, { scroll: 0, focus: null });
    });
    return;
  }
  if (entry.index === place.get().index && entry.depth !== layerDepth()) {
    closeLayersAbove(entry.depth);
    window.history.replaceState(currentEntry(), '');
    return;
  }
  if (isBlocked()) {
    // The browser has gone there already: the form gets a new entry in front of it, and leaving goes back to it.
    window.history.pushState({ ...currentEntry(), depth: 0 } satisfies Entry, '', addressOf(place.get().location));
    restoreLayers();
    blockNavigation(leaveBackwards);
    return;
  }
  forgetLayers(entry.depth);
  arriveAt(entry, { scroll: entry.scroll, focus: entry.focus });
}

/** Starts at the page that the address names, or where this tab was before a reload; follows Back and Forward. */
export function startNavigation(): void {
  const { history } = window;
  const { hash } = window.location;
  const start = startEntry(tabStorage, history.state, hash);
  arriveAt(start, parseEntry(history.state) && { scroll: start.scroll, focus: null });
  history.scrollRestoration = 'manual';
  history.replaceState(start, '', addressOf(start.location));
  window.addEventListener('popstate', followHistory);
  startLayers(start.depth);
  window.addEventListener(
    'scroll',
    () => {
      if (isGrowing) return;
      // Not at every step: browsers limit how often an entry may be replaced.
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(rememberPlace, scrollPauseMs);
    },
    { passive: true },
  );
}

/**
 * Goes to a page, as a new entry in the history. Asks first when there is unsaved input.
 * @param focus what has the focus, as `describeFocus()` says it: Back returns it there
 */
export function navigate(destination: Destination, focus: string | null = null): void {
  navigateUnlessBlocked(() => {
    afterPendingBack(() => {
      rememberPlace(focus);
      const location = toLocation(destination);
      const section = location.page === 'home' ? location.section : null;
      pushEntry(location, section === null ? { scroll: 0, focus: null } : { section });
    });
  });
}

/** Goes to a page in place of the one shown: Back does not return to it. Within a page, scroll and focus stay. */
export function replaceLocation(destination: Destination): void {
  afterPendingBack(() => {
    clearTimeout(scrollTimer);
    const staysOnPage = destination.page === place.get().location.page;
    const location = toLocation(destination);
    const scroll = staysOnPage ? window.scrollY : 0;
    window.history.replaceState({ ...currentEntry(), location, scroll } satisfies Entry, '', addressOf(location));
    arriveAt({ ...place.get(), location }, staysOnPage ? null : { scroll: 0, focus: null });
  });
}

/** Returns to where the user came from, or goes home when this is the first page. */
export function goBack(): void {
  if (place.get().from) leaveBackwards();
  else navigate({ page: 'home' });
}

/** Where the user came from; null when this is the first page. */
export const previousLocation = (): Location | null => place.get().from;

/** Returns to a page as it was left, if the user came from there; goes there otherwise. */
export function returnTo(destination: Destination): void {
  if (isAt(place.get().from, destination)) leaveBackwards();
  else navigate(destination);
}

/** While a page grows back to its scroll position, no position on the way is stored. */
export function holdPlace(isHeld: boolean): void {
  isGrowing = isHeld;
}

/** Whether the page is still shorter than the scroll position to restore. */
export const isPlaceHeld = (): boolean => isGrowing;

/** How the user came to the current page. Read once, at its first showing. */
export function takeArrival(): Arrival {
  const taken = arrival;
  arrival = null;
  return taken;
}

/** The scroll position to restore on the current page, in pixels. */
export const placeReturnedTo = (): number => returnedTo;

/** Calls back whenever the user goes somewhere, even to the same page again. */
export function onNavigation(listener: () => void): void {
  place.subscribe(listener);
}

export const currentLocation = (): Location => place.get().location;

export const useLocation = (): Location => useStore(place).location;
