import { expect, test } from 'vitest';
import { readImportReport, sayProblem } from '@/features/transfer/import-report';
import { addCheck, addRefusal, generalErrors, mergeAnswers, uncheckedRows } from '@/features/transfer/merge-report';
import type { FileRow } from '@/features/transfer/read-people';

const row = (values: Partial<FileRow>): FileRow => ({
  number: 2,
  place: '2',
  sheet: '',
  cells: [],
  person: {},
  typed: {},
  wishes: { must: {}, hoped: {} },
  unreadWishes: [],
  note: null,
  errors: [],
  leftOut: [],
  conflict: null,
  married: null,
  isHidden: false,
  fromLeft: [],
  fromAbove: [],
  changes: [],
  ...values,
});
const rows = [
  row({
    person: { name: 'Meena', phone_number: '+91 98765 43210', job: 'x@y.example' },
    typed: { job: 'x@y.example' },
  }),
  row({
    number: 4,
    place: '4',
    person: { name: null, phone_number: '+91 98765 43210' },
    errors: [{ field: 'name', message: 'Missing.' }],
  }),
];
const report = readImportReport({
  imported: 0,
  errors: [
    { row: 0, field: 'job', message: 'Leave e-mail addresses out.' },
    { row: 0, field: 'age', message: 'Too young.' },
    { row: 1, field: 'name', message: 'Enter the name.' },
    { row: 7, field: '', message: 'About nobody.' },
  ],
  warnings: [
    { row: 0, message: 'Perhaps registered already.', profile_id: 17 },
    { row: 1, message: 'The same number as in line 1.', profile_id: null },
  ],
});

test('adds the messages of the database to their rows, each once', () => {
  const answers = addCheck(new Map(), rows, report);
  const [first, second] = mergeAnswers(rows, answers, false);
  expect(first?.errors).toEqual([{ field: 'age', message: 'Too young.' }]);
  expect(first?.warnings).toEqual([{ message: 'Perhaps registered already.', profileId: 17 }]);
  expect(second?.errors).toEqual([{ field: 'name', message: 'Missing.' }]);
  expect(second?.warnings).toEqual([{ message: 'The same phone number as in row 2.', profileId: null }]);
  expect(generalErrors(rows, report).map(sayProblem)).toEqual(['About nobody.']);
});

test('a cell that the database refuses is left out, and in the note if that is chosen', () => {
  const answers = addCheck(new Map(), rows, report);
  const leftOut = [{ field: 'job', typed: 'x@y.example', message: 'Leave e-mail addresses out.' }];
  expect(mergeAnswers(rows, answers, false)[0]).toMatchObject({ person: { job: null }, leftOut, note: null });
  expect(mergeAnswers(rows, answers, true)[0]?.note).toBe('Job, not read: x@y.example');
  expect(rows[0]?.person.job).toBe('x@y.example');
});

test('a person who may be in the register already is marked, one who stands in the file twice is not', () => {
  const merged = mergeAnswers(rows, addCheck(new Map(), rows, report), false);
  expect(merged.map(({ isThere }) => isThere)).toEqual([true, false]);
});

test('an answer counts for the values that were sent', () => {
  const answers = addCheck(new Map(), rows, report);
  expect(uncheckedRows(rows, answers)).toEqual([]);
  const corrected = row({ person: { name: 'Meena', job: 'Teacher' } });
  expect(uncheckedRows([corrected], answers)).toEqual([corrected]);
  expect(mergeAnswers([corrected], answers, false)[0]?.errors).toEqual([]);
});

test('a refused import adds its errors to the rows that were sent', () => {
  const answers = addRefusal(
    addCheck(new Map(), rows, readImportReport({})),
    rows.slice(1),
    readImportReport({ errors: [{ row: 0, field: 'age', message: 'Too young.' }] }),
  );
  const [first, second] = mergeAnswers(rows, answers, false);
  expect(first?.errors).toEqual([]);
  expect(second?.errors.map(({ message }) => message)).toEqual(['Missing.', 'Too young.']);
});
