import type { z } from 'zod';
import type { peopleWords } from '@/features/people/api';
import { listedFilters, type PeopleWord } from '@/features/people/search';
import { heightsShownAs } from '@/person/height';
import { readWhole } from '@/person/reading/read-field';

type ReadWord = z.infer<typeof peopleWords.shape>[number];

/** Small words between two others. */
const isFiller = (word: string) => /^(?:from|to|in|of|for|the|a|with|years?|yrs?|old|aged?)$/i.test(word);

function readListed(word: ReadWord): PeopleWord {
  // Registers hold "Muslim" as a caste too: the religion finds these people and the others.
  const lists = word.filter === 'name' ? listedFilters : word.filter === 'caste' ? (['religion'] as const) : [];
  for (const filter of lists) {
    const value = readWhole(filter === 'side' ? 'gender' : filter, word.typed);
    // A letter alone is an initial.
    if (value !== null && word.typed.length > 1) return { ...word, filter, value };
  }
  return word;
}

/**
 * The meaning of a search: values of lists too, in every script that readers of files and biodatas know. A whole text that is
 * somebody's name stays one.
 */
export function understandWords(read: readonly ReadWord[], searched: string): PeopleWord[] {
  if (read.length === 1 && read[0]?.filter === 'name' && read[0].typed === searched && searched.includes(' '))
    return [...read];
  return read.filter(({ typed }) => !isFiller(typed)).map(readListed);
}

const years = '(?:\\s?(?:years?|yrs?|வயது))?';
const age = `[1-9]\\d${years}`;
const inches = `(?:\\s?\\d{1,2}(?:\\s?(?:["”″]|['’′]{2}|in(?:ch(?:es)?)?|அங்குலம்))?)?`;
// Not "5.5 lakhs".
const height = `(?:[3-7]\\s?(?:['’′]|ft\\.?|feet|foot|அடி)${inches}|[4-6]\\.\\d{1,2}(?!\\s?(?:l|cr))|[12]\\d\\d\\s?cms?)`;
const one = `(${height}|${age}(?!\\.\\d))`;
const figures = (form: string) => new RegExp(`(?<![\\p{L}\\p{M}\\d.])${form}(?![\\p{L}\\p{M}\\d])`, 'iu');

/** The forms of ages and heights: how far the first figure is inside, from below and from above; null for an open end. */
const forms: readonly (readonly [
  form: RegExp,
  ends: (first: Figure, last: Figure) => readonly [number | '', number | ''],
])[] = [
  [figures(`${one}\\s*(?:to|முதல்|–)\\s*${one}(?:\\s?வரை)?`), (first, last) => [first.from, last.to]],
  // "25-28" may also be a number of the bureau's book.
  [figures(`(${height})\\s*-\\s*(${height})`), (first, last) => [first.from, last.to]],
  [figures(`(?:below|under|less than|younger than|shorter than)\\s+${one}`), ({ from }) => ['', from - 1]],
  [figures(`(?:above|over|more than|older than|taller than)\\s+${one}`), ({ to }) => [to + 1, '']],
  [figures(`(?:up\\s?to|within|max(?:imum)?)\\s+${one}`), ({ to }) => ['', to]],
  [figures(`(?:at least|min(?:imum)?)\\s+${one}`), ({ from }) => [from, '']],
  [figures(`${one}-?\\s?(?:க்கு|க்குக்)?\\s?கீழ்`), ({ from }) => ['', from - 1]],
  [figures(`${one}-?\\s?(?:க்கு)?\\s?மேல்`), ({ to }) => [to + 1, '']],
  [figures(`${one}-?\\s?(?:வரை|க்குள்)`), ({ to }) => ['', to]],
  [figures(`${one}\\s?(?:\\+|plus)`), ({ from }) => [from, '']],
  [figures(`(${height})`), ({ from, to }) => [from, to]],
];

interface Figure {
  filter: 'age' | 'height';
  from: number;
  to: number;
}

function figureOf(text: string): Figure | null {
  const bare = text.replace(new RegExp(`${years}$`, 'i'), '');
  if (/^\d\d$/.test(bare)) return { filter: 'age', from: Number(bare), to: Number(bare) };
  const value = readWhole('height', text);
  if (value === null) return null;
  const centimetres = Number(value);
  const { first, last } = /c/i.test(text) ? { first: centimetres, last: centimetres } : heightsShownAs(centimetres);
  return { filter: 'height', from: first, to: last };
}

/** The ages and heights of a search, as "25 to 28", "below 32" or 5'8", and the rest of it. */
export function readFigures(searched: string): { figures: PeopleWord[]; rest: string } {
  const found: PeopleWord[] = [];
  let rest = searched;
  for (const [form, endsOf] of forms) {
    const match = form.exec(rest);
    const [typed = '', first = '', last = first] = match ?? [];
    const [one, other] = [figureOf(first), figureOf(last)];
    if (one?.filter !== other?.filter || one === null || other === null) continue;
    const [from, to] = one.from <= other.from ? endsOf(one, other) : endsOf(other, one);
    found.push({ filter: one.filter, value: from === to ? String(from) : `${from}-${to}`, typed });
    rest = rest.replace(typed, ' ').replaceAll(/\s+/g, ' ').trim();
  }
  return { figures: found, rest };
}
