import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answer as answerMine, record } from './consents.ts';
import { plausibleArguments } from './functions.ts';
import { having } from './matching.ts';
import { linkedFamily, shownPerson } from '../../web/src/features/introductions/api/shown-people.ts';
import { morning } from '../../web/src/features/today/api.ts';
import { todayAtBureau } from '../../web/src/lib/bureau-days.ts';
import { addPerson, oneValue, type TestPerson } from './people.ts';
import { call, callAnything, send, setUpPersonas, tableNames, type Client } from './personas.ts';
import { addMember, startAgain } from './scenes.ts';

// Who was shown to which family, and what it answered.

const personas = await setUpPersonas();
const { client: brides, ...bride } = await addMember(personas.sql, { label: 'shown-to', card: { gender: 'bride' } });
const { client: grooms, ...groom } = await addMember(personas.sql, { label: 'shown', card: { gender: 'groom' } });
/** A family without a login. */
const quiet = await addPerson(personas.sql, { label: 'without-login', card: { gender: 'groom' } });

const show = (shown: readonly { id: number }[], family = bride, who = personas.clients.admin) =>
  call(who, 'show_people', { profile_id: family.id, shown_ids: shown.map(({ id }) => id), how: 'List' });
const say = (who: Client, { id }: TestPerson, value: string) =>
  call(who, 'answer_match', { profile_id: id, answer: value });
const minutesPass = (minutes: number) =>
  personas.sql`update public.introductions set tell_after = tell_after - ${minutes} * interval '1 minute'`;
/** The time to take an interest back is over, and the bureau reads. */
const tellAll = async () => {
  await minutesPass(5);
  expect((await call(personas.clients.admin, 'read_today')).status).toBe(200);
};
/** Answers, and the other family gets it. */
const answer = async (who: Client, about: TestPerson, value: string) => {
  const answered = await say(who, about, value);
  if (answered.status === 204) await tellAll();
  return answered;
};
const rows = () => personas.sql`
  select family_id::int, shown_id::int, how, answer, reason, answered_by, asked_at is not null as asked, request_id is not null as both
  from public.introductions where family_id = any (${[bride.id, groom.id, quiet.id]}) order by id`;
const row = (family: TestPerson, shown: TestPerson, rest: object) =>
  having({ family_id: family.id, shown_id: shown.id, ...rest });
const openRequests = () => personas.sql`
  select requester_id::int, profile_id::int, status from public.contact_requests
  where open and requester_id = any (${[bride.id, groom.id, quiet.id]})`;

const listOf = async (who: Client) => z.array(shownPerson).parse((await call(who, 'list_my_matches')).data);
const makeLink = async (family = quiet) => {
  const { data } = await call(personas.clients.admin, 'make_family_link', { profile_id: family.id });
  return z.string().parse(data);
};
const openLink = (token: string, device = randomUUID(), who = personas.clients.visitor) =>
  call(who, 'open_family_link', { token, device });
const timesShown = ({ id }: TestPerson) =>
  oneValue(personas.sql<{ times: number }[]>`
    select times_shown as times from private.profile_search where id = ${id}`);
const setAsked = (value: string) => personas.sql`update public.site_settings set asked_families = ${value}`;
const kindsOf = (recipient: TestPerson) => personas.sql`
  select kind from public.notifications join public.accounts on user_id = recipient
  where accounts.registered_user_id = ${recipient.id} order by id`;

beforeEach(async () => {
  await startAgain(personas.sql, bride, groom, quiet);
  await personas.sql`delete from public.introductions`;
  await personas.sql`delete from private.family_links`;
  await setAsked('may answer');
});

