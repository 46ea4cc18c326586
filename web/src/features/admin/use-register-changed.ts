import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

// A name always stands for the same picture; what a deletion would take is asked anew each time.
const unaffected: readonly unknown[] = ['picture', 'deletion'];

/** Has everything that was read from the register read again, on whichever page it is shown. */
export function useRegisterChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]) }),
    [client],
  );
}
