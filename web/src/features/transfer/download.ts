import { todayAtBureau } from '@/lib/bureau-days';
import { saveFile } from '@/lib/save-file';

/** Saves a text as a CSV file. The file name holds the date, no personal data. */
export function downloadCsv(kind: 'export' | 'problems' | 'template', csv: string): void {
  const names = {
    export: `export-${todayAtBureau()}.csv`,
    problems: `import-to-correct-${todayAtBureau()}.csv`,
    template: 'import-template.csv',
  };
  saveFile(names[kind], new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
