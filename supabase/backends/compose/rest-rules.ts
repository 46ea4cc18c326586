import {
  allowedQuery,
  longestQuery,
  refusalOf,
  type refusals,
  refusedAnswers,
  refusedPreference,
  refusedQuery,
} from '../../lib/rest-rules.ts';

const query = '{http.request.uri.query}';

/** Which requests are refused for what, as matchers of the Caddyfile. */
const matchers: readonly (readonly [keyof typeof refusals, string])[] = [
  ['length', `expression \`size(${query}) > ${longestQuery}\``],
  ['query', `vars_regexp ${query} \`${refusedQuery}\``],
  ['query', `not vars_regexp ${query} \`${allowedQuery}\``],
  ['preference', `header_regexp Prefer \`${refusedPreference}\``],
  ['answers', `header_regexp Accept \`(?i)${refusedAnswers}\``],
  ['range', 'header Range *'],
];

/** What PostgREST may be asked without the secret key, as directives of the Caddyfile. */
export function printRestRules(): string {
  return matchers
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
    .join('');
}
