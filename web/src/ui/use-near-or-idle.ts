import { useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { whenIdle } from '@/first-load/when-idle';

/**
 * Whether an element is near the screen, or the page is idle. Parts loaded then are there when the page is printed, also
 * where nobody scrolled to them.
 */
export function useNearOrIdle() {
  const { ref, inView } = useInView({ rootMargin: '400px', triggerOnce: true });
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
