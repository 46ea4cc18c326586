import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { refusalsIn, valuesIn } from './refusals.ts';
import { listSchemas } from './schema-files.ts';
import { refusalText } from '../../web/src/lib/error-text.ts';
import type { RefusalCode } from '../../web/src/lib/register-members.gen.ts';
import type { TextId } from '../../web/src/texts/texts.ts';
import { readTextFile } from '../../web/src/texts/build/catalogue.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Each code of the schemas with its English sentence; a refusal raised without a helper has none here. */
const sentences = new Map(
  listSchemas(root)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    // The bodies of functions.
    .flatMap((sql) => sql.split('$$').filter((_, index) => index % 2 === 1))
    .flatMap(refusalsIn)
    .map(({ code, sentence }) => [code, sentence.slice(1, -1).replaceAll("''", "'")] as const),
);

const textsOf = (file: string) =>
  Object.keys(readTextFile('en', file))
    .map((id) => id.slice(file.length + 1))
    .filter((code) => !code.startsWith('because.'));

test('every refusal of the database has a text, and every text a refusal', () => {
  const codes = [...textsOf('refusals'), ...textsOf('refusals-for-all')];
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.toSorted()).toEqual([...sentences.keys()].toSorted());
});

/** The codes without a text in the catalogue. */
type Unsaid = Exclude<
  RefusalCode,
  TextId extends infer Id ? (Id extends `refusals${'' | '-for-all'}.${infer Code}` ? Code : never) : never
>;

test('a refusal without a text does not compile', () => {
  expectTypeOf<Unsaid>().toBeNever();
});

test('the English text says what the database says, with the same values', () => {
  for (const [code, sentence] of sentences) {
    if (sentence === '') continue;
    const names = valuesIn(sentence);
    // Numbers, so that plurals are found too.
    const values = Object.fromEntries(names.map((name, index) => [name, 17 + index]));
    const filled = sentence.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => String(values[name]));
    expect(refusalText(code, values, 'no text')).toBe(filled);
  }
});
