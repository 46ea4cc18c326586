import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withDatabase } from '../lib/database.ts';
import { applySqlFile } from '../commands/fixtures.ts';
import { readSettings } from '../lib/settings.ts';
import { chooseKind } from '../backends/stack-kind.ts';
import { access } from './personas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seeding-'));
const file = path.join(folder, 'file.sql');
const { root } = readSettings();
const forget = async () =>
  await withDatabase(access.databaseUrl, (sql) => sql`drop table if exists public.seeding_test`);

beforeEach(async () => void (await forget()));
afterAll(async () => {
  await forget();
  rmSync(folder, { recursive: true });
});

async function apply(text: string): Promise<void> {
  writeFileSync(file, text);
  await applySqlFile(access.databaseUrl, file);
}

const isThere = async () =>
  await withDatabase(access.databaseUrl, async (sql) => {
    const [row] = await sql<{ found: boolean }[]>`select to_regclass('public.seeding_test') is not null as found`;
    return row?.found;
  });

const table = 'create table public.seeding_test (id integer);\n';

describe('a file of SQL', () => {
  test('is applied as a whole, statement by statement, with blocks and texts of its own', async () => {
    await apply(`${table}insert into public.seeding_test values (1);
      do $$ begin insert into public.seeding_test values (2); end $$;
      create temporary table seen on commit drop as select * from public.seeding_test;
      insert into public.seeding_test select 3 from seen where id = 2; -- $$ 'commit;'`);
    const rows = await withDatabase(access.databaseUrl, (sql) => sql`select id from public.seeding_test order by id`);
    expect([...rows]).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test.each([
    'commit;',
    'COMMIT AND CHAIN;',
    'end;',
    'rollback;',
    'begin;',
    'savepoint a;',
    'do $$ begin commit; end $$;',
  ])('with %s is refused, and nothing of it is kept, whether the rest fails or not', async (statement) => {
    for (const rest of ['select 1;', 'select 1 / 0;']) {
      await expect(apply(`${table}${statement}\n${rest}`)).rejects.toThrow('Take those out');
      expect(await isThere()).toBe(false);
    }
  });

  test('that fails is not kept, and the line is said', async () => {
    await expect(apply(`${table}\nselect nothing_like_it;`)).rejects.toThrow('(line 3)');
    await expect(apply(`${table}insert into public.seeding_test values ('x');`)).rejects.toThrow('(line 2)');
    await expect(apply(`${table}\n\nselectt;`)).rejects.toThrow('(line 4)');
    expect(await isThere()).toBe(false);
  });

  test('may begin with a byte order mark', async () => {
    await apply(`\uFEFF${table}`);
    expect(await isThere()).toBe(true);
  });

  test('is named as it is typed: make runs nothing that is in its name', async () => {
    const ran = path.join(folder, 'ran');
    const name = `$(shell touch ${ran})$HOME.sql`;
    const make = promisify(execFile)('make', ['seed', `FILE=${name}`], {
      cwd: root,
    });
    const told = await make.then(
      () => 'It was applied.',
      (error: unknown) => z.object({ stderr: z.string() }).parse(error).stderr,
    );
    // The backend of an own server takes no such file.
    if (chooseKind(readSettings()) !== 'compose') expect(told).toContain(`There is no file ${path.join(root, name)}`);
    expect(existsSync(ran)).toBe(false);
  });
});

test('every state of every list can be added to the demo data', async () => {
  const text = readFileSync(path.join(root, 'e2e/every-state.sql'), 'utf8');
  const rollBack = new Error('Only tried.');
  const found: unknown[] = [];
  const trying = withDatabase(access.databaseUrl, (sql) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      found.push(
        ...(await transaction`
          select distinct status from public.contact_requests where requester_id = 999
          union select distinct status from public.profile_proposals where registered_user_id in (999, 1000)`.values()),
      );
      throw rollBack;
    }),
  );
  await expect(trying).rejects.toBe(rollBack);
  expect(found.flat().toSorted()).toEqual([
    'approved',
    'awaiting consent',
    'declined',
    'expired',
    'pending',
    'requested',
    'revoked',
    'under review',
    'withdrawn',
  ]);
});
