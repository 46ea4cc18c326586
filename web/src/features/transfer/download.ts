import { todayAtBureau } from '@/lib/bureau-days';
import { saveFile, type FileTable } from '@/lib/save-file';
import { writeCsv, writeXlsx } from '@/features/transfer/csv';

/** Saves a table as an Excel workbook, or as CSV. The file name holds the date, no personal data. */
export async function downloadTable(
  kind: 'export' | 'problems' | 'template' | 'figures',
  table: FileTable,
  format: 'xlsx' | 'csv' = 'xlsx',
  signal?: AbortSignal,
): Promise<void> {
  const file =
    format === 'xlsx'
      ? await writeXlsx({ List: table })
      : new Blob([await writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  if (signal?.aborted === true) return;
  const names = {
    export: `export-${todayAtBureau()}`,
    problems: `import-to-correct-${todayAtBureau()}`,
    template: 'import-template',
    figures: `figures-${todayAtBureau()}`,
  };
  saveFile(`${names[kind]}.${format}`, file);
}

export async function saveWorkbook(name: string, tables: Readonly<Record<string, FileTable>>): Promise<void> {
  saveFile(`${name}.xlsx`, await writeXlsx(tables));
}
