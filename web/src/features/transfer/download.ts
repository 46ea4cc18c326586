import { todayAtBureau } from '@/lib/bureau-days';
import { saveFile } from '@/lib/save-file';

/** Saves a text as a CSV file. Its name holds the date and nothing about anybody. */
export function downloadCsv(kind: 'export' | 'problems' | 'template', csv: string): void {
  const names = {
    export: `export-${todayAtBureau()}.csv`,
    problems: `import-to-correct-${todayAtBureau()}.csv`,
    template: 'import-template.csv',
  };
  saveFile(names[kind], new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
