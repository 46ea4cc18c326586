import { useEffect, useState, type RefObject } from 'react';

// A finger that rests on the screen trembles.
const leastPx = 8;

/** Whether a bar at the top makes room: while the page scrolls down, unless a control in it has the focus of the keyboard. */
export function useScrolledAway(bar: RefObject<HTMLElement | null>) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < leastPx) return;
      const height = bar.current?.offsetHeight ?? 0;
      setIsAway(scrollY > last && scrollY > height && bar.current?.querySelector(':focus-visible') === null);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
    };
  }, [bar]);
  const show = () => setIsAway(false);
  return { isAway, show };
}
