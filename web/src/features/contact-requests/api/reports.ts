import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { run, runWithTotal } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const maxReports = 200;

async function getOpenReports(signal: AbortSignal) {
  const { data: reports, total } = await runWithTotal(
    supabase
      .from('reports')
      .select(
        `id, reason, note, created_at, reporter:RegisteredUsers!reports_reporter_id_fkey(id, name),
        reported:RegisteredUsers!reports_profile_id_fkey(id, name)`,
        { count: 'exact' },
      )
      .is('resolved_at', null)
      .order('id')
      .limit(maxReports),
    signal,
  );
  return { reports, total: total ?? reports.length };
}

/** Open reports of members, oldest first. */
export const openReportsQueryOptions = () =>
  queryOptions({ queryKey: requestKeys.reports(), queryFn: ({ signal }) => getOpenReports(signal) });

export type OpenReport = Awaited<ReturnType<typeof getOpenReports>>['reports'][number];

/** Reports a profile to the bureau. */
export const reportProfile = ({ profileId, reason, note }: { profileId: number; reason: string; note: string }) =>
  run(supabase.rpc('report_profile', { profile_id: profileId, reason, note }));

/** Closes a report. */
export const resolveReport = (reportId: number) => run(supabase.rpc('resolve_report', { report_id: reportId }));
