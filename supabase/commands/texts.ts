import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import papa from 'papaparse';
import { readTextFile, readTexts, textFileNames, textPath, textsFolder } from '../../web/src/texts/build/catalogue.ts';
import { isLong, problemOf } from '../../web/src/texts/build/check-texts.ts';
import { checkedIds, countTexts, writeChecked } from '../../web/src/texts/build/checked.ts';
import { findUses } from '../../web/src/texts/build/uses.ts';
import { languageCodes, languages, type Language } from '../../web/src/texts/languages.ts';
import { printable } from '../hosting/archive.ts';
import { StackError } from '../lib/settings.ts';

// `make texts` writes every text of the site into a spreadsheet; `make texts FILE=…` reads it back: docs/languages.md.

const root = path.resolve(import.meta.dirname, '../..');
const written = 'texts.csv';
const others = languageCodes.filter((code) => code !== 'en');
const textColumn = (language: Language) => `${languages[language].name} (${language})`;
const checkedColumn = (language: Language) => `${languages[language].name} checked by a native reader`;

/** "Profiles: profile card, profile page", from the files that use a text. */
function placeOf(files: readonly string[]): string {
  const names = files.map((file) =>
    path
      .basename(file)
      .replace(/\.tsx?$/, '')
      .replaceAll('-', ' '),
  );
  return [...new Set(names)].join(', ');
}

/** Prints how much of each language is translated, and gives how many texts are not. */
function sayCounts(): number {
  const name = new Intl.DisplayNames('en', { type: 'language' });
  const figure = new Intl.NumberFormat('en-IN');
  return others.reduce((sum, language) => {
    const { translated, total } = countTexts(language);
    const missing = total - translated;
    const left = missing === 0 ? '' : `, ${figure.format(missing)} to translate`;
    console.log(`${name.of(language) ?? language} ${figure.format(translated)} of ${figure.format(total)}${left}`);
    return sum + missing;
  }, 0);
}

function writeSpreadsheet(): void {
  const usesOf = findUses();
  const english = readTexts('en');
  const own = new Map(others.map((language) => [language, readTexts(language)]));
  const checked = new Map(others.map((language) => [language, checkedIds(language)]));
  const rows = Object.entries(english).map(([id, text]) => ({
    Id: id,
    'Where it is seen': placeOf(usesOf(id)),
    English: text,
    ...Object.fromEntries(
      others.flatMap((language) => [
        [textColumn(language), own.get(language)?.[id] ?? ''],
        [checkedColumn(language), checked.get(language)?.has(id) ? 'yes' : 'no'],
      ]),
    ),
  }));
  // Excel reads the letters of India only after this mark.
  writeFileSync(written, `\uFEFF${papa.unparse(rows)}\n`);
  console.log(`${rows.length} texts in ${languageCodes.length} languages are in ${written}.`);
  sayCounts();
  console.log(`Correct it, write "yes" beside what a native reader has checked, then: make texts FILE=${written}`);
}

interface Corrections {
  texts: Record<string, string>;
  checked: Set<string>;
}

/** The texts of a spreadsheet for a language; each faulty row becomes a problem. */
export function readLanguage(
  language: Language,
  rows: readonly Record<string, string>[],
  problems: string[],
): Corrections {
  const english = readTexts('en');
  const found: Corrections = { texts: {}, checked: new Set() };
  for (const [index, row] of rows.entries()) {
    const { Id: id = '' } = row;
    const text = (row[textColumn(language)] ?? '').normalize('NFC').trim();
    const source = Object.hasOwn(english, id) ? english[id] : undefined;
    const say = (problem: string) =>
      problems.push(`row ${index + 2}, ${textColumn(language)}, ${printable(id)}: ${problem}`);
    if (source === undefined) {
      say('there is no such text');
      continue;
    }
    // Not translated yet.
    if (text === '') continue;
    const problem = problemOf(language, source, text);
    if (problem !== undefined) {
      say(problem);
      continue;
    }
    if (isLong(source, text)) console.log(`Long: ${textColumn(language)}, ${id}: look at it on a phone.`);
    found.texts[id] = text;
    if (/^y(es)?$/i.test(row[checkedColumn(language)]?.trim() ?? '')) found.checked.add(id);
  }
  return found;
}

function writeLanguage(language: Language, { texts, checked }: Corrections): number {
  const before = readTexts(language);
  const after = { ...before, ...texts };
  mkdirSync(path.join(textsFolder, language), { recursive: true });
  for (const file of textFileNames) {
    const ids = Object.keys(readTextFile('en', file)).filter((id) => after[id] !== undefined);
    const entries = Object.fromEntries(ids.map((id) => [id, after[id]]));
    if (ids.length > 0) writeFileSync(textPath(language, file), `${JSON.stringify(entries, null, 2)}\n`);
  }
  writeChecked(language, checked);
  return Object.keys(after).filter((id) => after[id] !== before[id]).length;
}

async function readSpreadsheet(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new StackError(`There is no file ${file}.`, 'Write one first: make texts');
  const { data: rows } = papa.parse<Record<string, string>>(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const given = others.filter((language) => rows.some((row) => row[textColumn(language)] !== undefined));
  if (given.length === 0)
    throw new StackError(
      `${file} has no column of a language.`,
      `The columns are called as in: ${others.map(textColumn).join(', ')}.`,
    );
  const problems: string[] = [];
  const corrections = given.map((language) => [language, readLanguage(language, rows, problems)] as const);
  if (problems.length > 0) throw new StackError(`Nothing was changed:\n${problems.join('\n')}`, 'Correct these rows.');
  for (const [language, found] of corrections) {
    const changed = writeLanguage(language, found);
    console.log(`${textColumn(language)}: ${changed} changed, ${found.checked.size} checked.`);
  }
  await execa(path.join(root, 'node_modules/.bin/oxfmt'), [path.relative(root, textsFolder)], { cwd: root });
  sayCounts();
}

/**
 * Writes the spreadsheet, or reads the given one; for a release only counts.
 * @throws StackError when a release lacks translations
 */
export async function texts(): Promise<void> {
  const { FILE: file, RELEASE: release } = process.env;
  if (release === 'yes') {
    if (sayCounts() > 0)
      throw new StackError('A release has every text in every language.', 'Translate them: docs/languages.md');
  } else if (file) await readSpreadsheet(file);
  else writeSpreadsheet();
}
