import { useEffect, useRef } from 'react';

/** Tells the interests that can still be taken back when the page is left. A browser that is closed leaves it to the database. */
export function useLeaving(hasUntold: boolean, leave: () => Promise<unknown>): void {
  const latest = useRef({ hasUntold, leave });
  useEffect(() => {
    latest.current = { hasUntold, leave };
  }, [hasUntold, leave]);
  useEffect(
    () => () => {
      // If it does not arrive, the database tells them after five minutes.
      if (latest.current.hasUntold) latest.current.leave().catch(() => undefined);
    },
    [],
  );
}
