import { MutationCache, useQueryClient, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AppError } from '@/lib/errors';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
    queryMeta: {
      /** No change that is made on this site concerns it: it is not read again after one. */
      keep?: boolean;
    };
    mutationMeta: {
      /** What it changes, by the keys of what is read: everything if nothing is said, nothing if the list is empty. */
      changes?: readonly QueryKey[];
      /** It counts as done only when what is on screen has been read again. */
      waits?: boolean;
      /** What is on screen may be out of date also when it is refused. */
      evenIfRefused?: boolean;
      /** It changes who sees whom: what was read and is not on screen is forgotten. */
      hides?: boolean;
    };
  }
}

/** Reads again what is on screen, and the rest when it is shown again. */
async function refresh(client: QueryClient, changes?: readonly QueryKey[]): Promise<void> {
  if (changes === undefined) await client.invalidateQueries({ predicate: ({ meta }) => meta?.keep !== true });
  else await Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function refreshAfter({ options }: Mutation<unknown, unknown>, client: QueryClient): Promise<void> | undefined {
  const { meta, scope } = options;
  // What is read while the next of a row is under way would undo what is shown of it.
  const isNotLast = scope && client.isMutating({ predicate: (other) => other.options.scope?.id === scope.id }) > 1;
  if (isNotLast) return undefined;
  let done = refresh(client, meta?.changes);
  if (meta?.hides === true) {
    client.removeQueries({ type: 'inactive' });
    // Also what has left the screen before it was read again.
    done = done.then(() => {
      client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.isInvalidated });
    });
  }
  return meta?.waits === true ? done : undefined;
}

/** The cache of mutations: the one place from which a change reaches what is on screen. */
export const mutationCache = new MutationCache({
  onSuccess: (_data, _variables, _result, mutation, { client }) => refreshAfter(mutation, client),
  onError: ({ kind, refusal }, _variables, _result, mutation, { client }) => {
    // Somebody else was quicker: what is on screen is not true any more.
    const isOutdated = kind === 'conflict' || kind === 'not-found';
    const isRefused = refusal !== null && mutation.meta?.evenIfRefused === true;
    return isOutdated || isRefused ? refreshAfter(mutation, client) : undefined;
  },
});

/** Reads everything on screen again, for a change that was noticed and not made here. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refresh(client), [client]);
}
