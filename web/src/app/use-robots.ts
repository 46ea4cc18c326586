import { useEffect } from 'react';
import type { PageName } from '@/lib/navigation/location';

/** Search engines may keep the home page, as index.html says, and no other: what they are told goes with the page. */
export function useRobots(page: PageName): void {
  useEffect(() => {
    const robots = document.querySelector('meta[name="robots"]');
    robots?.setAttribute('content', page === 'home' ? 'index, nofollow' : 'noindex, nofollow');
  }, [page]);
}
