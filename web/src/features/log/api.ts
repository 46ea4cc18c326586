import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callsOfFamilies } from '@/features/log/calls-of-families';
import { supabase } from '@/lib/backend/client';
import { act, question } from '@/lib/rpc';
import { run } from '@/lib/run';

const person = z.object({ id: z.number(), name: z.string() });
const shape = z.object({
  /** The others of the household. */
  people: z.array(person),
  /** Who may be of it. No reason holds a number. */
  proposed: z.array(person.extend({ reasons: z.array(z.enum(['same telephone number', 'same parents'])) })),
});
export type Household = z.infer<typeof shape>;

/** The household of a person. */
export const household = question('read_household', shape);
export const addToHousehold = act('add_to_household');
export const leaveHousehold = act('leave_household');

async function getLog(profileId: number, client: QueryClient, signal: AbortSignal) {
  const { people } = await client.query(household.of({ profile_id: profileId }));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const ids = [profileId, ...names.keys()];
  const [entries, attempts] = await Promise.all([
    run(
      supabase
        .from('profile_log')
        .select(
          'id, kind, entry, call_again_on, done_at, by:written_by_name, at:written_at, for_household, registered_user_id',
        )
        .in('registered_user_id', ids)
        .order('id', { ascending: false }),
      signal,
    ),
    run(
      supabase
        .from('contact_attempts')
        .select('id, request_id, kind:channel, entry:note, by:tried_by_name, at:tried_at, registered_user_id')
        .in('registered_user_id', ids)
        .order('id', { ascending: false }),
      signal,
    ),
  ]);
  const ofCall = { call_again_on: null, done_at: null, for_household: false };
  return [
    ...entries.map((entry) => ({ ...entry, request_id: null })),
    ...attempts.map((attempt) => ({ ...attempt, ...ofCall })),
  ]
    .map(({ registered_user_id: about, ...entry }) => ({ ...entry, of: names.get(about) ?? null }))
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** An entry of a log, or a saved call of a contact request. `of`: its person, if that is another one of the household. */
export type LogEntry = Awaited<ReturnType<typeof getLog>>[number];

/** The log of a person and of the household, with the calls of contact requests, newest first. */
export const profileLogQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['log', profileId],
    queryFn: ({ client, signal }) => getLog(profileId, client, signal),
  });

/** The calls that are due: all days until today, one for each household. */
export const dueCallsQueryOptions = (today: string) =>
  queryOptions({
    queryKey: ['due-calls', today],
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

/** Adds an entry to a person's log. The same again within ten minutes is one entry. */
export const addLogEntry = act('add_log_entry');

const finishCall = act('finish_log_call');
/** Marks the calls that these entries ask for as done: one call serves a household. */
export const finishCalls = (entryIds: readonly number[]) =>
  Promise.all(entryIds.map((id) => finishCall({ entry_id: id })));
