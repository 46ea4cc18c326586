// The requests to PostgREST that our gateways allow: only those that the site uses. PostgREST's grammar is wide: with the
// publishable key, anyone could cause any amount of work. The gateway of the embedded backend uses these rules;
// make up STACK=compose writes them for Caddy (backends/compose/caddy-rest-rules.ts). So the expressions match the raw, still encoded
// query, in the syntax that JavaScript and Caddy's RE2 share.

/** The most characters of a query: the site's longest has the ids of a whole list. */
export const longestQuery = 6000;

/** A body has fewer bytes than this: the site's longest is a profile with all its fields, or a list of 500 profiles. */
export const bodyLimit = 64_000;
/** The functions that take a whole list: people of a file, and the reasons of 500 changes of status, or their undoing. */
export const takingLists: readonly string[] = ['check_import', 'import_people', 'set_profile_statuses'];
/** Their limit, for admins: a thousand people of a file have up to 2 MB. */
export const listLimit = 4_000_000;
/**
 * The gateway's request to PostgREST before it takes a body above `bodyLimit`: 200 for an admin, 401 for a foreign token,
 * otherwise 406. Members see only their own account, which has a profile.
 */
export const adminQuestion = {
  path: '/accounts?select=username&registered_user_id=is.null&limit=1',
  accept: 'application/vnd.pgrst.object+json',
} as const;

/** Alternatives of a regular expression. RE2 allows at most a thousand repetitions. */
const oneOf = (...expressions: readonly string[]) => `(${expressions.join('|')})`;
const listOf = (item: string, most: number) => `${item}(${comma}${item}){0,${most - 1}}`;

// Clients send these characters raw or percent-encoded. No client encodes letters, digits and dots.
const comma = '(,|%2C)';
const open = '(\\(|%28)';
const close = '(\\)|%29)';

/** No regular expressions, no full-text search, no ranges, no lists of patterns. */
const comparisons = 'eq|neq|gt|gte|lt|lte|is';
const operators = `${comparisons}|in|ilike`;

/** No double colons: a failed cast rolls back a function's records, and puts the value into the error and the log. */
const columns = `((:|%3A)?${oneOf(`[\\w.,()!*'"]`, '%2[12789AC]')})*`;

/** Few comparisons, and no patterns: each one multiplies the work. */
const comparison = `\\w+\\.(not\\.)?(${comparisons})\\.${oneOf('[\\w.:+"-]', '%(22|2B|3A)')}*`;
const alternative = oneOf(comparison, `and${open}${listOf(comparison, 4)}${close}`);

/** Literal characters of a pattern: all but wildcards, and wildcards after a backslash. */
const letter = oneOf('[^&%*\\\\]', '%5C(%5C|%25|_)', '%([01346-9A-F][0-9A-F]|2[0-46-9B-F]|5[0-9ABD-F])');
/** A short text with a wildcard at each end at most: more wildcards multiply the work. */
const pattern = `(%25|\\*)?${letter}{0,200}(%25|\\*)?`;

const parameter = oneOf(
  `(select|columns|on_conflict)=${columns}`,
  `(\\w+\\.)*order=${oneOf('[\\w.]', comma)}*`,
  // No offset: the next page starts after the last row of the page before (keyset).
  // No answer has more than 60 rows: ground/base.sql.
  `(\\w+\\.)*limit=(\\d|[1-5]\\d|60)`,
  `or=${open}${listOf(alternative, 8)}${close}`,
  `[\\w.]+=(not\\.)?${oneOf(`(${comparisons}|in)\\.[^&]*`, `ilike\\.${pattern}`)}`,
);

/** The whole query must match this. */
export const allowedQuery = `^(${parameter}(&|$))*$`;

/** No query may match this: two lists of alternatives, or a reserved parameter in the form of a filter. */
export const refusedQuery = oneOf(
  '(^|&)or=.*&or=',
  `(^|&)([\\w.]*\\.)?(select|columns|on_conflict|order|limit|offset|or|and)=(not\\.)?(${operators})\\.`,
);

/** A query with a filter has this: PostgREST would change or remove all rows without one. */
export const filtering = `(^|&)(\\w+=(not\\.)?(${operators})\\.|or=)`;
/** The statements that need a filter, by their method. */
export const needFilter = { PATCH: 'UPDATE', DELETE: 'DELETE' } as const;
/** The answer without one, as Supabase's own database gives it (safeupdate). A plain PostgreSQL has no such extension. */
export const refusalWithoutFilter = (statement: string) => ({
  code: '21000',
  message: `${statement} requires a WHERE clause`,
  details: null,
  hint: null,
});

/** Estimates include rows that the caller may not see. */
export const refusedPreference = 'count *= *(planned|estimated)';
/** A query plan reveals rows that the caller may not see. The site requests no files and maps. */
export const refusedAnswers = '(vnd\\.pgrst\\.plan|openapi|geo|csv|octet-stream)';

/** The reasons of a refusal: noun phrases for its message. */
export const refusals = {
  length: 'so long a query',
  query: 'this query',
  preference: 'estimates',
  answers: 'answers of this kind',
  range: 'ranges',
  body: 'so large a request',
} as const;

export const refusalOf = (part: keyof typeof refusals) => ({
  code: 'NOT_ALLOWED',
  message: `This site does not take ${refusals[part]}.`,
});

const filter = new RegExp(filtering);
const allowed = new RegExp(allowedQuery);
const refused = new RegExp(refusedQuery);
const preference = new RegExp(refusedPreference);
const answers = new RegExp(refusedAnswers, 'i');

/** How many bytes a body must stay below. A token that is no key may be forged: see `adminQuestion`. */
export function bodyLimitOf(path: string, authorization: string | undefined): number {
  const name = path.split('/').at(-1) ?? '';
  const hasSession = authorization?.startsWith('Bearer ey') === true;
  return hasSession && takingLists.includes(name) ? listLimit : bodyLimit;
}

interface RestRequest {
  /** The raw query, after the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The statement that a request would make of all rows of a table; undefined when it makes none, or of some. */
export function statementWithoutFilter(method: string, query: string): string | undefined {
  const statement = Object.entries(needFilter).find(([name]) => name === method)?.[1];
  return filter.test(query) ? undefined : statement;
}

/** The part of a request that is refused; undefined for an allowed request. */
export function refusedPart({ query, headers }: RestRequest): keyof typeof refusals | undefined {
  const all = (name: string) => [headers[name] ?? []].flat().join(',');
  if (query.length > longestQuery) return 'length';
  // In this order: a query that is not refused matches `allowed` in one way only, in linear time.
  if (refused.test(query) || !allowed.test(query)) return 'query';
  if (preference.test(all('prefer'))) return 'preference';
  if (answers.test(all('accept'))) return 'answers';
  return headers.range === undefined ? undefined : 'range';
}
