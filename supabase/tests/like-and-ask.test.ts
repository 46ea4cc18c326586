import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, textLike } from './matching.ts';
import { addPerson, oneValue, type TestPerson } from './people.ts';
import {
  call,
  callAnything,
  setUpPersonas,
  fingerprintOfAll,
  readContact,
  send,
  signIn,
  type Client,
} from './personas.ts';
import { addMember, startAgain } from './scenes.ts';
import { findTraces } from './traces.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const requester = await addMember(sql, { label: 'requester', card: { gender: 'groom' } });
const asked = await addMember(sql, { label: 'asked' });
const third = await addMember(sql, { label: 'third' });
beforeEach(() => startAgain(sql, requester, asked, third));

const nobodysId = 999_999_999;
const like = (client: Client, { id }: { id: number }) => call(client, 'like_profile', { profile_id: id });
const ask = (client: Client, { id }: { id: number }, note?: string) =>
  call(client, 'ask_for_contact', { profile_id: id, note });
const withdraw = (client: Client, request_id: number) => call(client, 'withdraw_request', { request_id });
const block = (client: Client, { id }: { id: number }) => call(client, 'block_profile', { profile_id: id });
const unblock = (client: Client, { id }: { id: number }) => call(client, 'unblock_profile', { profile_id: id });
const setStatus = (request_id: number, new_status: string | null, ask_again_on?: string) =>
  call(admin, 'set_request_status', { request_id, new_status, ask_again_on });
const consent = { given_on: '2026-01-02', channel: 'Telephone', person: 'Her father' };
const recordConsent = (request_id: number, other: Partial<Record<keyof typeof consent, string | null>> = {}) =>
  call(admin, 'record_consent', { request_id, ...consent, ...other });
const approve = (request_id: number) => call(admin, 'decide_request', { request_id, approve: true });
const decline = (request_id: number, decline_reason: string | null = 'Age') =>
  call(admin, 'decide_request', { request_id, approve: false, decline_reason });
const revoke = (disclosure_id: number, revoke_reason: string | null = 'A mistake') =>
  call(admin, 'revoke_disclosure', { disclosure_id, revoke_reason });

const number = z.number();
const allowanceOfSettings = { requests_per_day: number, open_requests: number, requests_expire_after_days: number };
async function request(client = requester.client, target: TestPerson = asked): Promise<number> {
  await like(client, target);
  return number.parse((await ask(client, target)).data);
}
/** The requester asks, the other family agrees, the admin approves; returns the number of the disclosure. */
async function share(): Promise<{ requestId: number; disclosureId: number }> {
  const requestId = await request();
  expect((await recordConsent(requestId)).status).toBe(204);
  expect((await approve(requestId)).status).toBe(204);
  const disclosureId = await oneValue(sql<{ id: number }[]>`
    select id::int from public.disclosures where request_id = ${requestId}`);
  return { requestId, disclosureId };
}

async function statusOf(id: number): Promise<string> {
  const [row] = await sql<{ status: string }[]>`
    select status from public.contact_requests where id = ${id}`;
  return row?.status ?? 'gone';
}
/** The owners of the contact details that this client reads: itself, and those who share. */
async function contactsOf(client: Client): Promise<number[]> {
  const people = [requester.id, asked.id, third.id].sort((a, b) => a - b);
  const read = await Promise.all(people.map((id) => readContact(client, id)));
  return people.filter((_id, n) => read[n] !== null);
}
const notices = (about: TestPerson) => sql<{ recipient: string | null; message: string }[]>`
  select username as recipient, message from public.notifications left join public.accounts on user_id = recipient
  where notifications.registered_user_id = ${about.id} order by notifications.id`;
/** The day at the bureau, so many days from today. */
const bureauDay = (days: number) =>
  oneValue(sql<{ day: string }[]>`select (private.today() + ${days}::int)::text as day`);
const setLimit = (name: 'requests_per_day' | 'open_requests', value: number) =>
  sql`update public.site_settings set ${sql({ [name]: value })}`;

describe('a like', () => {
  test('is seen by its owner and the admin only; twice is once; it is taken back', async () => {
    expect((await like(requester.client, asked)).status).toBe(204);
    expect((await like(requester.client, asked)).status).toBe(204);
    const seen = async (client: Client) =>
      (await client.from('likes').select('liker_id, profile_id').eq('profile_id', asked.id)).data;
    const mine = [{ liker_id: requester.id, profile_id: asked.id }];
    expect(await seen(requester.client)).toEqual(mine);
    expect(await seen(admin)).toEqual(mine);
    for (const client of [asked.client, third.client, clients.switchedOff]) expect(await seen(client)).toEqual([]);
    expect(await notices(asked)).toEqual([]);
    expect((await call(asked.client, 'unlike_profile', { profile_id: asked.id })).status).toBe(204);
    expect(await seen(requester.client)).toEqual(mine);
    expect((await call(requester.client, 'unlike_profile', { profile_id: asked.id })).status).toBe(204);
    expect(await seen(requester.client)).toEqual([]);
  });

  test('stops at 500', async () => {
    await sql`
      insert into public.likes (liker_id, profile_id)
      select ${requester.id}, id from public."RegisteredUsers" where id not in (${requester.id}, ${asked.id}) limit 500`;
    expect(await like(requester.client, asked)).toMatchObject({ code: '22023', hint: '' });
    await sql`delete from public.likes where ctid = (select ctid from public.likes where liker_id = ${requester.id} limit 1)`;
    const rest = await sql<{ id: number }[]>`
      select id::int from public."RegisteredUsers" as card
      where visible and id <> ${requester.id}
        and not exists (select from public.likes where liker_id = ${requester.id} and profile_id = card.id) limit 40`;
    await Promise.all(rest.map(({ id }) => call(requester.client, 'like_profile', { profile_id: id })));
    expect(await sql`select from public.likes where liker_id = ${requester.id}`).toHaveLength(500);
  });
});

