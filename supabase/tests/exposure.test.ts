// The objects in reach of the API's roles, by the rules of Supabase's linter (splinter) that the CLI's advisors lack. 0026
// and 0027 are tables that a role may read. 0028 and 0029 are functions with their owner's rights that a role may call. Each
// exception has its reason here. `make check` runs the advisors beside it, among them 0023 (columns with secrets) and 0024
// (policies that are always true).
import { expect, test } from 'vitest';
import { readableBy } from './functions.ts';
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

/** Functions with their owner's rights that visitors may call, and why (0028). */
const calledByVisitors: Readonly<Record<string, string>> = {
  answer_by_candidate: 'needs the token of a private link',
  answer_family_link: 'needs the token of a private link',
  begin_enquiry: 'gives a challenge, which anybody may have',
  check_receipt: 'needs the code of a receipt, and names nobody',
  confirm_by_link: 'needs the token of a private link',
  count_profiles: 'counts what the caller may find',
  find_profiles: 'reads the search index, which no role may read, and gives the cards that the caller may see',
  is_picture_limit_reached: 'answers about what the caller has loaded',
  list_filter_values: 'gives visitors the towns of the cards that they may see',
  list_stories: 'the shown success stories of the home page',
  open_family_link: 'needs the token of a private link',
  prove_family_phone: 'needs the token of a private link',
  read_confirmed_month: 'the month of a confirmation, of a profile that the caller sees',
  read_linked_statements: 'needs the token of a private link',
  read_manifest: 'the name and tagline of the bureau, which the site shows to everybody',
  read_notice: 'the notice that families agree to',
  read_visitor_facts: 'height, education and job of a card that they see, while the bureau shows them',
  send_enquiry: 'a family asks the bureau to call; needs the proof for a challenge, and has limits',
  send_grievance: 'a complaint to the bureau; needs the proof for a challenge, and has limits',
  tell_linked_answers: 'needs the token of a private link',
};

/** The calls that refuse a caller, or limit the function to the caller's own rows (0029). */
const guards =
  /private\.(require_admin|require_owner|require_member|is_admin|is_active_member|may_change_password|lock_my_account|record_opening|my_registered_user_ids|may_find|begin_fits)\(/;
/** Functions without one of these in their body, and why. */
const unguarded: Readonly<Record<string, string>> = {
  answer_family_link: 'private.family_of_link asks for the token of a private link',
  begin_enquiry: 'for everybody: the challenge for an enquiry',
  check_import: 'private.import_problems asks for an owner',
  check_receipt: 'for everybody with the code of a receipt: sum and day, no name',
  confirm_by_link: 'private.family_of_link asks for the token of a private link',
  enter_recovery_code: 'asks for an admin before the second step, and gives an id',
  finish_recovery: 'needs the id of enter_recovery_code, in the same session',
  import_people: 'private.import_problems asks for an owner',
  is_picture_limit_reached: 'answers about what the caller has loaded',
  list_stories: 'for everybody: stories that both people agreed to show',
  open_family_link: 'private.family_of_link asks for the token of a private link',
  open_search: 'private.change_search asks for a member',
  prove_family_phone: 'private.family_of_link asks for the token of a private link',
  read_confirmed_month: 'its statement has the rule of the cards that the caller sees',
  read_linked_statements: 'private.family_of_link asks for the token of a private link',
  read_manifest: 'for everybody: the name and tagline of the bureau',
  read_notice: 'for everybody: the notice that families agree to',
  read_second_factor: 'says to an admin, before the second step too, what comes next',
  read_session_state: 'says only why the caller’s own session is not open, also when it has ended',
  read_visitor_facts: 'for visitors alone: its statement has the rule of their cards and two settings',
  rename_search: 'private.change_search asks for a member',
  send_enquiry: 'for everybody: private.require_proof asks for the proof of work',
  send_grievance: 'for everybody: private.require_proof asks for the proof of work',
  tell_linked_answers: 'private.family_of_link asks for the token of a private link',
};

test('a function with the rights of its owner asks who calls, or there is a reason', async () => {
  const functions = await sql<{ name: string; body: string; for_visitors: boolean }[]>`
    select proname as name, prosrc as body, has_function_privilege('anon', oid, 'execute') as for_visitors
    from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by proname collate "C"`;
  const visitors = functions.filter(({ for_visitors }) => for_visitors);
  expect(visitors.map(({ name }) => name)).toEqual(Object.keys(calledByVisitors));
  const open = functions.filter(({ body }) => !guards.test(body));
  expect(open.map(({ name }) => name)).toEqual(Object.keys(unguarded));
  expect(functions.length).toBeGreaterThan(50);
});
