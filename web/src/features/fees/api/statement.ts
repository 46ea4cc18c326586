import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/backend/client';
import { deviceNumber } from '@/lib/device-number';
import { introductionAnswers, waysOfShowing } from '@/lib/register-members.gen';
import { feeEvents } from '@/lib/register-work.gen';
import { readAs, run } from '@/lib/run';

// What a family found by itself was not shown by the bureau.
const way = z.enum(waysOfShowing).exclude(['Interest']);
const count = z.int();

const statement = z.object({
  id: z.number(),
  plan: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** The last day, where the bureau ended it. */
  ended_on: z.string().nullable(),
  runs: z.boolean(),
  /** Whether the family's own profile is shown: else it sees nobody. */
  is_visible: z.boolean(),
  rests_until: z.string().nullable(),
  paused_days: count,
  price: z.int(),
  paid: z.int(),
  /** 0 for a plan that the bureau ended. */
  unpaid: z.int(),
  /** The day of the part "later". */
  later_on: z.string().nullable(),
  parts: z.partialRecord(z.enum(feeEvents), z.int()),
  introductions: z.object({
    monthly: count,
    promised: count,
    shown: count,
    answered: count,
    by_way: z.partialRecord(way, count),
  }),
  contacts: z.object({ promised: count, shared: count }),
  asked: count,
  calls: count,
  attempts: count,
  follow_ups: count,
  /** Number and beginning of the hash of the newest row of the audit log. */
  audit_head: z.string(),
  acts: z.array(
    z.object({
      kind: z.enum(['shown', 'asked', 'shared']),
      on: z.string(),
      how: way.nullable(),
      answer: z.enum(introductionAnswers).nullable(),
      /** Null, as the name, where the family does not see that person now. */
      id: z.number().nullable(),
      name: z.string().nullable(),
    }),
  ),
});
export type Statement = z.infer<typeof statement>;

export const statements = z.array(statement);

/** Whose: of a person, for the office and the member, or of the family with a private link. */
export type StatementsOf = { profileId: number } | { token: string };

const readStatements = (of: StatementsOf) =>
  'token' in of
    ? supabase.rpc('read_linked_statements', { token: of.token, device: deviceNumber() })
    : supabase.rpc('read_statements', { profile_id: of.profileId });

/** What was promised and what was done in the plans that a family bought, the newest first. */
export const statementsQueryOptions = (of: StatementsOf) =>
  queryOptions({
    queryKey: ['fees', 'statements', of] as const,
    queryFn: async ({ signal }) => readAs(statements, await run(readStatements(of), signal)),
  });
