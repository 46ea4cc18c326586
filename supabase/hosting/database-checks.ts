import { withDatabase } from '../lib/database.ts';
import { compareMigrations } from '../lib/migrations.ts';
import { runAdvisors } from '../lib/supabase-cli.ts';
import { actualGrantsSql, expectedGrants } from './grants.ts';
import { failed, failIfAny, ok, warning, type Result } from './findings.ts';

/** The installation or project under check. */
export interface Target {
  readonly root: string;
  /** The origin of the API; on a bureau's own server also that of the site. */
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** The database's URL, as `postgres`. @throws StackError if it is unknown */
  readonly findDatabase: () => string;
}

/** The checks of the database, by name. */
export const databaseChecks = (target: Target): Readonly<Record<string, () => Promise<Result>>> => ({
  migrations: () => checkMigrations(target),
  'row-level security': () => checkRowSecurity(target),
  grants: () => checkGrants(target),
  roles: () => checkRoles(target),
  'slow statements': () => checkSlowStatements(target),
  advisors: () => checkAdvisors(target),
  'audit log': () => checkAuditLog(target),
  'failed sign-ins': () => checkSignIns(target),
});

/** One column of a query, as sorted texts. */
export async function list(target: Target, column: string, select: string): Promise<string[]> {
  const rows = await withDatabase(target.findDatabase(), (sql) =>
    sql.unsafe<{ value: string }[]>(`select ${column} as value from (${select}) as found order by ${column}`),
  );
  return rows.map(({ value }) => value);
}

async function checkMigrations(target: Target): Promise<Result> {
  const applied = await list(target, 'version', 'select version from supabase_migrations.schema_migrations');
  const { unknown, waiting } = compareMigrations(target.root, applied);
  if (unknown.length > 0)
    return failed(`applied but not here (an older version of the project?): ${unknown.join(', ')}`);
  return failIfAny(waiting, `all ${applied.length} are applied`, 'not applied yet');
}

async function checkRowSecurity(target: Target): Promise<Result> {
  const open = await list(
    target,
    'name',
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and (relnamespace::regnamespace::text in ('public', 'private') or oid = 'storage.objects'::regclass)`,
  );
  return failIfAny(open, 'on every table, and on the files', 'these tables have none');
}

async function checkGrants(target: Target): Promise<Result> {
  const held = await list(target, 'held', actualGrantsSql);
  const added = held.filter((grant) => !expectedGrants.includes(grant)).map((grant) => `+ ${grant}`);
  const removed = expectedGrants.filter((grant) => !held.includes(grant)).map((grant) => `- ${grant}`);
  return failIfAny([...added, ...removed], `the ${held.length} that are meant`, 'changed by hand');
}

async function checkRoles(target: Target): Promise<Result> {
  const tooStrong = await list(
    target,
    'rolname',
    `select rolname from pg_roles
     where (rolsuper and rolname in ('postgres', 'anon', 'authenticated', 'service_role', 'authenticator'))
       or (rolbypassrls and rolname in ('anon', 'authenticated', 'authenticator'))`,
  );
  return failIfAny(tooStrong, 'none can do more than it should', 'these may do too much');
}

async function checkSlowStatements(target: Target): Promise<Result> {
  const logging = await list(
    target,
    'name',
    `select name from pg_settings, pg_roles
     where name = 'auto_explain.log_min_duration' and setting <> '-1' and rolname = 'authenticator'
       and 'auto_explain.log_parameter_max_length=0' <> all (coalesce(rolconfig, '{}'))`,
  );
  return failIfAny(logging, 'their arguments are not logged', 'contact details may reach the log of the database, by');
}

async function checkAuditLog(target: Target): Promise<Result> {
  const problems = await list(target, 'id', 'select id::text as id from private.verify_audit_log()');
  return failIfAny(problems, 'each row fits the one before', 'these rows do not fit');
}

/** Whether the auth service reported the newest sign-in of an admin. A hosted project may lack the hook. */
export async function checkSignIns(target: Target): Promise<Result> {
  const [counted] = await list(target, 'counted', 'select private.sign_ins_are_counted()::text as counted');
  if (counted === 'true') return ok('of admins are counted in the audit log');
  return warning(
    counted === 'false'
      ? 'of admins are not counted: auth calls no hook password_verification_attempt (docs/hosting.md)'
      : 'not looked at: no admin has signed in lately',
  );
}

export async function checkContactDetails({
  apiUrl,
  publishableKey: apikey,
}: Pick<Target, 'apiUrl' | 'publishableKey'>): Promise<Result> {
  const response = await fetch(`${apiUrl}/rest/v1/contact_details?select=registered_user_id`, {
    headers: { apikey },
  });
  await response.body?.cancel();
  if (response.status === 401) return ok('a visitor is refused them');
  return response.ok
    ? failed('A VISITOR MAY ASK FOR THEM. Stop the site at once (own server: docker compose stop gateway)')
    : failed(`the API answers ${response.status}`);
}

async function checkAdvisors({ root, findDatabase }: Target): Promise<Result> {
  const names = (await runAdvisors(root, findDatabase())).map(({ name }) => name);
  return failIfAny([...new Set(names)], "Supabase's find nothing", 'they find');
}
