import type { FileRow } from '@/features/transfer/parse-file';
import { readImportReport, type ImportReport } from '@/features/transfer/import-report';
import { readAnswer } from '@/lib/api/read-answer';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface Import {
  /** Stands for the chosen file: the same one again imports nothing twice. */
  requestId: string;
  rows: readonly FileRow[];
}

const peopleOf = (rows: readonly FileRow[]) => rows.map(({ person }) => person);

/** Says what an import would do, and who seems to be registered already. That it was asked is recorded. */
export async function checkImport({ rows }: Import): Promise<ImportReport> {
  const answerId = await run(supabase.rpc('check_import', { people: peopleOf(rows) }));
  return readImportReport(await readAnswer(answerId));
}

/** Adds people to the register, all of them or none. */
export async function importPeople({ requestId, rows }: Import): Promise<ImportReport> {
  return readImportReport(await run(supabase.rpc('import_people', { request_id: requestId, people: peopleOf(rows) })));
}