describe('what is about a profile that the member cannot see', () => {
  test('is answered in one way, whether it is hidden, blocked, their own or none', async () => {
    const blocked = await addPerson(sql, { label: 'blocked', login: true });
    const blocker = await addPerson(sql, { label: 'blocker', login: true });
    const hidden = await addPerson(sql, { label: 'hidden', card: { status: 'on hold' } });
    // The likes are older than the reason.
    await sql`
      insert into public.likes (liker_id, profile_id)
      select ${requester.id}, id from unnest(${[blocked.id, blocker.id, hidden.id]}::bigint[]) as id`;
    await sql`insert into public.blocks values (${requester.id}, ${blocked.id}), (${blocker.id}, ${requester.id})`;
    const before = await fingerprintOfAll(sql);
    const answers: unknown[] = [];
    for (const id of [blocked.id, blocker.id, hidden.id, requester.id, nobodysId, -1, null]) {
      for (const name of ['like_profile', 'ask_for_contact', 'block_profile', 'report_profile']) {
        const reason = name === 'report_profile' ? { reason: 'Asks for money' } : {};
        answers.push(await callAnything(requester.client, name, { profile_id: id, ...reason }));
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: 'PT404', message: 'This profile is not available.' });
    expect(await fingerprintOfAll(sql)).toBe(before);
  });
});

