import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { nextByCount } from '@/lib/next-by-count';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const kinds = ['opened', 'looked up', 'shared', 'exported', 'changed'] as const;

export const extent = z.object({
  count: z.number(),
  people: z.array(z.object({ id: z.number(), name: z.string(), kinds: z.array(z.enum(kinds)), acts: z.number() })),
  actors: z.array(
    z.object({
      actor_name: z.string(),
      acts: z.number(),
      people: z.number(),
      first_at: z.string(),
      last_at: z.string(),
      /** Internet addresses. */
      addresses: z.array(z.string()),
    }),
  ),
});
export type Extent = z.infer<typeof extent>;

const breach = z.object({
  id: z.number(),
  found_at: z.string(),
  began_at: z.string(),
  ended_at: z.string(),
  login: z.string().nullable(),
  happened: z.string(),
  measures: z.string(),
  board_informed_at: z.string().nullable(),
  recorded_by_name: z.string(),
  count: z.number(),
});
export type Breach = z.infer<typeof breach>;
export const breaches = z.array(breach);

const person = z.object({
  id: z.number(),
  name: z.string(),
  language: z.string().nullable(),
  informed_at: z.string().nullable(),
});
export type ConcernedPerson = z.infer<typeof person>;
export const concerned = z.object({ count: z.number(), informed: z.number(), list: z.array(person) });

/** The time of a breach, and the login by which it happened; null for any. */
export type BreachTime = Pick<Breach, 'began_at' | 'ended_at' | 'login'>;

export const breachKeys = {
  all: () => ['breaches'] as const,
  list: () => ['breaches', 'list'] as const,
  extent: ({ began_at, ended_at, login }: BreachTime) => ['breaches', 'extent', began_at, ended_at, login] as const,
  people: (id: number) => ['breaches', 'people', id] as const,
};

const argumentsOf = ({ began_at, ended_at, login }: BreachTime) => ({
  began_at,
  ended_at,
  ...(login !== null && { login }),
});

export const breachesQueryOptions = () =>
  queryOptions({
    queryKey: breachKeys.list(),
    queryFn: async ({ signal }) => readAs(breaches, await run(supabase.rpc('list_breaches'), signal)),
    staleTime: 0,
  });

/** Whose data were used in a time, and by which logins. */
export const extentQueryOptions = (time: BreachTime) =>
  queryOptions({
    queryKey: breachKeys.extent(time),
    queryFn: async ({ signal }) => readAs(extent, await run(supabase.rpc('review_breach', argumentsOf(time)), signal)),
    refetchOnWindowFocus: false,
  });

/** The people of a recorded breach, 50 at a time. */
export const concernedQueryOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: breachKeys.people(id),
    queryFn: async ({ pageParam, signal }) =>
      readAs(
        concerned,
        await run(supabase.rpc('list_people_of_breach', { breach_id: id, skipped: pageParam }), signal),
      ),
    initialPageParam: 0,
    getNextPageParam: nextByCount,
    staleTime: 0,
  });

/** Records a breach; returns its number. */
export const recordBreach = ({
  happened,
  measures,
  learned_at,
  ...time
}: BreachTime & { happened: string; measures: string; learned_at: string }) =>
  run(supabase.rpc('record_breach', { ...argumentsOf(time), happened, measures, learned_at }));

/** Records that a person was informed. */
export const recordBreachNotice = ({ breachId, profileId }: { breachId: number; profileId: number }) =>
  run(supabase.rpc('record_breach_notice', { breach_id: breachId, profile_id: profileId }));

/** The Board was informed in detail. */
export const reportBreach = (id: number) => run(supabase.rpc('report_breach', { breach_id: id }));
