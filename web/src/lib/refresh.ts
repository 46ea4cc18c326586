import { MutationCache, useQueryClient, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AppError } from '@/lib/errors';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
    queryMeta: {
      /** No mutation of this site affects it: it is never invalidated. */
      keep?: boolean;
    };
    mutationMeta: {
      /** The query keys it invalidates: all if left out, none if the list is empty. */
      changes?: readonly QueryKey[];
      /** It changes nothing but the record of what was read: no query is invalidated. Its calls go through `runReading`. */
      reads?: boolean;
      /** The mutation succeeds only after the active queries were refetched. */
      waits?: boolean;
      /** Invalidates after a refusal too. */
      evenIfRefused?: boolean;
      /** It changes who sees which profiles: queries that are not on screen are dropped. */
      hides?: boolean;
    };
  }
}

/** Invalidates the queries: active ones are refetched, the others when they are shown again. */
async function refresh(client: QueryClient, changes?: readonly QueryKey[]): Promise<void> {
  if (changes === undefined) await client.invalidateQueries({ predicate: ({ meta }) => meta?.keep !== true });
  else await Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function refreshAfter({ options }: Mutation<unknown, unknown>, client: QueryClient): Promise<void> | undefined {
  const { meta, scope } = options;
  if (meta?.reads === true) return undefined;
  // A refetch during the next mutation of a series would overwrite its optimistic result.
  const isNotLast = scope && client.isMutating({ predicate: (other) => other.options.scope?.id === scope.id }) > 1;
  if (isNotLast) return undefined;
  let done = refresh(client, meta?.changes);
  if (meta?.hides === true) {
    client.removeQueries({ type: 'inactive' });
    // Also queries that left the screen before their refetch ended.
    done = done.then(() => {
      client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.isInvalidated });
    });
  }
  return meta?.waits === true ? done : undefined;
}

/** The mutation cache: the one place that invalidates queries after a change. */
export const mutationCache = new MutationCache({
  onSuccess: (_data, _variables, _result, mutation, { client }) => refreshAfter(mutation, client),
  onError: (error, _variables, _result, mutation, { client }) => {
    const { kind, refusal } = error;
    if (error.mayBeDone) {
      // The page shows what the database has. Its words do not wait for that: the server may be away for long.
      void refreshAfter(mutation, client);
      return undefined;
    }
    // Another change came first: the screen is out of date.
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
