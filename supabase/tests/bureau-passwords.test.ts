import { beforeAll, describe, expect, test } from 'vitest';
import { textLike } from './matching.ts';
import { addPerson, column, oneValue, testPassword, type TestPerson } from './people.ts';
import {
  call,
  changePassword,
  personaNames,
  sendPastGateway,
  setUpPersonas,
  signIn,
  type Client,
  isOffice,
} from './personas.ts';
import { addSharing } from './scenes.ts';

// An admin who has set a member's password can sign in as them. It cannot be prevented, so the member gets a notification, and
// the login's readings of contact details are recorded for seven days.

const temporary = 'Temporary-xy-2026';
const chosen = 'Chosen by a clerk 7';
const recordFirst = { status: 200, data: { record_first: true } };

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const person = await addPerson(sql, { label: 'clerked', login: true });
const subject = await addPerson(sql, { label: 'shared' });
await addSharing(sql, person, subject);

const read = (who: Client, profile_id: number) => call(who, 'read_contact_details', { profile_id });
const records = () => sql<{ actor_name: string; new_values: unknown; own: boolean }[]>`
  select actor_name, new_values, actor = user_id as own
  from public.audit_log join public.accounts using (registered_user_id)
  where action = 'login read contact details' and registered_user_id = ${person.id} order by id`;
const notices = ({ id }: TestPerson) =>
  column(sql<{ message: string }[]>`
      select message from public.notifications join public.accounts on user_id = recipient
      where accounts.registered_user_id = ${id} and kind = 'password set'`);
const today = () => oneValue(sql<{ day: string }[]>`select to_char(private.today(), 'FMDD FMMonth YYYY') as day`);
/** Signs in with the temporary password, as an admin can too, and chooses another. */
async function signInWithTemporary({ username }: TestPerson): Promise<Client> {
  const client = await signIn(username, temporary);
  expect((await changePassword(client, temporary, chosen)).data).toBe('changed');
  return client;
}
async function reset({ id }: TestPerson): Promise<void> {
  const { status } = await call(admin, 'reset_password', { profile_id: id, temporary_password: temporary });
  expect(status).toBe(204);
}

describe('a login whose password the bureau has reset', () => {
  let clerk: Client;
  beforeAll(async () => {
    await reset(person);
    clerk = await signInWithTemporary(person);
  });

  test('reads contact details only after a record, which says who had set the password, once a day', async () => {
    expect(await read(clerk, person.id)).toEqual(recordFirst);
    expect(await read(clerk, subject.id)).toEqual(recordFirst);
    expect(await call(clerk, 'export_my_data')).toEqual(recordFirst);
    expect(await records()).toEqual([]);

    expect((await call(clerk, 'record_my_reading')).status).toBe(204);
    expect(await read(clerk, person.id)).toMatchObject({ data: { phone_number: textLike(/^\+91/) } });
    expect(await read(clerk, subject.id)).toMatchObject({ data: { phone_number: textLike(/^\+91/) } });
    expect(await call(clerk, 'export_my_data')).toMatchObject({
      data: { account: { bureau_password_by: 'Lakshmi Narayanan, office' } },
    });
    expect((await call(clerk, 'record_my_reading')).status).toBe(204);
    expect(await records()).toEqual([
      {
        actor_name: `The login of #${person.id}`,
        own: true,
        new_values: {
          bureau_password_by: 'Lakshmi Narayanan, office',
          bureau_password_at: textLike(/^\d{4}-\d\d-\d\dT/),
        },
      },
    ]);
  });

  test('is asked for a record in whatever form, and what somebody else may not read stays null', async () => {
    const [account] = await sql<{ user_id: string }[]>`
      select user_id from public.accounts where registered_user_id = ${person.id}`;
    const second = await addPerson(sql, { label: 'clerked-too', login: true });
    const client = await signIn(second.username);
    await sql`
      update public.accounts set bureau_password_at = now() - interval '6 days 23 hours', bureau_password_by = 'A test'
      where registered_user_id = ${second.id}`;
    // A record of more than a day ago, or of another login, is none.
    await sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      select now() - passed, who, 'A test', 'login read contact details', 'contact_details', '', ${second.id}
      from (values (interval '1 day 1 minute', (select user_id from public.accounts where registered_user_id = ${second.id})),
        (interval '0', ${account?.user_id ?? ''}::uuid)) as earlier (passed, who)`;
    expect(await read(client, second.id)).toEqual(recordFirst);
    expect((await read(client, subject.id)).data).toBeNull();
    for (const query of ['select=pgrst_scalar::integer', 'select=pgrst_scalar:pgrst_scalar->>phone_number::integer']) {
      const { body } = await sendPastGateway(client, 'POST', `/rest/v1/rpc/read_contact_details?${query}`, {
        profile_id: second.id,
      });
      expect(body).not.toContain('5000');
    }
    // After seven days it is the member's own business.
    await sql`
      update public.accounts set bureau_password_at = now() - interval '7 days 1 minute' where registered_user_id = ${second.id}`;
    expect(await read(client, second.id)).toMatchObject({ data: { phone_number: textLike(/^\+91/) } });
    expect((await call(client, 'record_my_reading')).status).toBe(204);
    const [row] = await sql`
      select count(*)::int from public.audit_log
      where registered_user_id = ${second.id} and action = 'login read contact details'`;
    expect(row).toEqual({ count: 2 });
    // Within them, a record of almost a day ago is one.
    await sql`
      update public.accounts set bureau_password_at = now() - interval '6 days 23 hours' where registered_user_id = ${second.id}`;
    expect(await read(client, second.id)).toEqual(recordFirst);
    await sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      select now() - interval '23 hours', user_id, 'A test', 'login read contact details', 'contact_details', '', ${second.id}
      from public.accounts where registered_user_id = ${second.id}`;
    expect(await read(client, second.id)).toMatchObject({ data: { phone_number: textLike(/^\+91/) } });
  });
});