describe('asking', () => {
  test('likes too, and tells the admin and the one who is asked for', async () => {
    const likes = async () => (await requester.client.from('likes').select('liker_id, profile_id')).data;
    expect(await ask(requester.client, asked, 'x'.repeat(501))).toMatchObject({ code: '22023', hint: 'note' });
    // A refused call likes nobody.
    expect(await likes()).toEqual([]);
    const id = number.parse((await ask(requester.client, asked, '  We know the family. ')).data);
    const { data } = await requester.client.from('contact_requests').select('id, note, status, profile_id');
    expect(data).toEqual([{ id, note: 'We know the family.', status: 'requested', profile_id: asked.id }]);
    expect(await likes()).toEqual([{ liker_id: requester.id, profile_id: asked.id }]);
    expect(await notices(requester)).toEqual([
      { recipient: null, message: `Test requester asks for the contact details of ${asked.name}.` },
      { recipient: 'test-asked', message: 'A family is interested in you: Test requester. The bureau will call you.' },
    ]);
    // The notice leads the admin to the request, and nobody else sees either.
    const leading = (client: Client) => client.from('notifications').select('id').eq('request_id', id);
    expect((await leading(clients.admin)).data).toHaveLength(1);
    for (const client of [requester.client, asked.client, third.client])
      expect((await leading(client)).data).toEqual([]);
    expect(await notices(asked)).toEqual([]);
    for (const client of [asked.client, third.client, clients.switchedOff, clients.temporaryPassword]) {
      expect((await client.from('contact_requests').select('id')).data).toEqual([]);
    }
    expect(await contactsOf(requester.client)).toEqual([requester.id]);
    expect(await ask(requester.client, asked)).toMatchObject({ code: '22023', hint: '' });
  });

  test('five times at once makes one request', async () => {
    await like(requester.client, asked);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(requester.client, asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test.each(['requests_per_day', 'open_requests'] as const)(
    'keeps to the limit %s, also when all is sent at once',
    async (limit) => {
      const [before] = await sql<{ value: number }[]>`select ${sql(limit)}::int as value from public.site_settings`;
      const others = await Promise.all(
        [1, 2, 3, 4].map((n) => addPerson(sql, { label: `wanted ${limit.replaceAll('_', ' ')} ${n}` })),
      );
      for (const other of others) await like(requester.client, other);
      await setLimit(limit, 2);
      try {
        const answers = await Promise.all(others.map((other) => ask(requester.client, other)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
        for (const { data } of answers.filter(({ status }) => status === 200)) {
          await withdraw(requester.client, number.parse(data));
        }
        const refused = others.filter((_, n) => answers[n]?.status === 400);
        const again = await Promise.all(refused.map((other) => ask(requester.client, other)));
        // Withdrawn requests are open no more, but they were made.
        expect(again.map(({ status }) => status)).toEqual(limit === 'open_requests' ? [200, 200] : [400, 400]);
        await setLimit(limit, 0);
        expect(await ask(requester.client, others[0] ?? asked)).toMatchObject({ code: '22023' });
      } finally {
        await setLimit(limit, before?.value ?? 5);
      }
    },
  );

  describe('within a limit', () => {
    const limitsBefore = async () => {
      const [row] = await sql<{ requests_per_day: number; open_requests: number }[]>`
        select requests_per_day::int, open_requests::int from public.site_settings`;
      if (row === undefined) throw new Error('There are no settings.');
      return row;
    };
    let limits: Awaited<ReturnType<typeof limitsBefore>>;
    beforeAll(async () => {
      limits = await limitsBefore();
    });
    afterEach(async () => {
      await setLimit('requests_per_day', limits.requests_per_day);
      await setLimit('open_requests', limits.open_requests);
    });
    const allowanceOf = async (client: Client) =>
      z
        .tuple([z.strictObject({ ...allowanceOfSettings, left_now: z.number(), next_at: z.string().nullable() })])
        .parse((await call(client, 'read_request_allowance')).data)[0];
    const made = (id: number, ago: string) => sql`
      update public.contact_requests set created_at = now() - ${ago}::interval where id = ${id}`;

    test('a request counts for 24 hours, and its member is told from when on they can ask again', async () => {
      const wanted = await addPerson(sql, { label: 'wanted later' });
      await setLimit('requests_per_day', 2);
      expect(await allowanceOf(requester.client)).toMatchObject({ requests_per_day: 2, left_now: 2, next_at: null });
      const first = await request(requester.client, asked);
      expect(await allowanceOf(requester.client)).toMatchObject({ left_now: 1, next_at: null });
      await made(first, '23 hours');
      await withdraw(requester.client, await request(requester.client, third));

      const usedUp = await allowanceOf(requester.client);
      expect(usedUp).toMatchObject({ left_now: 0, next_at: anyOf(String) });
      expect(
        await sql`
          select round(extract(epoch from ${usedUp.next_at}::timestamptz - created_at))::int as seconds
          from public.contact_requests where id = ${first}`,
      ).toEqual([{ seconds: 24 * 3600 }]);
      expect(await ask(requester.client, wanted)).toMatchObject({ code: '22023', refusal: 'too_many_requests_today' });

      await made(first, '24 hours 1 minute');
      expect(await allowanceOf(requester.client)).toMatchObject({ left_now: 1, next_at: null });
      expect((await ask(requester.client, wanted)).status).toBe(200);
    });

    test('with all open requests made, an answer is waited for', async () => {
      await setLimit('open_requests', 1);
      const id = await request();
      expect(await allowanceOf(requester.client)).toMatchObject({ open_requests: 1, left_now: 0, next_at: null });
      await withdraw(requester.client, id);
      expect(await allowanceOf(requester.client)).toMatchObject({ left_now: 1, next_at: null });
    });

    test('a limit that the admin lowers holds for what was asked before', async () => {
      await request(requester.client, asked);
      await request(requester.client, third);
      await setLimit('requests_per_day', 1);
      const { left_now, next_at } = await allowanceOf(requester.client);
      const [last] = await sql<{ at: Date }[]>`
        select max(created_at) + interval '24 hours' as at from public.contact_requests where requester_id = ${requester.id}`;
      expect([left_now, new Date(String(next_at))]).toEqual([0, last?.at]);
      await setLimit('requests_per_day', 0);
      expect(await allowanceOf(requester.client)).toMatchObject({ left_now: 0, next_at: null });
    });

    test('each member reads their own count', async () => {
      await request();
      const { requests_per_day, open_requests } = limits;
      const most = Math.min(requests_per_day, open_requests);
      expect((await allowanceOf(requester.client)).left_now).toBe(most - 1);
      expect((await allowanceOf(asked.client)).left_now).toBe(most);
      expect((await allowanceOf(clients.unverifiedMember)).left_now).toBe(most);
    });
  });

  test('again is possible after a withdrawal, a refusal and a revocation, not while it is shared', async () => {
    const first = await request();
    expect((await withdraw(requester.client, first)).status).toBe(204);
    const second = await request();
    await decline(second);
    const { disclosureId } = await share();
    expect(await ask(requester.client, asked)).toMatchObject({ code: '22023' });
    await revoke(disclosureId);
    expect((await ask(requester.client, asked)).status).toBe(200);
  });
});

describe('a withdrawal', () => {
  test("is of one's own request only: those of others are as if they were none", async () => {
    const id = await request();
    const answers = [
      await withdraw(asked.client, id),
      await withdraw(third.client, id),
      await withdraw(requester.client, nobodysId),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: 'PT404' });
    expect(await statusOf(id)).toBe('requested');
  });

  test('happens once, and not after the decision', async () => {
    const id = await request();
    const answers = await Promise.all([withdraw(requester.client, id), withdraw(requester.client, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    for (const late of [setStatus(id, 'under review'), recordConsent(id), approve(id), decline(id)]) {
      expect(await late).toMatchObject({ status: 409, code: 'PT409' });
    }
    const { requestId } = await share();
    expect(await withdraw(requester.client, requestId)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await contactsOf(requester.client)).toEqual([requester.id, asked.id].sort((a, b) => a - b));
  });
});

describe('the admin', () => {
  test('takes a request under review, waits for consent, puts it off to a later day', async () => {
    const id = await request();
    for (const status of ['under review', 'awaiting consent', 'requested']) {
      expect((await setStatus(id, status)).status).toBe(204);
      expect(await statusOf(id)).toBe(status);
    }
    for (const status of ['approved', 'declined', 'withdrawn', 'expired', 'revoked', '', null]) {
      expect(await setStatus(id, status)).toMatchObject({ code: '22023', hint: 'status' });
    }
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const past of [day(-1), await bureauDay(0)]) {
      expect(await setStatus(id, 'under review', past)).toMatchObject({ code: '22023', hint: 'ask_again_on' });
    }
    expect((await setStatus(id, 'under review', await bureauDay(1))).status).toBe(204);
    expect((await setStatus(id, 'under review', day(7))).status).toBe(204);
    const { data } = await admin.from('contact_requests').select('ask_again_on').eq('id', id).single();
    expect(data).toEqual({ ask_again_on: day(7) });
    expect(await setStatus(nobodysId, 'under review')).toMatchObject({ status: 404, code: 'PT404' });
  });

  test.each([
    ['given_on', { given_on: null }],
    ['given_on', { given_on: '2099-01-01' }],
    ['given_on', { given_on: '-infinity' }],
    ['channel', { channel: 'Rumour' }],
    ['channel', { channel: null }],
    ['person', { person: '  ' }],
    ['person', { person: 'x'.repeat(121) }],
    ['person', { person: 'Her father, 98450 12345' }],
    ['person', { person: null }],
  ])('must say when, how and by which person: %s is wrong in %j', async (hint, other) => {
    const id = await request();
    expect(await recordConsent(id, other)).toMatchObject({ status: 400, code: '22023', hint });
    expect(await approve(id)).toMatchObject({ code: '22023' });
    expect(await statusOf(id)).toBe('requested');
  });

  test('records a consent of today at the latest', async () => {
    const id = await request();
    expect(await recordConsent(id, { given_on: await bureauDay(1) })).toMatchObject({
      code: '22023',
      hint: 'given_on',
    });
    expect((await recordConsent(id, { given_on: await bureauDay(0) })).status).toBe(204);
  });

  test('approves with a consent for this very request only', async () => {
    const other = await request(third.client);
    const id = await request();
    expect((await recordConsent(other)).status).toBe(204);
    expect(await approve(id)).toMatchObject({
      status: 400,
      code: '22023',
      hint: '',
      message: 'Record first that the other family agrees.',
    });
    expect(await contactsOf(requester.client)).toEqual([requester.id]);
    await recordConsent(id);
    await recordConsent(id, { person: 'Her mother' });
    expect((await approve(id)).status).toBe(204);
    const { data } = await admin
      .from('contact_consents')
      .select('registered_user_id, given_on, channel, person, recorded_by_name')
      .eq('request_id', id);
    expect(data).toEqual([
      { ...consent, registered_user_id: asked.id, person: 'Her mother', recorded_by_name: anyOf(String) },
    ]);
    expect(await contactsOf(third.client)).toEqual([third.id]);
  });

  test.each(['requester', 'asked'] as const)('cannot approve while the %s is hidden', async (who) => {
    const id = await request();
    await recordConsent(id);
    const hiddenId = who === 'requester' ? requester.id : asked.id;
    for (const status of ['on hold', 'engaged', 'married', 'withdrawn']) {
      await sql`update public."RegisteredUsers" set status = ${status} where id = ${hiddenId}`;
      expect(await approve(id), status).toMatchObject({ code: '22023', hint: '' });
    }
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${hiddenId}`;
    expect((await approve(id)).status).toBe(204);
  });

  test('cannot approve where one has blocked the other, even if the request was made at that very moment', async () => {
    const id = await request();
    await recordConsent(id);
    for (const [blocker, blocked] of [
      [requester.id, asked.id],
      [asked.id, requester.id],
    ] as const) {
      await sql`insert into public.blocks values (${blocker}, ${blocked})`;
      expect(await approve(id)).toMatchObject({ code: '22023', hint: '' });
      await sql`delete from public.blocks where blocker_id = ${blocker} and profile_id = ${blocked}`;
    }
    expect(await statusOf(id)).toBe('requested');
  });

  test('declines with a reason, which the one who asked reads and nobody else', async () => {
    const id = await request();
    for (const reason of [null, '', '  ', 'x'.repeat(301)]) {
      expect(await decline(id, reason)).toMatchObject({ code: '22023', hint: 'decline_reason' });
    }
    expect(await call(admin, 'decide_request', { request_id: id, approve: null })).toMatchObject({ code: '22023' });
    expect((await decline(id, 'Talks in progress elsewhere')).status).toBe(204);
    const { data } = await requester.client.from('contact_requests').select('status, decline_reason, decided_by_name');
    expect(data).toEqual([
      {
        status: 'declined',
        decline_reason: 'Talks in progress elsewhere',
        decided_by_name: 'Lakshmi Narayanan, office',
      },
    ]);
    expect(await notices(asked)).toEqual([
      {
        recipient: 'test-requester',
        message: 'Test asked: the bureau has declined your request. Talks in progress elsewhere',
      },
    ]);
    expect((await asked.client.from('notifications').select('id')).data).toEqual([]);
  });

  test('decides once, also when two do so at the same moment', async () => {
    const id = await request();
    await recordConsent(id);
    const answers = await Promise.all([approve(id), decline(id), approve(id), withdraw(requester.client, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(await approve(id)).toMatchObject({ status: 409, code: 'PT409' });
    const shared = await sql`select from public.disclosures where request_id = ${id}`;
    expect(shared).toHaveLength((await statusOf(id)) === 'approved' ? 1 : 0);
    expect(await approve(nobodysId)).toMatchObject({ status: 404, code: 'PT404' });
  });

  test('leaves a row in the audit log for each act', async () => {
    const [last] = await sql<{ id: number }[]>`select max(id)::int as id from public.audit_log`;
    const id = await request();
    await setStatus(id, 'under review');
    await recordConsent(id);
    await approve(id);
    const [disclosure] = await sql<{ id: number }[]>`
      select id::int from public.disclosures where request_id = ${id}`;
    await revoke(disclosure?.id ?? 0);
    await decline(await request());
    await call(requester.client, 'report_profile', { profile_id: asked.id, reason: 'Asks for money' });
    const { data: reports } = await admin.from('reports').select('id').eq('profile_id', asked.id);
    await call(admin, 'resolve_report', { report_id: reports?.[0]?.id });
    const rows = await sql<{ act: string; about: number; values: string }[]>`
      select action || ' ' || table_name as act, registered_user_id::int as about,
        concat(old_values, new_values) as values
      from public.audit_log where id > ${last?.id ?? 0} order by id`;
    expect(rows.map(({ act }) => act).sort()).toEqual(
      [
        'changed request contact_requests',
        'recorded consent contact_consents',
        'approved request contact_requests',
        'approved request disclosures',
        'approved request introductions',
        'approved request notifications',
        'approved request notifications',
        'revoked disclosure disclosures',
        'revoked disclosure notifications',
        'declined request contact_requests',
        'declined request introductions',
        'declined request notifications',
        // The unread notices of both requests, for the family that was asked.
        'declined request notifications',
        'declined request notifications',
        'resolved report reports',
      ].sort(),
    );
    // The rows erased with one person name nobody else, and all rows that name a person are erased with them.
    for (const { act, about, values } of rows) {
      const [own, others] = about === asked.id ? [asked, requester] : [requester, asked];
      expect(about, act).toBe(own.id);
      expect(values, act).not.toContain(others.name);
      expect(values.includes(consent.person), act).toBe(act.startsWith('recorded consent'));
      expect(values, act).not.toContain('+91');
    }
  });
});

describe('what is shared', () => {
  test('is the contact of the one who was asked for, to the one who asked, and both are told', async () => {
    await share();
    expect(await contactsOf(requester.client)).toEqual([requester.id, asked.id].sort((a, b) => a - b));
    expect(await contactsOf(asked.client)).toEqual([asked.id]);
    expect(await contactsOf(third.client)).toEqual([third.id]);
    expect(await contactsOf(admin)).toEqual([]);
    expect(await readContact(requester.client, asked.id)).toMatchObject({ phone_number: textLike(/^\+91 5000/) });
    expect(await notices(asked)).toEqual([
      { recipient: 'test-requester', message: 'The contact details of Test asked are shared with you.' },
    ]);
    expect(await notices(requester)).toMatchObject([
      { recipient: null },
      { recipient: 'test-asked', message: 'A family is interested in you: Test requester. The bureau will call you.' },
      { recipient: 'test-asked', message: 'Your contact details were shared with Test requester.' },
    ]);
  });

  test('vanishes when it is taken back, which happens once and says why', async () => {
    const { requestId, disclosureId } = await share();
    for (const reason of [null, '', ' ', 'x'.repeat(301)]) {
      expect(await revoke(disclosureId, reason)).toMatchObject({ code: '22023', hint: 'revoke_reason' });
    }
    const answers = await Promise.all([revoke(disclosureId), revoke(disclosureId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await revoke(nobodysId)).toMatchObject({ status: 404, code: 'PT404' });
    expect(await contactsOf(requester.client)).toEqual([requester.id]);
    expect(await statusOf(requestId)).toBe('approved');
  });

  test('ends for its recipient in one way: after a no, taken back, hidden and blocked it reads the same', async () => {
    const { requestId, disclosureId } = await share();
    const seen = async () => {
      const read = async (path: string) => (await send(requester.client, 'GET', `/rest/v1/${path}`)).body;
      const rpc = async (name: string) => (await send(requester.client, 'POST', `/rest/v1/rpc/${name}`, {})).body;
      return {
        request: await read(`contact_requests?id=eq.${requestId}`),
        // Of another family.
        disclosures: await read('disclosures'),
        notifications: await read('notifications'),
        contact: await readContact(requester.client, asked.id),
        given: await rpc('list_my_disclosures'),
        introductions: await rpc('list_my_matches'),
      };
    };
    const inForce = await seen();
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      values (${asked.id}, 'sharing', false, 1, 'en', 'Self', 'link', private.today())`;
    const withdrawn = await seen();
    expect(withdrawn).not.toEqual(inForce);
    expect(withdrawn.contact).toBeNull();
    // It may be asked for again, and is not given again against a no.
    const again = (await ask(requester.client, asked)).data;
    expect(typeof again).toBe('number');
    await call(admin, 'record_consent', {
      request_id: Number(again),
      given_on: '2026-01-01',
      channel: 'Telephone',
      person: 'The father',
    });
    expect(await call(admin, 'decide_request', { request_id: Number(again), approve: true })).toMatchObject({
      refusal: 'candidate_yes_missing',
    });
    await sql`delete from public.contact_requests where id = ${Number(again)}`;
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      values (${asked.id}, 'sharing', true, 1, 'en', 'Self', 'link', private.today())`;
    expect(await seen()).toEqual(inForce);

    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${asked.id}`;
    expect(await seen()).toEqual(withdrawn);
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${asked.id}`;
    await sql`insert into public.blocks (blocker_id, profile_id) values (${asked.id}, ${requester.id})`;
    expect(await seen()).toEqual(withdrawn);
    await sql`delete from public.blocks where blocker_id = ${asked.id}`;
    expect((await revoke(disclosureId)).status).toBe(204);
    expect(await seen()).toEqual(withdrawn);
    expect(await ask(requester.client, asked)).toMatchObject({ status: 200 });
  });

  test('rests while the profile of the one who asked is hidden; cards and details stay open to them', async () => {
    const { disclosureId } = await share();
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${requester.id}`;
    expect(await contactsOf(requester.client)).toEqual([requester.id]);
    expect((await call(requester.client, 'read_contact_details', { profile_id: asked.id })).status).toBe(200);
    const resting = { status: 409, refusal: 'disclosure_not_in_force' };
    expect(await call(admin, 'open_contact_for_message', { disclosure_id: disclosureId })).toMatchObject(resting);
    expect(await ask(requester.client, asked)).toMatchObject({ status: 400, refusal: 'shared_already' });
    const { data } = await requester.client
      .from('RegisteredUsers')
      .select('id, profile_details(job)')
      .eq('id', asked.id);
    expect(data).toEqual([{ id: asked.id, profile_details: { job: 'Tester' } }]);
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${requester.id}`;
    expect(await contactsOf(requester.client)).toHaveLength(2);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${asked.id}`;
    expect(await call(admin, 'open_contact_for_message', { disclosure_id: disclosureId })).toMatchObject(resting);
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${asked.id}`;
  });

  test('is not read with a login that is switched off or has a temporary password', async () => {
    await share();
    await sql`update public.accounts set active = false where username = 'test-requester'`;
    expect(await contactsOf(requester.client)).toEqual([]);
    await sql`update public.accounts set active = true, must_change_password = true where username = 'test-requester'`;
    expect(await contactsOf(requester.client)).toEqual([]);
    await sql`update public.accounts set must_change_password = false where username = 'test-requester'`;
    expect(await contactsOf(requester.client)).toHaveLength(2);
  });

  test('is listed for the person it is about, and for nobody else', async () => {
    const { disclosureId } = await share();
    const list = async (client: Client) => (await call(client, 'list_my_disclosures')).data;
    const entry = { id: disclosureId, other_id: requester.id, other_name: requester.name, shared_at: anyOf(String) };
    const by = { shared_by_name: 'Lakshmi Narayanan, office' };
    expect(await list(asked.client)).toEqual([{ ...entry, ...by, revoked_at: null }]);
    // Also when the other is hidden by now.
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${requester.id}`;
    await revoke(disclosureId);
    expect(await list(asked.client)).toEqual([{ ...entry, ...by, revoked_at: anyOf(String) }]);
    expect(await list(requester.client)).toEqual([]);
    expect(await list(third.client)).toEqual([]);
    expect((await requester.client.from('disclosures').select('id')).data).toEqual([]);
    expect((await third.client.from('disclosures').select('id')).data).toEqual([]);
  });
});

describe('a block', () => {
  test('hides the two from each other and ends what was between them; only its owner sees it', async () => {
    await like(asked.client, requester);
    const id = await request();
    expect((await block(asked.client, requester)).status).toBe(204);
    expect((await block(asked.client, third)).status).toBe(204);
    expect(await statusOf(id)).toBe('declined');
    const seenBy = async (client: Client, { id: wanted }: TestPerson) => {
      const { data } = await client.from('RegisteredUsers').select('id, profile_details(job)').eq('id', wanted);
      return data?.length;
    };
    expect(await seenBy(requester.client, asked)).toBe(0);
    expect(await seenBy(asked.client, requester)).toBe(0);
    expect(await seenBy(requester.client, third)).toBe(1);
    const { data: details } = await requester.client
      .from('profile_details')
      .select('job')
      .eq('registered_user_id', asked.id);
    expect(details).toEqual([]);
    expect(await sql`select from public.likes where liker_id in (${requester.id}, ${asked.id})`).toEqual([]);
    expect((await requester.client.from('blocks').select('*')).data).toEqual([]);
    expect((await call(requester.client, 'list_my_blocks')).data).toEqual([]);
    const { data } = await call(asked.client, 'list_my_blocks');
    expect(z.array(z.object({ registered_user_id: z.number(), name: z.string() })).parse(data)).toEqual([
      { registered_user_id: third.id, name: third.name },
      { registered_user_id: requester.id, name: requester.name },
    ]);
    // The other side cannot take it back.
    await unblock(requester.client, asked);
    expect(await seenBy(requester.client, asked)).toBe(0);
    await unblock(asked.client, requester);
    expect(await seenBy(requester.client, asked)).toBe(1);
    expect(await seenBy(asked.client, requester)).toBe(1);
  });
});

test('a block is possible of somebody who is hidden by now, after a request', async () => {
  await request();
  await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${asked.id}`;
  expect(await block(third.client, asked)).toMatchObject({ status: 404, code: 'PT404' });
  expect((await block(requester.client, asked)).status).toBe(204);
  expect((await requester.client.from('contact_requests').select('status')).data).toEqual([{ status: 'withdrawn' }]);
});

describe('a report', () => {
  const report = (reason: string | null, note?: string) =>
    call(requester.client, 'report_profile', { profile_id: asked.id, reason, note });

  test('reaches the admin once, and nobody else but its author', async () => {
    expect(await report('Boring')).toMatchObject({ code: '22023', hint: 'reason' });
    expect(await report(null)).toMatchObject({ code: '22023', hint: 'reason' });
    expect(await report('Other', ' ')).toMatchObject({ code: '22023', hint: 'note' });
    expect(await report('Other', 'x'.repeat(501))).toMatchObject({ code: '22023', hint: 'note' });
    expect((await report('Asks for money', 'Twice.')).status).toBe(204);
    expect((await report('Wrong information')).status).toBe(204);
    const seen = async (client: Client) => (await client.from('reports').select('reason')).data;
    expect(await seen(requester.client)).toEqual([{ reason: 'Asks for money' }]);
    expect(await seen(asked.client)).toEqual([]);
    expect(await notices(asked)).toEqual([
      { recipient: null, message: 'Test asked was reported by a member: Asks for money.' },
    ]);
    const { data } = await admin.from('reports').select('id').eq('profile_id', asked.id).single();
    const answers = await Promise.all([1, 2].map(() => call(admin, 'resolve_report', { report_id: data?.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await report('Wrong information')).status).toBe(204);
    expect(await seen(requester.client)).toHaveLength(2);
  });

  test('is not taken while ten of the same member are open', async () => {
    await sql`
      insert into public.reports (reporter_id, profile_id, reason)
      select ${requester.id}, id, 'Asks for money' from public."RegisteredUsers"
      where id not in (${requester.id}, ${asked.id}) limit 10`;
    expect(await report('Asks for money')).toMatchObject({ code: '22023', hint: '' });
    await sql`update public.reports set resolved_at = now() where reporter_id = ${requester.id}`;
    expect((await report('Asks for money')).status).toBe(204);
    const others = await sql<{ id: number }[]>`
      select id::int from public."RegisteredUsers" where visible and id not in (${requester.id}, ${asked.id}) limit 24`;
    await Promise.all(
      others.map(({ id }) => call(requester.client, 'report_profile', { profile_id: id, reason: 'Asks for money' })),
    );
    expect(
      await sql`select from public.reports where reporter_id = ${requester.id} and resolved_at is null`,
    ).toHaveLength(10);
  });
});

describe('shortcuts', () => {
  test('nothing of others is read by embedding, by numbers or by counting', async () => {
    await share();
    await request(third.client, requester);
    await block(third.client, asked);
    await call(asked.client, 'report_profile', { profile_id: requester.id, reason: 'Asks for money' });
    const read = async (client: Client, path: string) => {
      const { status, body, headers } = await send(client, 'GET', `/rest/v1/${path}`, undefined, {
        prefer: 'count=exact',
      });
      expect(status, `${path} ${body}`).toBeLessThan(300);
      return { rows: body, total: headers.get('content-range')?.split('/')[1] };
    };
    // For the requester: their own request and like, and none of the third's, of blocks, of reports about them.
    for (const [path, total] of [
      [`contact_requests?select=id`, '1'],
      [`contact_requests?select=id&or=(profile_id.eq.${requester.id},requester_id.eq.${third.id})`, '0'],
      [`likes?select=*`, '1'],
      [`likes?select=*&profile_id=eq.${requester.id}`, '0'],
      [`blocks?select=*`, '0'],
      [`reports?select=*`, '0'],
      [`contact_consents?select=*`, '0'],
      [`disclosures?select=*`, '0'],
      [`accounts?select=*&registered_user_id=eq.${asked.id}`, '0'],
    ] as const) {
      expect((await read(requester.client, path)).total, path).toBe(total);
    }
    const embedded = await read(
      requester.client,
      `contact_requests?select=id,contact_consents(person),disclosures(id),` +
        `target:RegisteredUsers!contact_requests_profile_id_fkey(id,likes!likes_liker_id_fkey(profile_id),` +
        `blocks!blocks_profile_id_fkey(blocker_id),reports!reports_reporter_id_fkey(reason),accounts(username))`,
    );
    for (const hidden of ['Her father', 'test-asked', 'Asks for money', String(third.id)]) {
      expect(embedded.rows).not.toContain(hidden);
    }
    const fromCard = await read(
      third.client,
      `RegisteredUsers?id=in.(${requester.id},${asked.id})&select=id,` +
        `made:contact_requests!contact_requests_requester_id_fkey(id),` +
        `got:contact_requests!contact_requests_profile_id_fkey(requester_id),` +
        `given:disclosures!disclosures_subject_id_fkey(id),likes!likes_profile_id_fkey(liker_id)`,
    );
    // Of the other's card: their own request and nothing more; the blocked person is not there.
    expect(JSON.parse(fromCard.rows)).toEqual([
      { id: requester.id, made: [], got: [{ requester_id: third.id }], given: [], likes: [{ liker_id: third.id }] },
    ]);
  });
});

describe('requests that nobody decides', () => {
  const age = (id: number, ago: string) => sql`
    update public.contact_requests set created_at = now() - ${ago}::interval where id = ${id}`;
  const expire = () => oneValue(sql<{ count: number }[]>`select private.expire_requests() as count`);

  test('expire after the days of the settings, and the one who asked is told', async () => {
    const old = await request();
    const young = await request(third.client);
    await age(old, '30 days 1 minute');
    await age(young, '29 days 23 hours 59 minutes');
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect([await statusOf(old), await statusOf(young)]).toEqual(['expired', 'requested']);
    expect(await notices(asked)).toEqual([
      {
        recipient: 'test-requester',
        message: 'Your request about Test asked has expired without an answer. You may ask again.',
      },
    ]);
    expect((await ask(requester.client, asked)).status).toBe(200);
  });

  test('do not expire once they are decided, nor before the day they were put off to', async () => {
    const { requestId } = await share();
    await age(requestId, '400 days');
    const later = await request(third.client);
    await age(later, '31 days');
    await sql`
      update public.contact_requests set ask_again_on = current_date + 5 where id = ${later}`;
    expect(await expire()).toBe(0);
    expect([await statusOf(requestId), await statusOf(later)]).toEqual(['approved', 'requested']);
  });
});

describe('no phone number reaches a member', () => {
  const withNumber = 'The father says: call 98450 12345.';

  test('in the reason of a refusal or of taking back', async () => {
    const { disclosureId } = await share();
    expect(await revoke(disclosureId, withNumber)).toMatchObject({ code: '22023', hint: 'revoke_reason' });
    const id = await request(third.client);
    expect(await decline(id, withNumber)).toMatchObject({ code: '22023', hint: 'decline_reason' });
  });
});

describe('erasing', () => {
  const trace = 'zqxw';

  test.each(['requester', 'asked'])('the %s leaves no value of them', async (which) => {
    const erased = await addPerson(sql, { label: `${trace}-${which}`, login: true });
    const client = await signIn(erased.username);
    const isRequester = which === 'requester';
    const [from, to, fromClient, toClient] = isRequester
      ? [erased, asked, client, asked.client]
      : [asked, erased, asked.client, client];
    const first = await request(fromClient, to);
    await recordConsent(first, isRequester ? {} : { person: `${trace} senior` });
    await approve(first);
    const [disclosure] = await sql<{ id: number }[]>`
      select id::int from public.disclosures where request_id = ${first}`;
    await revoke(disclosure?.id ?? 0);
    await decline(await request(fromClient, to));
    const expired = await request(fromClient, to);
    await sql`update public.contact_requests set created_at = now() - interval '31 days' where id = ${expired}`;
    await sql`select private.expire_requests()`;
    await request(toClient, from);
    await call(toClient, 'report_profile', { profile_id: from.id, reason: 'Asks for money' });
    await call(fromClient, 'report_profile', { profile_id: to.id, reason: 'Asks for money' });
    const { data: reports } = await admin.from('reports').select('id').in('profile_id', [from.id, to.id]);
    for (const { id } of reports ?? []) await call(admin, 'resolve_report', { report_id: id });
    await block(toClient, from);

    const { data } = await call(admin, 'describe_deletion', { profile_id: erased.id });
    expect(data).toMatchObject([{ requests: 4 }]);
    expect(await findTraces(sql, trace)).not.toEqual([]);
    await call(admin, 'delete_profile', { profile_id: erased.id, seen_name: erased.name });
    expect((await call(admin, 'erase_profile', { profile_id: erased.id, typed_name: erased.name })).status).toBe(200);
    expect(await findTraces(sql, trace)).toEqual([]);
    const left = await sql`
      select from public.contact_requests where ${erased.id} in (requester_id, profile_id)
      union all select from public.disclosures where ${erased.id} in (subject_id, recipient_id)
      union all select from public.blocks where ${erased.id} in (blocker_id, profile_id)`;
    expect(left).toHaveLength(0);
    expect((await call(asked.client, 'list_my_disclosures')).data).toEqual([]);
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
  });
});
