import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkImport, importPeople } from '@/features/transfer/api/import-people';
import { loadSplitCells } from '@/features/transfer/csv';
import type { ImportReport } from '@/features/transfer/import-report';
import { addAnswer, generalErrors, mergeReport } from '@/features/transfer/merge-report';
import { FileProblem, maximumBytes, parseFile, type FileRow, type ParsedFile } from '@/features/transfer/parse-file';
import { readText } from '@/features/transfer/read-text';

interface ChosenFile extends ParsedFile {
  name: string;
  /** Idempotency key, created with the choice of the file: repeated requests import once. */
  requestId: string;
}

async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > maximumBytes) throw new FileProblem('The file is larger than 2 MB. Import it in parts.');
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    throw new FileProblem('This is a spreadsheet, not a CSV file. In the spreadsheet choose "Save as" and then CSV.');
  }
  const [split, text] = await Promise.all([loadSplitCells(), readText(file)]);
  return { ...parseFile(text, split), name: file.name, requestId: crypto.randomUUID() };
}

/** State of an import: parse, dry run, import. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  // The latest report of the database on the chosen file.
  const [report, setReport] = useState<ImportReport | null>(null);

  const checking = useMutation({
    mutationFn: checkImport,
    meta: { changes: [] },
    onSuccess: setReport,
    gcTime: 0,
  });
  const importing = useMutation({
    mutationFn: importPeople,
    onSuccess: (answer, { rows: sent }) => {
      setReport(addAnswer(report, chosen?.rows ?? [], sent, answer));
    },
    gcTime: 0,
  });
  const reading = useMutation({
    mutationFn: readFile,
    meta: { changes: [] },
    onMutate: () => {
      setChosen(null);
      setReport(null);
      checking.reset();
      importing.reset();
    },
    onSuccess: (file) => {
      setChosen(file);
      checking.mutate(file);
    },
    gcTime: 0,
  });

  const rows = chosen ? mergeReport(chosen.rows, report) : [];
  const general = chosen ? generalErrors(chosen.rows, report) : [];
  const good = rows.filter(({ errors }) => errors.length === 0);
  const bad: readonly FileRow[] = rows.filter(({ errors }) => errors.length > 0);
  const checked = report !== null && general.length === 0 && !checking.isPending;
  return {
    chosen,
    rows,
    good,
    bad,
    general,
    reading,
    checking,
    importing,
    /** Whether the database has checked every row. */
    checked,
    /** Imports all valid rows in one request. */
    importGood: () => {
      if (chosen) importing.mutate({ requestId: chosen.requestId, rows: good });
    },
    /** Number of imported people; null before the import. */
    imported: importing.isSuccess && importing.data.errors.length === 0 ? importing.data.imported : null,
    startAgain: () => {
      setChosen(null);
      setReport(null);
      reading.reset();
      checking.reset();
      importing.reset();
    },
  };
}
