import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

// Links to pictures stay good, and who is signed in has not changed.
const unaffected: readonly unknown[] = ['picture-urls', 'identity'];

/** Somebody is seen no more, or again: what was read about people is forgotten, and read again where it is shown. */
export function useSeenPeopleChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    client.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]),
    });
    return client.invalidateQueries({ predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]) });
  }, [client]);
}
