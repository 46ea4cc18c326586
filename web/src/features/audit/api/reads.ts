import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { auditKeys } from '@/features/audit/api/keys';
import { nextByCount } from '@/lib/next-by-count';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const number = z.number();
const countsOfReasons = {
  request: number,
  introduction: number,
  profile: number,
  question: number,
  enquiry: number,
  none: number,
};
const countsOfActs = { opened: number, shared: number, exported: number, looked_up: number };
/** Why contact details were opened or shared. */
export const reasons = z.object(countsOfReasons).keyof().options;
/** The kinds of acts that are counted. */
export const acts = z.object(countsOfActs).keyof().options;

const admin = z.object({ actor_name: z.string(), ...countsOfActs, ...countsOfReasons });
export type AdminReads = z.infer<typeof admin>;

const unusual = z.object({
  kind: z.enum(['many', 'night', 'login', 'none']),
  actor_name: z.string(),
  /** The admin who had set the password of a login. */
  set_by: z.string().nullable(),
  began_at: z.string(),
  ended_at: z.string(),
  reads: z.number(),
  people_count: z.number(),
  /** The first ones; the name is null for a person who was erased. */
  people: z.array(z.object({ id: z.number(), name: z.string().nullable() })),
});
export type UnusualReads = z.infer<typeof unusual>;

export const review = z.object({
  month: z.string(),
  is_over: z.boolean(),
  /** Whether the auth service reports sign-ins; null if none was seen. */
  sign_ins_counted: z.boolean().nullable(),
  /** Newest first. */
  months: z.array(z.object({ month: z.string(), signed_off: z.boolean() })),
  admins: z.array(admin),
  failed: z.array(z.object({ username: z.string(), failures: z.number(), failed_at: z.string() })),
  unusual: z.object({ count: z.number(), list: z.array(unusual) }),
  signed_off: z.object({ by: z.string(), at: z.string(), note: z.string(), counts: z.json() }).nullable(),
});
export type ReadReview = z.infer<typeof review>;

/** The reads of contact details in the month of a day ("2026-11-01"). Each page has more of the unusual ones. */
export const readReviewQueryOptions = (month: string) =>
  infiniteQueryOptions({
    queryKey: auditKeys.reads(month),
    queryFn: async ({ pageParam, signal }) =>
      readAs(review, await run(supabase.rpc('review_reads', { month, skipped: pageParam }), signal)),
    initialPageParam: 0,
    getNextPageParam: ({ unusual }, pages) =>
      nextByCount(
        unusual,
        pages.map((page) => page.unusual),
      ),
    placeholderData: keepPreviousData,
    // A visit to the page shows the latest reads.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Signs off the review of a month. */
export const signOffReads = ({ month, note }: { month: string; note: string }) =>
  run(supabase.rpc('sign_off_reads', { month, note }));
