import { useEffect, useRef } from 'react';
import { takeArrival } from '@/lib/navigation/history';
import type { Location } from '@/lib/navigation/location';
import { dropHeadingFocus, wantHeadingFocus } from '@/lib/navigation/heading-focus';

const settleTimeMs = 2000;

let stopRestoring = (): void => undefined;

/** Scrolls to a position as soon as the page is tall enough for it; gives up when the user scrolls. */
function restoreScroll(target: number): void {
  window.scrollTo({ top: target, behavior: 'instant' });
  if (window.scrollY >= target - 1) return;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: target, behavior: 'instant' });
    if (window.scrollY >= target - 1) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, settleTimeMs);
  observer.observe(document.body);
  for (const name of ['wheel', 'touchstart', 'keydown']) window.addEventListener(name, stop, { passive: true });
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
    if (!wasFirst) {
      wantHeadingFocus();
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) {
        dropHeadingFocus();
        heading.focus({ preventScroll: true });
      }
    }
    restoreScroll(arrival.scroll);
  }, [location]);
}
