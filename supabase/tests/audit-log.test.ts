import type postgres from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditTables } from '../../web/src/features/audit/describe-entry.ts';
import { readAuditHead, verifyAuditLog } from '../commands/verify-audit.ts';
import { having } from './matching.ts';
import { addPerson, versionOf, oneValue } from './people.ts';
import { access, call, setUpPersonas, exportPeople, signIn } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const person = await addPerson(sql, { label: 'audited', login: true });

const entry = z.object({
  id: z.number(),
  actor: z.string(),
  actor_name: z.string(),
  action: z.string(),
  table_name: z.string(),
  record_id: z.string(),
  registered_user_id: z.number().nullable(),
  old_values: z.record(z.string(), z.unknown()).nullable(),
  new_values: z.record(z.string(), z.unknown()).nullable(),
});

/** The new rows of the admin's audit log during this work. */
async function recordedDuring(work: () => Promise<unknown>) {
  const columns = Object.keys(entry.shape).join();
  const { data: last } = await admin.from('audit_log').select('id').order('id', { ascending: false }).limit(1);
  await work();
  const { data } = await admin
    .from('audit_log')
    .select(columns)
    .gt('id', last?.[0]?.id ?? 0)
    .order('id');
  return z.array(entry).parse(data);
}

describe('what is recorded', () => {
  const changes: [string, (id: number) => Promise<unknown>, object[]][] = [
    [
      'an edit, field by field, contact values hidden',
      async (id) =>
        await call(admin, 'save_profile', {
          profile_id: id,
          seen_updated_at: await versionOf(sql, id),
          changes: { location: 'Karur', job: 'Cook', email: 'one@example.com' },
        }),
      [
        { action: 'update', table_name: 'profile_details', old_values: { job: 'Tester' }, new_values: { job: 'Cook' } },
        {
          action: 'update',
          table_name: 'contact_details',
          old_values: { email: null },
          new_values: { email: '(hidden)' },
        },
        {
          action: 'update',
          table_name: 'RegisteredUsers',
          old_values: { location: null },
          new_values: { location: 'Karur' },
        },
      ],
    ],
    [
      'a status',
      (id) => call(admin, 'set_profile_statuses', { changes: [{ id, status: 'engaged' }] }),
      [
        {
          action: 'changed status',
          table_name: 'RegisteredUsers',
          old_values: { status: 'verified' },
          new_values: { status: 'engaged' },
        },
      ],
    ],
    [
      'a verification, with each check',
      async (id) =>
        await call(admin, 'verify_profile', {
          profile_id: id,
          seen_updated_at: await versionOf(sql, id),
          items: ['ID'],
        }),
      [
        { action: 'verified', table_name: 'verification_checks' },
        { action: 'verified', table_name: 'RegisteredUsers' },
        { action: 'verified', table_name: 'notifications' },
      ],
    ],
    [
      'a login switched off',
      (id) => call(admin, 'set_account_active', { profile_id: id, is_active: false }),
      [
        {
          action: 'switched login off',
          table_name: 'accounts',
          old_values: { active: true },
          new_values: { active: false },
        },
      ],
    ],
    [
      'a login switched on',
      (id) => call(admin, 'set_account_active', { profile_id: id, is_active: true }),
      [{ action: 'switched login on', table_name: 'accounts' }],
    ],
    [
      'a deletion',
      (id) => call(admin, 'delete_profile', { profile_id: id, seen_name: 'Test audited' }),
      [
        { action: 'deleted profile', table_name: 'accounts' },
        { action: 'deleted profile', table_name: 'RegisteredUsers', new_values: having({ status: 'withdrawn' }) },
      ],
    ],
    [
      'a restoration',
      (id) => call(admin, 'restore_profile', { profile_id: id }),
      [
        { action: 'restored profile', table_name: 'RegisteredUsers' },
        { action: 'restored profile', table_name: 'accounts' },
      ],
    ],
    [
      'a reading of contact details',
      (id) => call(admin, 'open_contact_details', { wanted_id: id }),
      [{ action: 'read contact details', table_name: 'contact_details', old_values: null, new_values: null }],
    ],
    [
      'an export',
      (id) => exportPeople(admin, [id], true),
      [
        { action: 'exported with contact details', table_name: 'RegisteredUsers', new_values: null },
        { action: 'exported with contact details', registered_user_id: null, record_id: '1' },
      ],
    ],
  ];

  test.each(changes)('%s: what, whose and by which admin', async (_name, change, expected) => {
    const rows = await recordedDuring(() => change(person.id));
    const { data } = await admin.auth.getUser();
    const who = {
      actor: data.user?.id,
      actor_name: 'Lakshmi Narayanan, office (admin)',
      registered_user_id: person.id,
    };
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected.map((row) => having({ ...who, ...row }))));
  });

  test('nothing of what is refused, of what members do, and of reading', async () => {
    const client = await signIn(person.username);
    const rows = await recordedDuring(async () => {
      await call(admin, 'set_profile_statuses', { changes: [{ id: person.id, status: 'forged' }] });
      await call(admin, 'delete_profile', { profile_id: person.id, seen_name: 'somebody else' });
      await call(client, 'propose_changes', { changes: { job: 'Pilot' } });
      await call(client, 'withdraw_proposal');
      await call(client, 'open_contact_details', { wanted_id: person.id });
      await admin.from('RegisteredUsers').select('*').limit(5);
      await call(admin, 'find_possible_duplicates', { person_name: person.name, birth_date: '1996-02-29' });
    });
    expect(rows).toEqual([]);
  });

  test('never a contact value, a password or a hash', async () => {
    const rows = await sql`
      select id from public.audit_log
      -- The bureau's own number and address are public.
      where table_name <> 'site_settings' and concat(old_values, new_values) ~ '"(phone_number|email|address)": "(?!\\(hidden\\))|\\$2[aby]\\$|encrypted_password'`;
    expect(rows).toEqual([]);
  });
});

