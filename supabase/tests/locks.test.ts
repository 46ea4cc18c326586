import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, versionOf, type TestPerson } from './people.ts';
import { call, callAnything, setUpPersonas, signIn, type Client } from './personas.ts';
import { waitForLock } from './scenes.ts';

// A transaction that changes a card locks it first, and then its other rows. A transaction that waits for a card must not
// hold one of those rows already. That is a deadlock, and PostgreSQL would cancel one of the two.

const personas = await setUpPersonas();
const people: Record<'one' | 'other', TestPerson> = {
  one: { id: 0, name: '', username: '' },
  other: { id: 0, name: '', username: '' },
};
let member: Client;
let requestId = 0;
let disclosureId = 0;
let proposalId = 0;
let introductionId = 0;

beforeAll(async () => {
  people.one = await addPerson(personas.sql, { label: 'lock-one', login: true });
  people.other = await addPerson(personas.sql, { label: 'lock-other', login: true });
  member = await signIn(people.one.username);
});
beforeEach(async () => {
  const { sql } = personas;
  const { one, other } = people;
  const pair = { requester_id: one.id, profile_id: other.id };
  await sql`delete from public.contact_requests where requester_id in (${one.id}, ${other.id})`;
  await sql`delete from public.introductions where family_id in (${one.id}, ${other.id})`;
  await sql`delete from public.profile_proposals where registered_user_id = ${one.id}`;
  await sql`delete from public.blocks where blocker_id = ${one.id}`;
  await sql`delete from public.own_statuses where registered_user_id = ${one.id}`;
  await sql`update public."RegisteredUsers" set status = 'verified' where id = ${one.id}`;
  await sql`delete from private.visits where registered_user_id = ${one.id}`;
  await sql`update private.profile_search set last_active_on = last_active_on - 1 where id = ${one.id}`;
  const [open] = await sql<{ id: number }[]>`
    insert into public.contact_requests ${sql(pair)} returning id::int`;
  const [approved] = await sql<{ id: number }[]>`
    insert into public.contact_requests ${sql({ requester_id: other.id, profile_id: one.id, status: 'approved', decided_at: new Date(), decided_by_name: 'A test' })}
    returning id::int`;
  const [shared] = await sql<{ id: number }[]>`
    insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (${approved?.id ?? 0}, ${one.id}, ${other.id}, 'A test') returning id::int`;
  const [proposed] = await sql<{ id: number }[]>`
    insert into public.profile_proposals (registered_user_id, changes, base)
    values (${one.id}, '{"job":"Clerk"}', '{"job":"Tester"}') returning id::int`;
  const [shown] = await sql<{ id: number }[]>`
    insert into public.introductions (family_id, shown_id, how, shown_by_name) values (${one.id}, ${other.id}, 'List', 'A test')
    returning id::int`;
  introductionId = shown?.id ?? 0;
  requestId = open?.id ?? 0;
  disclosureId = shared?.id ?? 0;
  proposalId = proposed?.id ?? 0;
});

interface Waiting {
  name: string;
  who: () => Client;
  args: () => object | Promise<object>;
}
const byMember = (name: string, args: () => object | Promise<object> = () => ({})): Waiting => ({
  name,
  who: () => member,
  args,
});
const byAdmin = (name: string, args: () => object | Promise<object>): Waiting => ({
  name,
  who: () => personas.clients.admin,
  args,
});

// Two families at once made a deadlock of their requests and introductions.
test.each([
  byMember('ask_for_contact', () => ({ profile_id: people.other.id, note: null })),
  byMember('answer_match', () => ({ profile_id: people.other.id, answer: 'interested' })),
  byAdmin('record_answer', () => ({ introduction_id: introductionId, answer: 'interested' })),
])('$name waits for the pair of families with nothing in hand', async ({ name, who, args }) => {
  const { sql } = personas;
  const { one, other } = people;
  const given = await args();
  let answer: ReturnType<typeof call> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`select private.lock_pair(${other.id}, ${one.id})`;
    answer = callAnything(who(), name, given);
    await waitForLock(sql, name);
    await transaction`select 1 from public."RegisteredUsers" where id in (${one.id}, ${other.id}) for update nowait`;
    await transaction`select 1 from public.contact_requests where requester_id in (${one.id}, ${other.id}) for update nowait`;
    await transaction`select 1 from public.introductions where family_id in (${one.id}, ${other.id}) for update nowait`;
    await transaction`select 1 from private.audit_head for update nowait`;
  });
  expect((await answer)?.status).toBeLessThan(500);
});

