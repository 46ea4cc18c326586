import { isOtherName } from '@/person/other-name';
import {
  genderInLabel,
  guessFields,
  isGenderHeading,
  personMark,
  readStatement,
  relativeIn,
} from '@/person/reading/biodata-lines';
import { findDate } from '@/person/reading/find-measures';
import type { Label } from '@/person/reading/labels';
import { longestLine } from '@/person/reading/longest-line';

/** What a biodata says of its person, and a note about a relative or a contact does not. */
const ownFacts: ReadonlySet<string> = new Set(
  "age birth_star caste date_of_birth education father's_name gender gothram height job marital_status rasi religion".split(
    ' ',
  ),
);
const linesAhead = 12;

/** A fact that belongs to one person alone, and the line where it stands. */
interface Sign {
  of: 'name' | 'birth' | 'gender';
  value: string;
  at: number;
}

/** Whether two signs are of two people. */
const differ = (one: Sign, other: Sign): boolean =>
  one.of === 'name' ? isOtherName(one.value, other.value) : one.value !== other.value;

function signIn(line: string, at: number): Sign | null {
  if (isGenderHeading(line, true)) return { of: 'gender', value: genderInLabel(line) ?? '', at };
  const statement = readStatement(line);
  // "Boy - Raman K, weaver".
  const side = statement?.labels[0] === 'name' ? genderInLabel(line.slice(0, line.indexOf(statement.text))) : null;
  if (side !== null) return { of: 'gender', value: side, at };
  if (statement?.separated !== true || statement.text === '') return null;
  const { labels, text } = statement;
  if (labels.length === 1 && labels[0] === 'name') return { of: 'name', value: text.split(/[,;(]/, 1)[0] ?? '', at };
  const date = labels.includes('date_of_birth') ? findDate(text) : null;
  return date === null ? null : { of: 'birth', value: date.value, at };
}

const labelsIn = (line: string): readonly Label[] =>
  line.length > longestLine ? [] : (readStatement(line.trim())?.labels ?? []);
const factsIn = (lines: readonly string[]): Label[] => lines.flatMap(labelsIn).filter((label) => ownFacts.has(label));

const isDated = (lines: readonly string[], at: number) =>
  findDate((lines[at] ?? '').slice(0, longestLine)) !== null ||
  lines.slice(at + 1, at + 4).some((line) => line.length < 60 && /^\d/.test(line) && findDate(line) !== null);

const dateBelow = (lines: readonly string[], at: number): string | null =>
  lines.slice(at, at + 4).flatMap((line) => findDate(line.slice(0, longestLine))?.value ?? [])[0] ?? null;

/** Where the other person begins: after a blank line, or with the lines above the sign that repeat labels. */
function beginning(lines: readonly string[], start: number, block: number, first: Sign, at: number): number {
  if (block > first.at) return block;
  const seen = new Set(
    lines
      .slice(start, first.at + 1)
      .slice(0, 3 * linesAhead)
      .flatMap(labelsIn),
  );
  let next = at;
  while (next - 1 > Math.max(first.at, at - linesAhead)) {
    const labels = labelsIn(lines[next - 1] ?? '');
    if (labels.length === 0 || !labels.every((label) => seen.has(label))) break;
    next -= 1;
  }
  return next;
}

/**
 * The lines of each person in a text. A second name, date of birth or heading of the other side begins another person, where
 * further facts follow: a second date alone may be that of a certificate.
 */
export function splitPeople(lines: readonly string[]): (readonly string[])[] {
  let start = 0;
  let block = 0;
  let about = false;
  let signs = new Map<Sign['of'], Sign>();
  const people: (readonly string[])[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '') {
      block = at + 1;
      about = false;
      continue;
    }
    if (line.length > longestLine) continue;
    if (relativeIn(line) !== null) about = true;
    const sign = about ? null : signIn(line, at);
    if (sign === null) continue;
    const first = signs.get(sign.of);
    if (first === undefined) signs.set(sign.of, sign);
    if (first === undefined || !differ(first, sign)) continue;
    const next = beginning(lines, start, block, first, at);
    const ahead = new Set(factsIn(lines.slice(next, at + linesAhead)));
    const dates = [first.at, at].map((start) => dateBelow(lines, start));
    const areApart = sign.of === 'gender' && !dates.includes(null) && dates[0] !== dates[1];
    const isNumbered = line.startsWith(personMark) && isDated(lines, at) && isDated(lines, first.at);
    const before = sign.of === 'birth' ? new Set(factsIn(lines.slice(start, next).slice(0, 3 * linesAhead))) : ahead;
    if ([...ahead].filter((label) => before.has(label)).length < 2 && !isNumbered && !areApart) continue;
    people.push(lines.slice(start, next));
    start = next;
    signs = new Map();
    at = next - 1;
  }
  const all = [...people, lines.slice(start)];
  // Below numbered people, what stands behind a blank line is a fact of each.
  const [last = []] = all.slice(-1);
  const end = last.findIndex((line, place) => line === '' && place > 1);
  const areNumbered =
    people.length > 0 &&
    all.every((own) => own.some((line) => line.startsWith(personMark) && isDated(own, own.indexOf(line))));
  const common = areNumbered && end !== -1 ? last.slice(end) : [];
  // Above numbered people stands what is true of each: the family.
  const [first = []] = all;
  const from = first.findIndex((line) => line.startsWith(personMark));
  const ofFamily = areNumbered && from > 0 ? first.slice(0, from) : [];
  return all.map((own, place) => [
    ...(place === 0 ? [] : ofFamily),
    ...own,
    ...(place === all.length - 1 ? [] : common),
  ]);
}

/** A shorter list may be a biodata without labels. */
const fewestRows = 10;
/** A name with a number before it, and facts behind it. */
const row = /^(?:\d{1,4}[\s.),-]+)?\p{L}(?:[\p{L}\p{M}.'’ ]|\u200c|\u200d){2,40}(?:$|[\t,;|/(–-]|\s\d)/u;

function isRow(wide: string): boolean {
  const line = wide.trim();
  const statement = readStatement(line);
  if (statement !== null) return statement.labels.length === 1 && statement.labels[0] === 'name';
  return row.test(line) && guessFields(line, false) === null;
}

/** Whether the lines of a text are a list: a name begins nearly every line, without labels of other facts. */
export function isListOfPeople(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '' && line.length <= longestLine);
  return filled.length >= fewestRows && filled.filter(isRow).length >= 0.8 * filled.length;
}
