import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';

export const keeping = z
  .object({
    confirmed_on: z.string().nullable(),
    confirmed_by: z.string().nullable(),
    is_due: z.boolean(),
    is_hidden: z.boolean(),
    kept_on: z.string().nullable(),
    erased_on: z.string().nullable(),
  })
  .nullable();

/** When a profile was last confirmed, and the announced day of its erasure: any for the admin, a member's own. */
export const keepingQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.keeping(profileId),
    queryFn: async ({ signal }) =>
      readAs(keeping, await run(supabase.rpc('read_keeping', { profile_id: profileId }), signal)),
    staleTime: 0,
  });
