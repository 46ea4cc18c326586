import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { choices, type Choice } from '../../web/src/features/contact-requests/api.ts';
import { having } from './matching.ts';
import { call, setUpPersonas, type Client } from './personas.ts';
import type { TestPerson } from './people.ts';
import { addMember, startAgain } from './scenes.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const bride = await addMember(sql, { label: 'bride-of-choices' });
const groom = await addMember(sql, { label: 'groom-of-choices', card: { gender: 'groom' } });
const other = await addMember(sql, { label: 'other-of-choices', card: { gender: 'groom' } });

const listOf = async (who: Client, about?: { id: number }) =>
  choices.shape.parse((await call(who, 'list_my_choices', { about: about?.id })).data);
const about = async (person: TestPerson, who = bride.client): Promise<Choice | undefined> =>
  (await listOf(who)).find(({ id }) => id === person.id);
const show = (person: TestPerson) =>
  call(admin, 'show_people', { profile_id: bride.id, shown_ids: [person.id], how: 'List' });
const say = (person: TestPerson, answer: string, who = bride.client) =>
  call(who, 'answer_match', { profile_id: person.id, answer });
/** The time to take an interest back is over, and the bureau reads. */
const tellAll = async () => {
  await sql`update public.introductions set tell_after = now() where tell_after is not null`;
  await call(admin, 'read_today');
};
const ask = async (person: TestPerson, who = bride.client) =>
  z.number().parse((await call(who, 'ask_for_contact', { profile_id: person.id })).data);
const requestsLeft = async () =>
  z.array(z.object({ left_now: z.number() })).parse((await call(bride.client, 'read_request_allowance')).data)[0]
    ?.left_now;
const agree = async (requestId: number, man = groom) => {
  for (const family_of of [bride.id, man.id]) {
    const consent = { given_on: '2026-01-02', channel: 'Telephone', person: 'The father' };
    await call(admin, 'record_consent', { request_id: requestId, family_of, ...consent });
  }
  expect(await call(admin, 'decide_request', { request_id: requestId, approve: true, both_ways: true })).toMatchObject({
    status: 204,
  });
};

beforeEach(async () => {
  await startAgain(sql, bride, groom, other);
  await sql`delete from public.introductions`;
});

describe('the choices of a member', () => {
  test('have one row with one state for each person, whatever records it', async () => {
    await call(bride.client, 'like_profile', { profile_id: groom.id });
    expect(await about(groom)).toMatchObject({ state: 'marked', marked: true, may_answer: false, request_id: null });
    await show(groom);
    expect(await about(groom)).toMatchObject({ state: 'marked', may_answer: true });
    const left = await requestsLeft();

    // The yes to a person that the bureau showed is an answer: no request, and no limit.
    await say(groom, 'interested');
    expect(await about(groom)).toMatchObject({ state: 'waiting', marked: true });
    await tellAll();
    expect(await about(groom)).toMatchObject({ state: 'asked', request_id: null, may_answer: true });
    expect(await requestsLeft()).toBe(left);
    await say(groom, 'later');
    expect(await about(groom)).toMatchObject({ state: 'marked' });

    // Of another one it is a request.
    const requestId = await ask(other);
    expect(await about(other)).toMatchObject({
      state: 'asked',
      request_id: requestId,
      may_answer: false,
      marked: true,
    });
    expect(await requestsLeft()).toBe((left ?? 0) - 1);
    expect(await listOf(bride.client)).toHaveLength(2);
    await call(bride.client, 'withdraw_request', { request_id: requestId });
    expect(await about(other)).toMatchObject({ state: 'withdrawn', request_id: null });
  });

  test('say when both families are interested, and whose details they have', async () => {
    await show(groom);
    await say(groom, 'interested');
    expect(await listOf(groom.client, bride)).toEqual([having({ said_yes: false })]);
    await tellAll();
    expect(await listOf(groom.client, bride)).toEqual([having({ said_yes: true })]);
    await sql`update public.site_settings set asked_families = 'bureau calls'`;
    expect(await listOf(groom.client, bride)).toEqual([having({ said_yes: false })]);
    await sql`update public.site_settings set asked_families = 'may answer'`;
    await say(bride, 'interested', groom.client);
    await tellAll();
    expect(await about(groom)).toMatchObject({ state: 'both', may_answer: false });
    expect(await about(bride, groom.client)).toMatchObject({ state: 'both' });
    const [request] = await sql<{ id: number }[]>`select id::int from public.contact_requests where open`;
    await agree(request?.id ?? 0);
    // One of the two has a request, the other one an answer alone.
    for (const [person, who] of [
      [groom, bride.client],
      [bride, groom.client],
    ] as const)
      expect(await about(person, who)).toEqual(having({ state: 'shared', given: true }));
  });

  test('an end reads the same, whatever ended it, and has no day', async () => {
    const third = await addMember(sql, { label: 'third-of-choices', card: { gender: 'groom' } });
    await agree(await ask(third), third);
    expect(await about(third)).toMatchObject({ state: 'shared' });
    await sql`
      update public.disclosures set revoked_at = now(), revoke_reason = 'A mistake', revoked_by_name = 'Test'
      where recipient_id = ${bride.id}`;
    const takenBack = await about(third);
    expect(takenBack).toEqual(having({ state: 'revoked', since: null, decline_reason: null }));
    await sql`
      update public.disclosures set revoked_at = null, revoke_reason = null, revoked_by_name = null
      where recipient_id = ${bride.id}`;
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      values (${third.id}, 'sharing', false, 1, 'en', 'Self', 'link', private.today())`;
    expect(await about(third)).toEqual(takenBack);
  });

  test('are their own, and have nothing of a person that they do not see', async () => {
    await call(bride.client, 'like_profile', { profile_id: groom.id });
    expect(await listOf(groom.client)).toEqual([]);
    const hides = [
      () => sql`update public."RegisteredUsers" set status = 'on hold' where id = ${groom.id}`,
      () => sql`insert into public.blocks values (${groom.id}, ${bride.id})`,
    ];
    for (const hide of hides) {
      await sql`update public."RegisteredUsers" set status = 'verified' where id = ${groom.id}`;
      await hide();
      expect(await about(groom)).toMatchObject({
        state: 'gone',
        name: null,
        age: null,
        location: null,
        picture: null,
        marked: true,
      });
    }
    await sql`delete from public.blocks where blocker_id = ${groom.id}`;
  });

  test('tell of one person whether a yes would be an answer, also without a state', async () => {
    expect(await listOf(bride.client, groom)).toEqual([having({ id: groom.id, state: null, may_answer: false })]);
    await show(groom);
    expect(await listOf(bride.client, groom)).toEqual([having({ state: null, may_answer: true })]);
    expect(await listOf(bride.client)).toEqual([]);
  });
});
