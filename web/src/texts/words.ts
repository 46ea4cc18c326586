import { wordFiles } from 'virtual:texts/words';
import { loadPart } from '@/base/load-part';
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage } from '@/texts/texts';

/** The kinds of words in private.house_words. */
export type WordKind = 'place' | 'name' | 'caste' | 'gothram' | 'job' | 'education';

type Words = Partial<Record<WordKind, Readonly<Record<string, string>>>>;

const loaded = new Map<ShownLanguage, Words>();

/** Loads a part of the words. English needs none: it shows what was typed. */
export async function loadWords(language: ShownLanguage, part: string): Promise<void> {
  const file = wordFiles[`${language}/${part}`];
  if (file === undefined) return;
  const { default: words } = await loadPart(file);
  loaded.set(language, { ...loaded.get(language), ...words });
}

/** The longest known words at the beginning of a list of words, in the reader's script. */
function sayWords(words: readonly string[], known: Readonly<Record<string, string>>): string | null {
  if (words.length === 0) return '';
  for (let length = Math.min(words.length, 5); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    // An initial is the same in every script.
    const initial = /^[A-Z]\.?$/.test(phrase) ? phrase : undefined;
    const keys = [phrase.toLowerCase(), phrase.toLowerCase().replace(/\.$/, '')];
    const key = keys.find((each) => Object.hasOwn(known, each));
    const translated = key === undefined ? initial : known[key];
    if (translated === undefined) continue;
    const rest = sayWords(words.slice(length), known);
    return rest === null ? null : `${translated} ${rest}`.trim();
  }
  return null;
}

/**
 * A stored value in the reader's script: "Madurai, Tamil Nadu" is "மதுரை, தமிழ்நாடு". A part between commas with an unknown
 * word stays as it was typed.
 */
export function sayWord(kind: WordKind, value: string): string {
  const known = loaded.get(getLanguage())?.[kind];
  if (known === undefined) return value;
  return value
    .split(',')
    .map((part) => sayWords(part.split(/\s+/).filter(Boolean), known) || part.trim())
    .join(', ');
}

const scripts: Readonly<Partial<Record<ShownLanguage, RegExp>>> = {
  ta: /[\u0b80-\u0bff]/,
  ml: /[\u0d00-\u0d7f]/,
  te: /[\u0c00-\u0c7f]/,
  kn: /[\u0c80-\u0cff]/,
  hi: /[\u0900-\u097f]/,
};

/** A person's name in the reader's script: as the family writes it, else by the known words; else as it is. */
export const sayName = (name: string, own: string | null): string =>
  own !== null && scripts[getLanguage()]?.test(own) === true ? own : sayWord('name', name);
