import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { NoticeItems } from '@/features/consents/api/notice';
import { consentKeys } from '@/features/consents/api/notice-keys';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import type { TypedConsents } from '@/person/typed-consents';

export const notTold = z.object({
  count: z.number(),
  people: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      location: z.string().nullable(),
      status: z.string(),
      language: z.string().nullable(),
    }),
  ),
});

export type NotTold = z.infer<typeof notTold>['people'][number];

/** The families without a notice, the oldest 100 with their number: section 5(2) of the DPDP Act. */
export const notToldQueryOptions = () =>
  queryOptions({
    queryKey: consentKeys.notTold(),
    queryFn: async ({ signal }) => readAs(notTold, await run(supabase.rpc('list_not_told'), signal)),
  });

/** Records that a family was given the notice, and the consents that it gave with it. */
export const recordNotice = ({ profileId, consents }: { profileId: number; consents: TypedConsents }) => {
  const { answers, ...how } = consents;
  return run(supabase.rpc('record_consents', { profile_id: profileId, answers: { ...answers, notice: true }, ...how }));
};

/** Publishes a new version of the notice, the next one of `seen`; languages that are not in it keep their texts. */
export const saveNotice = ({ texts, seen }: { texts: Record<string, NoticeItems>; seen: number }) =>
  run(supabase.rpc('save_notice', { texts, seen_version: seen }));
