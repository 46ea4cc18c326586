import type { QueryFilters } from '@tanstack/react-query';
import { onNavigation } from '@/lib/navigation/history';
import { queryClient } from '@/lib/query-client';
import { supabase } from '@/lib/backend/client';
import { noteReach } from '@/lib/backend/reach';
import { isTransient, toAppError } from '@/lib/errors';
import { run } from '@/lib/run';

const firstPauseMs = 2000;
const longestPauseMs = 30_000;
// Jitter, so that browsers do not all reconnect at once.
const spread = 1 + Math.random() / 2;

let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
let isAsking = false;

/** The failed queries on screen. The next part of a list is repeated by hand, as its foot explains. */
const failed: QueryFilters = {
  type: 'active',
  predicate: ({ state }) =>
    state.status === 'error' && isTransient(state.error) && state.fetchMeta?.fetchMore === undefined,
};
const hasFailed = () => queryClient.getQueryCache().findAll(failed).length > 0;

function waitAndAsk(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), Math.min(firstPauseMs * 2 ** attempts, longestPauseMs) * spread);
  attempts += 1;
}

/** Whether the office's server answers this browser, with any status. */
async function isReachable(): Promise<boolean> {
  try {
    await run(supabase.from('site_settings').select('visitors_may_browse', { head: true }));
    return true;
  } catch (error) {
    return toAppError(error).kind !== 'network';
  }
}

/** Checks whether the server answers; when it does, failed queries are read again. The pages change only then. */
async function ask(): Promise<void> {
  if (isAsking) return;
  clearTimeout(timer);
  timer = undefined;
  // The tab is hidden: retry when it is shown.
  if (document.visibilityState === 'hidden') return;
  isAsking = true;
  const isThere = await isReachable();
  noteReach('data', isThere);
  if (isThere) await queryClient.refetchQueries(failed);
  isAsking = false;
  if (!isThere || hasFailed()) waitAndAsk();
  else attempts = 0;
}

function askSoon(): void {
  if (timer !== undefined || hasFailed()) void ask();
}

/** From now on, failed reads are repeated by themselves when the server answers again. */
export function startRecovering(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (timer === undefined && !isAsking && hasFailed()) void ask();
  });
  onNavigation(askSoon);
  window.addEventListener('online', askSoon);
  window.addEventListener('focus', askSoon);
  document.addEventListener('visibilitychange', askSoon);
}