test.each([
  byMember('note_my_visit'),
  byMember('like_profile', () => ({ profile_id: people.other.id })),
  byMember('ask_for_contact', () => ({ profile_id: people.other.id, note: null })),
  byMember('block_profile', () => ({ profile_id: people.other.id })),
  byMember('report_profile', () => ({ profile_id: people.other.id, reason: 'Wrong details', note: null })),
  byMember('answer_match', () => ({ profile_id: people.other.id, answer: 'later' })),
  byMember('propose_changes', () => ({ changes: { job: 'Cook' } })),
  byMember('set_my_status', () => ({ new_status: 'on hold' })),
  byAdmin('decide_request', () => ({ request_id: requestId, approve: false, decline_reason: 'Other' })),
  byAdmin('note_attempt', () => ({ request_id: requestId, channel: 'Telephone', note: 'Nobody', ask_again_on: null })),
  byAdmin('save_follow_up', () => ({ request_id: requestId, state: 'met' })),
  byAdmin('record_answer', () => ({ introduction_id: introductionId, answer: 'interested' })),
  byAdmin('revoke_disclosure', () => ({ disclosure_id: disclosureId, revoke_reason: 'A test' })),
  byAdmin('decide_proposal', async () => ({
    proposal_id: proposalId,
    approve: false,
    decline_reason: 'Other',
    seen_updated_at: await versionOf(personas.sql, people.one.id),
  })),
  // Last: it ends the member's session.
  byAdmin('reset_password', () => ({ profile_id: people.one.id, temporary_password: 'Temporary-2026-x' })),
])('$name waits for the cards with nothing in hand', async ({ name, who, args }) => {
  const { sql } = personas;
  const ids = Object.values(people).map(({ id }) => id);
  const given = await args();
  let answer: ReturnType<typeof call> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`select 1 from public."RegisteredUsers" where id = any (${ids}) for update`;
    answer = callAnything(who(), name, given);
    await waitForLock(sql, name);
    await transaction`select 1 from public.accounts where registered_user_id = any (${ids}) for update nowait`;
    await transaction`select 1 from private.profile_search where id = any (${ids}) for update nowait`;
    await transaction`select 1 from public.contact_requests where requester_id = any (${ids}) for update nowait`;
    await transaction`select 1 from public.disclosures where subject_id = any (${ids}) for update nowait`;
    await transaction`select 1 from public.profile_proposals where registered_user_id = any (${ids}) for update nowait`;
    await transaction`select 1 from private.audit_head for update nowait`;
  });
  expect((await answer)?.status, name).toBeLessThan(500);
});

test('a request waits for an answer between the two families before it writes', async () => {
  const { sql } = personas;
  const { one, other } = people;
  await sql`delete from public.contact_requests where id = ${requestId}`;
  await sql`
    insert into public.introductions (family_id, shown_id, how, shown_by_name, answer, answered_by, answered_at)
    values (${other.id}, ${one.id}, 'List', 'A test', 'interested', 'member', now())`;
  let asked: ReturnType<typeof call> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`select 1 from public.introductions where family_id in (${one.id}, ${other.id}) for update`;
    asked = call(member, 'ask_for_contact', { profile_id: other.id, note: null });
    await waitForLock(sql, 'ask_for_contact');
    // The answer makes the request. If the other one is written already, the two wait for one another.
    await transaction`set local lock_timeout = '1s'`;
    await transaction`
      insert into public.contact_requests (requester_id, profile_id, status) values (${one.id}, ${other.id}, 'under review')`;
  });
  expect(await asked).toMatchObject({ status: 400, refusal: 'asked_already' });
});

