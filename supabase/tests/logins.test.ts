import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loginEmail } from '../../web/src/person/login-email.ts';
import { addPerson, testPassword, type TestPerson, oneValue } from './people.ts';
import {
  access,
  backend,
  call,
  callAnything,
  changePassword,
  setUpPersonas,
  fingerprintOfAll,
  readContact,
  signIn,
  tableNames,
  type Client,
} from './personas.ts';

const temporary = 'Temporary-xy-2026';
const chosen = 'Sambar and rice 9';
const later = 'Curd rice and mango 7';

const personas = await setUpPersonas();
let admin: Client;
/** A picture that every visitor sees. */
let picture: string;
beforeAll(async () => {
  admin = personas.clients.admin;
  const [row] = await personas.sql<{ first_img: string }[]>`
    select first_img from public."RegisteredUsers" where id = ${personas.profileIds.member}`;
  picture = row?.first_img ?? '';
});

/** Whether this session is given a picture, and the own contact details. */
async function shown(client: Client) {
  const { data } = await client.auth.getSession();
  const [own] = await personas.sql<{ id: number | null }[]>`
    select registered_user_id::int as id from public.accounts where user_id = ${data.session?.user.id ?? null}`;
  return {
    picture: (await client.storage.from('profile-images').download(picture)).error === null,
    contact: (await readContact(client, own?.id ?? 0)) !== null,
  };
}

/** All that this session is given: the same, and of each table the number of rows. */
async function given(client: Client): Promise<Record<string, unknown>> {
  const rows = await Promise.all(
    tableNames.map(async (table) => {
      const { count } = await client
        .from(table)
        .select(table === 'audit_log' ? 'id' : '*', { count: 'exact', head: true });
      return [table, count ?? 0] as const;
    }),
  );
  return { ...Object.fromEntries(rows), ...(await shown(client)) };
}

/** The settings are everyone's. */
const nothing = {
  ...Object.fromEntries(tableNames.map((table) => [table, 0])),
  site_settings: 1,
  contact: false,
  picture: false,
};
const ownAccountOnly = { ...nothing, accounts: 1 };

async function refresh(client: Client): Promise<boolean> {
  const { data } = await client.auth.getSession();
  const { error } = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  return error === null;
}

const account = async ({ id }: TestPerson) => {
  const [row] = await personas.sql`select * from public.accounts where registered_user_id = ${id}`;
  return row ?? {};
};

/** The first password again, with the cheapest hash: one of the API's takes as long as a hundred of these. */
const putBack = (username = 'test-changer') => personas.sql`
  update auth.users set encrypted_password = extensions.crypt(${testPassword}, extensions.gen_salt('bf', 4))
  where email = ${loginEmail(username)}`;

/** Who signs in within fifteen seconds after a change has to do it again: lets them pass. */
const settle = () =>
  personas.sql`update private.own_password_changes set changed_at = changed_at - interval '1 minute'`;

