// The faults of a translation, in words for translators.
import { parse, type Token } from '@messageformat/parser';
import { noncePlaceholder } from '../../../security-headers.ts';
import { languages, type Language } from '../languages.ts';

/** Digits of India's scripts: the site writes 0 to 9 in every language. */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/u;

/** Signs that nobody sees, or that turn the text around. Two of them join and divide letters of India's scripts. */
const unseenSign = /(?![\n\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/u;
/** In characters: ten times the longest text that the site has. */
const mostLetters = 5000;
const tagPattern = /<\/?\w+>/g;

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
    if (token.type === 'content') for (const [tag] of token.value.matchAll(tagPattern)) found.tags.add(tag);
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

function differenceOf(english: ReadonlySet<string>, own: ReadonlySet<string>): string | undefined {
  const missing = [...english].filter((part) => !own.has(part));
  const more = [...own].filter((part) => !english.has(part));
  if (missing.length > 0) return `${missing.join(', ')} is missing`;
  return more.length > 0 ? `${more.join(', ')} is not in the English text` : undefined;
}

/** A literal brace or angle bracket. In the page, the gateway would read two braces as its own template. */
function strayBracket(tokens: readonly Token[]): string | undefined {
  for (const token of tokens) {
    const found =
      token.type === 'content'
        ? /[{}<>]/.exec(token.value.replaceAll(tagPattern, ''))?.[0]
        : 'cases' in token && token.cases.map(({ tokens: inner }) => strayBracket(inner)).find((sign) => sign);
    if (found) return found;
  }
  return undefined;
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
  if (text.length > mostLetters) return 'the text is too long';
  const unseen = unseenSign.exec(text)?.[0];
  if (unseen !== undefined) {
    const code = unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `there is a sign that nobody sees, U+${code}`;
  }
  if (text.includes(noncePlaceholder)) return `${noncePlaceholder} is a mark of the page`;
  if (indianDigits.test(text)) return 'write numbers with the digits 0 to 9';
  const own = parsed(text);
  if (typeof own === 'string') return `its braces are wrong: ${own}`;
  const stray = strayBracket(own);
  if (stray !== undefined) return `"${stray}" is for values and tags only: {name}, <link>`;
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
