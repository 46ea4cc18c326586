// The objects in reach of the API's roles, by the rules of Supabase's linter (splinter) that the CLI's advisors lack. 0026
// and 0027 are tables that a role may read. 0028 and 0029 are functions with their owner's rights that a role may call. Each
// exception has its reason here. `make check` runs the advisors beside it, among them 0023 (columns with secrets) and 0024
// (policies that are always true).
import { expect, test } from 'vitest';
import { apiFunctions, readableBy, type ApiFunction } from './functions.ts';
import { setUpPersonas } from './personas.ts';

const { sql } = await setUpPersonas();

/** The columns that visitors may read, each with its reason (0026). */
const forVisitors: Readonly<Record<string, string>> = {
  RegisteredUsers: 'the cards of visible profiles, while the bureau lets visitors browse',
  profile_details: 'no row: the policy names members only. A list asks for cards and details in one request',
  site_settings: 'the name and address of the bureau, what visitors see, the rules of matching; nothing about a person',
};

/** The columns that signed-in users may read, each with its reason (0027). Row-level security limits the rows. */
const forMembers: Readonly<Record<string, string>> = {
  RegisteredUsers: 'the cards of visible profiles, and their own',
  accounts: 'their own login',
  audit_log: 'no row but for the admin',
  blocks: 'their own blocks',
  contact_attempts: 'no row but for the admin',
  contact_consents: 'no row but for the admin',
  contact_requests: 'their own requests',
  deletion_requests: 'their own request',
  disclosures: 'who received their own details',
  follow_ups: 'no row but for the admin',
  income_details: 'their own income, and those that families show them',
  introductions: 'no row but for the admin',
  likes: 'their own likes',
  message_templates: 'no row but for the admin',
  notifications: 'their own notifications',
  office_details: 'no row but for the admin',
  own_statuses: 'their own status',
  profile_details: 'their own details',
  profile_log: 'no row but for the admin',
  profile_proposals: 'their own proposals',
  reports: 'their own reports',
  saved_searches: 'their own searches',
  site_settings: 'the settings, as visitors',
  verification_checks: 'what the bureau has checked about them',
  wishes: 'their own wishes',
};

test('visitors and members may read only tables for which there is a reason', async () => {
  expect(await readableBy(sql, 'anon')).toEqual(Object.keys(forVisitors));
  expect(await readableBy(sql, 'authenticated')).toEqual(Object.keys(forMembers));
});

test('no other API than PostgREST lists the tables', async () => {
  // Tables that a role may read would be listed to it. A hosted project may have it: `make doctor` reports it.
  const [row] = await sql`select from pg_extension where extname = 'pg_graphql'`;
  expect(row).toBeUndefined();
});

/** The calls that refuse a caller, or limit the function to the caller's own rows (0029). */
const guards =
  /private\.(require_admin|require_owner|require_member|is_admin|is_active_member|may_change_password|lock_my_account|record_opening|my_registered_user_ids|may_find|begin_fits)\(/;

/** The names of the described functions of which this holds. */
const named = (holds: (described: ApiFunction) => boolean) =>
  Object.entries(apiFunctions).flatMap(([name, described]) => (holds(described) ? [name] : []));

test('a function with the rights of its owner asks who calls, or there is a reason', async () => {
  const functions = await sql<{ name: string; body: string; for_visitors: boolean }[]>`
    select proname as name, prosrc as body, has_function_privilege('anon', oid, 'execute') as for_visitors
    from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by proname collate "C"`;
  const unguarded = functions.filter(({ body }) => !guards.test(body)).map(({ name }) => name);
  expect(unguarded).toEqual(named((described) => described.unguarded !== undefined));
  // 0028: of those without a guard the reason is the same.
  const forVisitors = functions.filter(({ for_visitors }) => for_visitors).map(({ name }) => name);
  expect(forVisitors.filter((name) => !unguarded.includes(name))).toEqual(
    named(({ visitors }) => visitors !== undefined),
  );
  expect(functions.length).toBeGreaterThan(50);
});

test('what writes and answers is known, and why nothing is learned when what it wrote is taken back', async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'void'::regtype order by 1`;
  expect(rows.map(({ name }) => name)).toEqual(named(({ answers }) => answers !== undefined));
});
