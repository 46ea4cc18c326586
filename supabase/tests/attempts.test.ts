import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, one } from './people.ts';
import { call, setUpPersonas, type Client } from './personas.ts';
import { addDisclosure, addMember, addRequest, approveRequest, startAgain } from './scenes.ts';

// The clerk's work on a request: attempts to reach the other family, and approved details in a message.

const { clients, sql } = await setUpPersonas();
const contact = { phone_number: '+91 5123987655', email: 'attempt@example.com', address: '5 Attempt Street' };
const { admin } = clients;
const requester = await addMember(sql, { label: 'attempt-requester' });
const asked = await addMember(sql, { label: 'attempt-asked', contact });
let requestId: number;
beforeEach(async () => {
  await startAgain(sql, requester, asked);
  requestId = await addRequest(sql, requester, asked);
});

const dayAhead = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
const note = (client: Client, args: object = {}) =>
  call(client, 'note_attempt', { request_id: requestId, channel: 'Telephone', note: 'Nobody at home', ...args });
const attempts = async () => [
  ...(await sql`
    select channel, note, tried_by_name from public.contact_attempts where request_id = ${requestId} order by id`),
];
const lastEntry = () =>
  one(sql`
    select action, table_name, record_id, registered_user_id::int, old_values, new_values
    from public.audit_log order by id desc limit 1`);

describe('an attempt', () => {
  test('is noted with who tried and when to ask again, and is in the audit log', async () => {
    const askAgainOn = dayAhead(3);
    expect(await note(admin, { ask_again_on: askAgainOn })).toMatchObject({ status: 204 });
    expect(await note(admin, { channel: 'WhatsApp', note: 'They want to think' })).toMatchObject({ status: 204 });
    const { data } = await admin
      .from('contact_attempts')
      .select('channel, note, tried_by_name')
      .eq('request_id', requestId)
      .order('id');
    expect(data).toEqual([
      { channel: 'Telephone', note: 'Nobody at home', tried_by_name: 'Lakshmi Narayanan, office' },
      { channel: 'WhatsApp', note: 'They want to think', tried_by_name: 'Lakshmi Narayanan, office' },
    ]);
    const recorded = await sql`
      select table_name, registered_user_id::int as about from public.audit_log
      where action = 'noted attempt' and registered_user_id = ${asked.id} order by id`;
    // The second takes back that it was put off.
    expect(recorded).toEqual(
      ['contact_attempts', 'contact_requests', 'contact_attempts', 'contact_requests'].map((table_name) => ({
        table_name,
        about: asked.id,
      })),
    );
    const [request] = await sql`select ask_again_on from public.contact_requests where id = ${requestId}`;
    expect(request).toEqual({ ask_again_on: null });
  });

  test('is noted once when it is sent again', async () => {
    await note(admin);
    expect(await note(admin)).toMatchObject({ status: 204 });
    expect(await attempts()).toHaveLength(1);
    await sql`
      update public.contact_attempts set tried_at = tried_at - interval '1 hour' where request_id = ${requestId}`;
    await note(admin);
    expect(await attempts()).toHaveLength(2);
  });

  test('that says nothing, holds a number, or is put off to today or before is refused beside its field', async () => {
    const [bureau] = await sql<{ today: string }[]>`select private.today()::text as today`;
    for (const [args, refusal, hint] of [
      [{ note: ' ' }, 'attempt_note_missing', 'note'],
      [{ note: 'x'.repeat(301) }, 'too_long', 'note'],
      [{ note: 'Try 98430 12345 instead' }, 'contact_in_text', 'note'],
      [{ channel: 'Pigeon' }, 'not_in_list', 'channel'],
      [{ channel: null }, 'not_in_list', 'channel'],
      [{ ask_again_on: dayAhead(-1) }, 'day_not_ahead', 'ask_again_on'],
      [{ ask_again_on: bureau?.today }, 'day_not_ahead', 'ask_again_on'],
      [{ ask_again_on: 'infinity' }, 'day_not_ahead', 'ask_again_on'],
      [{ ask_again_on: '-infinity' }, 'day_not_ahead', 'ask_again_on'],
    ] as const)
      expect(await note(admin, args)).toMatchObject({ code: '22023', refusal, hint });
    await sql`update public.contact_requests set status = 'withdrawn' where id = ${requestId}`;
    expect(await note(admin)).toMatchObject({ code: 'PT409' });
    expect(await note(admin, { request_id: 999_999_999 })).toMatchObject({ code: 'PT404' });
    expect(await attempts()).toEqual([]);
  });

  test('is in the data of the family it is about, without who asked, and of nobody else; it goes with them', async () => {
    await note(admin);
    for (const client of [requester.client, asked.client])
      expect((await client.from('contact_attempts').select('*')).data).toEqual([]);
    const exported = (await call(asked.client, 'export_my_data')).data;
    expect(exported).toMatchObject({ attempts: [{ channel: 'Telephone', note: 'Nobody at home' }] });
    expect(JSON.stringify(exported)).not.toContain(requester.name);
    expect((await call(requester.client, 'export_my_data')).data).toMatchObject({ attempts: [] });
    const gone = await addPerson(sql, { label: 'attempt-gone' });
    await addRequest(sql, requester, gone);
    await sql`
      insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
      select id, profile_id, 'Letter', 'Came back', 'A test' from public.contact_requests where profile_id = ${gone.id}`;
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    expect(await call(admin, 'erase_profile', { profile_id: gone.id, typed_name: gone.name })).toMatchObject({
      status: 200,
    });
    expect(await sql`select from public.contact_attempts where registered_user_id = ${gone.id}`).toEqual([]);
  });
});

