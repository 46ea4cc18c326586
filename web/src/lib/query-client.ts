import {
  MutationCache,
  QueryClient,
  useQueryClient,
  type Mutation,
  type QueryCache,
  type QueryKey,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { retriesOf, retryDelayOf, type AppError } from '@/lib/errors';

/** The keys of what the technical code reads itself. */
export const coreKeys = {
  identities: () => ['identity'] as const,
  identity: (userId: string | null) => ['identity', userId] as const,
  pictures: () => ['picture'] as const,
  picture: (bucket: string | undefined, path: string | undefined, version?: string) =>
    ['picture', bucket, path, version] as const,
  pictureLimit: () => ['picture-limit'] as const,
};

/**
 * Keeps a failed query in the state "error" while it is refetched. TanStack Query sets it to "pending" at each attempt, and every
 * page would flicker between error and skeleton. A page that is opened starts with its skeleton.
 */
export function keepFailures(cache: QueryCache): void {
  const failures = new WeakMap<object, unknown>();
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== 'updated') return;
    const { status } = query.state;
    if (event.action.type === 'fetch') {
      // The screens hear of both changes together, as one.
      if (status === 'pending' && failures.has(query)) query.setState({ status: 'error', error: failures.get(query) });
    } else if (status === 'error' && query.getObserversCount() > 0) failures.set(query, query.state.error);
    else failures.delete(query);
  });
}

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
    done = done.then(() => client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.isInvalidated }));
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

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < retriesOf(error),
      retryDelay: retryDelayOf,
      staleTime: 60_000,
      // Offline, a query fails with a message instead of pausing silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
keepFailures(queryClient.getQueryCache());

/** Removes the queries of the previous login; active ones are refetched. */
export function forgetEverything(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ queryKey: coreKeys.identities() });
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  // In the next task: by then the screens know who is looking, and ask for nothing that is not for them.
  setTimeout(() => void queryClient.refetchQueries({ type: 'active' }), 0);
}
