import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { morning, people } from '../../web/src/features/today/api.ts';
import { addPerson, column } from './people.ts';
import { call, setUpPersonas } from './personas.ts';
import { addDisclosure, addMember, addRequest, approveRequest, startAgain } from './scenes.ts';

// What became of a sharing, and the page Today.

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const requester = await addMember(sql, { label: 'follow-requester', card: { gender: 'groom' } });
const asked = await addMember(sql, { label: 'follow-asked' });
let requestId: number;

/** The request, approved this many days ago. */
const approve = (days: number) => approveRequest(sql, requestId, days);
const setStatus = (status: string, ids = [requester.id, asked.id]) => sql`
  update public."RegisteredUsers" set status = ${status}, deleted_at = null where id = any (${ids})`;
beforeEach(async () => {
  await startAgain(sql, requester, asked);
  requestId = await addRequest(sql, requester, asked);
  await approve(8);
});

const save = (args: object = {}, client = admin) =>
  call(client, 'save_follow_up', { request_id: requestId, state: 'talking', ...args });
const saved = async () => [
  ...(await sql`
    select state, ended_by, note, changed_by_name from public.follow_ups where request_id = ${requestId}`),
];
const statuses = () =>
  column(sql<{ status: string }[]>`
      select status from public."RegisteredUsers" where id in (${requester.id}, ${asked.id}) order by id`);

const readToday = async () => morning.parse((await call(admin, 'read_today')).data);
const isDue = async () => (await readToday()).follow_ups.list.some(({ id }) => id === requestId);

describe('a follow-up', () => {
  test('is saved by the admin, the last one stays, and the log has the act without the note', async () => {
    expect(await save({ note: ' At the temple ' })).toMatchObject({ status: 204 });
    expect(await save({ state: 'ended', ended_by: 'asked', note: 'Too far' })).toMatchObject({ status: 204 });
    const { data } = await admin.from('follow_ups').select('state, ended_by, note').eq('request_id', requestId);
    expect(data).toEqual([{ state: 'ended', ended_by: 'asked', note: 'Too far' }]);
    const entries = await sql`
      select registered_user_id, new_values ->> 'state' as state, new_values ->> 'note' as note from public.audit_log
      where action = 'saved follow-up' and record_id = ${String(requestId)} order by id`;
    expect([...entries]).toEqual([
      { registered_user_id: null, state: 'talking', note: '(hidden)' },
      { registered_user_id: null, state: 'ended', note: '(hidden)' },
    ]);
  });

  test('that is not in the lists, is long or holds a number is refused beside its field', async () => {
    for (const [args, refusal, hint] of [
      [{ state: 'married' }, 'not_in_list', 'state'],
      [{ state: null }, 'not_in_list', 'state'],
      [{ state: 'ended', ended_by: 'the bureau' }, 'not_in_list', 'ended_by'],
      [{ state: 'met', ended_by: 'both' }, 'not_in_list', 'ended_by'],
      [{ state: 'met', mark_engaged: true }, 'not_in_list', 'state'],
      [{ note: 'x'.repeat(301) }, 'too_long', 'note'],
      [{ note: 'Call 98430 12345' }, 'contact_in_text', 'note'],
    ] as const)
      expect(await save(args)).toMatchObject({ code: '22023', refusal, hint });
    expect(await saved()).toEqual([]);
    expect(await statuses()).toEqual(['verified', 'verified']);
  });

  test.each(['requested', 'declined', 'revoked'])('of a request that is %s is a conflict', async (status) => {
    await sql`
      update public.contact_requests set status = ${status}, decline_reason = 'Other' where id = ${requestId}`;
    expect(await save()).toMatchObject({ code: 'PT409', refusal: 'request_not_shared' });
    expect(await save({ request_id: 999_999_999 })).toMatchObject({ code: 'PT404' });
    expect(await saved()).toEqual([]);
  });

  test('of a deleted person is a conflict', async () => {
    await sql`update public."RegisteredUsers" set status = 'withdrawn', deleted_at = now() where id = ${asked.id}`;
    expect(await save()).toMatchObject({ code: 'PT409', refusal: 'profile_deleted' });
    await setStatus('verified');
  });

  test('by two admins at once is one row, and both are in the log', async () => {
    const answers = await Promise.all([save({ state: 'met' }), save({ state: 'ended' })]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await saved()).toHaveLength(1);
    const entries = await sql`
      select from public.audit_log where action = 'saved follow-up' and record_id = ${String(requestId)}`;
    expect(entries).toHaveLength(2);
  });

  test('is in the data file of both families with state and day alone, and is erased with either', async () => {
    await save({ state: 'ended', ended_by: 'asked', note: 'They want a doctor' });
    for (const client of [requester.client, asked.client]) {
      expect((await client.from('follow_ups').select('*')).data).toEqual([]);
      const { data } = await call(client, 'export_my_data');
      expect(data).toMatchObject({ follow_ups: [{ state: 'ended' }] });
      expect(JSON.stringify(data)).not.toMatch(/ended_by|They want a doctor/);
    }
    expect((await call(clients.otherMember, 'export_my_data')).data).toMatchObject({ follow_ups: [] });
    const gone = await addPerson(sql, { label: 'follow-gone' });
    await sql`
      update public.contact_requests set requester_id = ${gone.id} where id = ${requestId}`;
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    expect(await call(admin, 'erase_profile', { profile_id: gone.id, typed_name: gone.name })).toMatchObject({
      status: 200,
    });
    expect(await saved()).toEqual([]);
  });
});

