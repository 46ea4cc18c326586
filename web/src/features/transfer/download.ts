import { todayAtBureau } from '@/lib/bureau-days';
import { saveFile } from '@/lib/save-file';

/** Saves an export as a workbook. The file name holds the date, no personal data. */
export function downloadXlsx(workbook: Blob): void {
  saveFile(`export-${todayAtBureau()}.xlsx`, workbook);
}

/** Saves a text as a CSV file. The file name holds the date, no personal data. */
export function downloadCsv(kind: 'export' | 'problems' | 'template', csv: string): void {
  const names = {
    export: `export-${todayAtBureau()}.csv`,
    problems: `import-to-correct-${todayAtBureau()}.csv`,
    template: 'import-template.csv',
  };
  saveFile(names[kind], new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
