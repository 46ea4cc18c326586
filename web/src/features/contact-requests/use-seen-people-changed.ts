import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

// Who is signed in has not changed, and pictures that are still shown are the same.
const unaffected: readonly unknown[] = ['picture', 'identity'];

/** Somebody is seen no more, or again: what was read about people is forgotten, and read again where it is shown. */
export function useSeenPeopleChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    client.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey[0] !== 'identity',
    });
    return client.invalidateQueries({ predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]) });
  }, [client]);
}
