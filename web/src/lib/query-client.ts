import { QueryClient } from '@tanstack/react-query';
import { retriesOf, retryDelayOf } from '@/lib/errors';
import { keepFailures } from '@/lib/keep-failures';
import { mutationCache } from '@/lib/refresh';
import { coreKeys } from '@/lib/keys';

/** The one query cache. */
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
