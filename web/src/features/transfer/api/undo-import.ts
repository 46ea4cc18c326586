import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const timeoutMs = 30_000;

export const recentImportsKey = () => ['recent-imports'] as const;

/** The imports of the last 24 hours that left people in the register, newest first. */
export const recentImportsQueryOptions = () =>
  queryOptions({
    queryKey: recentImportsKey(),
    queryFn: ({ signal }) => run(supabase.rpc('list_imports'), signal),
  });

export type RecentImport = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recentImportsQueryOptions>['queryFn']>>
>[number];

/** Why somebody of an undone import stays in the register. */
const reasons = ['login', 'verified', 'request', 'changed'] as const;
export const undoneSchema = z.object({
  removed: z.number(),
  kept: z.array(z.object({ id: z.number(), name: z.string(), reason: z.enum(reasons) })),
});
export type Undone = z.infer<typeof undoneSchema>;

/** Erases the people of an import, without those who were changed, verified, asked for or given a login since. */
export async function undoImport(requestId: string): Promise<Undone> {
  return readAs(
    undoneSchema,
    await run(supabase.rpc('undo_import', { request_id: requestId }), AbortSignal.timeout(timeoutMs)),
  );
}
