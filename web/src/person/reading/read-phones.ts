import type { Phone } from '@/person/contact-details';
import { toInternationalNumber, wrongCount } from '@/person/phone';
import { otherWords } from '@/person/reading/other-words';

/** Digits as people group them: one number, or several with gaps only. */
const digitRun = /\+?\d(?:[\s().\p{Pd}\p{Cf}\u2212]*\d)*/gu;
const mostDigits = 40;
const aroundNumber = /^[\s,;:/|&)\p{Pd}]+|[\s,;:/|&(\p{Pd}]+$/gu;
/** "1. 98430 55512  2. 94430 11111". */
const listNumber = /(?<![^\s,;/])[1-9][.)](?=\s+[+06-9(])/g;

/** The ends of numbers that stand side by side in a run. Null if digits are left over, or several ways to divide them. */
function divide(run: string): number[] | null {
  const groups = [...run.matchAll(/\+?\d+/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  /** For each place of a group, the ways to divide the groups from there on; more than one are two. */
  const ways: number[][][] = [];
  ways[groups.length] = [[]];
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const start = groups[place]?.start ?? 0;
    ways[place] = groups
      .slice(place)
      .flatMap(({ end }, further) => {
        if (toInternationalNumber(run.slice(start, end)) === null) return [];
        return (ways[place + further + 1] ?? []).map((others) => [end, ...others]);
      })
      .slice(0, 2);
  }
  const [only = null, ...others] = ways[0] ?? [];
  return others.length === 0 ? only : null;
}

/** The first number of a text, with the text before and behind it; null without a number. Each run is read whole. */
function findNumber(text: string): { number: string; before: string; behind: string } | null {
  const plain = text.replace(listNumber, (sign) => ' '.repeat(sign.length));
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    if (run.replace(/\D/g, '').length > mostDigits) continue;
    const length = toInternationalNumber(run) === null ? divide(run)?.[0] : run.length;
    const number = length === undefined ? null : toInternationalNumber(run.slice(0, length));
    if (length === undefined || number === null) continue;
    return { number, before: plain.slice(0, index), behind: plain.slice(index + length) };
  }
  return null;
}

/** The first run of digits that are too many or too few for an Indian number. */
export function findWrongCount(text: string): { digits: string; count: number } | null {
  for (const [digits] of text.matchAll(digitRun)) {
    const count = wrongCount(digits);
    if (count !== null) return { digits, count };
  }
  return null;
}

/** Words that stand with the owner of a number and say no more: "Father's mobile", "Mother no". */
const besideOwner =
  /^(?:s|no|nos|num|number|ph|phone|mob|mobile|cell|contact|whatsapp|tel|call|name|எண்|நம்பர்|कानंबर|का|की|नंबर|फोन)$/;

/** Whose number it is by the words beside it; null if they say nothing of it, or more. */
export function readOwner(words: string): string | null {
  const owners = otherWords.whose_phone ?? {};
  const found = new Set<string>();
  for (const word of words
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)) {
    if (word === '' || besideOwner.test(word)) continue;
    const owner = Object.hasOwn(owners, word) ? owners[word] : undefined;
    if (owner === undefined) return null;
    found.add(owner);
  }
  const [owner = null, ...others] = found;
  return others.length === 0 ? owner : null;
}

/** The one owner among a few other words: "(brother Murugan)", "call my mother on". */
export function ownerAmong(words: string): string | null {
  const all = words.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const [owner = null, ...others] = new Set(all.map(readOwner).filter((one) => one !== null));
  return others.length > 0 || all.length > 6 || /\b(?:law|husband|wife)\b/i.test(words) ? null : owner;
}

/**
 * Reads two numbers, with the words that say whose they are, before or behind: "98430 55512 (father) / 94430 11111". Further
 * words and numbers are left. Null without a number.
 */
export function readPhones(typed: string): { first: Phone; second: Phone | null; left: string } | null {
  // "(M)" alone may be a mobile phone.
  const isShort = /\d\s*\(F\)/.test(typed);
  const text = isShort ? typed.replace(/\(F\)/g, '(father)').replace(/\(M\)/g, '(mother)') : typed;
  const first = findNumber(text);
  if (first === null) return null;
  const second = findNumber(first.behind);
  const gaps = [first.before, second === null ? first.behind : second.before, second === null ? '' : second.behind];
  // A word before the first number says that each owner stands before their number.
  const isNamed =
    second !== null &&
    first.before
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .some((word) => word.length > 2 && !besideOwner.test(word));
  const ahead = isNamed || ownerAmong(first.before) !== null ? 0 : 1;
  const owners = [gaps[ahead] ?? '', gaps[ahead + 1] ?? ''].map((gap) => readOwner(gap) ?? ownerAmong(gap));
  const [whose = null, whoseSecond = null] = owners;
  const left = gaps
    .filter((gap, place) => owners[place - ahead] == null || readOwner(gap) === null || findNumber(gap) !== null)
    .map((gap) => gap.replace(aroundNumber, ''))
    .filter((gap) => /[\p{L}\p{N}]/u.test(gap))
    .join(', ');
  return {
    first: { number: first.number, whose },
    second: second && { number: second.number, whose: whoseSecond },
    left,
  };
}
