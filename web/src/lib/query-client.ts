import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '@/lib/errors';
import { keepFailures } from '@/lib/keep-failures';
import { mutationCache } from '@/lib/refresh';
import { sharedKeys } from '@/lib/api/keys';

/** The one cache of what was read. */
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isTransient(error),
      retryDelay: 1000,
      staleTime: 60_000,
      // Without a connection a query fails and says so, instead of waiting unseen.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
keepFailures(queryClient.getQueryCache());

/** Forgets everything the previous identity read; what is on screen is read again. */
export function forgetEverything(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ queryKey: sharedKeys.identities() });
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  // In the next task: by then the screens know who is looking, and ask for nothing that is not for them.
  setTimeout(() => void queryClient.refetchQueries({ type: 'active' }), 0);
}
