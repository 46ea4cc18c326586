import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { heldGrantsSql, meantGrants } from './grants.ts';
import { failed, none, ok, type Result } from './findings.ts';

/** A product that is looked at, wherever it runs. */
export interface Patient {
  readonly root: string;
  /** Where the API is, which on a bureau's own server is where the site is. */
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** Gives the value of an SQL expression, as `postgres`. */
  readonly query: (expression: string) => Promise<unknown>;
}

const stringsSchema = z.array(z.string());

/** The first column of what the SQL selects, as texts. */
export async function list(patient: Patient, column: string, select: string): Promise<string[]> {
  const expression = `(select coalesce(jsonb_agg(${column} order by ${column}), '[]') from (${select}) as found)`;
  return stringsSchema.parse(await patient.query(expression));
}

export async function checkMigrations(patient: Patient): Promise<Result> {
  const applied = await list(patient, 'version', 'select version from supabase_migrations.schema_migrations');
  const here = readdirSync(path.join(patient.root, 'supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.split('_')[0] ?? '');
  const unknown = applied.filter((version) => !here.includes(version));
  if (unknown.length > 0)
    return failed(`applied but not here (an older version of the project?): ${unknown.join(', ')}`);
  const waiting = here.filter((version) => !applied.includes(version));
  return none(waiting, `all ${applied.length} are applied`, 'not applied yet');
}

export async function checkRowSecurity(patient: Patient): Promise<Result> {
  const open = await list(
    patient,
    'name',
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and (relnamespace::regnamespace::text in ('public', 'private') or oid = 'storage.objects'::regclass)`,
  );
  return none(open, 'on every table, and on the files', 'these tables have none');
}

export async function checkGrants(patient: Patient): Promise<Result> {
  const held = await list(patient, 'held', heldGrantsSql);
  const added = held.filter((grant) => !meantGrants.includes(grant)).map((grant) => `+ ${grant}`);
  const removed = meantGrants.filter((grant) => !held.includes(grant)).map((grant) => `- ${grant}`);
  return none([...added, ...removed], `the ${held.length} that are meant`, 'changed by hand');
}

export async function checkRoles(patient: Patient): Promise<Result> {
  const tooStrong = await list(
    patient,
    'rolname',
    `select rolname from pg_roles
     where (rolsuper and rolname in ('postgres', 'anon', 'authenticated', 'service_role', 'authenticator'))
       or (rolbypassrls and rolname in ('anon', 'authenticated', 'authenticator'))`,
  );
  return none(tooStrong, 'none can do more than it should', 'these may do too much');
}

export async function checkAuditLog(patient: Patient): Promise<Result> {
  const problems = await list(patient, 'id', 'select id::text as id from private.verify_audit_log()');
  return none(problems, 'each row fits the one before', 'these rows do not fit');
}

export async function checkContactDetails({
  apiUrl,
  publishableKey: apikey,
}: Pick<Patient, 'apiUrl' | 'publishableKey'>): Promise<Result> {
  const response = await fetch(`${apiUrl}/rest/v1/contact_details?select=registered_user_id`, {
    headers: { apikey },
  });
  await response.body?.cancel();
  if (response.status === 401) return ok('a visitor is refused them');
  return response.ok
    ? failed('A VISITOR MAY ASK FOR THEM. Stop the site at once (own server: docker compose stop gateway)')
    : failed(`the API answers ${response.status}`);
}

const adviceSchema = z.array(z.looseObject({ name: z.string() }));

/** What Supabase's advisors found, in a line. */
export function nameAdvice(advice: string): Result {
  // An index may be there for more people than a bureau has yet.
  const names = adviceSchema.parse(JSON.parse(advice)).map(({ name }) => name);
  return none([...new Set(names.filter((name) => name !== 'unused_index'))], "Supabase's find nothing", 'they find');
}
