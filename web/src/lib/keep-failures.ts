import type { QueryCache } from '@tanstack/react-query';

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
