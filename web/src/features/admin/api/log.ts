import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { householdQueryOptions } from '@/features/admin/api/households';
import { adminKeys } from '@/features/admin/api/keys';
import { callsOfFamilies } from '@/features/admin/people/calls-of-families';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

async function getLog(profileId: number, client: QueryClient, signal: AbortSignal) {
  const { people } = await client.query(householdQueryOptions(profileId));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const ids = [profileId, ...names.keys()];
  const [entries, attempts] = await Promise.all([
    run(
      supabase
        .from('profile_log')
        .select(
          'id, kind, entry, call_again_on, done_at, written_by_name, written_at, for_household, registered_user_id',
        )
        .in('registered_user_id', ids)
        .order('id', { ascending: false }),
      signal,
    ),
    run(
      supabase
        .from('contact_attempts')
        .select('id, request_id, channel, note, tried_by_name, tried_at, registered_user_id')
        .in('registered_user_id', ids)
        .order('id', { ascending: false }),
      signal,
    ),
  ]);
  return [
    ...entries.map(
      ({ written_by_name: by, written_at: at, for_household: forHousehold, registered_user_id: about, ...entry }) => ({
        ...entry,
        by,
        at,
        requestId: null,
        forHousehold,
        of: names.get(about) ?? null,
      }),
    ),
    ...attempts.map(
      ({
        id,
        request_id: requestId,
        channel: kind,
        note: entry,
        tried_by_name: by,
        tried_at: at,
        registered_user_id: about,
      }) => ({
        id,
        kind,
        entry,
        by,
        at,
        requestId,
        call_again_on: null,
        done_at: null,
        forHousehold: false,
        of: names.get(about) ?? null,
      }),
    ),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** An entry of a log, or a saved call of a contact request. `of`: its person, if that is another one of the household. */
export type LogEntry = Awaited<ReturnType<typeof getLog>>[number];

/** The log of a person and of the household, with the calls of contact requests, newest first. */
export const profileLogQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: adminKeys.log(profileId),
    queryFn: ({ client, signal }) => getLog(profileId, client, signal),
  });

/** The calls that are due: all days until today, one for each household. */
export const dueCallsQueryOptions = (today: string) =>
  queryOptions({
    queryKey: adminKeys.dueCalls(today),
    queryFn: async ({ signal }) =>
      callsOfFamilies(
        await run(
          supabase
            .from('profile_log')
            .select('id, entry, call_again_on, person:RegisteredUsers!inner(id, name, office_details(household))')
            .lte('call_again_on', today)
            .is('done_at', null)
            .is('person.deleted_at', null)
            .order('call_again_on')
            .order('id'),
          signal,
        ),
      ),
  });

interface NewEntry {
  profileId: number;
  kind: string;
  entry: string;
  callAgainOn: string | null;
  forHousehold: boolean;
}

const changes = [['log'], ['due-calls']];

/** Adds an entry to a person's log. The same again within ten minutes is one entry. */
export const logEntryAdding = () => ({
  mutationFn: ({ profileId, kind, entry, callAgainOn, forHousehold }: NewEntry) =>
    run(
      supabase.rpc('add_log_entry', {
        profile_id: profileId,
        kind,
        entry,
        for_household: forHousehold,
        ...(callAgainOn !== null && { call_again_on: callAgainOn }),
      }),
    ),
  meta: { changes, waits: true },
});

/** Marks the calls that these entries ask for as done: one call serves a household. */
export const logCallFinishing = () => ({
  mutationFn: (entryIds: readonly number[]) =>
    Promise.all(entryIds.map((id) => run(supabase.rpc('finish_log_call', { entry_id: id })))),
  meta: { changes, waits: true },
});
