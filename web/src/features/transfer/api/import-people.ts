import type { FileRow } from '@/features/transfer/read-people';
import { importReport, type ImportReport } from '@/features/transfer/import-report';
import { readAnswer } from '@/lib/act';
import { readAs, run, runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

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

/** Imports people in one transaction. */
export async function importPeople({ requestId, rows }: Import): Promise<ImportReport> {
  return readAs(
    importReport,
    await run(supabase.rpc('import_people', { request_id: requestId, people: peopleOf(rows) })),
  );
}
