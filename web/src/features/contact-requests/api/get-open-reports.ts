import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const mostReports = 200;

async function getOpenReports(signal: AbortSignal) {
  const { data, count, error, status } = await supabase
    .from('reports')
    .select(
      `id, reason, note, created_at, reporter:RegisteredUsers!reports_reporter_id_fkey(id, name),
      reported:RegisteredUsers!reports_reported_id_fkey(id, name)`,
      { count: 'exact' },
    )
    .is('resolved_at', null)
    .order('id')
    .limit(mostReports)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { reports: data, total: count ?? data.length };
}

/** What members reported and nobody has closed, the oldest first. */
export const openReportsQueryOptions = () =>
  queryOptions({ queryKey: ['contact-requests', 'reports'], queryFn: ({ signal }) => getOpenReports(signal) });

export type OpenReport = Awaited<ReturnType<typeof getOpenReports>>['reports'][number];
