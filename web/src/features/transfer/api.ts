import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { importReport, type ImportReport } from '@/features/transfer/import-report';
import type { FileRow } from '@/features/transfer/read-people';
import { readAnswer } from '@/lib/act';
import { supabase } from '@/lib/backend/client';
import type { Json } from '@/lib/database.types';
import { readAs, run, runReading } from '@/lib/run';

export type ExportedPerson = Record<string, Json | undefined>;

function isPerson(value: Json): value is ExportedPerson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the stored facts of at most 1000 people. The database audits an export for each of them. */
export async function exportPeople(
  ids: readonly number[],
  withContact: boolean,
  signal: AbortSignal,
): Promise<ExportedPerson[]> {
  const chosen = { ids: [...ids], with_contact: withContact };
  await runReading(supabase.rpc('record_export', chosen), signal);
  const people = await runReading(supabase.rpc('export_people', chosen), signal);
  return Array.isArray(people) ? people.filter(isPerson) : [];
}

interface Import {
  /** Idempotency key of the chosen file: sent again, it imports nothing twice. */
  requestId: string;
  rows: readonly FileRow[];
}

const peopleOf = (rows: readonly FileRow[]) =>
  rows.map(({ person, note, wishes }) => ({ ...person, office_note: note, wishes }));

/** Dry run of an import, with possible duplicates. The call is audited. */
export async function checkImport(rows: readonly FileRow[]): Promise<ImportReport> {
  const answerId = await runReading(supabase.rpc('check_import', { people: peopleOf(rows) }));
  return readAs(importReport, await readAnswer(answerId));
}

export async function importPeople({ requestId, rows }: Import): Promise<ImportReport> {
  return readAs(
    importReport,
    await run(supabase.rpc('import_people', { request_id: requestId, people: peopleOf(rows) })),
  );
}

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
