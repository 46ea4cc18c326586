import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import postgres from 'postgres';
import { describeField, fieldFilters, isPersonField, personFields } from '../../web/src/person/fields.ts';
import { describeStatus, profileStatuses } from '../../web/src/person/statuses.ts';
import { verificationItems } from '../../web/src/person/value-lists.ts';
import { access } from './personas.ts';

let sql: postgres.Sql;
beforeAll(() => {
  sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

interface Rule {
  field: string;
  table_name: string;
  kind: string;
  smallest: number | null;
  largest: number | null;
  choices: string[] | null;
  proposable: boolean;
}

const readRules = async (): Promise<Rule[]> =>
  await sql<Rule[]>`
    select field, table_name, kind, smallest, largest, choices, proposable from private.person_fields order by field collate "C"`;

describe('the rules of the fields and the description in the client', () => {
  /** The client tells inputs apart that are stored alike. */
  const kinds: Readonly<Record<string, string>> = { lines: 'text', pick: 'number', height: 'number' };

  test('say the same: fields, tables, lists, limits, and what members may propose', async () => {
    const described = personFields.map((field) => {
      const description = describeField(field);
      const { kind, table, proposable } = description;
      return {
        field,
        table_name: table,
        kind: kinds[kind] ?? kind,
        smallest: 'from' in description ? description.from : null,
        largest: 'to' in description ? description.to : 'longest' in description ? description.longest : null,
        choices: 'choices' in description ? [...description.choices] : null,
        proposable,
      };
    });
    const rules = (await readRules()).filter(({ kind }) => kind !== 'picture');
    expect(rules).toEqual(described.sort((one, other) => (one.field < other.field ? -1 : 1)));
  });

  test('say the same about filters by a field', async () => {
    const filters = await sql<{ name: string; field: string; for_visitors: boolean }[]>`
      select name, field, for_visitors from private.profile_filters
      where kind in ('choice', 'words', 'exact', 'place') and name <> 'looking_for' order by name collate "C"`;
    const described = fieldFilters.map(({ name, field, forVisitors }) => ({ name, field, for_visitors: forVisitors }));
    expect([...filters]).toEqual(described.sort((one, other) => (one.name < other.name ? -1 : 1)));
  });

  test('every filter is by a field that has a rule, but for the search by name', async () => {
    const without = await sql<{ name: string }[]>`
      select filter.name from private.profile_filters as filter
      left join private.person_fields as rule on rule.field = filter.field where rule.field is null`;
    expect(without.map(({ name }) => name)).toEqual(['search']);
  });

  test('say the same about statuses and what is checked', async () => {
    const statuses = await sql`select status, waiting, visible, own from private.profile_statuses()`;
    expect([...statuses]).toEqual(
      profileStatuses.map((status) => {
        const { waiting = false, visible = false, own = false } = describeStatus(status);
        return { status, waiting, visible, own };
      }),
    );
    const [lists] = await sql`select private.verification_items() as items`;
    expect(lists).toEqual({ items: [...verificationItems] });
  });
});

test('every column of a person has a rule, and every rule a column', async () => {
  const columns = await sql<{ column: string }[]>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in ('profile_details', 'contact_details')
      and column_name not in ('registered_user_id', 'created_at', 'updated_at')
    union
    select 'RegisteredUsers.' || column_name from information_schema.columns
    where table_schema = 'public' and table_name = 'RegisteredUsers' and column_name not in (
      'id', 'status', 'visible', 'verified_at', 'verified_by', 'verified_items', 'created_at', 'updated_at', 'status_reason',
      'deleted_at', 'pictures_for_members'
    )
    order by 1`;
  const rules = await readRules();
  expect(columns.map(({ column }) => column)).toEqual(rules.map((rule) => `${rule.table_name}.${rule.field}`).sort());
  expect(rules.filter(({ field, kind }) => kind !== 'picture' && !isPersonField(field))).toEqual([]);
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
