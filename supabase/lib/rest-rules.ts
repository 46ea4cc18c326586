// What our gateways let visitors, members and admins ask of PostgREST: what the site uses, and no more. PostgREST's grammar is
// wide, and everybody who has the publishable key could order any amount of work with it. The gateway of the embedded backend
// reads the rules here; make up STACK=compose writes them for Caddy (backends/compose/rest-rules.ts). So the expressions read
// a query as it was sent, in the syntax that JavaScript and Caddy's RE2 share.

/** How long a query may be: the site's longest has the ids of everybody in a list. */
export const longestQuery = 6000;

/** A regular expression among others. RE2 repeats a part a thousand times at most. */
const oneOf = (...expressions: readonly string[]) => `(${expressions.join('|')})`;
const listOf = (item: string, most: number) => `${item}(${comma}${item}){0,${most - 1}}`;

// Clients send these signs as they are or encoded. Nobody encodes letters, digits and dots.
const comma = '(,|%2C)';
const open = '(\\(|%28)';
const close = '(\\)|%29)';

/** No regular expressions, no full-text search, no ranges, no lists of patterns. */
const comparisons = 'eq|neq|gt|gte|lt|lte|is';
const operators = `${comparisons}|in|ilike`;

/** Single colons only: a cast that fails undoes what a function has recorded, and puts the value into the error and the log. */
const columns = `((:|%3A)?${oneOf(`[\\w.,()!*'"]`, '%2[12789AC]')})*`;

/** Few comparisons, no patterns among them: each one more multiplies the work. */
const comparison = `\\w+\\.(not\\.)?(${comparisons})\\.${oneOf('[\\w.:+"-]', '%(22|2B|3A)')}*`;
const alternative = oneOf(comparison, `and${open}${listOf(comparison, 4)}${close}`);

/** Letters of a pattern that stand for themselves: others than wildcards, and wildcards after a backslash. */
const letter = oneOf('[^&%*\\\\]', '%5C(%5C|%25|_)', '%([01346-9A-F][0-9A-F]|2[0-46-9B-F]|5[0-9ABD-F])');
/** A part of a short text: each wildcard more multiplies the work. */
const pattern = `(%25|\\*)?${letter}{0,200}(%25|\\*)?`;

const parameter = oneOf(
  `(select|columns|on_conflict)=${columns}`,
  `(\\w+\\.)*order=${oneOf('[\\w.]', comma)}*`,
  // No offset: what comes after is asked for by the last row of the page before.
  `(\\w+\\.)*limit=\\d{1,4}`,
  `or=${open}${listOf(alternative, 8)}${close}`,
  `[\\w.]+=(not\\.)?${oneOf(`(${comparisons}|in)\\.[^&]*`, `ilike\\.${pattern}`)}`,
);

/** What every query must be as a whole. */
export const allowedQuery = `^(${parameter}(&|$))*$`;

/** What no query may hold: alternatives twice, and what is no filter in the form of one. */
export const refusedQuery = oneOf(
  '(^|&)or=.*&or=',
  `(^|&)([\\w.]*\\.)?(select|columns|on_conflict|order|limit|offset|or|and)=(not\\.)?(${operators})\\.`,
);

/** Estimates count rows that the caller may not see. */
export const refusedPreference = 'count *= *(planned|estimated)';
/** The way a query is planned tells of rows that the caller may not see; files and maps the site does not ask for. */
export const refusedAnswers = '(vnd\\.pgrst\\.plan|openapi|geo|csv|octet-stream)';

/** What a request is refused for, in words. */
export const refusals = {
  length: 'so long a query',
  query: 'this query',
  preference: 'estimates',
  answers: 'answers of this kind',
  range: 'ranges',
} as const;

export const refusalOf = (part: keyof typeof refusals) => ({
  code: 'NOT_ALLOWED',
  message: `This site does not take ${refusals[part]}.`,
});

const allowed = new RegExp(allowedQuery);
const refused = new RegExp(refusedQuery);
const preference = new RegExp(refusedPreference);
const answers = new RegExp(refusedAnswers, 'i');

interface RestRequest {
  /** After the question mark, as it was sent. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What a request is refused for, or undefined for one that the site could make. */
export function refusedPart({ query, headers }: RestRequest): keyof typeof refusals | undefined {
  const all = (name: string) => [headers[name] ?? []].flat().join(',');
  if (query.length > longestQuery) return 'length';
  // In this order: of what is left, the expression below fits in one way only, and takes time with the length.
  if (refused.test(query) || !allowed.test(query)) return 'query';
  if (preference.test(all('prefer'))) return 'preference';
  if (answers.test(all('accept'))) return 'answers';
  return headers.range === undefined ? undefined : 'range';
}