test('every table that is audited has a word on the page Audit, and no other', async () => {
  const audited = await sql<{ name: string }[]>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'private.audit_change'::regproc`;
  const named = auditTables.toSorted();
  // Of admins' logins, breaches, private links, notices and reviews of reads, functions write one row for an act.
  const expected = [
    ...audited.map(({ name }) => name),
    'admins',
    'breaches',
    'family_links',
    'notices',
    'read_reviews',
  ].sort();
  expect(named, 'auditTables in web/src/features/audit/describe-entry.ts').toEqual(expected);
});

describe('the log', () => {
  test.each([
    ['update', `update public.audit_log set action = 'changed'`],
    ['removal of values', 'update public.audit_log set old_values = null, new_values = null, values_salt = null'],
    ['delete', 'delete from public.audit_log'],
    ['truncate', 'truncate public.audit_log'],
  ])('refuses %s even to the owner of the table', async (_name, statement) => {
    await expect(sql.unsafe(statement)).rejects.toThrow('append-only');
  });

  test('holds what was written at the same time in one chain without gaps', async () => {
    const open = () => call(admin, 'open_contact_details', { wanted_id: person.id });
    const rows = await recordedDuring(() => Promise.all(Array.from({ length: 12 }, open)));
    expect(rows.map(({ id }) => id - (rows[0]?.id ?? 0))).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
  });
});

describe('tampering by somebody who may do everything in the database', () => {
  /** The findings of the check after a change with the triggers switched off, which is rolled back. */
  async function found(
    tamper: (transaction: postgres.TransactionSql) => Promise<unknown>,
    kept: { id: string | null; hash: string } | null = null,
  ): Promise<string[]> {
    let problems: postgres.Row[] = [];
    const rolledBack = new Error('rolled back');
    await sql
      .begin(async (transaction) => {
        await transaction`alter table public.audit_log disable trigger user`;
        await tamper(transaction);
        problems = await transaction`
          select id::int, problem from private.verify_audit_log(${kept?.id ?? null}, ${kept?.hash ?? null})`;
        throw rolledBack;
      })
      .catch((error: unknown) => expect(error).toBe(rolledBack));
    return problems.map(({ id, problem }) => `${String(id)} ${String(problem)}`);
  }

  let last: number;
  /** Rows in the middle that hold values. */
  let middles: number[];
  let middle: number;
  beforeAll(async () => {
    const rows = await sql<{ id: number }[]>`
      select id::int from public.audit_log where new_values is not null order by audit_log.id desc limit 8`;
    middles = rows.map(({ id }) => id);
    middle = middles[0] ?? 0;
    last = await oneValue(sql<{ last: number }[]>`select max(id)::int as last from public.audit_log`);
    expect(middles).toHaveLength(8);
    expect(middle).toBeLessThan(last);
    expect(Math.min(...middles)).toBeGreaterThan(2);
  });

  /** Gives one row after the other another value, each in another column, and returns the findings. */
  const alterEach = (changes: [column: string, value: string][]) =>
    found(async (sql) => {
      for (const [n, [column, value]] of changes.entries()) {
        await sql.unsafe(`update public.audit_log set ${column} = ${value} where id = ${middles[n] ?? 0}`);
      }
    });

  test('nobody tampered: nothing is found', async () => {
    expect(await found(() => Promise.resolve())).toEqual([]);
  });

  test('a row with another action, name, actor, time, record, table, person or digest', async () => {
    const problems = await alterEach([
      ['action', `'forged'`],
      ['actor_name', `'Somebody else'`],
      ['actor', 'gen_random_uuid()'],
      ['happened_at', `happened_at - interval '1 day'`],
      ['record_id', `'1'`],
      ['table_name', `table_name || 'x'`],
      ['registered_user_id', '1'],
      ['values_digest', `sha256('x')`],
    ]);
    expect(problems).toEqual(expect.arrayContaining(middles.map((id) => `${id} was altered`)));
  });

  test('a row with other values, fewer values, or another salt', async () => {
    const problems = await alterEach([
      ['new_values', `'{"job": "Forged"}'`],
      ['old_values', `'{"job": "Forged"}'`],
      ['new_values', 'null'],
      ['values_salt', `'\\x00'`],
    ]);
    const altered = middles.slice(0, 4).sort((a, b) => a - b);
    expect(problems).toEqual(altered.map((id) => `${id} its values were altered`));
  });

  test('a row altered together with its own digest and hash', async () => {
    const problems = await found(async (sql) => {
      await sql`update public.audit_log set new_values = '{"job": "Forged"}' where id = ${middle}`;
      await sql`update public.audit_log set values_digest = private.digest_audit_values(values_salt, old_values, new_values) where id = ${middle}`;
      await sql`update public.audit_log as entry set hash = private.hash_audit_row(entry) where id = ${middle}`;
    });
    expect(problems).toEqual([`${middle + 1} does not follow the row before it`]);
  });

  test('values nulled by hand without an erasure, all of them or all but one', async () => {
    const [first = 0, second = 0] = middles;
    const problems = await found(async (sql) => {
      await sql`
        update public.audit_log set old_values = null, new_values = null, values_salt = null where id = ${first}`;
      await sql`update public.audit_log set values_salt = null where id = ${second}`;
    });
    expect(problems).toEqual([second, first].map((id) => `${id} its values were removed without an erasure`));
  });

  test('a row removed in the middle, and the first one', async () => {
    const problems = await found((sql) => sql`delete from public.audit_log where id in (1, ${middle})`);
    expect(problems).toContain('2 rows before this one are missing');
    expect(problems).toContain(`${middle + 1} rows before this one are missing`);
  });

  test('the last row removed, and all of them', async () => {
    const missing = [`${last} the newest rows are missing, or were added by hand`];
    expect(await found((sql) => sql`delete from public.audit_log where id = ${last}`)).toEqual(missing);
    expect(await found((sql) => sql`delete from public.audit_log`)).toEqual(missing);
  });

  test('a row added by hand, with a place in the chain and a hash that are right', async () => {
    const problems = await found(async (sql) => {
      await sql`
        insert into public.audit_log (id, actor_name, action, table_name, record_id, previous_hash, hash, values_salt, values_digest)
        select id + 1, actor_name, 'forged', table_name, record_id, hash, '', '\\x00', private.digest_audit_values('\\x00', null, null)
        from public.audit_log where id = ${last}`;
      await sql`update public.audit_log as entry set hash = private.hash_audit_row(entry) where id = ${last + 1}`;
    });
    expect(problems).toEqual([`${last} the newest rows are missing, or were added by hand`]);
  });

  test('everything removed together with the head, or the head alone', async () => {
    const missing = '0 the head of the log is missing';
    expect(await found((sql) => sql`delete from private.audit_head`)).toEqual([missing]);
    const problems = await found(async (sql) => {
      await sql`delete from public.audit_log`;
      await sql`delete from private.audit_head`;
    });
    expect(problems).toEqual([missing]);
  });

  test('an erasure made up for somebody who is there, to remove values behind it', async () => {
    const problems = await found(async (sql) => {
      await sql`alter table public.audit_log enable trigger user`;
      await sql`select private.write_audit('erased', 'RegisteredUsers', ${person.id}::text, ${person.id}::bigint)`;
      await sql`
        update public.audit_log set old_values = null, new_values = null, values_salt = null
        where registered_user_id = ${person.id}`;
    });
    expect(problems).toEqual([`${last + 1} says that somebody was erased who is still there`]);
  });

  test('a log rewritten, by a head that was kept', async () => {
    const { head } = await verifyAuditLog(access.databaseUrl);
    const kept = readAuditHead(head ?? undefined);
    expect(kept?.id).toBe(String(last));
    expect(await found(() => Promise.resolve(), kept)).toEqual([]);
    expect(readAuditHead('0123456789abcdef')).toEqual({ id: null, hash: '0123456789abcdef' });
    const rewriteChain = async (sql: postgres.TransactionSql) => {
      await sql`delete from public.audit_log`;
      await sql`update private.audit_head set last_id = 0, last_hash = sha256('')`;
      await sql`alter table public.audit_log enable trigger user`;
      await sql`select private.write_audit('forged', 'accounts', n::text) from generate_series(1, ${last}) as n`;
    };
    expect(await found(rewriteChain)).toEqual([]);
    const other = `${last} is missing, or is not the row that it was when its hash was kept`;
    expect(await found(rewriteChain, kept)).toEqual([other]);
    for (const text of ['12', '12:xyz', '0:', `1; drop:${'0'.repeat(64)}`])
      expect(() => readAuditHead(text)).toThrow('HEAD');
  });

  test('a row replaced by another one under its number', async () => {
    const problems = await found(async (sql) => {
      await sql`update public.audit_log as entry set action = 'forged' where id = ${last}`;
      await sql`update public.audit_log as entry set hash = private.hash_audit_row(entry) where id = ${last}`;
    });
    expect(problems).toEqual([`${last} the newest rows are missing, or were added by hand`]);
  });
});
