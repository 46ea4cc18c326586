import type { Phone } from '@/person/contact-details';
import { toInternationalNumber } from '@/person/phone';
import { otherWords } from '@/person/reading/other-words';

/** A run of digits as people group them, and an Indian mobile number, of which two may stand side by side. */
const numberRuns = [/\+?\d[\d\s().-]{6,}\d/g, /(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g];
const aroundNumber = /^[\s,;:/|&)-]+|[\s,;:/|&(-]+$/g;

/** The first number of a text, with the text before and behind it; null without a number. */
export function findNumber(text: string): { number: string; before: string; behind: string } | null {
  for (const run of numberRuns)
    for (const { 0: found, index } of text.matchAll(run)) {
      const number = toInternationalNumber(found);
      if (number !== null) return { number, before: text.slice(0, index), behind: text.slice(index + found.length) };
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

/**
 * Reads two numbers, with the words that say whose they are, before or behind: "98430 55512 (father) / 94430 11111". Further
 * words and numbers are left. Null without a number.
 */
export function readPhones(text: string): { first: Phone; second: Phone | null; left: string } | null {
  const first = findNumber(text);
  if (first === null) return null;
  const second = findNumber(first.behind);
  const gaps = [first.before, second === null ? first.behind : second.before, second === null ? '' : second.behind];
  // A word before the first number says that each owner stands before their number.
  const ahead = readOwner(first.before) !== null ? 0 : 1;
  const owners = [gaps[ahead] ?? '', gaps[ahead + 1] ?? ''].map(readOwner);
  const [whose = null, whoseSecond = null] = owners;
  const left = gaps
    .filter((gap, place) => owners[place - ahead] == null || findNumber(gap) !== null)
    .map((gap) => gap.replace(aroundNumber, ''))
    .filter((gap) => /[\p{L}\p{N}]/u.test(gap))
    .join(', ');
  return {
    first: { number: first.number, whose },
    second: second && { number: second.number, whose: whoseSecond },
    left,
  };
}
