// The words in several scripts, as the schema of the database has them: a row a line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../languages.ts';

export const wordFile = path.resolve(import.meta.dirname, '../../../../supabase/schemas/finding/house-words.sql');

/** The languages with a column of forms, in the order of the columns. A word itself is English. */
export const wordLanguages = languageCodes.filter((code) => code !== 'en');

/** The cells of each word: kind, word, a form for each language or an empty text, other spellings with commas between. */
function readWordRows(): readonly string[][] {
  const count = 3 + wordLanguages.length;
  return readFileSync(wordFile, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const row = /^ {4}\((.*)\),?$/.exec(line)?.[1];
      if (row === undefined) return [];
      const cells = [...row.matchAll(/'((?:[^']|'')*)'|null/g)].map(([, text = '']) => text.replaceAll("''", "'"));
      if (cells.length !== count || cells[0] === '' || cells[1] === '')
        throw new Error(`${wordFile}, line ${index + 1}: it needs ${count} cells, a kind and a word.`);
      return [[...cells.slice(0, -1), (cells.at(-1) ?? '').slice(1, -1)]];
    });
}

/** A card shows a name and a place; the others are for members. */
export const wordParts = { card: ['place', 'name'], details: ['caste', 'gothram', 'job', 'education'] } as const;

/** The forms in the script of a language by kind, and by the word and its Latin spellings in small letters. */
export function formsOf(language: string, kinds: readonly string[]): Record<string, Record<string, string>> {
  const column = 2 + wordLanguages.findIndex((each) => each === language);
  const forms: Record<string, Record<string, string>> = {};
  for (const cells of readWordRows()) {
    const [kind = '', word = ''] = cells;
    const form = cells[column] ?? '';
    if (!kinds.includes(kind) || form === '') continue;
    const ofKind = (forms[kind] ??= {});
    for (const spelling of [word, ...(cells.at(-1) ?? '').split(',')])
      if (/^[ -~]+$/.test(spelling)) ofKind[spelling.toLowerCase()] = form;
  }
  return forms;
}

/** The words of a kind in every script and spelling. */
export const wordsOf = (kind: string): string[] =>
  readWordRows().flatMap(([own, ...cells]) =>
    own === kind ? cells.flatMap((cell) => cell.match(/[^,]+/g) ?? []) : [],
  );
