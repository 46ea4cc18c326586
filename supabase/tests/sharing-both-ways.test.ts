import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { record as recordAnswer } from './consents.ts';
import { textLike } from './matching.ts';
import { addPerson, type TestPerson } from './people.ts';
import { call, callAnything, readContact, setUpPersonas, signIn, type Client } from './personas.ts';
import { addMember, startAgain } from './scenes.ts';

// One approval that shows each of two families the other's contact details.

const { clients, sql } = await setUpPersonas();
const requester = await addMember(sql, { label: 'both-requester', card: { gender: 'groom' } });
const asked = await addMember(sql, { label: 'both-asked' });
const third = await addMember(sql, { label: 'both-third' });
beforeEach(() => startAgain(sql, requester, asked, third));

const idSchema = z.number();
async function request(client = requester.client, target: TestPerson = asked): Promise<number> {
  return idSchema.parse((await call(client, 'ask_for_contact', { profile_id: target.id })).data);
}
const record = (request_id: number, family_of?: number | null, by = clients.admin) =>
  call(by, 'record_consent', {
    request_id,
    given_on: '2026-01-02',
    channel: 'Telephone',
    person: family_of === requester.id ? 'His mother' : 'Her father',
    family_of,
  });
const approve = (request_id: number, both_ways: boolean | null = true, by = clients.admin) =>
  call(by, 'decide_request', { request_id, approve: true, both_ways });
const revoke = (disclosure_id: number, both_ways = false) =>
  call(clients.admin, 'revoke_disclosure', { disclosure_id, revoke_reason: 'A test', both_ways });

/** The owners of the contact details that requester and requested one read, of the other. */
async function whoReads(): Promise<string[]> {
  const [ofAsked, ofRequester] = [
    await readContact(requester.client, asked.id),
    await readContact(asked.client, requester.id),
  ];
  return [ofAsked === null ? [] : ['requester'], ofRequester === null ? [] : ['asked']].flat();
}
const ledger = () => sql<{ id: number; subject: number; recipient: number; in_force: boolean }[]>`
  select id::int, subject_id::int as subject, recipient_id::int as recipient, revoked_at is null as in_force
  from public.disclosures where subject_id in (${requester.id}, ${asked.id}) order by id`;
const statuses = () => sql<{ requester: number; status: string }[]>`
  select requester_id::int as requester, status from public.contact_requests
  where requester_id in (${requester.id}, ${asked.id}) order by id`;
const noticesOf = async (client: Client) =>
  (await client.from('notifications').select('message').order('id')).data?.map(({ message }) => message);

async function shareBothWays() {
  const id = await request();
  expect((await record(id)).status).toBe(204);
  expect((await record(id, requester.id)).status).toBe(204);
  expect((await approve(id)).status).toBe(204);
  const rows = (await ledger()).filter((row) => row.in_force);
  return {
    requestId: id,
    toRequester: rows.find(({ recipient }) => recipient === requester.id)?.id ?? 0,
    toAsked: rows.find(({ recipient }) => recipient === asked.id)?.id ?? 0,
  };
}

describe('where two people are needed for each approval', () => {
  beforeAll(() => sql`update public.site_settings set second_person_decides = true`);
  afterAll(() => sql`update public.site_settings set second_person_decides = false`);

  test('the admin who recorded a consent that counts does not approve, and nothing is shared', async () => {
    const { clerk } = clients;
    const id = await request();
    await record(id);
    await record(id, requester.id, clerk);
    expect(await approve(id, false)).toMatchObject({ status: 409, refusal: 'second_person' });
    expect(await approve(id, true, clerk)).toMatchObject({ status: 409, refusal: 'second_person' });
    expect(await whoReads()).toEqual([]);
    // One way, only the consent of the family whose details are shared counts.
    expect((await approve(id, false, clerk)).status).toBe(204);
    expect(await whoReads()).toEqual(['requester']);
  });

  test('one admin alone declines', async () => {
    const id = await request();
    await record(id);
    const declined = await call(clients.admin, 'decide_request', {
      request_id: id,
      approve: false,
      decline_reason: 'They have found somebody',
    });
    expect(declined.status).toBe(204);
  });
});

