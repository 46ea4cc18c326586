import { todayAtBureau } from '@/lib/bureau-days';
import { saveFile } from '@/lib/save-file';

/** Saves a text as a CSV file. Its name holds the date and nothing about anybody. */
export function downloadCsv(kind: 'export' | 'template', csv: string): void {
  const name = kind === 'export' ? `export-${todayAtBureau()}.csv` : 'import-template.csv';
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