describe('a private link that is made', () => {
  let family: TestPerson;
  let token = '';
  const device = randomUUID();
  const open = (by = device, who = personas.clients.visitor) => call(who, 'open_family_link', { token, device: by });
  const prove = () =>
    call(personas.clients.visitor, 'prove_family_phone', { token, device: randomUUID(), digits: '0000' });
  const answerLink = () =>
    call(personas.clients.visitor, 'answer_family_link', {
      token,
      device,
      profile_id: people.one.id,
      answer: 'later',
    });
  beforeAll(async () => {
    family = await addPerson(personas.sql, { label: 'lock-linked' });
    await personas.sql`
      insert into public.introductions (family_id, shown_id, how, shown_by_name)
      values (${family.id}, ${people.one.id}, 'List', 'A test')`;
  });
  beforeEach(async () => {
    token = z.string().parse((await call(personas.clients.admin, 'make_family_link', { profile_id: family.id })).data);
    await open();
  });

  test.each([
    ['open_family_link', () => open(randomUUID())],
    ['prove_family_phone', prove],
  ])('holds the card, for which %s waits without the link', async (name, start) => {
    const { sql } = personas;
    let answer: ReturnType<typeof call> | undefined;
    await sql`update private.family_links set wrong_digits = 4 where registered_user_id = ${family.id}`;
    await sql.begin(async (transaction) => {
      await transaction`select 1 from public."RegisteredUsers" where id = ${family.id} for update`;
      answer = start();
      await waitForLock(sql, name);
      await transaction`select 1 from private.family_links where registered_user_id = ${family.id} for update nowait`;
    });
    expect((await answer)?.status).toBeLessThan(300);
  });

  test.each([
    ['answer_family_link', answerLink],
    ['prove_family_phone', prove],
  ])('ends while %s waits for the card, and then keeps nothing', async (name, start) => {
    const { sql } = personas;
    let told: ReturnType<typeof call> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`select 1 from public."RegisteredUsers" where id = ${family.id} for update`;
      told = start();
      await waitForLock(sql, name);
      await transaction`update private.family_links set revoked_at = now() where registered_user_id = ${family.id}`;
    });
    expect(await told).toMatchObject({ status: 404, refusal: 'link_gone' });
  });

  test('holds the link, for which an opening that tells answers waits without the log', async () => {
    const { sql } = personas;
    await sql`
      update public.introductions set answer = 'interested', answered_by = 'member', answered_at = now(), tell_after = now()
      where id = ${introductionId}`;
    let answer: ReturnType<typeof call> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`select 1 from private.family_links where registered_user_id = ${family.id} for update`;
      // What an admin tells is in the log.
      answer = open(randomUUID(), personas.clients.admin);
      await waitForLock(sql, 'open_family_link');
      await transaction`select 1 from private.audit_head for update nowait`;
    });
    expect((await answer)?.status).toBe(200);
    expect(await sql`select tell_after from public.introductions where id = ${introductionId}`).toEqual([
      { tell_after: null },
    ]);
  });
});

describe('two clerks who record answers at once', () => {
  /** Both calls wait for the cards, and then run one after the other. */
  async function atOnce(first: object, second: object) {
    const { sql, clients } = personas;
    const ids = Object.values(people).map(({ id }) => id);
    const calls: ReturnType<typeof call>[] = [];
    await sql.begin(async (transaction) => {
      await transaction`select 1 from public."RegisteredUsers" where id = any (${ids}) for update`;
      calls.push(
        callAnything(clients.admin, 'record_answer', first),
        callAnything(clients.clerk, 'record_answer', second),
      );
      await waitForLock(sql, 'record_answer', 2);
    });
    return (await Promise.all(calls)).map(({ status }) => status);
  }
  const rows = () => personas.sql`
    select family_id::int, answer, answers_that_day, asked_at is not null as asked, request_id is not null as both
    from public.introductions where family_id in (${people.one.id}, ${people.other.id}) order by id`;

  test('about one family leave one of the two answers, with what follows from it alone', async () => {
    await personas.sql`delete from public.contact_requests where id = ${requestId}`;
    const answers = ['interested', 'not interested'].map((answer) => ({ introduction_id: introductionId, answer }));
    expect(await atOnce(answers[0] ?? {}, answers[1] ?? {})).toEqual([204, 204]);
    const [mine, ...asked] = await rows();
    expect(mine).toMatchObject({ family_id: people.one.id, answers_that_day: 2, asked: false, both: false });
    expect(asked).toHaveLength(mine?.['answer'] === 'interested' ? 1 : 0);
  });

  test('about the two families of a couple make one contact request', async () => {
    const { one, other } = people;
    const { sql } = personas;
    await sql`delete from public.contact_requests where id = ${requestId}`;
    const [theirs] = await sql<{ id: number }[]>`
      insert into public.introductions (family_id, shown_id, how, shown_by_name) values (${other.id}, ${one.id}, 'List', 'A test')
      returning id::int`;
    const interest = (introduction_id: number) => ({ introduction_id, answer: 'interested' });
    expect(await atOnce(interest(introductionId), interest(theirs?.id ?? 0))).toEqual([204, 204]);
    expect(await rows()).toMatchObject([
      { answer: 'interested', both: true },
      { answer: 'interested', both: true },
    ]);
    const requests = await sql`
      select id from public.contact_requests where open and requester_id in (${one.id}, ${other.id})`;
    expect(requests).toHaveLength(1);
  });
});
