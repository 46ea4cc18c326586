// The faults of a translation, in words for translators.
import { parse, type Token } from '@messageformat/parser';
import { languages, type Language } from '../languages.ts';

/** Digits of India's scripts: the site writes 0 to 9 in every language. */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/u;

/** A text longer than this share of the English one seldom fits its place. */
const longest = 2.5;

interface Parts {
  /** Values with their kind: "count plural". */
  values: Set<string>;
  /** Tags of links and emphasis. */
  tags: Set<string>;
}

function partsOf(tokens: readonly Token[], found: Parts = { values: new Set(), tags: new Set() }): Parts {
  for (const token of tokens) {
    if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\w+>/g)) found.tags.add(tag);
    else if (token.type !== 'octothorpe') {
      found.values.add(token.arg);
      if ('cases' in token) for (const { tokens: inner } of token.cases) partsOf(inner, found);
    }
  }
  return found;
}

/** The forms of a number that a language tells apart: "one" and "other". */
const pluralForms = (language: Language): readonly string[] =>
  new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories;

function pluralProblem(tokens: readonly Token[], language: Language): string | undefined {
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    const keys = token.cases.map(({ key }) => key);
    if (token.type === 'plural') {
      const missing = pluralForms(language).find((form) => !keys.includes(form));
      if (missing !== undefined) return `the form "${missing}" of {${token.arg}, plural, …} is missing`;
    } else if (!keys.includes('other')) return `the form "other" of {${token.arg}, …} is missing`;
    const inner = token.cases.map((each) => pluralProblem(each.tokens, language)).find((problem) => problem);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The difference between two sets, in words. */
function differenceOf(english: ReadonlySet<string>, own: ReadonlySet<string>): string | undefined {
  const missing = [...english].filter((part) => !own.has(part));
  const more = [...own].filter((part) => !english.has(part));
  if (missing.length > 0) return `${missing.join(', ')} is missing`;
  return more.length > 0 ? `${more.join(', ')} is not in the English text` : undefined;
}

function parsed(text: string): Token[] | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : 'not understood';
  }
}

/** The fault of a translation; undefined if there is none. */
export function problemOf(language: Language, english: string, text: string): string | undefined {
  if (text.trim() === '') return 'there is no text';
  if (text !== text.trim() || /\s{2}/.test(text)) return 'there are spaces too many';
  if (indianDigits.test(text)) return 'write numbers with the digits 0 to 9';
  const own = parsed(text);
  if (typeof own === 'string') return `its braces are wrong: ${own}`;
  const its = parse(english);
  const [ownParts, itsParts] = [partsOf(own), partsOf(its)];
  const values = differenceOf(
    new Set([...itsParts.values].map((name) => `{${name}}`)),
    new Set([...ownParts.values].map((name) => `{${name}}`)),
  );
  return values ?? differenceOf(itsParts.tags, ownParts.tags) ?? pluralProblem(own, language);
}

/** Whether a text is so long that somebody should look at its place. */
export const isLong = (english: string, text: string): boolean =>
  text.length > 30 && text.length > english.length * longest;
