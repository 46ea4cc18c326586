import { expect, test } from 'vitest';
import { readImportReport } from '@/features/transfer/import-report';
import { addAnswer, generalErrors, mergeReport } from '@/features/transfer/merge-report';
import type { FileRow } from '@/features/transfer/parse-file';

const rows: FileRow[] = [
  { number: 2, cells: [], person: { name: 'Meena', phone_number: '+91 98765 43210' }, errors: [] },
  {
    number: 4,
    cells: [],
    person: { name: null, phone_number: '+91 98765 43210' },
    errors: [{ field: 'name', message: 'Missing.' }],
  },
];

test('adds the messages of the database to their rows, each once', () => {
  const report = readImportReport({
    imported: 0,
    errors: [
      { row: 0, field: 'job', message: 'Too short.' },
      { row: 1, field: 'name', message: 'Enter the name.' },
      { row: 7, field: '', message: 'About nobody.' },
    ],
    warnings: [
      { row: 0, message: 'Perhaps registered already.', profile_id: 17 },
      { row: 1, message: 'The same number as in line 1.', profile_id: null },
    ],
  });
  const [first, second] = mergeReport(rows, report);
  expect(first?.errors).toEqual([{ field: 'job', message: 'Too short.' }]);
  expect(first?.warnings).toEqual([{ message: 'Perhaps registered already.', profileId: 17 }]);
  expect(second?.errors).toEqual([{ field: 'name', message: 'Missing.' }]);
  expect(second?.warnings).toEqual([{ message: 'The same phone number as in row 2.', profileId: null }]);
  expect(generalErrors(rows, report)).toEqual(['About nobody.']);
});

test('a response about some rows is merged into those rows, and earlier messages stay', () => {
  const before = readImportReport({
    errors: [{ row: 0, field: 'job', message: 'Too short.' }],
    warnings: [{ row: 1, message: 'Perhaps registered already.', profile_id: 17 }],
  });
  const answer = readImportReport({
    imported: 0,
    errors: [
      { row: 0, field: 'age', message: 'Too young.' },
      { row: 7, field: '', message: 'About nobody.' },
    ],
  });
  const report = addAnswer(before, rows, rows.slice(1), answer);
  expect(report.errors.map(({ row, message }) => [row, message])).toEqual([
    [0, 'Too short.'],
    [1, 'Too young.'],
    [-1, 'About nobody.'],
  ]);
  expect(report.warnings).toEqual(before.warnings);
});
