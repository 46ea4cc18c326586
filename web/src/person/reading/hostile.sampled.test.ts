import { expect, it } from 'vitest';
import { dateOrder, readDate } from '@/lib/read-date';
import { readTime } from '@/lib/read-time';
import { personFields } from '@/person/fields';
import { findEmail, isEmail } from '@/person/email';
import { toInternationalNumber, wrongCount } from '@/person/phone';
import { joinNames } from '@/person/reading/read-names';
import { fieldOfLabel, fieldsOfLabel, fieldsOfWords } from '@/person/reading/labels';
import { readField } from '@/person/reading/read-field';
import { readFields } from '@/person/reading/read-fields';
import { proposeWishes } from '@/person/reading/propose-wishes';
import { readBiodata } from '@/person/reading/read-biodata';
import { readPhones } from '@/person/reading/read-phones';
import { readStarWords } from '@/person/reading/star-words';
import { splitIncome } from '@/person/reading/read-income';
import { sampled } from '../../../test-depth';
import { growsTooFast, longLengths, shortLengths, type WorkOfLength } from '../../../growth';

/** A beginning, repeated pieces up to the length, and an end that fits nothing. */
const fill = (length: number, start: string, piece: string, end: string) =>
  (start + piece.repeat(length)).slice(0, length - end.length) + end;

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

type Case = readonly [name: string, work: WorkOfLength];

/** The readers on each piece behind each beginning. The pieces go by fastest: so each seventh case takes all of each kind. */
const casesOf = (
  starts: readonly string[],
  readers: Readonly<Record<string, (text: string) => unknown>>,
  end = 'x',
): Case[] =>
  Object.entries(readers).flatMap(([name, read]) =>
    starts.flatMap((start) =>
      Object.entries(pieces).map(([piece, one]): Case => [
        `${name}: ${start.trim()} and ${piece}`,
        (length) => {
          const text = fill(length, start, one, end);
          return () => read(text);
        },
      ]),
    ),
  );

const fast = (cases: readonly Case[]) =>
  [shortLengths, longLengths].flatMap((lengths) =>
    sampled(cases)
      .filter(([, work]) => growsTooFast(work, lengths))
      .map(([name]) => `${name}, up to ${lengths.to}`),
  );

it('the work of a pasted text grows with its length only', () => {
  expect(fast(casesOf(labels, { readBiodata }, 'rasi x'))).toEqual([]);
  // 378 texts of 20,000 characters: 40 s of processor time, beside everything else.
}, 1_800_000);

it('the work of a cell grows with its length only', () => {
  const readers = Object.fromEntries(
    personFields.map((field) => [field, (text: string) => readField(field, text)] as const),
  );
  const two = {
    parents: (text: string) => readFields(["father's_name", "father's_job"], text),
    births: (text: string) => readFields(['time_of_birth', 'place_of_birth'], text),
  };
  expect(fast(casesOf(['', '1', 'a', '5 ', 'Hindu '], { ...readers, ...two, fieldOfLabel }))).toEqual([]);
});

it('the work of a heading, a number, a star, a job or an expectation grows with its length only', () => {
  const readers = {
    fieldsOfLabel,
    fieldsOfWords,
    toInternationalNumber,
    wrongCount,
    readPhones,
    readStarWords,
    splitIncome,
    joinNames: (text: string) => joinNames({ name: text, last_name: text, initial: text }),
    proposeWishes: (text: string) => proposeWishes([text], { caste: text }),
    dateOrder,
  };
  expect(fast(casesOf(['', '9', 'Name (', 'Rohini ', 'Engineer, 8 ', 'within 2'], readers))).toEqual([]);
});

it('the work of a typed date, time or address of mail grows with its length only', () => {
  const readers = { readDate: (text: string) => readDate(text, 2026), readTime, isEmail, findEmail };
  expect(fast(casesOf(['', '1', '14 Aug', 'Sat', 'காலை '], readers))).toEqual([]);
});
