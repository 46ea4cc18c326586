import { bureau } from '@/lib/bureau';
import { saveFile } from '@/lib/save-file';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: bureau.timeZone });

/** Saves a text as a CSV file. Its name holds the date and nothing about anybody. */
export function downloadCsv(kind: 'export' | 'template', csv: string): void {
  const name = kind === 'export' ? `export-${isoDay.format(new Date())}.csv` : 'import-template.csv';
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
