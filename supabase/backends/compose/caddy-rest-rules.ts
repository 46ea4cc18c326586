import {
  allowedQuery,
  bodyLimit,
  filtering,
  listLimit,
  longestQuery,
  needFilter,
  refusalOf,
  refusalWithoutFilter,
  type refusals,
  refusedAnswers,
  refusedPreference,
  refusedQuery,
  takingLists,
} from '../../lib/rest-rules.ts';

const query = '{http.request.uri.query}';

/** The refused requests with their reasons, as matchers of the Caddyfile. */
const matchers: readonly (readonly [keyof typeof refusals, string])[] = [
  ['length', `expression \`size(${query}) > ${longestQuery}\``],
  ['query', `vars_regexp ${query} \`${refusedQuery}\``],
  ['query', `not vars_regexp ${query} \`${allowedQuery}\``],
  ['preference', `header_regexp Prefer \`${refusedPreference}\``],
  ['answers', `header_regexp Accept \`(?i)${refusedAnswers}\``],
  ['range', 'header Range *'],
];

/** Nobody changes or removes all rows of a table at once. */
const printFilterRules = () =>
  Object.entries(needFilter)
    .map(
      ([method, statement]) => `@all_${method} {
	method ${method}
	not vars_regexp ${query} \`${filtering}\`
}
header @all_${method} Content-Type application/json
respond @all_${method} \`${JSON.stringify(refusalWithoutFilter(statement))}\` 400
`,
    )
    .join('');

/** The allowed requests to PostgREST, as directives of the Caddyfile: for all callers, and without the secret key. */
export function printRestRules(): string {
  return `${printFilterRules()}${matchers
    .map(([part, matcher], index) => {
      const name = `@refused_${index + 1}`;
      return `${name} {
	not header apikey {$SECRET_KEY}
	${matcher}
}
header ${name} Content-Type application/json
respond ${name} \`${JSON.stringify(refusalOf(part))}\` 400
`;
    })
    .join('')}`;
}

const length = '{http.request.header.Content-Length}';

/** Refuses larger bodies: announced ones before they are read, the others once they have too many bytes. */
const printLimit = (name: string, matcher: string, limit: number) => `@${name} {
	${matcher}
}
@${name}_too_large {
	${matcher}
	expression \`${length} != "" && int(${length}) >= ${limit}\`
}
header @${name}_too_large Content-Type application/json
respond @${name}_too_large \`${JSON.stringify(refusalOf('body'))}\` 413
request_body @${name} {
	max_size ${limit}
}
`;

/** The limits of bodies, as directives of the Caddyfile. Uploads have their own. */
export function printBodyLimits(): string {
  const list = `path ${takingLists.map((name) => `/rest/v1/rpc/${name}`).join(' ')}
	header Authorization "Bearer ey*"`;
  const upload = 'method POST\n\tpath /storage/v1/object/*';
  const neither = [list, upload].map((matcher) => `not {\n\t${matcher}\n\t}`).join('\n\t');
  const large = `@large_list {
	${list}
	expression \`${length} == "" || int(${length}) >= ${bodyLimit}\`
}
`;
  return printLimit('list', list, listLimit) + printLimit('body', neither, bodyLimit) + large;
}
