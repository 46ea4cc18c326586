import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  afterRows,
  beforeRows,
  copyTarget,
  listSequences,
  listTables,
  savedSequence,
  savedTable,
} from '../hosting/rows.ts';
import { access, setUpPersonas } from './personas.ts';

// The load of a backup's rows as `postgres`, in a transaction that is undone. supabase/hosting/tests has the files and
// containers.

const sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
// Everybody is signed in.
await setUpPersonas();
const [lists] = await sql.unsafe(`select ${listTables} as tables, ${listSequences} as sequences`);
const tables = z.array(savedTable).parse(lists?.tables);
const sequences = z.array(savedSequence).parse(lists?.sequences);
afterAll(() => sql.end());

class Undone extends Error {}

/** The result of the work, with all its changes of the database rolled back. */
async function undone<T>(work: (transaction: postgres.TransactionSql) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  await sql
    .begin(async (transaction) => {
      result = { value: await work(transaction) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (result === undefined) throw new Error('The transaction has not run.');
  return result.value;
}

/** Keeps the rows of a table aside; kept-backup.depth.test.ts loads files. */
async function save(transaction: postgres.TransactionSql): Promise<void> {
  for (const [index, { name, columns }] of tables.entries()) {
    await transaction`create temporary table ${transaction(`saved_${index}`)} as
      select ${transaction(columns)} from ${transaction(name)}`;
  }
}

async function load(transaction: postgres.TransactionSql): Promise<void> {
  await transaction.unsafe(beforeRows(tables));
  for (const [index, table] of tables.entries()) {
    await transaction`insert into ${transaction.unsafe(copyTarget(table))} overriding system value
      table ${transaction(`saved_${index}`)}`;
  }
  await transaction.unsafe(afterRows(sequences));
}

/** A sum over the rows of each table. */
async function sums(transaction: postgres.TransactionSql): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await transaction`
      select count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as sum from ${transaction(name)} as t`;
    found[name] = row;
  }
  return found;
}

/** How the product's tables are guarded. */
const guards = async (transaction: postgres.TransactionSql) => [
  ...(await transaction`
    select tgrelid::regclass::text as owner, tgname as name, tgenabled::text as state from pg_trigger
    where not tgisinternal order by 1, 2`),
  ...(await transaction`
    select conrelid::regclass::text as owner, conname as name, condeferrable::text as state from pg_constraint
    order by 1, 2`),
];

test('every table of the product and the logins are saved, and nothing with which somebody is signed in', () => {
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['public.RegisteredUsers', 'private.admins', 'public.audit_log']));
  expect(names.filter((name) => name.startsWith('auth.'))).toEqual(['auth.users', 'auth.identities']);
  // Nor today's readings: the salt would turn its hashes back into addresses.
  expect(names.filter((name) => /reading|salt/.test(name))).toEqual([]);
});

test('what is loaded is what was saved: no trigger adds to it, the numbers go on, all guards are up again, nobody is signed in', async () => {
  const signedIn = async (transaction: postgres.TransactionSql): Promise<unknown> => {
    const [row] = await transaction`
      select (select count(*)::int from auth.sessions) + (select count(*)::int from auth.refresh_tokens) as open`;
    return row?.open;
  };
  const { before, after, signedInBefore, signedInAfter } = await undone(async (transaction) => {
    const state = async () => ({
      rows: await sums(transaction),
      guards: await guards(transaction),
      sequences: [...(await transaction.unsafe(`select ${listSequences} as now`))],
    });
    const was = await state();
    const wereSignedIn = await signedIn(transaction);
    await save(transaction);
    // A change after the backup.
    await transaction`insert into public."RegisteredUsers" (name, gender, age) values ('Somebody since', 'bride', 30)`;
    await load(transaction);
    return {
      before: was,
      after: await state(),
      signedInBefore: wereSignedIn,
      signedInAfter: await signedIn(transaction),
    };
  });
  expect(after).toEqual(before);
  expect(signedInBefore).toBeGreaterThan(0);
  // By all means that auth keeps.
  expect(signedInAfter).toBe(0);
});

test('rows that do not belong together are refused, all of them', async () => {
  const attempt = undone(async (transaction) => {
    await save(transaction);
    const people = tables.findIndex(({ name }) => name === 'public.RegisteredUsers');
    await transaction`delete from ${transaction(`saved_${people}`)}`;
    await load(transaction);
  });
  await expect(attempt).rejects.toMatchObject({ code: '23503' });
});

test('names of tables, columns and numberings in a backup are those of the product, and never statements', () => {
  const evil = 'x"; drop table public."RegisteredUsers"; --';
  const columns = ['id'];
  for (const name of [`public.${evil}`, 'auth.sessions', 'pg_catalog.pg_authid', 'storage.objects', 'accounts']) {
    expect(savedTable.safeParse({ name, columns }).success, name).toBe(false);
    expect(savedSequence.safeParse({ name, value: 1 }).success, name).toBe(false);
  }
  expect(savedTable.safeParse({ name: 'public.accounts', columns: [evil] }).success).toBe(false);
  expect(savedTable.safeParse({ name: 'public.accounts', columns }).success).toBe(true);
});