describe('the bureau', () => {
  test('shows people to a family, which finds them on its list; nobody else does', async () => {
    expect(await show([groom, quiet])).toMatchObject({ status: 200, data: 2 });
    expect(await listOf(brides)).toEqual([
      having({ id: groom.id, answer: null, asked: false, may_answer: true }),
      having({ id: quiet.id, answer: null, asked: false, may_answer: true }),
    ]);
    expect(await listOf(grooms)).toEqual([]);
    expect(await kindsOf(bride)).toEqual([{ kind: 'people chosen' }]);
    expect(await timesShown(quiet)).toBe(1);
    for (const who of [personas.clients.member, personas.clients.unverifiedMember])
      expect(await listOf(who)).toEqual([]);
    // Nobody reads the table but the admin.
    const path = `/rest/v1/introductions?select=id&family_id=eq.${bride.id}`;
    expect((await send(brides, 'GET', path)).body).toBe('[]');
    expect(JSON.parse((await send(personas.clients.admin, 'GET', path)).body)).toHaveLength(2);
  });

  test('shows nobody who is hidden, blocked or of the same side', async () => {
    expect(await show([])).toMatchObject({ status: 400, refusal: 'wrong_number_of_people' });
    expect(await show([bride])).toMatchObject({ status: 400, refusal: 'somebody_not_available' });
    await personas.sql`insert into public.blocks values (${groom.id}, ${bride.id})`;
    // Of those who are ticked it names the one.
    const refused = await show([quiet, groom]);
    expect(refused).toMatchObject({ status: 400, refusal: 'somebody_not_available' });
    expect(JSON.stringify(refused)).toContain(`(${groom.id})`);
    expect(JSON.stringify(refused)).not.toContain(`(${quiet.id})`);
    await personas.sql`update public."RegisteredUsers" set status = 'on hold' where id = ${quiet.id}`;
    expect(await show([quiet])).toMatchObject({ status: 400, refusal: 'somebody_not_available' });
    expect(await show([bride], quiet)).toMatchObject({ status: 409, refusal: 'family_not_visible' });
    expect(await rows()).toEqual([]);
  });

  test('records an answer with a reason, which no family reads, and shows nobody twice who was refused', async () => {
    await show([groom]);
    const [{ id } = { id: 0 }] = await personas.sql<{ id: number }[]>`select id::int from public.introductions`;
    const record = (value: string, reason: string | null) =>
      call(personas.clients.admin, 'record_answer', { introduction_id: id, answer: value, reason });
    expect(await record('interested', 'Age')).toMatchObject({ status: 400, refusal: 'not_in_list' });
    expect((await record('not interested', 'Age')).status).toBe(204);
    expect(await rows()).toEqual([
      row(bride, groom, { answer: 'not interested', reason: 'Age', answered_by: 'bureau' }),
    ]);
    expect(JSON.stringify(await call(brides, 'list_my_matches'))).not.toContain('Age');
    expect(await show([groom])).toMatchObject({ data: 0 });
    const { data } = await call(personas.clients.admin, 'find_matches', { profile_id: groom.id, at_most: 60 });
    expect(JSON.stringify(data)).not.toContain(`"id":${bride.id},`);
  });

  test.each(['on hold', 'engaged', 'withdrawn'])('a profile that is %s is on no list at once', async (status) => {
    await show([groom]);
    const token = await makeLink();
    await show([bride], quiet);
    await personas.sql`update public."RegisteredUsers" set status = ${status} where id in (${groom.id}, ${bride.id})`;
    expect(linkedFamily.parse((await openLink(token)).data).people).toEqual([]);
    await personas.sql`update public."RegisteredUsers" set status = 'verified' where id = ${bride.id}`;
    expect(await listOf(brides)).toEqual([]);
    expect(await answer(brides, groom, 'interested')).toMatchObject({ status: 404, refusal: 'introduction_gone' });
  });
});

describe('an interest with the agreement that the number is given', () => {
  const introductionOf = (family: TestPerson) =>
    oneValue(personas.sql<{ id: number }[]>`select id::int from public.introductions where family_id = ${family.id}`);
  const agree = async (family: TestPerson, changes: object = {}, who = personas.clients.admin) =>
    call(who, 'record_answer', {
      introduction_id: await introductionOf(family),
      answer: 'interested',
      agreed_person: 'Father',
      agreed_channel: 'Telephone',
      ...changes,
    });
  const consents = () => personas.sql`
    select registered_user_id::int as family, given_on = private.today() as is_today, channel, person, recorded_by_name
    from public.contact_consents where registered_user_id in (${bride.id}, ${groom.id}) order by registered_user_id`;
  const consent = { is_today: true, channel: 'Telephone', person: 'Father' };

  test('is a consent of the request that becomes of both, by the admin who recorded it', async () => {
    await show([groom]);
    expect((await agree(bride, {}, personas.clients.clerk)).status).toBe(204);
    expect(await openRequests()).toEqual([]);
    expect((await answer(grooms, bride, 'interested')).status).toBe(204);
    // What a member answers is an interest alone.
    const clerk = await oneValue(personas.sql<{ name: string }[]>`
      select agreed_recorded_by as name from public.introductions where family_id = ${bride.id}`);
    expect(await consents()).toEqual([{ ...consent, family: bride.id, recorded_by_name: clerk }]);
    const [by] = await personas.sql<{ shown_by_name: string }[]>`
      select shown_by_name from public.introductions where family_id = ${bride.id}`;
    expect(by?.shown_by_name).not.toBe(clerk);
    expect((await call(brides, 'read_contact_details', { profile_id: groom.id })).data).toBeNull();
  });

  test('of both families leaves nothing to ask, and shares nothing by itself', async () => {
    await show([groom]);
    await agree(bride);
    await agree(groom, { agreed_person: ' Mother: Kamala ', agreed_channel: 'In person' });
    expect(await consents()).toMatchObject([
      { ...consent, family: bride.id },
      { ...consent, family: groom.id, person: 'Mother: Kamala', channel: 'In person' },
    ]);
    expect((await call(brides, 'read_contact_details', { profile_id: groom.id })).data).toBeNull();
    const [request] = await personas.sql<{ id: number }[]>`select id::int from public.contact_requests where open`;
    const decided = await call(personas.clients.admin, 'decide_request', {
      request_id: request?.id ?? 0,
      approve: true,
      both_ways: true,
    });
    expect(decided.status).toBe(204);
  });

  test('is a consent of the request of a member too', async () => {
    await show([bride], groom);
    await agree(groom);
    expect((await call(brides, 'ask_for_contact', { profile_id: groom.id })).status).toBe(200);
    expect(await consents()).toEqual([having({ ...consent, family: groom.id })]);
  });

  test('goes with the interest, and can come after it', async () => {
    await show([groom]);
    await agree(bride, { agreed_person: null, agreed_channel: null });
    expect((await agree(bride)).status).toBe(204);
    await agree(bride, { answer: 'later', agreed_person: null, agreed_channel: null });
    await agree(bride, { agreed_person: null, agreed_channel: null });
    await agree(groom);
    expect(await consents()).toEqual([having({ family: groom.id })]);
  });

  test('is recorded whole, and without a number', async () => {
    await show([groom]);
    for (const [changes, refusal] of [
      [{ answer: 'later' }, 'not_in_list'],
      [{ agreed_channel: 'Rumour' }, 'not_in_list'],
      [{ agreed_channel: null }, 'not_in_list'],
      [{ agreed_person: null }, 'consent_person_missing'],
      [{ agreed_person: ' ' }, 'consent_person_missing'],
      [{ agreed_person: 'Father 98430 12345' }, 'contact_in_text'],
    ] as const)
      expect(await agree(bride, changes)).toMatchObject({ status: 400, refusal });
    expect(await rows()).toEqual([row(bride, groom, { answer: null })]);
  });
});