describe('"agreed" marks both as engaged in one act', () => {
  test('both, from verified or on hold', async () => {
    await setStatus('on hold', [requester.id]);
    expect(await save({ state: 'agreed', mark_engaged: true })).toMatchObject({ status: 204 });
    expect(await statuses()).toEqual(['engaged', 'engaged']);
    expect(await saved()).toMatchObject([{ state: 'agreed' }]);
    // Sent again, as after a lost answer.
    expect(await save({ state: 'agreed', mark_engaged: true })).toMatchObject({ status: 204 });
  });

  test('or nobody, and nothing is saved, if one of them is married or withdrawn', async () => {
    await setStatus('married', [asked.id]);
    const before = await statuses();
    expect(await save({ state: 'agreed', mark_engaged: true })).toMatchObject({
      code: 'PT409',
      refusal: 'not_both_engaged',
    });
    expect(await statuses()).toEqual(before);
    expect(await saved()).toEqual([]);
    expect(await save({ state: 'agreed' })).toMatchObject({ status: 204 });
    expect(await statuses()).toEqual(before);
  });
});

describe('the bureau is reminded', () => {
  const savedDaysAgo = async (state: string, days: number) => {
    await sql`delete from public.follow_ups where request_id = ${requestId}`;
    await sql`
      insert into public.follow_ups (request_id, state, changed_by_name, changed_at)
      values (${requestId}, ${state}, 'A test', now() - ${days} * interval '1 day')`;
  };

  test('after 7 days, and after 21 if the families were still talking or had met', async () => {
    await approve(6);
    expect(await isDue()).toBe(false);
    await approve(8);
    expect(await isDue()).toBe(true);
    await save();
    expect(await isDue()).toBe(false);
    await approve(22);
    for (const [state, days, due] of [
      ['talking', 10, true],
      ['met', 10, true],
      ['agreed', 10, false],
      ['ended', 10, false],
      ['talking', 0, false],
    ] as const) {
      await savedDaysAgo(state, days);
      expect(await isDue(), `${state} ${days}`).toBe(due);
    }
  });

  test('by the day of make daily, where that is later', async () => {
    await approve(1);
    onTestFinished(() =>
      sql`update private.age_refresh set up_to_date_on = private.today() where true`.then(() => undefined),
    );
    for (const [days, due] of [
      // At noon of the sixth day it may be due or not, by the time of this day.
      [5, false],
      [7, true],
      [-7, false],
    ] as const) {
      await sql`update private.age_refresh set up_to_date_on = private.today() + ${days}::integer where true`;
      expect(await isDue(), `${days}`).toBe(due);
    }
  });

  test('by the days of the settings', async () => {
    await call(admin, 'save_settings', { changes: { follow_up_days: 9 } });
    expect(await isDue()).toBe(false);
    await call(admin, 'save_settings', { changes: { follow_up_days: 7 } });
    expect(await isDue()).toBe(true);
  });

  test('not of what was taken back, nor when one of the two is deleted', async () => {
    const disclosure = await addDisclosure(sql, requestId);
    await sql`update public.disclosures set revoked_at = now(), revoked_by_name = 'A test' where id = ${disclosure}`;
    expect(await isDue()).toBe(false);
    await sql`delete from public.disclosures where id = ${disclosure}`;
    await sql`update public."RegisteredUsers" set status = 'withdrawn', deleted_at = now() where id = ${asked.id}`;
    expect(await isDue()).toBe(false);
    await setStatus('verified');
    expect(await isDue()).toBe(true);
  });
});

