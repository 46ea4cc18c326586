import { z } from 'zod';
import { withDatabase } from '../lib/database.ts';
import { compareMigrations } from '../lib/migrations.ts';
import { runAdvisors } from '../lib/supabase-cli.ts';
import { heldGrantsSql, meantGrants } from './grants.ts';
import { failed, none, ok, type Result } from './findings.ts';

/** A product that is looked at, wherever it runs. */
export interface Patient {
  readonly root: string;
  /** Where the API is, which on a bureau's own server is where the site is. */
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** Where its database is, as `postgres`. @throws StackError when that is not known */
  readonly findDatabase: () => string;
}

/** What is looked at in every database of this product, by its name. */
export const databaseChecks = (patient: Patient): Readonly<Record<string, () => Promise<Result>>> => ({
  migrations: () => checkMigrations(patient),
  'row-level security': () => checkRowSecurity(patient),
  grants: () => checkGrants(patient),
  roles: () => checkRoles(patient),
  advisors: () => checkAdvisors(patient),
  'audit log': () => checkAuditLog(patient),
});

/** The first column of what the SQL selects, as texts. */
export async function list(patient: Patient, column: string, select: string): Promise<string[]> {
  const rows = await withDatabase(patient.findDatabase(), (sql) =>
    sql.unsafe<{ value: string }[]>(`select ${column} as value from (${select}) as found order by ${column}`),
  );
  return rows.map(({ value }) => value);
}

async function checkMigrations(patient: Patient): Promise<Result> {
  const applied = await list(patient, 'version', 'select version from supabase_migrations.schema_migrations');
  const { unknown, waiting } = compareMigrations(patient.root, applied);
  if (unknown.length > 0)
    return failed(`applied but not here (an older version of the project?): ${unknown.join(', ')}`);
  return none(waiting, `all ${applied.length} are applied`, 'not applied yet');
}

async function checkRowSecurity(patient: Patient): Promise<Result> {
  const open = await list(
    patient,
    'name',
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and (relnamespace::regnamespace::text in ('public', 'private') or oid = 'storage.objects'::regclass)`,
  );
  return none(open, 'on every table, and on the files', 'these tables have none');
}

async function checkGrants(patient: Patient): Promise<Result> {
  const held = await list(patient, 'held', heldGrantsSql);
  const added = held.filter((grant) => !meantGrants.includes(grant)).map((grant) => `+ ${grant}`);
  const removed = meantGrants.filter((grant) => !held.includes(grant)).map((grant) => `- ${grant}`);
  return none([...added, ...removed], `the ${held.length} that are meant`, 'changed by hand');
}

async function checkRoles(patient: Patient): Promise<Result> {
  const tooStrong = await list(
    patient,
    'rolname',
    `select rolname from pg_roles
     where (rolsuper and rolname in ('postgres', 'anon', 'authenticated', 'service_role', 'authenticator'))
       or (rolbypassrls and rolname in ('anon', 'authenticated', 'authenticator'))`,
  );
  return none(tooStrong, 'none can do more than it should', 'these may do too much');
}

async function checkAuditLog(patient: Patient): Promise<Result> {
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

async function checkAdvisors({ root, findDatabase }: Patient): Promise<Result> {
  const advice = adviceSchema.parse(JSON.parse(await runAdvisors(root, findDatabase())));
  const names = advice.map(({ name }) => name);
  // An index may be there for more people than a bureau has yet.
  return none([...new Set(names.filter((name) => name !== 'unused_index'))], "Supabase's find nothing", 'they find');
}
