import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { withDatabase } from './database.ts';
import { readText } from './read-text.ts';
import { StackError } from './settings.ts';
import { isReadable, tokensOf } from './sql-tokens.ts';

const folder = 'supabase/schemas';
const remedy = 'How the database is changed: docs/CONTRIBUTING.md';

/**
 * The files of supabase/schemas, relative to the project's root, in the order of `schema_paths` in supabase/config.toml. The
 * Supabase CLI also takes patterns there; this project lists each file, because the order matters.
 * @throws StackError for a listed file that is missing, and for a file that is not listed exactly once
 */
export function listSchemas(root: string): readonly string[] {
  const config = readText(path.join(root, 'supabase/config.toml')).replaceAll(/#.*$/gm, '');
  const list = /^schema_paths\s*=\s*\[([^\]]*)\]/m.exec(config)?.[1] ?? '';
  const named = [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => path.posix.join('supabase', name));
  const present = existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.sql'))
        .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    : [];
  const problems = [
    ...named.filter((file) => !present.includes(file)).map((file) => `${file} is named, but is not there.`),
    ...present.filter((file) => !named.includes(file)).map((file) => `${file} is there, but is not named.`),
    ...named.filter((file, index) => named.indexOf(file) < index).map((file) => `${file} is named twice.`),
  ];
  if (problems.length > 0) {
    throw new StackError(`schema_paths in supabase/config.toml: ${problems.join('\n')}`, remedy);
  }
  return named;
}

/**
 * Applies supabase/schemas to an empty database.
 * @throws StackError with the file, the line and the database's message. Also for `create or replace`: without it, the database
 *   refuses a function that is defined twice.
 */
export async function applySchemas(root: string, databaseUrl: string): Promise<void> {
  const files = listSchemas(root).map((file) => ({ file, text: readText(path.join(root, file)) }));
  for (const { file, text } of files) refuseReplacement(file, text);
  await withDatabase(databaseUrl, async (sql) => {
    for (const { file, text } of files) {
      try {
        await sql.begin(async (transaction) => await transaction.unsafe(text));
      } catch (error) {
        if (!(error instanceof postgres.PostgresError)) throw error;
        throw new StackError(`${file}${lineOf(error, text)}: ${error.message}.`, error.hint ?? remedy);
      }
    }
  });
}

/** Up to a semicolon outside of strings. */
const text = `((?:'[^']*'|[^';])*?)`;
const writtenView = new RegExp(`^create view (\\S+)${text}\\sas\\s${text};`, 'gm');
const printedView = new RegExp(`^(create (?:or replace )?view "(\\w+)"\\."(\\w+)"${text}\\sas\\s)${text};`, 'gim');

/** The statements with each view as its schema writes it, because PostgreSQL prints a list of values on one line. */
export function withViewsAsWritten(root: string, statements: string): string {
  const schemas = listSchemas(root).map((file) => readText(path.join(root, file)));
  const queries = new Map(
    schemas.flatMap((schema) => [...schema.matchAll(writtenView)].map(([, name, , query = '']) => [name, query])),
  );
  return statements.replaceAll(printedView, (printed: string, head: string, schema: string, view: string) => {
    const query = queries.get(`${schema}.${view}`) ?? '';
    return isReadable(`create view a as ${query};`) ? `${head}${query};` : printed;
  });
}

function refuseReplacement(file: string, text: string): void {
  const tokens = tokensOf(text);
  const found = tokens.find(
    ({ word }, index) => word === 'create' && tokens[index + 1]?.word === 'or' && tokens[index + 2]?.word === 'replace',
  );
  if (found === undefined) return;
  throw new StackError(
    `${file}, line ${found.line}: create or replace.`,
    'Write create, and change the one definition that is there: the schemas define everything once.',
  );
}

function lineOf({ position }: postgres.PostgresError, text: string): string {
  return position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : '';
}