describe('the page Today', () => {
  test('has open requests that are not postponed, and those to verify', async () => {
    const before = await readToday();
    await sql`update public.contact_requests set status = 'requested', ask_again_on = null where id = ${requestId}`;
    await sql`update public."RegisteredUsers" set status = 'submitted' where id = ${asked.id}`;
    const after = await readToday();
    expect(after.requests.count).toBe(before.requests.count + 1);
    expect(after.verifications.count).toBe(before.verifications.count + 1);
    await sql`update public.contact_requests set ask_again_on = private.today() + 1 where id = ${requestId}`;
    expect((await readToday()).requests.count).toBe(before.requests.count);
  });

  test('has approved requests of which a family without a login has no message, for 30 days', async () => {
    const isListed = async () => (await readToday()).not_sent.list.some(({ id }) => id === requestId);
    const disclosure_id = await addDisclosure(sql, requestId);
    // The site tells who has a login.
    expect(await isListed()).toBe(false);
    const setActive = (active: boolean) => sql`
      update public.accounts set active = ${active} where registered_user_id = ${requester.id}`;
    await setActive(false);
    onTestFinished(async () => {
      await setActive(true);
    });
    expect(await isListed()).toBe(true);
    const row = (await readToday()).not_sent.list.find(({ id }) => id === requestId);
    expect(row?.to).toMatchObject([{ id: requester.id }]);
    for (const [status, listed] of [
      ['on hold', false],
      ['verified', true],
    ] as const) {
      await setStatus(status, [asked.id]);
      expect(await isListed(), status).toBe(listed);
    }
    await approve(31);
    expect(await isListed()).toBe(false);
    await approve(29);
    await save();
    expect(await isListed()).toBe(false);
    await sql`delete from public.follow_ups where request_id = ${requestId}`;
    expect(await isListed()).toBe(true);
    // The details are opened for the message, and it is not sent yet.
    expect((await call(admin, 'open_contact_for_message', { disclosure_id })).status).toBe(204);
    expect(await isListed()).toBe(true);
    expect((await call(requester.client, 'note_message_sent', { disclosure_id })).status).toBe(403);
    expect(await isListed()).toBe(true);
    expect((await call(admin, 'note_message_sent', { disclosure_id })).status).toBe(204);
    expect(await isListed()).toBe(false);
  });

  test('has who has waited longest: verified, and shown to nobody for the days of the setting', async () => {
    const listWaiting = async (skipped = 0) => people.parse((await call(admin, 'list_waiting', { skipped })).data);
    const since = (days: number) => sql`
      update public."RegisteredUsers" set verified_at = now() - ${days} * interval '1 day' where id = ${asked.id}`;
    await since(10_000);
    const { count, list } = await listWaiting();
    expect(list[0]?.id).toBe(asked.id);
    expect((await listWaiting(1)).list.map(({ id }) => id)).not.toContain(asked.id);
    await sql`insert into public.introductions (family_id, shown_id, how) values (${requester.id}, ${asked.id}, 'List')`;
    expect((await listWaiting()).count).toBe(count - 1);
    await sql`update public.introductions set shown_at = now() - interval '31 days' where shown_id = ${asked.id}`;
    expect((await listWaiting()).count).toBe(count);
    await sql`delete from public.introductions where shown_id = ${asked.id}`;
    await setStatus('on hold', [asked.id]);
    expect((await listWaiting()).count).toBe(count - 1);
    await setStatus('verified', [asked.id]);
    await since(29);
    expect((await listWaiting()).count).toBe(count - 1);
    expect(await call(admin, 'list_waiting', { skipped: -1 })).toMatchObject({ code: '22023' });
  });
});
