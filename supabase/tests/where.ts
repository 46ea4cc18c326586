import { loadModule, parsePlPgSQLSync, parseSync } from '@libpg-query/parser';

// PostgreSQL's own parser.
await loadModule();

/** One function of the database. */
export interface FunctionSource {
  readonly name: string;
  readonly language: string;
  /** As `pg_get_functiondef` writes it. */
  readonly definition: string;
  /** What stands between the quotes; for PL/pgSQL the definition is read instead. */
  readonly body: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Everything below a value, itself included, each part with the name under which it stands. */
function* walk(value: unknown, key = ''): Generator<readonly [string, unknown]> {
  yield [key, value];
  if (isRecord(value)) for (const [name, part] of Object.entries(value)) yield* walk(part, name);
}

/** Each UPDATE and DELETE without a WHERE in SQL, those within WITH and in texts that are statements included. */
export function findUnlimitedStatements(sql: string): string[] {
  return [...walk(parseSync(sql))].flatMap(([key, part]) => {
    if ((key === 'UpdateStmt' || key === 'DeleteStmt') && isRecord(part)) {
      return part.whereClause === undefined ? [sql] : [];
    }
    return key === 'sval' && typeof part === 'string' ? findInText(part) : [];
  });
}

/** The same in a text that may be a statement, with places for names and values that format() fills. */
function findInText(text: string): string[] {
  if (!/^\s*(update|delete|with)\s/i.test(text)) return [];
  try {
    return findUnlimitedStatements(text.replaceAll(/%([0-9]+\$)?[ILs]/g, 'x'));
  } catch {
    return []; // A sentence for people.
  }
}

/** The statements and expressions of a PL/pgSQL function, each as a statement. */
function statementsOf(definition: string): string[] {
  return [...walk(parsePlPgSQLSync(definition))].flatMap(([key, part]) => {
    if (key !== 'PLpgSQL_expr' || !isRecord(part) || typeof part.query !== 'string') return [];
    // Left out where it is 0, a whole statement; 1 is the name of a type, 2 an expression, the rest are assignments to a variable.
    if (part.parseMode === undefined || part.parseMode === 0) return [part.query];
    return part.parseMode === 1
      ? []
      : [`select ${part.parseMode === 2 ? part.query : part.query.replace(/^.*?:?=/s, '')}`];
  });
}

/**
 * Each UPDATE and DELETE without a WHERE in a function, also in what it executes as text: Supabase refuses them with 21000
 * in all that is called through its API.
 */
export function findUnlimitedIn({ language, definition, body }: FunctionSource): string[] {
  return (language === 'plpgsql' ? statementsOf(definition) : [body]).flatMap(findUnlimitedStatements);
}
