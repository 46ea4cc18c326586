import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readExternalAccess } from '../backends/external/external-settings.ts';
import { requireTrial } from '../commands/daily.ts';
import { inspectMadeUp } from '../backends/external/made-up.ts';
import { readSettings } from '../lib/settings.ts';
import { addPerson } from './people.ts';
import { setUpPersonas } from './personas.ts';

const { sql } = await setUpPersonas();

const { root } = readSettings();
const staging = { isReal: false, isExternal: true, root };
const day = '2027-01-31';
const removal = path.join(root, 'supabase/backends/external/remove-everything.sql');

describe('a database is emptied only where nobody can be real', () => {
  test('one with people of the seed and of the tests is counted', async () => {
    await addPerson(sql, { label: 'made-up' });
    await addPerson(sql, { label: 'without a number', contact: { phone_number: null, email: null } });
    const { people, logins, files } = await inspectMadeUp(sql, root);
    expect(people).toBeGreaterThan(1000);
    expect(logins).toBeGreaterThan(4);
    expect(files).toBeGreaterThan(300);
  });

  test('one with every state too', async () => {
    const before = await inspectMadeUp(sql, root);
    const attempt = sql.begin(async (transaction) => {
      await transaction.unsafe(await readFile(path.join(root, 'e2e/every-state.sql'), 'utf8'));
      const { people } = await inspectMadeUp(transaction, root);
      throw new Error(`rolled back with ${people - before.people} more`);
    });
    await expect(attempt).rejects.toThrow('rolled back with 3 more');
  });

  test('a day may be given to make daily there, and on no server of a bureau', async () => {
    await requireTrial(sql, day, staging);
    await expect(requireTrial(sql, day, { ...staging, isReal: true })).rejects.toThrow('DATE is for demo data only.');
    await expect(requireTrial(sql, '31 January', staging)).rejects.toThrow('is not a day');
  });

  const real = 'people who are neither from the seed nor from the tests';
  test.each([
    ['somebody with a number that can be dialled', { contact: { phone_number: '+91 9845012345' } }, real],
    ['somebody without any number', { card: { name: 'Kavitha' }, contact: { phone_number: null, email: null } }, real],
  ])('%s is somebody', async (_who, person, words) => {
    const { id } = await addPerson(sql, { label: 'real', ...person });
    try {
      await expect(inspectMadeUp(sql, root)).rejects.toThrow(`holds 1 ${words}. Nothing was changed.`);
      await expect(requireTrial(sql, day, staging)).rejects.toThrow(`holds 1 ${words}. Nothing was changed.`);
    } finally {
      await sql`delete from public."RegisteredUsers" where id = ${id}`;
    }
  });

  test('who was put in place of somebody of the seed is somebody', async () => {
    const [before] = await sql<{ phone_number: string }[]>`
      select phone_number from public.contact_details where registered_user_id = 1`;
    await sql`update public."RegisteredUsers" set created_at = created_at + interval '1 second' where id = 1`;
    await sql`update public.contact_details set phone_number = '+91 9845012345' where registered_user_id = 1`;
    try {
      await expect(inspectMadeUp(sql, root)).rejects.toThrow(real);
    } finally {
      await sql`update public."RegisteredUsers" set created_at = created_at - interval '1 second' where id = 1`;
      await sql`update public.contact_details set phone_number = ${before?.phone_number ?? null} where registered_user_id = 1`;
    }
  });

  test('a login and a table of something else are somebody’s', async () => {
    const id = crypto.randomUUID();
    await sql`select private.add_auth_user(${id}, 'somebody@example.com', 'x')`;
    try {
      await expect(inspectMadeUp(sql, root)).rejects.toThrow('holds 1 logins that this product did not make');
    } finally {
      await sql`delete from auth.users where id = ${id}`;
    }
    const attempt = sql.begin(async (transaction) => {
      await transaction`create table public.invoices (id int)`;
      await inspectMadeUp(transaction, root);
    });
    await expect(attempt).rejects.toThrow('The database has tables of something else: invoices. Nothing was changed.');
  });
});

test('after the removal the auth server’s own log names nobody', async () => {
  const attempt = sql.begin(async (transaction) => {
    await transaction`insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), '{"actor_username": "asha"}')`;
    await transaction.unsafe(await readFile(removal, 'utf8'));
    const left = await transaction`select from auth.audit_log_entries`;
    // The other tests need the removed data.
    throw new Error(`rolled back with ${left.length} entries`);
  });
  await expect(attempt).rejects.toThrow('rolled back with 0 entries');
});

test('what an external backend lacks is named', () => {
  vi.stubEnv('SUPABASE_URL', 'staging');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubEnv('SUPABASE_SECRET_KEY', '');
  vi.stubEnv('DATABASE_URL', 'https://staging.example');
  try {
    expect(() => readExternalAccess()).toThrow(
      'needs SUPABASE_URL, SUPABASE_SECRET_KEY, DATABASE_URL in the environment',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
