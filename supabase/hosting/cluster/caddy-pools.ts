import { currentPool, primaryTables, publicPool } from './rest-pools.ts';

/** Excludes requests that embed such rows. */
const alone = primaryTables.map((name) => `!{http.request.uri.query}.contains('${name}') && `).join('');

const paths = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The requests of a pool, as an expression of the Caddyfile. Its paths are PostgREST's own. */
const expression = ({ tables, functions }: typeof publicPool) =>
  `expression \`method('GET', 'HEAD') && ${alone}path(${paths(tables.map((name) => `/${name}`))})
		|| method('POST') && path(${paths(functions.map((name) => `/rpc/${name}`))})\``;

/** Which pool may answer a request, as matchers of the Caddyfile: @public, and of the others @current. */
export function printPools(): string {
  return `@public {
	# A visitor: the gateway has put the role's token in the place of the key.
	header Authorization "Bearer {$ANON_TOKEN}"
	${expression(publicPool)}
}
@current {
	${expression(currentPool)}
}
`;
}