test('a member is told of each password that the bureau sets: who, when, and what to do', async () => {
  const message = `Your password was set by Lakshmi Narayanan, office on ${await today()}. If you did not ask for that, call the bureau.`;
  const told = await addPerson(sql, { label: 'told', login: true });
  for (const messages of [[message], [message, message]]) {
    await reset(told);
    expect(await notices(told)).toEqual(messages);
  }
  const client = await signInWithTemporary(told);
  // It stays on their page after they have chosen their own.
  const { data } = await client.from('accounts').select('bureau_password_by, bureau_password_at, last_password_set_at');
  expect(data).toMatchObject([{ bureau_password_by: 'Lakshmi Narayanan, office' }]);
  expect((await client.from('notifications').select('message').eq('kind', 'password set')).data).toHaveLength(2);

  const fresh = await addPerson(sql, { label: 'new-login' });
  const made = { profile_id: fresh.id, username: 'test-new-login', temporary_password: temporary };
  expect((await call(admin, 'create_login', made)).status).toBe(204);
  const newcomer = await signIn('test-new-login', temporary);
  expect((await changePassword(newcomer, temporary, chosen)).data).toBe('changed');
  expect((await newcomer.from('notifications').select('message')).data).toEqual([{ message }]);
  expect(await read(newcomer, fresh.id)).toEqual(recordFirst);
});

test('of a member whose password the bureau has not set lately nothing is recorded', async () => {
  const own = await addPerson(sql, { label: 'own-password', login: true });
  const client = await signIn(own.username, testPassword);
  expect(await read(client, own.id)).toMatchObject({ data: { phone_number: textLike(/^\+91/) } });
  expect((await call(client, 'record_my_reading')).status).toBe(204);
  expect((await call(client, 'export_my_data')).data).not.toHaveProperty('record_first');
  const rows = await sql`select from public.audit_log where registered_user_id = ${own.id}`;
  expect(rows).toHaveLength(0);
});

test.each(personaNames)(
  '%s records no reading of anybody else, and reads no other records than before',
  async (name) => {
    const before = await records();
    const answer = await call(clients[name], 'record_my_reading');
    const mayRecord = ['member', 'otherMember', 'unverifiedMember'].includes(name);
    if (mayRecord) expect(answer.status).toBe(204);
    else expect(answer.code).toBe('42501');
    expect(await records()).toEqual(before);
    const { data } = await clients[name].from('audit_log').select('id').eq('action', 'login read contact details');
    expect((data ?? []).length > 0).toBe(isOffice(name));
  },
);
