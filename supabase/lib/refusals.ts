import { tokensOf, type Token } from './sql-tokens.ts';

interface Refusal {
  readonly code: string;
  /** The sentence, or the expression that forms it, as it is written. */
  readonly sentence: string;
}

const helpers = new Set(['refuse', 'not_found', 'conflict', 'busy', 'forbid']);

/** The names in braces of a sentence. */
export const valuesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);

const isCode = (token: Token | undefined): boolean => token?.isText === true && /^'[a-z]+(_[a-z]+)+'$/.test(token.text);

const textOf = (token: Token): string => token.text.slice(1, -1);

/** The expression from here to the comma or bracket that ends it. */
function expressionAt(tokens: readonly Token[], start: number): string {
  const depth = tokens[start]?.depth ?? 0;
  const rest = tokens.slice(start);
  const end = rest.findIndex(
    ({ text, depth: at }, index) => index > 0 && (at < depth || (at === depth && text === ',')),
  );
  return rest
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ');
}

/** Each code of a function's refusals, beside its sentence: in calls of the helpers, and in lists of problems. */
export function refusalsIn(body: string): Refusal[] {
  const tokens = tokensOf(body);
  return tokens.flatMap((token, index) => {
    if (!isCode(token)) return [];
    const called = tokens[index - 2]?.text ?? '';
    const detail = tokens[index - 1]?.text === '=' && called.toLowerCase() === 'detail';
    if (detail) return [{ code: textOf(token), sentence: '' }];
    if (tokens[index + 1]?.text !== ',') return [];
    const sentence = expressionAt(tokens, index + 2);
    const isRefusal = tokens[index - 1]?.text === '(' && helpers.has(called);
    // A problem of a field: wrong if, code, sentence.
    const isProblem = /^'([A-Z]|\{[a-z]+\})/.test(sentence);
    return isRefusal || isProblem ? [{ code: textOf(token), sentence }] : [];
  });
}

/** Calls of the helpers without a written code: only functions that pass on a problem's own code may make them. */
export function uncodedIn(body: string): string[] {
  const tokens = tokensOf(body);
  return tokens.flatMap((token, index) => {
    const isCall =
      helpers.has(token.text) &&
      tokens[index - 1]?.text === '.' &&
      tokens[index - 2]?.text === 'private' &&
      tokens[index + 1]?.text === '(';
    if (!isCall) return [];
    const first = tokens[index + 2];
    return isCode(first) || first?.text === 'code' ? [] : [expressionAt(tokens, index + 2)];
  });
}

/** Whether it raises an exception itself. Notices are none. */
export function raises(body: string): boolean {
  const tokens = tokensOf(body);
  return tokens.some(({ text }, index) => {
    if (text.toLowerCase() !== 'raise') return false;
    const level = tokens[index + 1]?.text.toLowerCase() ?? '';
    return !['notice', 'warning', 'debug', 'info', 'log'].includes(level);
  });
}
