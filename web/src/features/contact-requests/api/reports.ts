import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { mostRows, readAll } from '@/lib/read-all';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const getReports = (afterId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('reports')
      .select(
        `id, reason, note, created_at, reporter:RegisteredUsers!reports_reporter_id_fkey(id, name),
        reported:RegisteredUsers!reports_profile_id_fkey(id, name)`,
      )
      .is('resolved_at', null)
      .gt('id', afterId)
      .order('id')
      .limit(mostRows),
    signal,
  );

export type OpenReport = Awaited<ReturnType<typeof getReports>>[number];

const getOpenReports = (signal: AbortSignal) => readAll<OpenReport>((last) => getReports(last?.id ?? 0, signal));

/** Open reports of members, oldest first. Always stale: a member may report at any moment. */
export const openReportsQueryOptions = () =>
  queryOptions({ queryKey: requestKeys.reports(), queryFn: ({ signal }) => getOpenReports(signal), staleTime: 0 });

/** Reports a profile to the bureau. */
export const reportProfile = ({ profileId, reason, note }: { profileId: number; reason: string; note: string }) =>
  run(supabase.rpc('report_profile', { profile_id: profileId, reason, note }));

/** Closes a report. */
export const resolveReport = (reportId: number) => run(supabase.rpc('resolve_report', { report_id: reportId }));
