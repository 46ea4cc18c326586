import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { checkImport, importPeople } from '@/features/transfer/api';
import { sayProblem, type ImportProblem } from '@/features/transfer/import-report';
import { usesOfAddressBook } from '@/features/transfer/contact-cards';
import { loadSplitCells } from '@/features/transfer/csv';
import {
  addCheck,
  addRefusal,
  generalErrors,
  mergeAnswers,
  uncheckedRows,
  type Answers,
  type CheckedRow,
} from '@/features/transfer/merge-report';
import { FileProblem, maximumBytes, parseCsv, toTable, type Table } from '@/features/transfer/parse-file';
import { firstChoices, noChoices, readPeople, type Choices, type FileRow } from '@/features/transfer/read-people';
import { readSheets, readText } from '@/features/transfer/read-file';
import { useLanguage } from '@/texts/language';
import { t } from '@/texts/texts';
import { recallUses, rememberUses, type ChosenUses } from '@/features/transfer/columns';

interface ChosenFile {
  table: Table;
  name: string;
  /** Idempotency key, created with the choice of the file: repeated requests import once. */
  requestId: string;
}

async function readFile(file: File, signal: AbortSignal): Promise<ChosenFile> {
  if (file.size > maximumBytes) throw new FileProblem(() => t('transfer.file.tooLarge'));
  const requestId = crypto.randomUUID();
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  // A program or a person may have changed the name: xlsx is a zip file, the older xls has a mark of its own.
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  if (
    /\.(ods|numbers)$/i.test(file.name) ||
    (/\.xls$/i.test(file.name) && !isZip) ||
    (start[0] === 0xd0 && start[1] === 0xcf)
  )
    throw new FileProblem(() => t('transfer.file.otherKind'));
  if (isZip || /\.xls[xm]$/i.test(file.name)) {
    return { table: toTable(await readSheets(file, signal)), name: file.name, requestId };
  }
  const [split, text] = await Promise.all([loadSplitCells(), readText(file)]);
  return { table: parseCsv(text, split), name: file.name, requestId };
}

export type ImportState = ReturnType<typeof useImport>;

/** State of an import: the file, the clerk's corrections, the database's answers, the import. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [choices, setChoices] = useState<Choices>(noChoices);
  const [answers, setAnswers] = useState<Answers>(new Map());
  // What the database refuses of the file as a whole.
  const [general, setGeneral] = useState<readonly ImportProblem[]>([]);

  const checking = useMutation({
    mutationFn: checkImport,
    // One after the other: a change may be made while the earlier one is checked.
    scope: { id: 'check-import' },
    meta: { reads: true },
    onSuccess: (report, sent) => {
      setAnswers((known) => addCheck(known, sent, report));
      setGeneral(generalErrors(sent, report));
    },
    gcTime: 0,
  });
  const importing = useMutation({
    mutationFn: importPeople,
    onSuccess: (report, { rows: sent }) => {
      setAnswers((known) => addRefusal(known, sent, report));
      setGeneral(generalErrors(sent, report));
      if (report.errors.length === 0 && chosen) rememberUses(chosen.table.headings, choices.uses);
    },
    gcTime: 0,
  });
  const check = (rows: readonly FileRow[]) => {
    if (rows.length > 0) checking.mutate(rows);
  };
  const forget = () => {
    setChosen(null);
    setChoices(noChoices);
    setAnswers(new Map());
    setGeneral([]);
    checking.reset();
    importing.reset();
  };
  const [stop, setStop] = useState<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: (file: File) => {
      const controller = new AbortController();
      setStop(controller);
      return readFile(file, controller.signal);
    },
    meta: { reads: true },
    onMutate: forget,
    onSuccess: (file) => {
      const { headings, sheetColumn } = file.table;
      const ofSheet: ChosenUses =
        sheetColumn === null ? {} : { [sheetColumn.place]: sheetColumn.isGender ? 'gender' : 'none' };
      const first = firstChoices(file.table, {
        ...usesOfAddressBook(headings),
        ...recallUses(headings),
        ...ofSheet,
      });
      setChosen(file);
      setChoices(first);
      const { rows, fields } = readPeople(file.table, first);
      if (fields.includes('name')) check(rows);
    },
    gcTime: 0,
  });

  // The texts about the rows are in this language.
  const language = useLanguage();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const file = useMemo(() => chosen && readPeople(chosen.table, choices), [chosen, choices, language]);
  const rows = useMemo(
    () => (file ? mergeAnswers(file.rows, answers, choices.intoNote) : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [file, answers, choices, language],
  );
  const open = useMemo(() => (file ? uncheckedRows(file.rows, answers) : []), [file, answers]);
  // The note names its values in the language of the screen: with another one, the rows are not the ones that were checked.
  const checkInLanguage = useEffectEvent(() => {
    if (!importing.isSuccess && file?.fields.includes('name')) check(open);
  });
  useEffect(() => {
    checkInLanguage();
  }, [language]);
  const isAdded = ({ isHeld, number }: CheckedRow) => !isHeld || choices.added.includes(number);
  const good = rows.filter((row) => row.errors.length === 0 && isAdded(row));
  const held = rows.filter((row) => row.errors.length === 0 && !isAdded(row));
  const bad = rows.filter(({ errors }) => errors.length > 0);
  return {
    chosen,
    file,
    choices,
    rows,
    good,
    held,
    bad,
    general: general.map(sayProblem),
    reading,
    checking,
    importing,
    /** Ends the reading of a file. */
    cancelReading: () => {
      stop?.abort();
      reading.reset();
    },
    /** Whether the database has checked every row as it is now. */
    checked: open.length === 0 && general.length === 0,
    /** Checks what is not checked, again after a failure. */
    checkOpen: () => {
      check(open);
    },
    /** Takes a choice or correction of the clerk, and checks the rows that it changes. */
    choose: (change: Partial<Choices>) => {
      if (!chosen) return;
      const next = { ...choices, ...change };
      setChoices(next);
      const now = readPeople(chosen.table, next);
      if (now.fields.includes('name')) check(uncheckedRows(now.rows, answers));
    },
    /** Imports all valid rows in one request. */
    importGood: () => {
      if (chosen) importing.mutate({ requestId: chosen.requestId, rows: good });
    },
    /** Number of imported people; null before the import. */
    imported: importing.isSuccess && importing.data.errors.length === 0 ? importing.data.imported : null,
    startAgain: () => {
      forget();
      reading.reset();
    },
  };
}