describe('making a login', () => {
  test('works once for a person; it reads nothing but its own account until the password is changed', async () => {
    const person = await addPerson(personas.sql, { label: 'newcomer' });
    const create = (username: string) =>
      call(admin, 'create_login', { profile_id: person.id, username, temporary_password: temporary });
    expect(await call(admin, 'is_username_free', { wanted: 'test-newcomer' })).toMatchObject({ data: true });
    expect((await create(' Test-Newcomer ')).status).toBe(204);
    expect(await call(admin, 'is_username_free', { wanted: 'TEST-newcomer ' })).toMatchObject({ data: false });
    expect(await create('test-second')).toMatchObject({ status: 409, code: 'PT409' });

    const client = await signIn('test-newcomer', temporary);
    expect(await given(client)).toEqual(ownAccountOnly);
    expect((await changePassword(client, temporary, chosen)).data).toBe('changed');
    // With the same token.
    expect(await given(client)).toMatchObject({ accounts: 1, contact: true, picture: true });
    await signIn('test-newcomer', chosen);
    await expect(signIn('test-newcomer', temporary)).rejects.toThrow();
  });

  test.each([
    ['username', 'admin', temporary],
    ['username', 'x', temporary],
    ['username', null, temporary],
    ['temporary_password', 'test-weak', null],
    ['temporary_password', 'test-weak', 'short'],
    ['temporary_password', 'test-weak', 'This is test-weak'],
    ['temporary_password', 'test-weak', 'Quietly-R3fused-77'],
    ['temporary_password', 'test-weak', '98450 11111'],
    ['temporary_password', 'test-weak', 'Venkatasubramanian1961'],
    ['temporary_password', 'test-weak', 'kq 17th Sept. 1993'],
  ])('is refused with the field %s: %j, %j', async (hint, username, temporary_password) => {
    const person = await addPerson(personas.sql, {
      label: 'refused',
      details: { "father's_name": 'K. Venkatasubramanian', date_of_birth: '1993-09-17' },
    });
    const before = await fingerprintOfAll(personas.sql);
    const answer = await call(admin, 'create_login', { profile_id: person.id, username, temporary_password });
    expect(answer).toMatchObject({ status: 400, code: '22023', hint });
    expect(await fingerprintOfAll(personas.sql)).toBe(before);
  });

  test('does not confirm a guess at the phone number of the person', async () => {
    const person = await addPerson(personas.sql, { label: 'guessed-number' });
    await personas.sql`
      update public.contact_details set phone_number = '+91 99002 23344' where registered_user_id = ${person.id}`;
    const answer = await call(admin, 'create_login', {
      profile_id: person.id,
      username: 'test-guessed-number',
      temporary_password: 'Ring 00 2233 44!',
    });
    expect(answer.status).toBe(204);
  });

  test('twice at once for one person, or for nobody, is told', async () => {
    const person = await addPerson(personas.sql, { label: 'twice' });
    const create = (profile_id: number, username: string) =>
      call(admin, 'create_login', { profile_id, username, temporary_password: temporary });
    const answers = await Promise.all([create(person.id, 'test-one'), create(person.id, 'test-two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await create(999_999_999, 'test-three')).toMatchObject({ status: 404, code: 'PT404' });
  });
});

describe('changing the password', () => {
  let person: TestPerson;
  let client: Client;
  let elsewhere: Client;
  const change = (current_password: string | null, new_password: string | null, who = client) =>
    changePassword(who, current_password, new_password);

  beforeAll(async () => {
    person = await addPerson(personas.sql, {
      label: 'changer',
      login: true,
      card: { name: 'Test Chànger', own_script_name: 'சேஞ்சர்' },
      details: {
        "father's_name": 'K. Venkatasubramanian',
        "mother's_name": 'Uma',
        caste: 'Chettiar',
        date_of_birth: '1995-05-01',
      },
    });
    await personas.sql`
      update public.contact_details set phone_number = '+91 99002 23344' where registered_user_id = ${person.id}`;
    [client, elsewhere] = await Promise.all([signIn('test-changer'), signIn('test-changer')]);
  });

  test.each([
    'short',
    'aaaaaaaaaaaaaaa',
    'my test-changer',
    'qwerty qwerty',
    'Ab1-'.repeat(19),
    '1q2w3e4r5t',
    'abcdefghij',
    'qazwsxedcrfv',
    'Xy 7 lkjhgfdsa',
    // Short rows of keys, with little else.
    'asdf;lkj1234',
    'Abcd@12345',
    'qwe-asd-zxc1',
    '!@#$qwer1234',
    '4321-rewq-9',
    'Summer2026!!',
    'mangalam2026',
    'M@ngal4m--26',
    'coimbatore99',
    'iloveindia99',
    '2026 Murugan',
    'P@ssw0rd2026',
    'Chennai@2026x',
    'tamilselvi95',
    // Stolen ones, which no other rule refuses.
    'kalashnikov',
    'Manchester-1999',
    'm4nch3ster 7',
    '4815162342',
    'Demo-member-2026',
    // Those that README.md prints.
    'Demo-admin-2026',
    'Demo-clerk-2026',
    'demo member 2026',
    // Parts of the name, "Test Chànger", also with accents and backwards.
    'Xy7 my Changer 9',
    'ch4ng3r-9-lives',
    'Chángér 77 kq',
    'regnahc 77 kq',
    'சேஞ்சர் 12 kq',
    // Stolen ones with more around them, and in letters that only look otherwise.
    '1234509876 ',
    '1029384756!',
    'ｍａｎｃｈｅｓｔｅｒ',
    'man\u200bchester',
    'm\u0430nchester',
    '\u039cANCHEST\u0395R',
    'mánchéster',
    'man ches ter',
    // Phone numbers, of this person and of anybody.
    '+91 98450 11111',
    '9845011111',
    '९८४५०१११११',
    'Ring 00 2233 44!',
    'Ring 22-33-44!',
    'Ring 990022 kq',
    // The date of birth.
    '01051995kqz',
    '01-05-1995 kq',
    'kq19950501zz',
    'Xk 010595 zz',
    'kq 1/5/1995',
    '1-May-1995 kq',
    'Kq 7 May 1995',
    // The bureau's address, the parents' names, and facts of the card.
    'Temple Car Street',
    'Venkatasubramanian1961',
    'Uma.Uma.K-1961',
    'Chettiar & Uma 95',
    '',
    null,
  ])('is refused for %j', async (password) => {
    expect(await change('Demo-member-2026', password)).toMatchObject({
      status: 400,
      code: '22023',
      hint: 'new_password',
    });
    await signIn('test-changer');
  });

  test('says which rule refuses it, in words', async () => {
    expect(await change('Demo-member-2026', '+91 98450 11111')).toMatchObject({
      refusal: 'password_holds_phone_number',
    });
    expect(await change('Demo-member-2026', 'Temple Car Street')).toMatchObject({ refusal: 'password_is_known_name' });
    expect(await change('Demo-member-2026', 'kq 1/5/1995')).toMatchObject({ refusal: 'password_holds_birth_date' });
  });

  test('takes 64 characters and other scripts, exactly as typed', async () => {
    const long = ` ${'கடவுச்சொல்-1 '.repeat(5)}`.slice(0, 23);
    expect((await change('Demo-member-2026', long)).data).toBe('changed');
    await signIn('test-changer', long);
    const most = 'x1-Yz9Q7'.repeat(8);
    expect((await change(long, most)).data).toBe('changed');
    await signIn('test-changer', most);
    await putBack();
  });

  test('ends sessions that are stored only now, begun with the old password', async () => {
    const { sql } = personas;
    await settle();
    client = await signIn('test-changer');
    const late = await signIn('test-changer');
    const { data } = await late.auth.getSession();
    const session = z.looseObject({ session_id: z.string() }).parse(decodeJwt(data.session?.access_token ?? ''));
    const [row] = await sql`select * from auth.sessions where id = ${session.session_id}`;
    if (row === undefined) throw new Error('There is no session.');
    expect((await change('Demo-member-2026', chosen)).data).toBe('changed');
    const [changed] = await sql<{ at: Date }[]>`
      select changed_at as at from private.own_password_changes join public.accounts using (user_id)
      where registered_user_id = ${person.id}`;
    if (changed === undefined) throw new Error('Nothing was changed.');
    const storedAfter = async (milliseconds: number) => {
      const created_at = new Date(changed.at.getTime() + milliseconds);
      await sql`delete from auth.sessions where id = ${session.session_id}`;
      await sql`insert into auth.sessions ${sql({ ...row, created_at })}`;
    };
    for (const milliseconds of [-500, 0, 14_900]) {
      await storedAfter(milliseconds);
      expect(await given(late)).toEqual(nothing);
    }
    expect(await call(late, 'read_session_state')).toMatchObject({ data: 'password changed' });
    expect(await change(chosen, later, late)).toMatchObject({ status: 403, code: '42501' });
    await storedAfter(15_100);
    expect(await shown(late)).toEqual({ contact: true, picture: true });
    expect(await shown(client)).toEqual({ contact: true, picture: true });
    expect(await call(client, 'read_session_state')).toMatchObject({ data: 'open' });
    await putBack();
  });

  test('ends the sessions of all sign-ins with the old password that are under way', async () => {
    await settle();
    client = await signIn('test-changer');
    // Past the gateway where that is possible.
    const services = await backend.status();
    const port = services.find(({ name }) => name === 'auth')?.port;
    const auth = port === undefined ? access.apiUrl : `http://127.0.0.1:${port}`;
    const headers = { apikey: access.publishableKey, 'content-type': 'application/json' };
    const token = async (): Promise<string | undefined> => {
      const body = JSON.stringify({ email: loginEmail('test-changer'), password: 'Demo-member-2026' });
      const answer = await fetch(`${auth}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
      return z.object({ access_token: z.string().optional() }).parse(await answer.json()).access_token;
    };
    const underWay = Array.from({ length: 10 }, token);
    expect((await change('Demo-member-2026', chosen)).data).toBe('changed');
    const accepted = (await Promise.all(underWay)).filter((given) => given !== undefined);
    expect(accepted).not.toEqual([]);
    const rows = accepted.map(async (given) => {
      const authorization = `Bearer ${given}`;
      const answer = await fetch(`${access.apiUrl}/rest/v1/accounts`, { headers: { ...headers, authorization } });
      return await answer.text();
    });
    expect(new Set(await Promise.all(rows))).toEqual(new Set(['[]']));
    await putBack();
    await settle();
  });

  test('ends the other sessions at once, tokens already issued and their refreshing included', async () => {
    await settle();
    [client, elsewhere] = await Promise.all([signIn('test-changer'), signIn('test-changer')]);
    expect(await shown(elsewhere)).toEqual({ contact: true, picture: true });
    const begun = await oneValue(personas.sql<{ begun: Date }[]>`select now() as begun`);
    expect((await change('Demo-member-2026', chosen)).data).toBe('changed');
    expect(await given(elsewhere)).toEqual(nothing);
    expect(await refresh(elsewhere)).toBe(false);
    expect(await change(chosen, later, elsewhere)).toMatchObject({ status: 403, code: '42501' });
    expect(await shown(client)).toEqual({ contact: true, picture: true });
    expect(await refresh(client)).toBe(true);
    const { last_password_set_at } = await account(person);
    expect(last_password_set_at > begun).toBe(true);
  });

  test('is guessed five times, also at once, and then has to wait, with the right one too', async () => {
    const guesses = await Promise.all(Array.from({ length: 7 }, (_, n) => change(`guess number ${n}`, chosen)));
    const answers = guesses.map(({ data }) => data).sort();
    expect(answers).toEqual(
      [2, 5].flatMap((times, n) => Array.from({ length: times }, () => ['wait', 'wrong password'][n])),
    );
    expect((await change(chosen, later)).data).toBe('wait');
    const { sql } = personas;
    const lastFailed = (ago: string) =>
      sql`update private.password_failures set last_failed_at = now() - ${ago}::interval where failures > 0`;
    await lastFailed('14 minutes');
    expect((await change(chosen, later)).data).toBe('wait');
    await lastFailed('15 minutes 1 second');
    expect((await change(null, later)).data).toBe('wrong password');
    // Guesses add up as long as no quarter of an hour passes between two of them.
    await sql`update private.password_failures set failures = 4`;
    await lastFailed('15 minutes 1 second');
    expect((await change('a guess', later)).data).toBe('wrong password');
    expect((await change('another guess', later)).data).toBe('wrong password');
    await sql`update private.password_failures set failures = 4`;
    await lastFailed('14 minutes');
    expect((await change('the fifth guess', later)).data).toBe('wrong password');
    expect((await change(chosen, later)).data).toBe('wait');
    await lastFailed('15 minutes 1 second');
    expect((await change(chosen, later)).data).toBe('changed');
    expect(
      await sql`select * from private.password_failures where user_id = ${String((await account(person)).user_id)}`,
    ).toEqual([]);
  });

  test('needs nothing but a session: the admin changes their own too', async () => {
    const wrong = await changePassword(admin, 'not this', chosen);
    expect(wrong.data).toBe('wrong password');
    await personas.sql`delete from private.password_failures`;
  });
});

test('the auth service itself changes no password and no e-mail, and no data of the user lifts the temporary password', async () => {
  const { id } = await addPerson(personas.sql, { label: 'around', login: true });
  await personas.sql`update public.accounts set must_change_password = true where registered_user_id = ${id}`;
  const client = await signIn('test-around');
  const credentials = () => personas.sql`select id, email, encrypted_password from auth.users order by id`;
  const before = await credentials();
  // Through the gateway, and past it where that is possible.
  const { data } = await client.auth.getSession();
  const services = await backend.status();
  const direct = services.flatMap(({ name, port }) =>
    name === 'auth' && port !== undefined ? [`http://127.0.0.1:${port}`] : [],
  );
  for (const address of [access.apiUrl, ...direct]) {
    for (const attempt of [
      { password: chosen },
      { password: chosen, current_password: 'Demo-member-2026' },
      { email: loginEmail('test-someone-else') },
      { data: { must_change_password: false, role: 'service_role', is_admin: true } },
      { app_metadata: { must_change_password: false }, role: 'service_role' },
    ]) {
      await fetch(`${address}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: access.publishableKey,
          authorization: `Bearer ${data.session?.access_token ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(attempt),
      });
    }
  }
  expect(await credentials()).toEqual(before);
  expect(await given(client)).toEqual(ownAccountOnly);
  expect(await given(await signIn('test-around'))).toEqual(ownAccountOnly);
});

describe('what the admin does with a login', () => {
  let person: TestPerson;
  let client: Client;
  beforeAll(async () => {
    person = await addPerson(personas.sql, { label: 'managed', login: true });
    client = await signIn('test-managed');
  });

  test('a notice that was sent is recorded', async () => {
    const { data } = await call(admin, 'record_whatsapp_notice', { profile_id: person.id });
    expect((await account(person)).notice_sent_at).toEqual(new Date(String(data)));
  });

  test('a notice within a minute is the same one, sent again', async () => {
    const { sql } = personas;
    const records = () =>
      sql`select from public.audit_log where action = 'sent WhatsApp notice' and registered_user_id = ${person.id}`;
    const sentAgo = async (seconds: number) => {
      await sql`
        update public.accounts set notice_sent_at = now() - make_interval(secs => ${seconds}) where registered_user_id = ${person.id}`;
      const earlier = (await records()).length;
      await call(admin, 'record_whatsapp_notice', { profile_id: person.id });
      return (await records()).length - earlier;
    };
    expect([await sentAgo(45), await sentAgo(75)]).toEqual([0, 1]);
  });

  test('a reset password ends every session at once, must be changed, and asks for a new notice', async () => {
    expect(await shown(client)).toEqual({ contact: true, picture: true });
    const reset = { profile_id: person.id, temporary_password: temporary };
    expect(await call(admin, 'reset_password', { ...reset, temporary_password: 'short' })).toMatchObject({
      code: '22023',
      hint: 'temporary_password',
    });
    expect(await call(admin, 'reset_password', { ...reset, temporary_password: null })).toMatchObject({
      code: '22023',
    });
    expect(await shown(client)).toMatchObject({ contact: true });

    expect((await call(admin, 'reset_password', reset)).status).toBe(204);
    expect(await given(client)).toEqual(nothing);
    expect(await call(client, 'read_session_state')).toMatchObject({ data: 'password replaced' });
    expect(await refresh(client)).toBe(false);
    expect(await account(person)).toMatchObject({ must_change_password: true, notice_sent_at: null });
    client = await signIn('test-managed', temporary);
    expect(await given(client)).toEqual(ownAccountOnly);
    await changePassword(client, temporary, chosen);
    await putBack('test-managed');
    await settle();
  });

  test('switched off, every session gets nothing at once; switched on, it has to sign in again', async () => {
    expect(await shown(client)).toEqual({ contact: true, picture: true });
    expect((await call(admin, 'set_account_active', { profile_id: person.id, is_active: false })).status).toBe(204);
    expect(await given(client)).toEqual(nothing);
    expect(await call(client, 'read_session_state')).toMatchObject({ data: 'off' });
    expect(await refresh(client)).toBe(false);
    const again = await signIn('test-managed').catch(() => null);
    if (again) expect(await given(again)).toEqual(ownAccountOnly);

    expect((await call(admin, 'set_account_active', { profile_id: person.id, is_active: true })).status).toBe(204);
    expect(await given(client)).toEqual(nothing);
    expect(await call(client, 'read_session_state')).toMatchObject({ data: 'ended' });
    client = await signIn('test-managed');
    expect(await shown(client)).toEqual({ contact: true, picture: true });
  });

  test.each([
    ['reset_password', { temporary_password: temporary }],
    ['set_account_active', { is_active: false }],
    ['record_whatsapp_notice', {}],
  ])('%s of somebody without a login, of nobody, and of a deleted profile is told', async (name, args) => {
    const without = await addPerson(personas.sql, { label: 'without' });
    const gone = await addPerson(personas.sql, { label: `gone-${name.slice(0, 5)}`, login: true });
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    const attempt = (profile_id: number) => callAnything(admin, name, { profile_id, ...args });
    expect(await attempt(without.id)).toMatchObject({ status: 404, code: 'PT404' });
    expect(await attempt(999_999_999)).toMatchObject({ status: 404, code: 'PT404' });
    expect(await attempt(gone.id)).toMatchObject({ status: 409, code: 'PT409' });
  });

  test('is recorded without the password', async () => {
    const { data } = await admin.from('audit_log').select('action, new_values').eq('registered_user_id', person.id);
    const actions = data?.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['sent WhatsApp notice', 'reset password', 'switched login off', 'switched login on']),
    );
    expect(JSON.stringify(data)).not.toContain(temporary);
    expect(JSON.stringify(data)).not.toMatch(/\$2[aby]\$/);
  });
});

test('the database and the site make the same internal e-mail of a username', async () => {
  for (const username of ['asha', ' Asha.K_2-x ', 'ADMIN', '0rani', 'a'.repeat(32)]) {
    const [row] = await personas.sql`select private.login_email(${username}) as email`;
    expect(row?.email).toBe(loginEmail(username));
  }
});

test('a session that signed out gets nothing with the token that it still holds', async () => {
  await addPerson(personas.sql, { label: 'leaver', login: true });
  const client = await signIn('test-leaver');
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  const read = async () => {
    const headers = { apikey: access.publishableKey, authorization: `Bearer ${token}` };
    const response = await fetch(`${access.apiUrl}/rest/v1/profile_details?select=*`, { headers });
    const rows: unknown = await response.json();
    return rows;
  };
  expect(await read()).not.toEqual([]);
  await client.auth.signOut();
  expect(await read()).toEqual([]);
});
