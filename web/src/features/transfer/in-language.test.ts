import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { findField } from '@/person/reading/labels';
import { loadSplitCells, peopleTable, problemsTable, templateTable, writeCsv } from '@/features/transfer/csv';
import { readField } from '@/person/reading/read-field';
import { parseCsv, type SplitCells } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { describeField, labelOf, personFields, type PersonField } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { readTexts } from '@/texts/build/catalogue';
import { compilePseudo } from '@/texts/build/texts-plugin';
import { pseudoLanguage } from '@/texts/languages';
import { activateTexts, addTexts } from '@/texts/texts';

let split: SplitCells;
let inEnglish = '';
const headings = new Map<PersonField, string>();
beforeAll(async () => {
  split = await loadSplitCells();
  inEnglish = await writeCsv(templateTable());
  for (const field of personFields) headings.set(field, labelOf(field));
  const texts = Object.entries(readTexts('en')).map(([id, text]) => [id, compilePseudo(text)] as const);
  addTexts(pseudoLanguage, Object.fromEntries(texts));
  activateTexts(pseudoLanguage);
});
afterAll(() => activateTexts('en'));
const parse = (csv: string) => {
  const table = parseCsv(csv, split);
  return { ...readPeople(table, noChoices), headings: table.headings };
};

test('the template has the headings of the screen, and comes in with them or with the English ones', async () => {
  const template = await writeCsv(templateTable());
  const [own, english] = [parse(template), parse(inEnglish)];
  expect(own.columns.filter(({ use, isUnknown }) => isUnknown || use === 'none')).toEqual([]);
  expect(own.fields).toEqual(english.fields);
  expect(own.headings).toEqual(own.fields.map(labelOf));
  // Its choices are in words of the screen; both are read as the same.
  expect(own.rows[0]?.leftOut).toEqual([]);
  expect(own.rows[0]?.person).toEqual(english.rows[0]?.person);
});

test('an export comes in again, and so does the file of what was not imported', async () => {
  const csv = await writeCsv(
    peopleTable([{ id: 1, status: 'draft', name: 'Meena', gender: 'bride', height: 163 }], true),
  );
  const { rows, columns, headings } = parse(csv);
  expect(headings[0]).toMatch(/^⟦.*⟧$/);
  expect(columns.filter(({ isUnknown }) => isUnknown)).toEqual([]);
  expect(columns.slice(0, 3).map(({ use }) => use)).toEqual(['none', 'none', 'name']);
  expect(rows[0]).toMatchObject({ errors: [], person: { name: 'Meena', gender: 'bride', height: '163' } });
  const again = parse(await writeCsv(problemsTable(headings, rows)));
  expect(again.headings).toHaveLength(headings.length + 1);
  expect(again.columns.filter(({ isUnknown }) => isUnknown)).toEqual([]);
  expect(parse('What is wrong,Name\nToo young,Ravi\n').columns[0]).toMatchObject({ use: 'none', isUnknown: false });
});

it.each(personFields)('%s is found by its heading and its values, in English and as they are shown', (field) => {
  const description = describeField(field);
  expect([headings.get(field) ?? '', labelOf(field)].map(findField)).toEqual([field, field]);
  for (const value of description.kind === 'choice' ? description.choices : [])
    for (const shown of [value, formatPersonValue(field, value) ?? ''])
      expect([shown, readField(field, shown)]).toMatchObject([shown, { value, error: null, rest: '' }]);
});

test('what is wrong is said in the language of the screen', () => {
  expect(readField('height', 'tall').error?.()).toMatch(/^⟦.*⟧$/);
  expect(() => parse('')).toThrow(/^⟦/);
});
