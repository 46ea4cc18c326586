import { expect, it } from 'vitest';
import { dateOrder, readDate } from '@/lib/read-date';
import { readTime } from '@/lib/read-time';
import { personFields } from '@/person/fields';
import { findEmail, isEmail } from '@/person/email';
import { toInternationalNumber, wrongCount } from '@/person/phone';
import { joinNames } from '@/person/reading/join-names';
import { fieldOfLabel, fieldsOfLabel, fieldsOfWords } from '@/person/reading/labels';
import { normaliseValue } from '@/person/reading/normalise';
import { proposeWishes } from '@/person/reading/propose-wishes';
import { readBiodata } from '@/person/reading/read-biodata';
import { readPhones } from '@/person/reading/read-phones';
import { readStarWords } from '@/person/reading/read-star';
import { splitIncome } from '@/person/reading/split-income';

const length = 20_000;
const most = 100;

/** A beginning, repeated pieces up to the length, and an end that fits nothing. */
const fill = (start: string, piece: string, end = '') =>
  start + piece.repeat(Math.ceil((length - start.length - end.length) / piece.length)) + end;

const pieces = {
  blanks: ' ',
  tabs: '\t',
  noBreak: '\u00a0',
  digits: '1',
  groups: '12 ',
  letters: 'a',
  words: 'ab ',
  marks: 'a\u0301\u0323',
  vowels: 'கி',
  dashes: '-',
  dots: '.',
  dotted: '1.',
  slashes: '/',
  slashed: '1/',
  brackets: '(',
  closed: '(a)',
  colons: ':',
  labels: 'Star: ',
  commas: 'a,',
  stars: '*',
  bold: '*a* ',
  quotes: "'",
  at: 'a@',
  mail: 'a@b.',
  lines: 'a\n',
  lineLabels: 'Name:\n',
  shortLines: 'ab 12\n',
};
const labels = [
  'Name: ',
  'Star: a',
  'DOB: 1',
  'Time: 1',
  'Height: 5',
  'Phone: 9',
  'Siblings: 1',
  'Father: a ',
  'Religion: Hindu ',
  'Mother tongue: Tamil ',
  'Email: a',
  'Address: a\n',
  'Groom profile ',
  '',
];
const texts = labels.flatMap((label) =>
  Object.entries(pieces).map(([piece, text]) => [`${label.trim()} and ${piece}`, fill(label, text, 'rasi x')] as const),
);

/** Milliseconds of processor time. */
function timeOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

/** Compiling and collecting garbage count too, on a busy machine for long. A slow reader is slow each time. */
const tries = 10;
const slow = (acts: readonly (readonly [string, () => unknown])[]) =>
  acts.filter(([, act]) => Array.from({ length: tries }).every(() => timeOf(act) > most)).map(([name]) => name);

it('a pasted text of any shape is read at once', () => {
  expect(slow(texts.map(([name, text]) => [name, () => readBiodata(text)]))).toEqual([]);
});

it('a cell of any shape is read at once', () => {
  const cells = Object.entries(pieces).flatMap(([piece, text]) =>
    ['', '1', 'a', '5 ', 'Hindu '].map((start) => [`${start} and ${piece}`, fill(start, text, 'x')] as const),
  );
  const acts = cells.flatMap(([name, text]) => [
    ...personFields.map((field) => [`${field}: ${name}`, () => normaliseValue(field, text)] as const),
    [`label: ${name}`, () => fieldOfLabel(text)] as const,
  ]);
  expect(slow(acts)).toEqual([]);
});

it('a heading, a number, a star, a job or an expectation of any shape is read at once', () => {
  const typed = Object.entries(pieces).flatMap(([piece, text]) =>
    ['', '9', 'Name (', 'Rohini ', 'Engineer, 8 ', 'within 2'].map(
      (start) => [`${start} and ${piece}`, fill(start, text, 'x')] as const,
    ),
  );
  const short = typed.flatMap(([name, text]) =>
    [60, 100, 150, 200, 300].map((end) => [`${name}, ${end}`, text.slice(0, end)] as const),
  );
  const read = (text: string) => [
    fieldsOfLabel(text),
    fieldsOfWords(text),
    toInternationalNumber(text),
    wrongCount(text),
    readPhones(text),
    readStarWords(text),
    splitIncome(text),
    joinNames({ name: text, last_name: text, initial: text }),
    proposeWishes([text], { caste: text }),
    dateOrder(text),
  ];
  expect(slow([...typed, ...short].map(([name, text]) => [name, () => read(text)]))).toEqual([]);
});

it('a typed date, time or address of mail of any shape is read at once', () => {
  const typed = Object.entries(pieces).flatMap(([piece, text]) =>
    ['', '1', '14 Aug', 'Sat', 'காலை '].map((start) => [`${start} and ${piece}`, fill(start, text, 'x')] as const),
  );
  expect(
    slow(
      typed.map(([name, text]) => [name, () => [readDate(text, 2026), readTime(text), isEmail(text), findEmail(text)]]),
    ),
  ).toEqual([]);
});
