import { sayProblem } from '@/features/transfer/import-report';
import { expect, test } from 'vitest';
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
  side: null,
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
const reported = (about: number, field: string, message: string) => ({
  row: about,
  field,
  code: '',
  values: {},
  message,
});
const report = {
  imported: 0,
  errors: [
    reported(0, 'job', 'Leave e-mail addresses out.'),
    reported(0, 'age', 'Too young.'),
    reported(1, 'name', 'Enter the name.'),
    reported(7, '', 'About nobody.'),
  ],
  warnings: [{ ...reported(0, '', 'Perhaps registered already.'), profile_id: 17 }],
};

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
  const answers = addRefusal(addCheck(new Map(), rows, { imported: 0, errors: [], warnings: [] }), rows.slice(1), {
    imported: 0,
    errors: [reported(0, 'age', 'Too young.')],
    warnings: [],
  });
  const [first, second] = mergeAnswers(rows, answers, false);
  expect(first?.errors).toEqual([]);
  expect(second?.errors.map(({ message }) => message)).toEqual(['Missing.', 'Too young.']);
});
