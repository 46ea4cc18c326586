import type { FileRow } from '@/features/transfer/parse-file';
import { readImportReport, type ImportReport } from '@/features/transfer/import-report';
import { readAnswer } from '@/lib/api/read-answer';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface Import {
  /** Stands for the chosen file: the same one again imports nothing twice. */
  requestId: string;
  rows: readonly FileRow[];
}

const peopleOf = (rows: readonly FileRow[]) => rows.map(({ person }) => person);

/** Says what an import would do, and who seems to be registered already. That it was asked is recorded. */
export async function checkImport({ rows }: Import): Promise<ImportReport> {
  const { data, error, status } = await supabase.rpc('check_import', { people: peopleOf(rows) }).retry(false);
  if (error) throw toAppError(error, status);
  return readImportReport(await readAnswer(data));
}

/** Adds people to the register, all of them or none. */
export async function importPeople({ requestId, rows }: Import): Promise<ImportReport> {
  const { data, error, status } = await supabase
    .rpc('import_people', { request_id: requestId, people: peopleOf(rows) })
    .retry(false);
  if (error) throw toAppError(error, status);
  return readImportReport(data);
}
