import type { FileRow } from '@/features/transfer/parse-file';
import { readImportReport, type ImportReport } from '@/features/transfer/import-report';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface Import {
  /** Stands for the chosen file: the same one again imports nothing twice. */
  requestId: string;
  rows: readonly FileRow[];
  /** Only says what would happen. */
  dryRun: boolean;
}

/** Adds people to the register, all of them or none. */
export async function importPeople({ requestId, rows, dryRun }: Import): Promise<ImportReport> {
  const { data, error, status } = await supabase
    .rpc('import_people', { request_id: requestId, people: rows.map(({ person }) => person), dry_run: dryRun })
    .retry(false);
  if (error) throw toAppError(error, status);
  return readImportReport(data);
}
