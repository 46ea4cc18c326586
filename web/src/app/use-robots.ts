import { useEffect } from 'react';
import type { PageName } from '@/lib/navigation/location';

/** Search engines may keep the home page (index.html), and no other: the rule follows the page. */
export function useRobots(page: PageName): void {
  useEffect(() => {
    const robots = document.querySelector('meta[name="robots"]');
    robots?.setAttribute('content', page === 'home' ? 'index, nofollow' : 'noindex, nofollow');
  }, [page]);
}
