import { useSyncExternalStore } from 'react';

// The breakpoint "md" of the styles.
const wide = window.matchMedia('(min-width: 48rem)');

function subscribe(onChange: () => void) {
  wide.addEventListener('change', onChange);
  return () => {
    wide.removeEventListener('change', onChange);
  };
}

/** Whether two columns fit. For content that has another place on phones; styles alone do not move it in the reading order. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches);
