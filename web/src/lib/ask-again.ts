import { QueryClientContext, type QueryFilters } from '@tanstack/react-query';
import { use, useCallback } from 'react';

/** Fetching queries without data, and fetching queries without a subscriber, which another query awaits. */
const unanswered: QueryFilters = {
  fetchStatus: 'fetching',
  predicate: (query) => query.state.data === undefined || !query.isActive(),
};

/** Drops the requests that have no answer, and sends those on screen again. Returns whether there were any of these. */
export function useAskAgain(): () => boolean {
  // The page that loads the client's code has none yet.
  const client = use(QueryClientContext);
  return useCallback(() => {
    if (client === undefined) return false;
    const onScreen = client.getQueryCache().findAll({ ...unanswered, type: 'active' });
    // Without the cancellation a second fetch would join the first.
    void client
      .cancelQueries(unanswered)
      .then(() => client.refetchQueries({ type: 'active', predicate: (query) => onScreen.includes(query) }));
    return onScreen.length > 0;
  }, [client]);
}
