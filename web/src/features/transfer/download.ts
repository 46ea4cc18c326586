import { bureau } from '@/lib/bureau';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: bureau.timeZone });

/** Saves a text as a CSV file. Its name holds the date and nothing about anybody. */
export function downloadCsv(kind: 'export' | 'template', csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = kind === 'export' ? `export-${isoDay.format(new Date())}.csv` : 'import-template.csv';
  link.click();
  // The browser has taken the file by the next task at the latest.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
