import { useSyncExternalStore } from 'react';
import { useTextSize, widthQuery } from '@/lib/text-size';

function subscribe(onChange: () => void) {
  // Of any width: the answer is read again.
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** Whether two columns fit. For content that has another place on phones; styles alone do not move it in the reading order. */
export function useIsWide(): boolean {
  useTextSize();
  return useSyncExternalStore(subscribe, () => widthQuery(48).matches);
}
