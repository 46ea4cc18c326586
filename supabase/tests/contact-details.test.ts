import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asCaller, literal } from './as-caller.ts';
import { addPerson, oneValue } from './people.ts';
import { backend, call, setUpPersonas, openContact, traits } from './personas.ts';

const contact = {
  phone_number: '+91 5123987604',
  whose_phone: 'Father',
  second_phone_number: '+91 5123987699',
  whose_second_phone: 'Uncle or guardian',
  email: 'one@example.com',
  address: '1 Test Street',
  assets: 'Own house',
};

const { clients, profileIds, sql } = await setUpPersonas();

const marked = (await addPerson(sql, { label: 'contact', contact })).id;

const auditRows = () => oneValue(sql<{ count: number }[]>`select count(*)::int from public.audit_log`);

describe('opening contact details', () => {
  test('the admin gets them, and the reading is recorded with who and whose', async () => {
    const before = await auditRows();
    expect((await openContact(clients.admin, marked)).data).toEqual(contact);
    const rows = await sql`
      select action, record_id, actor_name, actor is not null as has_actor from public.audit_log order by id desc limit 1`;
    expect(rows[0]).toEqual({
      action: 'read contact details',
      record_id: String(marked),
      actor_name: 'Lakshmi Narayanan, office (admin)',
      has_actor: true,
    });
    expect(await auditRows()).toBe(before + 1);
  });

  test('someone who is not registered has none, and nothing is recorded', async () => {
    const before = await auditRows();
    expect(await openContact(clients.admin, 999_999_999)).toMatchObject({ status: 200, data: null });
    expect(await auditRows()).toBe(before);
  });

  test('without a record of the last minute the admin is given none', async () => {
    const other = await addPerson(sql, { label: 'unopened', contact });
    const read = (profile_id: number) => call(clients.admin, 'read_contact_details', { profile_id });
    expect(await read(other.id)).toMatchObject({ data: null, code: '42501' });
    const [admin] = await sql<{ user_id: string }[]>`select user_id from public.accounts where username = 'admin'`;
    const record = (actor: string | null, action: string, seconds: number) => sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      values (now() - make_interval(secs => ${seconds}), ${actor}, 'A test', ${action}, 'contact_details', '', ${other.id})`;
    await record(admin?.user_id ?? null, 'read contact details', 61);
    await record(null, 'read contact details', 0);
    await record(admin?.user_id ?? null, 'update', 0);
    expect(await read(other.id)).toMatchObject({ data: null, code: '42501' });
    expect(await read(marked)).toMatchObject({ data: contact });
    await record(admin?.user_id ?? null, 'read contact details', 45);
    expect(await read(other.id)).toMatchObject({ data: contact });
  });
});

test.runIf(traits.logsCanBeRead)('a refused row does not reach the log of the database', async () => {
  const phone_number = `not-dialable-${crypto.randomUUID()}`;
  await expect(
    sql`update public.contact_details set phone_number = ${phone_number} where registered_user_id = ${marked}`,
  ).rejects.toThrow('phone_number_is_dialable');
  const logs = await backend.readLogs();
  const text = logs.map((log) => log.text).join('\n');
  expect(text).toContain('phone_number_is_dialable');
  if (traits.rowsStayOutOfLog) expect(text).not.toContain(phone_number);
});

test('the server does not log the arguments of slow statements', async () => {
  // Only where auto_explain is loaded; it is part of Supabase's images.
  const logging = await sql`
    select name, setting, rolconfig from pg_settings, pg_roles
    where name = 'auto_explain.log_min_duration' and setting <> '-1' and rolname = 'authenticator'
      and 'auto_explain.log_parameter_max_length=0' <> all (coalesce(rolconfig, '{}'))`;
  expect([...logging]).toEqual([]);
});

test.runIf(traits.logsCanBeRead)(
  'functions that take contact details or passwords keep them out of the log',
  async () => {
    const secret = `+91 5${String(randomInt(1e9)).padStart(9, '0')}`;
    const people = literal(JSON.stringify([{ name: 'Test logged', phone_number: secret }]));
    const id = profileIds.otherMember;
    const calls = [
      `check_import(${people})`,
      `import_people(gen_random_uuid(), ${people})`,
      `register_person(gen_random_uuid(), ${people}::jsonb -> 0, 'test-logged', '${secret}')`,
      `save_profile(${id}, '2026-01-01', '{"phone_number": "${secret}"}')`,
      `find_possible_duplicates(null, null, '${secret}')`,
      `find_people_by_contact('${secret}')`,
      `create_login(${id}, 'test-logged', '${secret}')`,
      `reset_password(${id}, '${secret}')`,
      `change_password('${secret}', '${secret}')`,
      `add_admin('test-logged', 'Test', '${secret}', 'clerk')`,
      `reset_admin_password(gen_random_uuid(), '${secret}')`,
    ];
    const takePasswords = await sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and pg_get_function_identity_arguments(oid) like '%password%'`;
    const called = new Set(calls.map((call) => call.slice(0, call.indexOf('('))));
    expect(takePasswords.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([]);
    const marker = crypto.randomUUID();
    const pid = await asCaller(sql, clients.admin, async (run) => {
      const refuse = (word: string) => run(`do $$ begin raise exception '${marker} ${word}'; end $$`);
      await refuse('begins');
      for (const call of calls) {
        // Nothing of what follows in the transaction is logged; a refusal ends it and is in no log either.
        const { code, text } = await run(`select public.${call}; select current_setting('log_min_messages') as level`);
        expect(code === '' ? text : code, call).toMatch(/"level":"fatal"|^(22023|PT4\d\d)$/);
      }
      await refuse('ends');
      return z
        .array(z.object({ pid: z.number() }))
        .parse(JSON.parse((await run('select pg_backend_pid() as pid')).text))[0]?.pid;
    });
    const lines = async () => (await backend.readLogs()).flatMap(({ text }) => text.split('\n'));
    // Ordinary refusals are logged: between the two, of this connection, there is none.
    await expect.poll(async () => (await lines()).some((line) => line.includes(`${marker} ends`))).toBe(true);
    const refusals = (await lines()).filter((line) => line.includes(`[${pid}]`) && line.includes('ERROR'));
    const begins = refusals.findIndex((line) => line.includes(`${marker} begins`));
    expect(refusals.slice(begins + 1).map((line) => line.includes(`${marker} ends`))).toEqual([true]);
    expect((await lines()).filter((line) => line.includes(secret))).toEqual([]);
  },
);
