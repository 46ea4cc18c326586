import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { introductionKeys } from '@/features/introductions/api/keys';

/** Tells the interests that can still be taken back when the page is left. A browser that is closed leaves it to the database. */
export function useLeaving(isUnsent: boolean, leave: () => Promise<unknown>): void {
  // If it does not arrive, the database sends the answers after five minutes, and a list that is open again by then reads
  // that.
  const { mutate } = useMutation({ mutationFn: leave, meta: { changes: [introductionKeys.all] } });
  const latest = useRef(isUnsent);
  useEffect(() => {
    latest.current = isUnsent;
  }, [isUnsent]);
  useEffect(
    () => () => {
      if (latest.current) mutate();
    },
    [mutate],
  );
}