describe('interest', () => {
  test('of one side asks the other one, and of both makes one request, with nothing shared', async () => {
    await show([groom]);
    expect((await answer(brides, groom, 'interested')).status).toBe(204);
    expect(await rows()).toEqual([
      row(bride, groom, { answer: 'interested', both: false }),
      row(groom, bride, { how: 'Interest', asked: true, answer: null }),
    ]);
    expect([await timesShown(groom), await timesShown(bride)]).toEqual([1, 0]);
    expect(await kindsOf(groom)).toEqual([{ kind: 'family interested' }]);
    expect(await listOf(grooms)).toEqual([having({ id: bride.id, asked: true, may_answer: true, both: false })]);
    expect(await openRequests()).toEqual([]);
    expect((await answer(grooms, bride, 'interested')).status).toBe(204);
    expect(await openRequests()).toEqual([{ requester_id: bride.id, profile_id: groom.id, status: 'under review' }]);
    expect(await listOf(brides)).toEqual([having({ id: groom.id, both: true, may_answer: false })]);
    for (const [who, other] of [
      [brides, groom],
      [grooms, bride],
    ] as const)
      expect((await call(who, 'read_contact_details', { profile_id: other.id })).data).toBeNull();
    expect(await answer(brides, groom, 'not interested')).toMatchObject({ status: 409, refusal: 'both_interested' });
  });

  test('of both at the same moment makes one request', async () => {
    await show([groom]);
    await show([bride], groom);
    const answers = await Promise.all([say(brides, groom, 'interested'), say(grooms, bride, 'interested')]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    // A reader who meets another one tells nothing: each gets both answers, or none.
    await minutesPass(5);
    await Promise.all([call(brides, 'list_my_matches'), call(personas.clients.admin, 'read_today')]);
    expect(await openRequests()).toHaveLength(1);
    expect(await rows()).toEqual([having({ both: true }), having({ both: true })]);
  });

  test('that meets a refusal says nothing of it', async () => {
    await show([bride], groom);
    await answer(grooms, bride, 'not interested');
    await show([groom]);
    await answer(brides, groom, 'interested');
    expect(await listOf(brides)).toEqual([having({ id: groom.id, answer: 'interested', asked: false, both: false })]);
    expect(await rows()).toEqual([
      row(groom, bride, { answer: 'not interested', asked: false }),
      row(bride, groom, { answer: 'interested' }),
    ]);
  });

  test('that is taken back asks nobody any more', async () => {
    await show([groom]);
    await answer(brides, groom, 'interested');
    await answer(brides, groom, 'not interested');
    expect(await listOf(grooms)).toEqual([]);
  });

  test('is changed five times in a day, and then only by the bureau', async () => {
    await show([groom]);
    const answers = ['later', 'interested', 'later', 'not interested', 'later'];
    for (const each of answers) expect((await answer(brides, groom, each)).status).toBe(204);
    expect(await answer(brides, groom, 'interested')).toMatchObject({ status: 400, refusal: 'too_many_answers' });
    expect(await answer(brides, groom, 'perhaps')).toMatchObject({ status: 400, refusal: 'not_in_list' });
    expect(await answer(brides, quiet, 'later')).toMatchObject({ status: 404, refusal: 'introduction_gone' });
  });
});

describe('an interest that is not told yet', () => {
  test('asks nobody for five minutes, and is taken back without a trace', async () => {
    await show([groom]);
    await say(brides, groom, 'interested');
    expect(await listOf(brides)).toEqual([having({ answer: 'interested', told: false })]);
    await say(brides, groom, 'not interested');
    await tellAll();
    expect(await listOf(grooms)).toEqual([]);
    expect(await kindsOf(groom)).toEqual([]);
    await say(brides, groom, 'interested');
    expect(await listOf(grooms)).toEqual([]);
    await tellAll();
    expect(await listOf(grooms)).toEqual([having({ id: bride.id, asked: true })]);
    expect(await listOf(brides)).toEqual([having({ told: true })]);
  });

  test.each([
    ['the other family', () => call(grooms, 'list_my_matches')],
    ['the bureau', () => call(personas.clients.admin, 'read_today')],
    ['a family with a link', async () => openLink(await makeLink())],
  ])('is told after five minutes to the next reader: %s', async (_who, read) => {
    await show([groom]);
    await say(brides, groom, 'interested');
    await minutesPass(4);
    await read();
    expect(await kindsOf(groom)).toEqual([]);
    await minutesPass(1);
    await read();
    expect(await kindsOf(groom)).toEqual([{ kind: 'family interested' }]);
  });

  test('of both makes a request when the second one is told', async () => {
    await show([groom]);
    await show([bride], groom);
    await answer(brides, groom, 'interested');
    await say(grooms, bride, 'interested');
    expect(await openRequests()).toEqual([]);
    expect(await listOf(brides)).toEqual([having({ both: false })]);
    expect((await say(grooms, bride, 'later')).status).toBe(204);
    await answer(grooms, bride, 'interested');
    expect(await openRequests()).toHaveLength(1);
  });

  test('by a private link waits the five minutes, whatever another phone of the family does', async () => {
    await show([bride], quiet);
    const token = await makeLink();
    const device = randomUUID();
    await openLink(token, device);
    const reply = { token, device, profile_id: bride.id, answer: 'interested' };
    expect((await call(personas.clients.visitor, 'answer_family_link', reply)).status).toBe(204);
    expect(await listOf(brides)).toEqual([]);
    await minutesPass(4);
    const other = randomUUID();
    await personas.sql`
      insert into public.contact_details (registered_user_id, phone_number) values (${quiet.id}, '+91 51777 60123')
      on conflict (registered_user_id) do update set phone_number = excluded.phone_number`;
    await call(personas.clients.visitor, 'prove_family_phone', { token, device: other, digits: '0123' });
    const opened = await openLink(token, other);
    expect(linkedFamily.parse(opened.data)).toMatchObject({ is_known: true, people: [{ told: false }] });
    expect(await listOf(brides)).toEqual([]);
    await tellAll();
    expect(await listOf(brides)).toEqual([having({ id: quiet.id, asked: true })]);
  });
});

test.each([
  ['with an unread notice of it', () => undefined, false],
  [
    'by its notice, where that was read',
    () => personas.sql`update public.notifications set read_at = now() where kind = 'family interested'`,
    true,
  ],
  ['by its notice, where its row was read', () => listOf(grooms), true],
])('an interest that is taken back ends %s', async (_name, read, isRead) => {
  const notices = isRead ? [{ kind: 'interest ended' }] : [];
  const list = isRead ? [{ ended: true, asked: false, may_answer: false }] : [];
  await show([groom]);
  await answer(brides, groom, 'interested');
  await read();
  expect(await listOf(brides)).toEqual([having({ was_told: false })]);
  await answer(brides, groom, 'not interested');
  expect(await kindsOf(groom)).toEqual(notices);
  expect(await listOf(grooms)).toEqual(list.map(having));
  expect(await listOf(brides)).toEqual([having({ was_told: true, ended: false })]);
  expect(await answer(grooms, bride, 'interested')).toMatchObject({ status: 404, refusal: 'introduction_gone' });
  // It may begin again.
  await answer(brides, groom, 'interested');
  expect(await listOf(grooms)).toEqual([having({ ended: false, asked: true, may_answer: true })]);
});

test('an interest that ends stays, without a reason, on a private link that was opened since', async () => {
  const token = await makeLink();
  const device = randomUUID();
  const seen = async () => linkedFamily.parse((await openLink(token, device)).data).people;
  const request = () => call(brides, 'ask_for_contact', { profile_id: quiet.id });
  await callAnything(brides, 'withdraw_request', { request_id: (await request()).data });
  expect(await seen()).toEqual([]);
  const { data } = await request();
  expect(await seen()).toEqual([having({ id: bride.id, asked: true, ended: false })]);
  await callAnything(brides, 'withdraw_request', { request_id: data });
  expect(await seen()).toEqual([having({ id: bride.id, asked: false, ended: true, may_answer: false, answer: null })]);
});

describe('a contact request', () => {
  const ask = () => call(brides, 'ask_for_contact', { profile_id: groom.id });

  test('is seen by the family that is asked for, which may say yes; the bureau decides', async () => {
    const { data } = await ask();
    expect(await listOf(grooms)).toEqual([having({ id: bride.id, asked: true, may_answer: true })]);
    await answer(grooms, bride, 'interested');
    expect(await rows()).toEqual([row(groom, bride, { answer: 'interested', both: true })]);
    expect(await openRequests()).toHaveLength(1);
    expect((await call(brides, 'read_contact_details', { profile_id: groom.id })).data).toBeNull();
    await callAnything(brides, 'withdraw_request', { request_id: data });
    expect(await listOf(grooms)).toEqual([having({ id: bride.id, asked: false })]);
  });

  test.each([
    ['approval', { approve: true }],
    ['decline', { approve: false, decline_reason: 'Place' }],
  ])('that has ended by %s leaves the own answers alone, on both lists', async (_name, decision) => {
    await show([quiet]);
    await answer(brides, quiet, 'interested');
    const link = { token: await makeLink(), device: randomUUID() };
    const seen = async () => linkedFamily.parse((await openLink(link.token, link.device)).data).people;
    await seen();
    const reply = { ...link, profile_id: bride.id, answer: 'interested' };
    expect((await call(personas.clients.visitor, 'answer_family_link', reply)).status).toBe(204);
    await tellAll();
    expect(await seen()).toEqual([having({ id: bride.id, both: true })]);
    const [{ id: request_id }] = z
      .tuple([z.object({ id: z.coerce.number() })])
      .parse(await personas.sql`select id from public.contact_requests where open and profile_id = ${quiet.id}`);
    const { admin } = personas.clients;
    const consent = {
      request_id,
      given_on: todayAtBureau(),
      channel: 'Telephone',
      person: 'The father',
      family_of: quiet.id,
    };
    expect((await call(admin, 'record_consent', consent)).status).toBe(204);
    expect((await call(admin, 'decide_request', { request_id, ...decision })).status).toBe(204);
    const own = { answer: 'interested', both: false, asked: false, ended: false, may_answer: false };
    expect(await seen()).toEqual([having({ id: bride.id, ...own })]);
    expect(await listOf(brides)).toEqual([having({ id: quiet.id, ...own })]);
  });

  test('that is withdrawn asks nobody any more, and does not count as shown', async () => {
    const before = await timesShown(bride);
    const { data } = await ask();
    expect(await timesShown(bride)).toBe(before);
    await callAnything(brides, 'withdraw_request', { request_id: data });
    expect(await rows()).toEqual([]);
    expect(await timesShown(bride)).toBe(before);
  });

  test.each([
    ['see who asked', true],
    ['bureau calls', false],
  ])('with the setting "%s" is answered by the bureau alone', async (setting, isSeen) => {
    await setAsked(setting);
    await ask();
    expect(await listOf(grooms)).toEqual(isSeen ? [having({ id: bride.id, asked: true, may_answer: false })] : []);
    expect(await kindsOf(groom)).toEqual(isSeen ? [{ kind: 'family interested' }] : []);
    expect(await answer(grooms, bride, 'interested')).toMatchObject({ status: 403, refusal: 'bureau_asks' });
    expect(await rows()).toEqual([row(groom, bride, { answer: null })]);
    await call(brides, 'ask_for_contact', { profile_id: quiet.id });
    const link = { token: await makeLink(), device: randomUUID(), profile_id: bride.id, answer: 'interested' };
    await openLink(link.token, link.device);
    expect(await call(personas.clients.visitor, 'answer_family_link', link)).toMatchObject({ refusal: 'bureau_asks' });
    expect(await rows()).toEqual([having({ family_id: groom.id }), row(quiet, bride, { answer: null })]);
  });
});

test('a morning begins with the answers that came, and the families to ask', async () => {
  const today = async () => morning.parse((await call(personas.clients.admin, 'read_today')).data);
  await show([groom]);
  await answer(brides, groom, 'interested');
  const { answers, to_ask: toAsk } = await today();
  expect(answers).toMatchObject({ count: 1, list: [{ family_id: bride.id, was_told: false }] });
  expect(toAsk).toMatchObject({ count: 1, list: [{ family_id: groom.id }] });
  await answer(brides, groom, 'not interested');
  expect((await today()).answers).toMatchObject({ count: 1, list: [{ was_told: true }] });
  await answer(brides, groom, 'interested');
  const see = (is_done = true) =>
    call(personas.clients.admin, 'see_answer', { introduction_id: answers.list[0]?.id ?? 0, is_done });
  expect((await see()).status).toBe(204);
  expect((await today()).answers.count).toBe(0);
  expect((await see(false)).status).toBe(204);
  expect((await today()).answers.count).toBe(1);
  expect((await see()).status).toBe(204);
  await personas.sql`insert into public.blocks values (${groom.id}, ${bride.id})`;
  expect(await today()).toMatchObject({ answers: { count: 0 }, to_ask: { count: 0 } });
});

test('a family that says "later" is asked again on the day that the bureau chose', async () => {
  const today = async () => morning.parse((await call(personas.clients.admin, 'read_today')).data).to_ask.list;
  await show([groom]);
  const [{ id } = { id: 0 }] = await personas.sql<{ id: number }[]>`select id::int from public.introductions`;
  const record = (value: string, day: string | null) =>
    call(personas.clients.admin, 'record_answer', {
      introduction_id: id,
      answer: value,
      reason: null,
      ask_again_on: day,
    });
  const [{ tomorrow } = { tomorrow: '' }] = await personas.sql<{ tomorrow: string }[]>`
    select (private.today() + 1)::text as tomorrow`;
  expect(await record('interested', tomorrow)).toMatchObject({ status: 400, refusal: 'day_not_ahead' });
  for (const day of ['2026-01-01', 'infinity', '-infinity'])
    expect(await record('later', day)).toMatchObject({ status: 400, refusal: 'day_not_ahead' });
  expect((await record('later', tomorrow)).status).toBe(204);
  expect(await today()).toEqual([]);
  await personas.sql`update public.introductions set ask_again_on = private.today()`;
  expect(await today()).toMatchObject([{ family_id: bride.id, shown_id: groom.id }]);
  expect((await record('not interested', null)).status).toBe(204);
  expect(await today()).toEqual([]);
});

describe('a private link', () => {
  test('shows a family its list and takes its answers, and nobody else has one', async () => {
    await show([bride], quiet);
    const token = await makeLink();
    const device = randomUUID();
    const { data } = await openLink(token, device);
    expect(linkedFamily.parse(data)).toMatchObject({
      family: { id: quiet.id },
      is_known: true,
      people: [{ id: bride.id, answer: null, may_answer: true }],
    });
    expect(JSON.stringify(data)).not.toMatch(/phone|email|address/);
    const reply = (value: string, of: string = token, { id } = bride) =>
      call(personas.clients.visitor, 'answer_family_link', { token: of, device, profile_id: id, answer: value });
    expect((await reply('interested')).status).toBe(204);
    await tellAll();
    expect(await rows()).toEqual([
      row(quiet, bride, { answer: 'interested', answered_by: 'link' }),
      row(bride, quiet, { asked: true }),
    ]);
    expect(await reply('later', token, groom)).toMatchObject({ status: 404, refusal: 'introduction_gone' });
    expect(await reply('later', 'f'.repeat(64))).toMatchObject({ status: 404, refusal: 'link_gone' });
    // The token is nowhere in the database.
    const [{ kept } = { kept: '' }] = await personas.sql<{ kept: string }[]>`
      select coalesce(json_agg(link)::text, '') || (select coalesce(json_agg(entry)::text, '') from public.audit_log as entry)
        as kept from private.family_links as link`;
    expect(kept).not.toContain(token);
  });

  describe('on another phone', () => {
    const family = randomUUID();
    let token = '';
    const prove = (digits: string, device: string) =>
      call(personas.clients.visitor, 'prove_family_phone', { token, device, digits });
    const reply = (device: string, value = 'later') =>
      call(personas.clients.visitor, 'answer_family_link', { token, device, profile_id: bride.id, answer: value });
    const seenBy = async (device: ReturnType<typeof randomUUID>) =>
      linkedFamily.parse((await openLink(token, device)).data);
    beforeEach(async () => {
      await personas.sql`
        insert into public.contact_details (registered_user_id, phone_number, second_phone_number)
        values (${quiet.id}, '+91 51777 60123', '+91 422 2555 142')
        on conflict (registered_user_id) do update
          set phone_number = excluded.phone_number, second_phone_number = excluded.second_phone_number`;
      await show([bride], quiet);
      token = await makeLink();
      await seenBy(family);
      expect((await reply(family)).status).toBe(204);
    });

    test.each(['0123', '5142'])('shows and takes answers after the last digits of a number: %s', async (digits) => {
      const other = randomUUID();
      await answer(brides, quiet, 'interested');
      const before = await seenBy(other);
      expect(before).toMatchObject({ is_known: false, may_try: true });
      const hidden = { answer: null, asked: false, may_answer: false, more: null };
      expect(before.people).toEqual([having({ id: bride.id, ...hidden })]);
      expect(await reply(other, 'interested')).toMatchObject({ status: 401, refusal: 'other_phone' });
      expect((await prove(digits, other)).status).toBe(204);
      expect(await seenBy(other)).toMatchObject({ is_known: true, people: [{ answer: 'later', may_answer: true }] });
      expect((await reply(other, 'call me')).status).toBe(204);
      // A third one gives them again.
      expect((await seenBy(randomUUID())).is_known).toBe(false);
    });

    test('takes five wrong ones of all phones together, and then none, with one answer for all', async () => {
      const phones = [randomUUID(), randomUUID()];
      const proved = randomUUID();
      // The right ones begin the count again.
      for (let n = 0; n < 4; n += 1) await prove('9999', proved);
      await prove('0123', proved);
      await personas.sql`delete from public.notifications where kind = 'wrong digits'`;
      const given = ['0124', '1230', '3210', '0000', '5141'];
      const answers = [];
      for (const [n, digits] of given.entries()) {
        answers.push(await prove(digits, phones[n % 2] ?? family));
        expect(await seenBy(phones[0] ?? family)).toMatchObject({ is_known: false, may_try: n < 4 });
      }
      answers.push(await prove('0123', phones[0] ?? family));
      expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [204, null]));
      expect((await seenBy(phones[0] ?? family)).is_known).toBe(false);
      // Only unknown phones are locked out.
      for (const known of [family, proved]) {
        expect(await seenBy(known)).toMatchObject({ is_known: true });
        expect((await reply(known, known === family ? 'call me' : 'later')).status).toBe(204);
      }
      const notices = await personas.sql<{ recipient: string | null; message: string; id: number }[]>`
        select recipient, message, registered_user_id::int as id from public.notifications where kind = 'wrong digits'`;
      expect(notices).toEqual([having({ recipient: null, id: quiet.id })]);
      expect(notices[0]?.message).toMatch(/^\D*make a new link\.$/);
      // A new link begins again.
      token = await makeLink();
      expect(await seenBy(family)).toMatchObject({ is_known: true, may_try: true });
    });

    test.each(['', '123', '01234', 'o123', '%'])('counts only four digits: %j', async (digits) => {
      const other = randomUUID();
      for (let n = 0; n < 6; n++)
        expect(await prove(digits, other)).toMatchObject({ status: 400, refusal: 'not_four_digits' });
      expect((await seenBy(other)).may_try).toBe(true);
    });

    test('tries ten at once: five count', async () => {
      await Promise.all(Array.from({ length: 10 }, (_, n) => prove(`990${n}`, randomUUID())));
      const [row] = await personas.sql`select wrong_digits from private.family_links where revoked_at is null`;
      expect(row).toEqual({ wrong_digits: 5 });
    });
  });

  test.each(['on hold', 'engaged', 'married', 'withdrawn'])(
    'does not come back after a profile was %s',
    async (status) => {
      const token = await makeLink();
      const set = (to: string) =>
        personas.sql`update public."RegisteredUsers" set status = ${to} where id = ${quiet.id}`;
      await set(status);
      await set('verified');
      expect(await openLink(token)).toMatchObject({ status: 404, refusal: 'link_gone' });
      expect((await openLink(await makeLink())).status).toBe(200);
    },
  );

  test('ends when its family gets a login', async () => {
    const family = await addPerson(personas.sql, { label: 'gets-login', card: { gender: 'groom' } });
    const token = await makeLink(family);
    expect((await openLink(token)).status).toBe(200);
    const login = { profile_id: family.id, username: 'test-gets-login', temporary_password: 'Kolam-Muthu-4711' };
    expect((await call(personas.clients.admin, 'create_login', login)).status).toBeLessThan(300);
    expect(await openLink(token)).toMatchObject({ status: 404, refusal: 'link_gone' });
    const make = (who: Client) => call(who, 'make_family_link', { profile_id: family.id });
    for (const who of [personas.clients.admin, personas.clients.clerk])
      expect(await make(who)).toMatchObject({ status: 409, refusal: 'family_has_login' });
    // A login that is switched off leaves the family with none, until it is switched on.
    const turn = (is_active: boolean) =>
      call(personas.clients.admin, 'set_account_active', { profile_id: family.id, is_active });
    await turn(false);
    const again = await makeLink(family);
    expect((await openLink(again)).status).toBe(200);
    await turn(true);
    expect(await openLink(again)).toMatchObject({ status: 404, refusal: 'link_gone' });
  });

  test('ends by a new one, by the bureau and by its day', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect(await openLink(first)).toMatchObject({ status: 404, refusal: 'link_gone' });
    expect((await openLink(second)).status).toBe(200);
    const { data } = await call(personas.clients.admin, 'list_family_links', { profile_id: quiet.id });
    const [{ id } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(data);
    expect((await call(personas.clients.admin, 'end_family_link', { link_id: id })).status).toBe(204);
    expect(await openLink(second)).toMatchObject({ status: 404, refusal: 'link_gone' });
    const third = await makeLink();
    await personas.sql`update private.family_links set expires_at = now() - interval '1 minute'`;
    expect(await openLink(third)).toMatchObject({ status: 404, refusal: 'link_gone' });
  });

  test('says once to the bureau that another phone has opened it', async () => {
    const notices = () => personas.sql`
      select kind from public.notifications where kind = 'link on another phone' and registered_user_id = ${quiet.id}`;
    await personas.sql`delete from public.notifications where kind = 'link on another phone'`;
    const token = await makeLink();
    const device = randomUUID();
    await openLink(token, device);
    await openLink(token, device);
    expect(await notices()).toEqual([]);
    await openLink(token);
    await openLink(token);
    expect(await notices()).toHaveLength(1);
    await personas.sql`delete from public.notifications where kind = 'link on another phone'`;
  });

  test('writes the time of opening at most once an hour', async () => {
    const token = await makeLink();
    const device = randomUUID();
    const isWritten = async (minutes: number) => {
      await personas.sql`update private.family_links set last_opened_at = now() - ${minutes} * interval '1 minute'`;
      expect((await openLink(token, device)).status).toBe(200);
      const [link] = await personas.sql<{ fresh: boolean }[]>`
        select last_opened_at > now() - interval '1 minute' as fresh from private.family_links`;
      return link?.fresh;
    };
    await openLink(token, device);
    expect(await isWritten(50)).toBe(false);
    expect(await isWritten(70)).toBe(true);
    // The office reads whether the link was opened after the last showing.
    await personas.sql`update private.family_links set last_opened_at = now() - interval '2 minutes'`;
    await show([bride], quiet);
    expect(await isWritten(1)).toBe(true);
  });

  test('gives as many people as asked, and somebody answered keeps the place for an hour', async () => {
    const second = await addPerson(personas.sql, { label: 'shown-second', card: { gender: 'bride' } });
    await show([bride], quiet);
    await show([second], quiet);
    const token = await makeLink();
    const { visitor } = personas.clients;
    const asked = { token, device: randomUUID() };
    const open = (at_most: number) => call(visitor, 'open_family_link', { ...asked, at_most });
    const list = async (at_most: number) => {
      const { people, has_more } = linkedFamily.parse((await open(at_most)).data);
      return { ids: people.map(({ id }) => id), has_more };
    };
    expect(await list(1)).toEqual({ ids: [second.id], has_more: true });
    expect(await list(2)).toEqual({ ids: [second.id, bride.id], has_more: false });
    const answered = { profile_id: second.id, answer: 'not interested' };
    expect((await call(visitor, 'answer_family_link', { ...asked, ...answered })).status).toBe(204);
    expect(await list(1)).toEqual({ ids: [second.id], has_more: true });
    await personas.sql`
      update public.introductions set answered_at = answered_at - interval '61 minutes' where shown_id = ${second.id}`;
    expect(await list(1)).toEqual({ ids: [bride.id], has_more: true });
    for (const at_most of [0, 1001])
      expect(await open(at_most)).toMatchObject({ refusal: 'not_in_range', hint: 'at_most' });
  });

  test('shows no picture that visitors do not see', async () => {
    await show([bride], quiet);
    const token = await makeLink();
    const pictureOf = async () => {
      const { data } = await openLink(token);
      return linkedFamily.parse(data).people[0]?.picture;
    };
    await personas.sql`update public."RegisteredUsers" set first_img = 'https://example.com/a.jpg' where id = ${bride.id}`;
    expect(await pictureOf()).toBe('https://example.com/a.jpg');
    await personas.sql`update public."RegisteredUsers" set pictures_for_members = true where id = ${bride.id}`;
    expect(await pictureOf()).toBeNull();
    await personas.sql`
      update public."RegisteredUsers" set pictures_for_members = false, first_img = null where id = ${bride.id}`;
  });
});

