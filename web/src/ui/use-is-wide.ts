import { useSyncExternalStore } from 'react';
import { useTextSize, widthQuery } from '@/lib/text-size';

function subscribe(onChange: () => void) {
  // Of any width: the answer is read again.
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** Whether the page is so many rem wide or wider; undefined where it is drawn before a browser shows it. */
export function useIsAtLeast(rem: number): boolean | undefined {
  useTextSize();
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => widthQuery(rem).matches,
    () => undefined,
  );
}

/** Whether two columns fit. For content that has another place on phones; styles alone do not move it in the reading order. */
export function useIsWide(): boolean {
  return useIsAtLeast(48) === true;
}
