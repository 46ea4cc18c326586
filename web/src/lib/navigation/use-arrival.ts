import { useEffect, useRef } from 'react';
import { dropHeadingFocus, focusAgain, focusHeading } from '@/lib/navigation/focus';
import { holdPlace, takeArrival } from '@/lib/navigation/history';
import type { Location } from '@/lib/navigation/location';

// So long after it last grew, a page counts as whole.
const settleTimeMs = 2000;
const userEvents = ['wheel', 'touchstart', 'keydown'] as const;

let stopRestoring = (): void => undefined;

/** Returns to a place as soon as the page reaches it, and to the link that had the focus. Gives up when the user moves on. */
function restorePlace(top: number, focus: string | null): void {
  let isFocused = focus === null;
  const tryIt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    isFocused ||= focus !== null && focusAgain(focus);
    return isFocused && window.scrollY >= top - 1;
  };
  if (tryIt()) return;
  holdPlace(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    holdPlace(false);
    for (const name of userEvents) window.removeEventListener(name, stop);
  };
  const giveUp = () => {
    stop();
    if (!isFocused) focusHeading();
  };
  const observer = new ResizeObserver(() => {
    if (tryIt()) {
      stop();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(giveUp, settleTimeMs);
  });
  observer.observe(document.body);
  for (const name of userEvents) window.addEventListener(name, stop, { passive: true });
  stopRestoring = stop;
}

function goToSection(section: string): void {
  const element = document.getElementById(section);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  element?.querySelector('h2')?.focus({ preventScroll: true });
}

/** After each change of page: puts the scroll position and the focus where the user expects them. */
export function useArrival(location: Location): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const arrival = takeArrival();
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!arrival) return;
    stopRestoring();
    if ('section' in arrival) {
      dropHeadingFocus();
      goToSection(arrival.section);
      return;
    }
    const focus = wasFirst ? null : arrival.focus;
    if (focus !== null) dropHeadingFocus();
    restorePlace(arrival.scroll, focus);
    if (focus === null && !wasFirst) focusHeading();
  }, [location]);
}