describe('shared contact details in a message', () => {
  let disclosureId: number;
  beforeEach(async () => {
    await approveRequest(sql, requestId);
    disclosureId = await addDisclosure(sql, requestId);
  });
  const open = (client: Client) => call(client, 'open_contact_for_message', { disclosure_id: disclosureId });

  test('are given to the admin once the reading is recorded, with owner and reader', async () => {
    const fresh = await addPerson(sql, { label: 'attempt-fresh', contact });
    await sql`update public.disclosures set subject_id = ${fresh.id} where id = ${disclosureId}`;
    const read = () => call(admin, 'read_contact_details', { profile_id: fresh.id });
    expect(await read()).toMatchObject({ code: '42501' });
    expect(await open(admin)).toMatchObject({ status: 204, data: null });
    expect(await lastEntry()).toEqual({
      action: 'put contact details in message',
      table_name: 'disclosures',
      record_id: String(disclosureId),
      registered_user_id: fresh.id,
      old_values: null,
      new_values: { recipient_id: requester.id },
    });
    expect((await read()).data).toMatchObject(contact);
  });

  test('are not opened when they are taken back, hidden or blocked, or were never shared', async () => {
    const attempt = async (prepare: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await prepare();
      expect(await open(admin)).toMatchObject({ code: 'PT409', refusal: 'disclosure_not_in_force' });
      await undo();
    };
    const setStatus = (status: string) => async () =>
      await sql`update public."RegisteredUsers" set status = ${status} where id = ${asked.id}`;
    await attempt(setStatus('on hold'), setStatus('verified'));
    await attempt(
      () => call(asked.client, 'block_profile', { profile_id: requester.id }),
      () => call(asked.client, 'unblock_profile', { profile_id: requester.id }),
    );
    await attempt(
      () => call(requester.client, 'block_profile', { profile_id: asked.id }),
      () => call(requester.client, 'unblock_profile', { profile_id: asked.id }),
    );
    await sql`
      update public.disclosures set revoked_at = now(), revoked_by_name = 'A test' where id = ${disclosureId}`;
    expect(await open(admin)).toMatchObject({ code: 'PT409' });
    disclosureId = 999_999_999;
    expect(await open(admin)).toMatchObject({ code: 'PT404' });
  });
});
