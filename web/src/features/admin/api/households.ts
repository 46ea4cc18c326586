import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminKeys } from '@/features/admin/api/keys';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const person = z.object({ id: z.number(), name: z.string() });

export const household = z.object({
  /** The others of the household. */
  people: z.array(person),
  /** Who may be of it. No reason holds a number. */
  proposed: z.array(person.extend({ reasons: z.array(z.enum(['same telephone number', 'same parents'])) })),
});
export type Household = z.infer<typeof household>;

/** The household of a person. */
export const householdQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: adminKeys.household(profileId),
    queryFn: async ({ signal }) =>
      readAs(household, await run(supabase.rpc('read_household', { profile_id: profileId }), signal)),
  });

const meta = { changes: [['household'], ['log'], ['due-calls']], waits: true };

/** Two people are of one household. */
export const householdAdding = () => ({
  mutationFn: ({ profileId, otherId }: { profileId: number; otherId: number }) =>
    run(supabase.rpc('add_to_household', { profile_id: profileId, other_id: otherId })),
  meta,
});

/** A person is of no household any more. */
export const householdLeaving = () => ({
  mutationFn: (profileId: number) => run(supabase.rpc('leave_household', { profile_id: profileId })),
  meta,
});