test('the reason to share without a yes in person is kept with the consent, for the bureau alone', async () => {
  const id = await request();
  await record(id);
  await record(id, requester.id);
  const inPerson = { said_by: 'Self', channel: 'in person' };
  expect((await recordAnswer(clients.admin, asked.id, { sharing: true }, inPerson)).status).toBe(204);
  const decide = (own_yes_reason: string) =>
    call(clients.admin, 'decide_request', { request_id: id, approve: true, both_ways: true, own_yes_reason });
  expect((await decide('x'.repeat(301))).status).toBe(400);
  expect((await decide('He is abroad')).status).toBe(204);
  expect(
    await sql`select registered_user_id::int as family, own_yes_reason from public.contact_consents
      where request_id = ${id} order by own_yes_reason`,
  ).toEqual([
    { family: requester.id, own_yes_reason: 'He is abroad' },
    { family: asked.id, own_yes_reason: null },
  ]);
  for (const { client } of [requester, asked]) {
    expect((await client.from('contact_consents').select()).data).toEqual([]);
    expect(JSON.stringify((await call(client, 'export_my_data')).data)).not.toContain('He is abroad');
  }
});

describe('with the consents of both families', () => {
  test('each reads the other’s details, and nobody else reads any', async () => {
    await shareBothWays();
    expect(await whoReads()).toEqual(['requester', 'asked']);
    expect(await readContact(asked.client, requester.id)).toMatchObject({ phone_number: textLike(/^\+91 5000/) });
    for (const client of [third.client, clients.visitor, clients.admin, clients.switchedOff])
      for (const { id } of [requester, asked]) expect(await readContact(client, id)).toBeNull();
    expect(await ledger()).toMatchObject([
      { subject: asked.id, recipient: requester.id, in_force: true },
      { subject: requester.id, recipient: asked.id, in_force: true },
    ]);
  });

  test('both are told both, and both find it in their lists', async () => {
    await shareBothWays();
    expect(await noticesOf(requester.client)).toEqual([
      `The contact details of ${asked.name} are shared with you.`,
      `Your contact details were shared with ${asked.name}.`,
    ]);
    expect(await noticesOf(asked.client)).toEqual([
      `A family is interested in you: ${requester.name}. The bureau will call you.`,
      `Your contact details were shared with ${requester.name}.`,
      `The contact details of ${requester.name} are shared with you.`,
    ]);
    for (const [client, other] of [
      [requester.client, asked],
      [asked.client, requester],
    ] as const) {
      expect((await call(client, 'list_my_disclosures')).data).toMatchObject([
        { other_id: other.id, revoked_at: null },
      ]);
      expect((await call(client, 'list_my_choices')).data).toMatchObject([
        { id: other.id, name: other.name, state: 'shared' },
      ]);
      // Of the ledger a member reads their own disclosures.
      expect((await client.from('disclosures').select('recipient_id')).data).toEqual([{ recipient_id: other.id }]);
    }
    for (const name of ['list_my_disclosures', 'list_my_choices'])
      expect((await callAnything(third.client, name)).data).toEqual([]);
  });

  test('the audit log has a row for each consent, each sharing and each notification', async () => {
    const [last] = await sql<{ id: number }[]>`select max(id)::int as id from public.audit_log`;
    await shareBothWays();
    const rows = await sql<{ act: string; about: number; values: string }[]>`
      select action || ' ' || table_name as act, registered_user_id::int as about, concat(old_values, new_values) as values
      from public.audit_log where id > ${last?.id ?? 0} and table_name <> 'likes' order by id`;
    expect(rows.map(({ act, about }) => `${act} ${about === requester.id ? 'requester' : 'asked'}`).sort()).toEqual([
      'approved request contact_requests asked',
      'approved request disclosures asked',
      'approved request disclosures requester',
      // The family is not asked any more.
      'approved request introductions asked',
      ...['asked', 'asked', 'requester', 'requester'].map((who) => `approved request notifications ${who}`),
      'recorded consent contact_consents asked',
      'recorded consent contact_consents requester',
    ]);
    // The rows erased with one person name nobody else.
    for (const { act, about, values } of rows) {
      expect(values, act).not.toContain(about === requester.id ? asked.name : requester.name);
      expect(values, act).not.toContain(about === requester.id ? 'Her father' : 'His mother');
      expect(values, act).not.toContain('+91');
    }
  });

  test('one way stays possible, and is what an approval does that says nothing', async () => {
    for (const bothWays of [false, null]) {
      await sql`delete from public.contact_requests where requester_id = ${requester.id}`;
      const id = await request();
      await record(id);
      await record(id, requester.id);
      expect((await approve(id, bothWays)).status).toBe(204);
      expect(await whoReads()).toEqual(['requester']);
    }
  });

  test('each is revoked alone, or both at once', async () => {
    const { toRequester, toAsked } = await shareBothWays();
    expect((await revoke(toAsked)).status).toBe(204);
    expect(await whoReads()).toEqual(['requester']);
    expect(await statuses()).toEqual([{ requester: requester.id, status: 'approved' }]);
    expect((await revoke(toAsked)).status).toBe(409);
    // Both, of which one is left.
    expect((await revoke(toRequester, true)).status).toBe(204);
    expect(await whoReads()).toEqual([]);
    expect(await statuses()).toEqual([{ requester: requester.id, status: 'approved' }]);

    const again = await shareBothWays();
    const answers = await Promise.all([revoke(again.toRequester, true), revoke(again.toAsked, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await whoReads()).toEqual([]);
    expect((await noticesOf(asked.client))?.at(-1)).toBe(
      `Your contact details are not shared with ${requester.name} any more.`,
    );
  });

  test('nothing of either is left when one is erased', async () => {
    const gone = await addPerson(sql, { label: 'both-gone', login: true });
    const client = await signIn(gone.username);
    const id = await request(client, asked);
    await record(id);
    await record(id, gone.id);
    expect((await approve(id)).status).toBe(204);
    const admin = clients.admin;
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    expect(await readContact(asked.client, gone.id)).toBeNull();
    expect((await call(admin, 'erase_profile', { profile_id: gone.id, typed_name: gone.name })).status).toBe(200);
    expect((await call(asked.client, 'list_my_disclosures')).data).toEqual([]);
    expect((await call(asked.client, 'list_my_choices')).data).toEqual([]);
    const left = await sql`
      select from public.disclosures where ${gone.id} in (subject_id, recipient_id)
      union all select from public.contact_consents where registered_user_id = ${gone.id}`;
    expect(left).toHaveLength(0);
  });
});

describe('is refused, and then nothing is shared', () => {
  const nothing = async () => {
    expect(await whoReads()).toEqual([]);
    expect(await ledger()).toEqual([]);
  };

  test('without both consents for this very request', async () => {
    const id = await request();
    expect(await approve(id)).toMatchObject({ code: '22023', refusal: 'consent_missing' });
    await record(id, requester.id);
    expect(await approve(id)).toMatchObject({ code: '22023', refusal: 'consent_missing' });
    expect(await approve(id, false)).toMatchObject({ code: '22023', refusal: 'consent_missing' });
    await sql`delete from public.contact_requests where id = ${id}`;
    const other = await request();
    await record(other, asked.id);
    expect(await approve(other)).toMatchObject({ code: '22023', refusal: 'own_consent_missing', hint: 'both_ways' });
    await nothing();
    expect(await statuses()).toMatchObject([{ status: 'requested' }]);
    // A correction stays one row.
    await record(other, asked.id);
    expect(
      (await clients.admin.from('contact_consents').select('registered_user_id').eq('request_id', other)).data,
    ).toEqual([{ registered_user_id: asked.id }]);
  });

  test('a consent of somebody else', async () => {
    const id = await request();
    expect(await record(id, third.id)).toMatchObject({ code: '22023', hint: 'family_of' });
    expect((await clients.admin.from('contact_consents').select().eq('request_id', id)).data).toEqual([]);
  });

  test('while either is hidden or has blocked the other', async () => {
    const id = await request();
    await record(id);
    await record(id, requester.id);
    for (const { id: hidden } of [requester, asked]) {
      await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${hidden}`;
      expect(await approve(id)).toMatchObject({ refusal: 'profiles_not_visible' });
      await sql`update public."RegisteredUsers" set status = 'verified' where id = ${hidden}`;
    }
    for (const [blocker, blocked] of [
      [requester.id, asked.id],
      [asked.id, requester.id],
    ] as const) {
      await sql`insert into public.blocks values (${blocker}, ${blocked})`;
      expect(await approve(id)).toMatchObject({ refusal: 'one_has_blocked' });
      await sql`delete from public.blocks where blocker_id = ${blocker}`;
    }
    await nothing();
  });

  test('half of it: when one of the two rows cannot be written, neither is', async () => {
    const id = await request();
    await record(id);
    await record(id, requester.id);
    await sql.unsafe(`
      create function private.refuse_second() returns trigger language plpgsql as
        $$ begin if new.recipient_id = ${asked.id} then raise exception 'no room'; end if; return new; end $$;
      create trigger refuse_second before insert on public.disclosures for each row execute function private.refuse_second()`);
    try {
      expect((await approve(id)).status).toBe(400);
      await nothing();
      expect(await statuses()).toMatchObject([{ status: 'requested' }]);
      expect(await noticesOf(requester.client)).toEqual([]);
    } finally {
      await sql.unsafe(`drop function private.refuse_second cascade`);
    }
    expect((await approve(id)).status).toBe(204);
  });
});

describe('when both have asked', () => {
  test('one approval both ways answers both requests', async () => {
    await request(asked.client, requester);
    await shareBothWays();
    expect(await statuses()).toEqual([
      { requester: asked.id, status: 'approved' },
      { requester: requester.id, status: 'approved' },
    ]);
    expect(await ledger()).toHaveLength(2);
    // A revoked disclosure is gone for its recipient.
    const [, toAsked] = await ledger();
    await revoke(toAsked?.id ?? 0);
    expect(await statuses()).toEqual([
      { requester: asked.id, status: 'approved' },
      { requester: requester.id, status: 'approved' },
    ]);
    expect(await whoReads()).toEqual(['requester']);
  });

  test('what is shared already is not shared a second time', async () => {
    const earlier = await request(asked.client, requester);
    await record(earlier, requester.id);
    expect((await approve(earlier, false)).status).toBe(204);
    await shareBothWays();
    expect(await ledger()).toMatchObject([
      { subject: requester.id, in_force: true },
      { subject: asked.id, in_force: true },
    ]);
    expect((await call(requester.client, 'ask_for_contact', { profile_id: asked.id })).status).toBe(400);
    const refused = await call(asked.client, 'ask_for_contact', { profile_id: requester.id });
    expect(refused).toMatchObject({ refusal: 'shared_already' });
  });

  test('approvals of both at the same moment end without a deadlock and share each once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql`delete from public.contact_requests where requester_id in (${requester.id}, ${asked.id})`;
      const [one, other] = [await request(), await request(asked.client, requester)];
      for (const id of [one, other]) for (const family of [requester.id, asked.id]) await record(id, family);
      const answers = await Promise.all([approve(one), approve(other), approve(one), approve(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
      expect(await ledger()).toHaveLength(2);
      expect(await whoReads()).toEqual(['requester', 'asked']);
      const [first, second] = await ledger();
      await Promise.all([revoke(first?.id ?? 0, true), revoke(second?.id ?? 0, true), request(third.client)]);
      expect(await whoReads()).toEqual([]);
      await sql`delete from public.contact_requests where requester_id = ${third.id}`;
    }
  });
});
