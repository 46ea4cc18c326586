import { afterAll, expect, test } from 'vitest';
import postgres from 'postgres';
import { access } from './personas.ts';

const sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

interface Rule {
  field: string;
  table_name: string;
  kind: string;
  largest: number | null;
  choices: string[] | null;
}

const readRules = async (): Promise<Rule[]> =>
  await sql<Rule[]>`
    select field, table_name, kind, largest, choices from private.person_fields order by field collate "C"`;

test('every filter is by a field that has a rule, but for the search by name', async () => {
  const without = await sql<{ name: string }[]>`
    select filter.name from private.profile_filters as filter
    left join private.person_fields as rule on rule.field = filter.field where rule.field is null`;
  expect(without.map(({ name }) => name)).toEqual(['search']);
});

test('every column of a person has a rule, and every rule a column', async () => {
  const columns = await sql<{ column: string }[]>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in ('profile_details', 'contact_details', 'income_details', 'office_details')
      and column_name not in ('registered_user_id', 'handled_by', 'created_at', 'updated_at', 'off_links', 'language', 'household', 'off_whatsapp')
    union
    select 'RegisteredUsers.' || column_name from information_schema.columns
    where table_schema = 'public' and table_name = 'RegisteredUsers' and column_name not in (
      'id', 'status', 'visible', 'verified_at', 'verified_by', 'verified_items', 'created_at', 'updated_at', 'status_reason',
      'deleted_at', 'pictures_for_members', 'card_for_members', 'chart_for_members'
    )
    order by 1`;
  const rules = await readRules();
  expect(columns.map(({ column }) => column)).toEqual(rules.map((rule) => `${rule.table_name}.${rule.field}`).sort());
});

test('each rule has what its kind needs, and each field has one rule', async () => {
  const rules = await readRules();
  const incomplete = rules.filter(
    ({ kind, choices, largest }) =>
      (choices !== null) !== (kind === 'choice') ||
      (largest === null && !['choice', 'date', 'time', 'coordinates', 'phone'].includes(kind)),
  );
  expect(incomplete).toEqual([]);
  expect(new Set(rules.map(({ field }) => field)).size).toBe(rules.length);
  const positions = await sql`select position from private.person_fields group by position having count(*) > 1`;
  expect(positions, 'Two rules in one place').toEqual([]);
});

test('the tables check what the rules say', async () => {
  const checks = (connection: postgres.ISql) => connection`
    select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`;
  const present = [...(await checks(sql))];
  const rolledBack = sql.begin(async (transaction) => {
    await transaction`select private.enforce_person_field(field) from private.person_fields`;
    throw new Error(JSON.stringify(await checks(transaction)));
  });
  await expect(rolledBack).rejects.toThrow(JSON.stringify(present));
});
