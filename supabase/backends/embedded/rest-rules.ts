// What the gateways let visitors, members and admins ask of PostgREST: what the site uses, and no more. PostgREST's
// grammar is wide, and whoever has the publishable key could order any amount of work with it. The patterns read the query
// as it was sent, and are such that Caddy's RE2 reads them too: it has the same ones, and a unit test compares them.

/** How long a query may be: the site's longest has the ids of everybody who is in a list. */
const longestQuery = 6000;

/** Parts of a query that are no filter; those of a joined table have its name before them. */
const parts = 'select|order|limit|offset|columns|on_conflict|or|and';
const operators = 'eq|neq|gt|gte|lt|lte|in|is|ilike';

/** What every query must be as a whole. */
export const allowedQuery =
  `^((([^&=]+\\.)?(${parts})=[^&]*|[^&=]+=(not\\.)?(${operators})\\.[^&]*)` +
  `(&(([^&=]+\\.)?(${parts})=[^&]*|[^&=]+=(not\\.)?(${operators})\\.[^&]*))*)?$`;

/** Letters of a pattern that stand for themselves: others than wildcards, and wildcards after a backslash. */
const letters =
  '([^&%*\\\\]|(%5[Cc]|\\\\)(%[0-9A-Fa-f][0-9A-Fa-f]|[^&%])|%([01346-9A-Fa-f][0-9A-Fa-f]|2[0-46-9A-Fa-f]|5[0-9ABD-Fabd-f]))*';

/** What no query may hold, by the name under which it is refused. */
export const refusedQueries: Readonly<Record<string, string>> = {
  // So that the other patterns need not know a sign in two spellings; no client encodes letters, digits and dots.
  'encoded letters': '%(2[DdEe]|3[0-9]|4[1-9A-Fa-f]|5[0-9AaFf]|6[1-9A-Fa-f]|7[0-9Aa])',
  // What is no encoded sign is taken for a per cent sign.
  'broken signs': '%([^0-9A-Fa-f]|.[^0-9A-Fa-f]|.?$)',
  // A cast that fails undoes what a function has recorded, and puts the value into the error and the database's log.
  casts: '(^|&)([^&=]+\\.)?select=[^&]*(:|%3[Aa])(:|%3[Aa])',
  // Two of them find a part of a text; each one more multiplies the work.
  'more than two wildcards': `=(not\\.)?ilike\\.${letters}(%25|\\*)${letters}(%25|\\*)${letters}(%25|\\*)`,
  'long patterns': '=(not\\.)?ilike\\.[^&]{700}',
  'long alternatives': '(^|&)([^&=]+\\.)?(or|and)=[^&]{500}',
  'several alternatives': '(^|&)([^&=]+\\.)?(or|and)=[^&]*&(.*&)?([^&=]+\\.)?(or|and)=',
  'patterns within alternatives':
    '(^|&)([^&=]+\\.)?(or|and)=[^&]*\\.(i?match|i?like|[a-z]*fts|cs|cd|ov|sl|sr|nxr|nxl|adj)(\\.|\\(|%28)',
  'deep pages': '(^|&)([^&=]+\\.)?offset=[^&]{4}',
};

/** Estimates count rows that the caller may not see. */
export const refusedPreference = 'count *= *(planned|estimated)';
/** The way a query is planned tells of rows that the caller may not see; files and maps the site does not ask for. */
export const refusedAnswers = '(?i)(vnd\\.pgrst\\.plan|openapi|geo|csv|octet-stream)';

const allowed = new RegExp(allowedQuery);
const refused = Object.entries(refusedQueries).map(([name, pattern]) => ({ name, pattern: new RegExp(pattern) }));
const preference = new RegExp(refusedPreference);
const answers = new RegExp(refusedAnswers.replace('(?i)', ''), 'i');

interface RestRequest {
  /** After the question mark, as it was sent. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What a request is refused for, in words, or undefined for one that the site could make. */
export function refusedPart({ query, headers }: RestRequest): string | undefined {
  const all = (name: string) => [headers[name] ?? []].flat().join(',');
  if (query.length > longestQuery) return 'so long a query';
  const found = refused.find(({ pattern }) => pattern.test(query));
  if (found !== undefined) return found.name;
  if (!allowed.test(query)) return 'this operator';
  if (preference.test(all('prefer'))) return 'estimates';
  if (answers.test(all('accept'))) return 'answers of this kind';
  return headers.range === undefined ? undefined : 'ranges';
}
