// Which translations a native reader has checked: the English text and the translation as they were then. When either changes, the
// text counts as not checked.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../languages.ts';
import { readTexts, textsFolder } from './catalogue.ts';

const checkedSchema = z.record(z.string(), z.tuple([z.string(), z.string()]));
type Checked = z.infer<typeof checkedSchema>;

const checkedPath = (language: Language) => path.join(textsFolder, 'checked', `${language}.json`);

function readChecked(language: Language): Checked {
  const file = checkedPath(language);
  return existsSync(file) ? checkedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The ids of a language's texts that a native reader has checked as they are now. */
export function checkedIds(language: Language): Set<string> {
  const [english, own, checked] = [readTexts('en'), readTexts(language), readChecked(language)];
  const isSame = ([id, [source, text]]: [string, [string, string]]) => english[id] === source && own[id] === text;
  return new Set(
    Object.entries(checked)
      .filter(isSame)
      .map(([id]) => id),
  );
}

/** How many texts of English a language has, and how many of those a native reader has checked. */
export interface TextCounts {
  readonly translated: number;
  readonly checked: number;
  readonly total: number;
}

export function countTexts(language: Language): TextCounts {
  const [english, own] = [Object.keys(readTexts('en')), readTexts(language)];
  const translated = english.filter((id) => own[id] !== undefined).length;
  return { translated, checked: checkedIds(language).size, total: english.length };
}

/** Notes which texts are checked, as they are now. */
export function writeChecked(language: Language, ids: ReadonlySet<string>): void {
  const [english, own] = [readTexts('en'), readTexts(language)];
  const entries = [...ids].sort().map((id) => [id, [english[id] ?? '', own[id] ?? '']]);
  writeFileSync(checkedPath(language), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
