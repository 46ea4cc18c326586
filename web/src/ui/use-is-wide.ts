import { useInView } from '@/ui/use-in-view';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '@/first-load/when-idle';
import { useTextSize, widthQuery } from '@/lib/text-size';

function subscribe(onChange: () => void) {
  // Of any width: the answer is read again.
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
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
export const useIsWide = (): boolean => useIsAtLeast(48) === true;

/**
 * Whether an element is near the screen, or the page is idle. Parts loaded then are there when the page is printed, also
 * where nobody scrolled to them.
 */
export function useNearOrIdle() {
  const { ref, inView } = useInView({ rootMargin: '400px' });
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isMounted = true;
    whenIdle(() => {
      if (isMounted) setIsIdle(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return { ref, isWanted: inView || isIdle };
}