describe('who does not want to be on links or paper', () => {
  const setOff = (who: Client, { id }: TestPerson, isOff: boolean) =>
    who === brides ? answerMine(who, 'families', !isOff) : record(who, id, { families: !isOff });
  const isOff = async ({ id }: TestPerson) => {
    const [row] = await personas.sql<
      { off: boolean }[]
    >`select off_links as off from public.office_details where registered_user_id = ${id}`;
    return row?.off ?? false;
  };
  const showBy = (how: string, family: TestPerson, who = personas.clients.admin) =>
    call(who, 'show_people', { profile_id: family.id, shown_ids: [bride.id], how });
  beforeEach(async () => {
    for (const { id } of [bride, groom]) await record(personas.clients.admin, id, { families: true });
  });

  test('says so for themselves, the bureau for anybody', async () => {
    expect((await setOff(brides, bride, true)).status).toBe(204);
    expect(await isOff(bride)).toBe(true);
    expect(
      await personas.sql`
      select kind from public.notifications where kind = 'off links' and registered_user_id = ${bride.id}`,
    ).toHaveLength(1);
    for (const who of [personas.clients.clerk, personas.clients.admin]) {
      expect((await setOff(who, groom, true)).status).toBe(204);
      expect(await isOff(groom)).toBe(true);
      expect((await setOff(who, groom, false)).status).toBe(204);
    }
  });

  test('is known to the family and the bureau alone: nothing that others read differs', async () => {
    const { visitor, admin } = personas.clients;
    const plausible = plausibleArguments({ ...bride, version: '2026-01-01', phone: '' });
    const reading = await personas.sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`;
    expect(reading.length).toBeGreaterThan(10);
    // A page has sixty rows: of these tables, the rows about her.
    const naming = await personas.sql<{ table: string }[]>`
      select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'registered_user_id'`;
    const named = new Set(naming.map(({ table }) => table));
    const rowsOf = z.array(z.unknown()).catch([]);
    /** All that somebody reads, by its name; one after the other, so that no request waits for another one. */
    const read = async (who: Client) => {
      const found: Record<string, unknown> = {};
      for (const table of tableNames) {
        const column = table === 'RegisteredUsers' ? 'id' : named.has(table) ? 'registered_user_id' : null;
        const one = column === null ? '' : `&${column}=eq.${bride.id}`;
        const { status, body } = await send(who, 'GET', `/rest/v1/${table}?select=*${one}`);
        const sorted = rowsOf.parse(JSON.parse(body)).map((each) => JSON.stringify(each));
        found[table] = [status, sorted.toSorted()];
      }
      for (const name of ['list_my_matches', ...reading.map((each) => each.name)])
        found[name] = await callAnything(who, name, plausible[name] ?? {});
      return found;
    };
    // Visitors and other members: worlds.sampled.test.ts.
    await setOff(admin, bride, false);
    const before = await read(grooms);
    await setOff(admin, bride, true);
    expect(await read(grooms)).toEqual(before);
    const path = `/rest/v1/office_details?select=off_links&registered_user_id=eq.${bride.id}`;
    for (const who of [visitor, grooms, brides]) expect((await send(who, 'GET', path)).body).not.toContain('true');
    expect((await send(admin, 'GET', path)).body).toBe('[{"off_links":true}]');
  });

  test('is on no private link at once, answered or not', async () => {
    await show([bride], quiet);
    const token = await makeLink();
    const device = randomUUID();
    const seen = async () => linkedFamily.parse((await openLink(token, device)).data).people.map(({ id }) => id);
    expect(await seen()).toEqual([bride.id]);
    await setOff(brides, bride, true);
    expect(await seen()).toEqual([]);
    const reply = { token, device, profile_id: bride.id, answer: 'later' };
    expect(await call(personas.clients.visitor, 'answer_family_link', reply)).toMatchObject({
      status: 404,
      refusal: 'introduction_gone',
    });
    await setOff(brides, bride, false);
    expect(await seen()).toEqual([bride.id]);
  });

  test.each(['Sheets', 'List', 'WhatsApp', 'Private link'])(
    'is shown to nobody by %s, by owner or clerk',
    async (how) => {
      await setOff(brides, bride, true);
      for (const who of [personas.clients.admin, personas.clients.clerk])
        expect(await showBy(how, quiet, who)).toMatchObject({ status: 400, refusal: 'off_links' });
      expect(await rows()).toEqual([]);
    },
  );

  test('is read out on the telephone, and on My Matches of a member', async () => {
    await setOff(brides, bride, true);
    expect(await showBy('Telephone', quiet)).toMatchObject({ status: 200, data: 1 });
    expect(await showBy('List', groom)).toMatchObject({ status: 400, refusal: 'off_links' });
    expect(await showBy('Private link', groom)).toMatchObject({ status: 200, data: 1 });
    expect(await listOf(grooms)).toEqual([having({ id: bride.id })]);
  });
});

test('what was shown goes with an erased person', async () => {
  const gone = await addPerson(personas.sql, { label: 'erased-shown', card: { gender: 'groom' } });
  await show([gone]);
  await personas.sql`select private.erase_person(${gone.id})`;
  expect(await rows()).toEqual([]);
});
