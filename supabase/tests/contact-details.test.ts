import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readProperty } from '../../web/src/base/read-property.ts';
import { addPerson, oneValue } from './people.ts';
import { backend, call, setUpPersonas, openContact, traits, outsiders } from './personas.ts';

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

  test.each(outsiders)('%s is refused, even for their own row', async (persona) => {
    const before = await auditRows();
    for (const wanted_id of [marked, profileIds.member, profileIds.switchedOff]) {
      const { data, error } = await clients[persona].rpc('open_contact_details', { wanted_id });
      expect(data).toBeNull();
      expect(error?.code).toBe('42501');
    }
    expect(await auditRows()).toBe(before);
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
    const person = { name: 'Test logged', phone_number: secret };
    const profile_id = profileIds.otherMember;
    const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      check_import: { people: [person] },
      import_people: { request_id: crypto.randomUUID(), people: [person] },
      register_person: { request_id: crypto.randomUUID(), person, username: 'test-logged', temporary_password: secret },
      save_profile: { profile_id, seen_updated_at: '2026-01-01', changes: { phone_number: secret } },
      find_possible_duplicates: { person_name: null, birth_date: null, phone: secret, except_id: null },
      find_people_by_contact: { part: secret },
      create_login: { profile_id, username: 'test-logged', temporary_password: secret },
      reset_password: { profile_id, temporary_password: secret },
      change_password: { current_password: secret, new_password: secret },
    };
    const { data } = await clients.admin.auth.getSession();
    const claims = Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString();
    const sub = data.session?.user.id ?? '';
    const types = await sql<{ call: string; type: string }[]>`
    select proname || ' ' || argument.name as call, argument.type::regtype::text as type
    from pg_proc, unnest(proargnames, proargtypes::oid[]) as argument (name, type)
    where pronamespace = 'public'::regnamespace and argument.type is not null`;
    const typeOf = (name: string, key: string) =>
      types.find((known) => known.call === `${name} ${key}`)?.type ?? 'unknown';
    const textOf = (value: unknown) => (typeof value === 'string' || value === null ? value : JSON.stringify(value));
    const rollback = new Error('rolled back');
    for (const [name, args] of Object.entries(calls)) {
      const given = Object.keys(args).map((key, n) => `${key} => $${n + 1}::text::${typeOf(name, key)}`);
      const called = sql.begin(async (sql) => {
        await sql`
        select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${sub}, true)`;
        // Everything is slow enough to be explained.
        await sql`set local auto_explain.log_min_duration = 0`;
        await sql`set local auto_explain.log_parameter_max_length = -1`;
        await sql`set local role authenticated`;
        await sql.unsafe(`select public.${name}(${given.join()})`, Object.values(args).map(textOf));
        throw rollback;
      });
      // Some refuse these arguments.
      await expect(called, name).rejects.toSatisfy(
        (error: unknown) => error === rollback || /^(22023|PT4\d\d)$/.test(String(readProperty(error, 'code'))),
      );
    }
    const logs = await backend.readLogs();
    expect(logs.some(({ text }) => text.includes(secret))).toBe(false);
  },
);
