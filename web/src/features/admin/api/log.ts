import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

async function getLog(profileId: number, signal: AbortSignal) {
  const [entries, attempts] = await Promise.all([
    run(
      supabase
        .from('profile_log')
        .select('id, kind, entry, call_again_on, done_at, written_by_name, written_at')
        .eq('registered_user_id', profileId)
        .order('id', { ascending: false }),
      signal,
    ),
    run(
      supabase
        .from('contact_attempts')
        .select('id, request_id, channel, note, tried_by_name, tried_at')
        .eq('registered_user_id', profileId)
        .order('id', { ascending: false }),
      signal,
    ),
  ]);
  return [
    ...entries.map(({ written_by_name: by, written_at: at, ...entry }) => ({ ...entry, by, at, requestId: null })),
    ...attempts.map(({ id, request_id: requestId, channel: kind, note: entry, tried_by_name: by, tried_at: at }) => ({
      id,
      kind,
      entry,
      by,
      at,
      requestId,
      call_again_on: null,
      done_at: null,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** An entry of a person's log, or a saved call of a contact request. */
export type LogEntry = Awaited<ReturnType<typeof getLog>>[number];

/** The log of a person with the calls of contact requests, newest first. */
export const profileLogQueryOptions = (profileId: number) =>
  queryOptions({ queryKey: adminKeys.log(profileId), queryFn: ({ signal }) => getLog(profileId, signal) });

/** The calls that are due: all days until today. */
export const dueCallsQueryOptions = (today: string) =>
  queryOptions({
    queryKey: adminKeys.dueCalls(today),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('profile_log')
          .select('id, entry, call_again_on, person:RegisteredUsers!inner(id, name)')
          .lte('call_again_on', today)
          .is('done_at', null)
          .is('person.deleted_at', null)
          .order('call_again_on')
          .order('id'),
        signal,
      ),
  });

interface NewEntry {
  profileId: number;
  kind: string;
  entry: string;
  callAgainOn: string | null;
}

const changes = [['log'], ['due-calls']];

/** Adds an entry to a person's log. The same again within ten minutes is one entry. */
export const logEntryAdding = () => ({
  mutationFn: ({ profileId, kind, entry, callAgainOn }: NewEntry) =>
    run(
      supabase.rpc('add_log_entry', {
        profile_id: profileId,
        kind,
        entry,
        ...(callAgainOn !== null && { call_again_on: callAgainOn }),
      }),
    ),
  meta: { changes, waits: true },
});

/** Marks the call that an entry asks for as done. */
export const logCallFinishing = () => ({
  mutationFn: (entryId: number) => run(supabase.rpc('finish_log_call', { entry_id: entryId })),
  meta: { changes, waits: true },
});
