// Complaints: everybody sends one, a member reads the own ones, the office answers in time, and the number after a record.
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anyOf, having } from './matching.ts';
import { addPerson, oneValue } from './people.ts';
import { call, callAnything, personaNames, setUpPersonas, signIn, type Client } from './personas.ts';
import { needLittleWork, proofOf } from './scenes.ts';

const { clients, sql } = await setUpPersonas();

async function clear(): Promise<void> {
  await sql`delete from private.grievances`;
  await sql`delete from private.other_sendings`;
  await sql`delete from private.enquiries where name = 'Test flood'`;
  await sql`delete from private.reading_counts where kind = 'enquiry'`;
  await sql`delete from public.notifications where kind like 'grievance %'`;
  await sql`delete from public."RegisteredUsers" where name like 'Test complains%'`;
  await sql`delete from auth.users where email like 'test-complains%'`;
}
const needOwnWork = await needLittleWork(sql);
beforeEach(clear);
afterAll(async () => {
  await needOwnWork();
  await clear();
  await sql`update public.site_settings set grievance_days = 30 where id`;
});

const phone = '+91 51237 60001';
const email = 'selvam@example.com';
const done = { status: 204, data: null };
const numbered = { status: 200, data: anyOf(Number) };
interface Given {
  phone_number?: string | null;
  email?: string;
  [other: string]: unknown;
}
const began = await oneValue<string>(sql`select floor(extract(epoch from now()))::bigint as second`);
let sendings = 0;
/** A challenge of a second of its own: within one, challenge and proof are the same, and a proof is for one complaint. */
const newChallenge = () =>
  oneValue<string>(sql`select private.challenge_of(${began}::bigint - ${(sendings += 1)}::int, 10) as made`);
/** Sends one with its proof, as the form does. */
async function send(given: Given = {}, who: Client = clients.visitor) {
  const { phone_number, email: address } = { phone_number: phone, email: '', ...given };
  const challenge = await newChallenge();
  const proof = proofOf(challenge, phone_number ?? address);
  const sent = { about: 'access', name: 'Test Selvam', words: 'What do you keep?', phone_number: phone };
  return await callAnything(who, 'send_grievance', { challenge, proof, ...sent, ...given });
}
const stored = () => sql<{ id: number; name: string | null }[]>`
  select id::int, about, name, words, language, channel, registered_user_id::int as person, answer, answered_by_name as by,
    acknowledged_at is not null as acknowledged, erased_at is not null as erased, phone_number, email
  from private.grievances left join private.grievance_contacts on grievance_id = id order by id`;
const first = async () => (await stored())[0]?.id ?? 0;
const list = (closed = false, who: Client = clients.admin) => call(who, 'list_grievances', { closed });
const answer = (grievance_id: number, words: string | null, who: Client = clients.admin) =>
  call(who, 'answer_grievance', { grievance_id, answer: words });
/** A member of their own, with their client. */
async function addMember(label = 'complains') {
  const person = await addPerson(sql, { label, login: true, contact: { phone_number: phone, email } });
  return { person, client: await signIn(`test-${label}`) };
}

describe('everybody', () => {
  test.each(personaNames)('%s sends one, and the bureau is notified once', async (persona) => {
    for (const given of [
      { language: 'ta', words: ' Delete me. ', about: 'erasure' },
      { phone_number: null, email },
    ])
      expect(await send(given, clients[persona])).toEqual(numbered);
    expect(await stored()).toEqual([
      having({
        about: 'erasure',
        words: 'Delete me.',
        language: 'ta',
        channel: 'website',
        person: null,
        phone_number: phone,
      }),
      having({ name: 'Test Selvam', phone_number: null, email, acknowledged: false, answer: null }),
    ]);
    expect(await sql`select recipient, message from public.notifications where kind = 'grievance came'`).toEqual([
      { recipient: null, message: 'A complaint has come in.' },
    ]);
  });

  test.each<[string, string, Given]>([
    ['about', 'not_in_list', { about: 'cats' }],
    ['about', 'not_in_list', { about: null }],
    ['name', 'name_missing', { name: ' ' }],
    ['name', 'name_missing', { name: null }],
    ['phone_number', 'phone_not_dialable', { phone_number: '98450' }],
    ['phone_number', 'contact_missing', { phone_number: null }],
    ['phone_number', 'contact_missing', { phone_number: ' ' }],
    ['email', 'email_not_plausible', { email: 'selvam' }],
    ['language', 'not_in_list', { language: 'Tamil' }],
    ['words', 'words_missing', { words: ' ' }],
    ['words', 'too_long', { words: 'அ'.repeat(2001) }],
    ['words', 'contact_in_words', { words: 'Somebody calls from 9845O 12345' }],
    // Where private.plain_text does not read any more, in each part and across them.
    ['words', 'contact_in_words', { words: `${'x '.repeat(960)}98450 12345` }],
    ['words', 'contact_in_words', { words: `${'x '.repeat(900)}98450 12345` }],
    ['words', 'contact_in_words', { words: `${'x '.repeat(497)}98450 12345` }],
  ])('is told what is wrong with the %s: %s', async (hint, refusal, given) => {
    expect(await send(given)).toMatchObject({ status: 400, hint, refusal });
    expect(await stored()).toEqual([]);
  });

  test('writes 2000 characters, and proves the work for the own number', async () => {
    expect(await send({ words: 'அ'.repeat(2000) })).toEqual(numbered);
    expect(await send({ proof: 'none', words: 'Other' })).toMatchObject({ refusal: 'enquiry_expired' });
    expect(await send({ challenge: null, words: 'Other' })).toMatchObject({ refusal: 'enquiry_expired' });
    expect(await send({ words: 'x'.repeat(20_000) })).toMatchObject({ refusal: 'too_large' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a flood', () => {
  const addEnquiries = (count: number) => sql`
    insert into private.enquiries (kind, name) select 'new', 'Test flood' from generate_series(1, ${count})`;
  const hour = async () => (await sql<{ count: number }[]>`select private.enquiries_of_hour('new') as count`)[0]?.count;

  test('counts complaints of visitors and enquiries together, and says to call', async () => {
    const before = (await hour()) ?? 0;
    const { client } = await addMember();
    await send();
    await call(client, 'send_my_grievance', { about: 'other', words: 'x' });
    await call(clients.clerk, 'add_grievance', { about: 'other', name: 'Test', words: 'x', phone_number: phone });
    expect(await hour()).toBe(before + 1);
    expect(await sql`select private.enquiries_of_hour('login') as count`).toEqual([{ count: 0 }]);
    await sql`update private.other_sendings set sent_at = now() - interval '61 minutes'`;
    expect(await hour()).toBe(before);
    await send({ words: 'Another' });
    expect(await sql`select from private.other_sendings`).toHaveLength(1);
    await sql`update private.other_sendings set sent_at = now() - interval '59 minutes'`;
    await send({ words: 'A third' });
    expect(await hour()).toBe(before + 2);
    const challenge = z.string().parse((await call(clients.visitor, 'begin_enquiry')).data);
    const proof = proofOf(challenge, phone);
    await addEnquiries(60);
    expect(await hour()).toBe(60);
    expect(
      await call(clients.visitor, 'send_grievance', {
        about: 'other',
        name: 'Test',
        words: 'x',
        phone_number: phone,
        challenge,
        proof,
      }),
    ).toMatchObject({ status: 400, refusal: 'too_many_enquiries' });
  });

  test('from one address ends after five in an hour, which enquiries count too', async () => {
    const proofs: [string, string][] = [];
    for (let n = 0; n < 6; n += 1) {
      const challenge = await newChallenge();
      proofs.push([challenge, proofOf(challenge, phone)]);
    }
    const rollBack = new Error('Only tried.');
    const answers: string[] = [];
    const trying = sql.begin(async (one) => {
      await one`select set_config('request.headers', '{"x-real-ip": "203.0.113.9"}', true)`;
      await one`select private.count_address()`;
      for (const [n, [challenge, proof]] of proofs.entries()) {
        const failed = await one
          .savepoint(
            (inner) =>
              inner`select public.send_grievance('other', 'Test', ${`Words ${n}`}, ${challenge}, ${proof}, ${phone})`,
          )
          .then(
            () => 'sent',
            (error: unknown) => z.object({ detail: z.string() }).parse(error).detail,
          );
        answers.push(failed);
      }
      throw rollBack;
    });
    await expect(trying).rejects.toBe(rollBack);
    expect(answers).toEqual([...Array<string>(4).fill('sent'), 'too_many_enquiries_here', 'too_many_enquiries_here']);
  });

  test('of one proof is one complaint, and the same again a second try', async () => {
    const challenge = z.string().parse((await call(clients.visitor, 'begin_enquiry')).data);
    const proof = proofOf(challenge, phone);
    const { data: number } = await send({ challenge, proof });
    expect(number).toBe(await first());
    expect(await send({ challenge, proof })).toEqual({ status: 200, data: number });
    expect(await send({ challenge, proof, words: 'Another' })).toMatchObject({
      status: 400,
      refusal: 'enquiry_expired',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('of the same words is one complaint for ten minutes', async () => {
    const sent = await send();
    expect(sent).toEqual(numbered);
    expect(await send()).toEqual(sent);
    for (const [age, count] of [
      ['9 minutes', 1],
      ['11 minutes', 2],
    ] as const) {
      await sql`update private.grievances set created_at = now() - ${age}::interval`;
      await send();
      expect(await stored(), age).toHaveLength(count);
    }
  });
});

describe('a member', () => {
  test('sends one without a number, reads its state and answer, and nobody else’s', async () => {
    const { person, client } = await addMember();
    const other = await addMember('complains-too');
    expect(await call(client, 'send_my_grievance', { about: 'correction', words: 'My age is wrong.' })).toEqual(done);
    expect(await stored()).toEqual([
      having({ name: person.name, channel: 'member', person: person.id, phone_number: null, email: null }),
    ]);
    const grievance_id = await first();
    const mine = () => call(client, 'read_my_grievances');
    expect(await mine()).toMatchObject({
      data: [{ about: 'correction', words: 'My age is wrong.', acknowledged_at: null, answer: null }],
    });
    expect(await call(other.client, 'read_my_grievances')).toEqual({ status: 200, data: [] });
    expect(await list()).toMatchObject({ data: { list: [{ profile_id: person.id, has_contact: false }] } });
    expect(await call(clients.clerk, 'read_grievance_contact', { grievance_id })).toEqual({ status: 200, data: null });
    await call(clients.clerk, 'acknowledge_grievance', { grievance_id });
    await answer(grievance_id, ' It is right now. ');
    expect(await mine()).toMatchObject({ data: [{ acknowledged_at: anyOf(String), answer: 'It is right now.' }] });
    expect(
      await sql`select kind, recipient is not null as own from public.notifications where kind like 'grievance %' order by id`,
    ).toEqual([
      { kind: 'grievance came', own: false },
      { kind: 'grievance received', own: true },
      { kind: 'grievance answered', own: true },
    ]);
    const file = await call(client, 'export_my_data');
    expect(file.data).toMatchObject({ grievances: [{ words: 'My age is wrong.', answer: 'It is right now.' }] });
  });

  test('has a limit of the day, and keeps to the rules for words', async () => {
    const { client } = await addMember();
    const sendMine = (words: string | null, about = 'other') => call(client, 'send_my_grievance', { about, words });
    expect(await sendMine(null)).toMatchObject({ refusal: 'words_missing' });
    expect(await sendMine('Call 98450 12345')).toMatchObject({ refusal: 'contact_in_words' });
    expect(await sendMine('x', 'cats')).toMatchObject({ hint: 'about' });
    for (let n = 0; n < 10; n += 1) expect(await sendMine(`Words ${n}`)).toEqual(done);
    expect(await sendMine('One more')).toMatchObject({ status: 400, refusal: 'too_many_enquiries' });
    expect(await stored()).toHaveLength(10);
  });
});

describe.each(['admin', 'clerk'] as const)('the office, %s,', (role) => {
  const who = () => clients[role];

  test('reads a number or an address after a record, and the people who have it', async () => {
    const { person } = await addMember();
    await send();
    await send({ phone_number: null, email: 'SELVAM@example.com' });
    expect(JSON.stringify(await list(false, who()))).not.toMatch(/51237|example/);
    for (const { id: grievance_id } of await stored()) {
      const read = () => call(who(), 'read_grievance_contact', { grievance_id });
      expect(await read()).toMatchObject({ status: 403, refusal: 'opening_not_recorded' });
      await call(who(), 'open_grievance_contact', { grievance_id });
      expect((await read()).data).toMatchObject({ people: [{ id: person.id, name: person.name }] });
      const [entry] = await sql`
        select action, new_values from public.audit_log where table_name = 'grievances' and record_id = ${grievance_id} order by id desc`;
      expect(entry).toEqual({ action: 'read number of enquiry', new_values: { found: [person.id] } });
    }
    expect(await call(who(), 'read_grievance_contact', { grievance_id: 999_999_999 })).toEqual({
      status: 200,
      data: null,
    });
  });

  test('adds one of the telephone, acknowledges and answers it, and the answer stays', async () => {
    const given = { about: 'misuse', name: 'Test Selvam', words: 'He sells lists.' };
    expect(await call(who(), 'add_grievance', given)).toMatchObject({
      hint: 'phone_number',
      refusal: 'contact_missing',
    });
    for (const _ of [1, 2]) expect(await call(who(), 'add_grievance', { ...given, email })).toEqual(done);
    expect(await stored()).toEqual([having({ channel: 'office', language: null, email })]);
    const grievance_id = await first();
    const acknowledge = () => call(who(), 'acknowledge_grievance', { grievance_id });
    for (const _ of [1, 2]) expect(await acknowledge()).toEqual(done);
    for (const [words, refusal] of [
      [' ', 'answer_missing'],
      [null, 'answer_missing'],
      ['x'.repeat(2001), 'too_long'],
      [`${'x '.repeat(900)}98450 12345`, 'contact_in_text'],
    ] as const)
      expect(await answer(grievance_id, words, who())).toMatchObject({ status: 400, hint: 'answer', refusal });
    for (const _ of [1, 2]) expect(await answer(grievance_id, 'We looked.', who())).toEqual(done);
    expect(await answer(grievance_id, 'Other words.', who())).toMatchObject({
      status: 409,
      refusal: 'grievance_closed',
    });
    expect(await acknowledge()).toMatchObject({ status: 409, refusal: 'grievance_closed' });
    expect(await answer(999_999_999, 'x', who())).toMatchObject({ status: 404, refusal: 'grievance_gone' });
    await expect(sql`update private.grievances set answer = 'Other words.'`).rejects.toThrow(/closed already/);
    expect(await list(false, who())).toMatchObject({ data: { count: 0 } });
    expect(await list(true, who())).toMatchObject({ data: { count: 1, list: [{ answer: 'We looked.' }] } });
    // The log says what was done, and no word of it.
    const log = await sql`
      select action, new_values::text as values from public.audit_log where table_name = 'grievances' and record_id = ${grievance_id} order by id`;
    expect(log).toEqual(['insert', 'update', 'update'].map((action) => having({ action })));
    expect(JSON.stringify(log)).not.toMatch(/Selvam|lists|looked|example/);
  });

  test('has a clock by the setting, on Today too', async () => {
    onTestFinished(async () => {
      await sql`update public.site_settings set grievance_days = 30 where id`;
    });
    await send();
    await sql`update public.site_settings set grievance_days = 60 where id`;
    await sql`update private.grievances set created_at = '2026-01-01T00:00:00Z'`;
    const clock = {
      acknowledge_by: '2026-01-03T00:00:00+00:00',
      warn_at: '2026-02-10T00:00:00+00:00',
      due_at: '2026-03-02T00:00:00+00:00',
    };
    expect(await list(false, who())).toMatchObject({ data: { list: [clock] } });
    expect(await call(who(), 'read_today', { mine: true })).toMatchObject({
      data: { grievances: { count: 1, list: [{ name: 'Test Selvam', is_acknowledged: false, ...clock }] } },
    });
    await answer(await first(), 'We looked.', who());
    expect(await call(who(), 'read_today')).toMatchObject({ data: { grievances: { count: 0 } } });
  });
});

test('the words go with the person, the days stay; nobody else’s go', async () => {
  const { person, client } = await addMember();
  const sister = await addPerson(sql, {
    label: 'complains-sister',
    contact: { phone_number: '+91 51237 60002', email: null },
  });
  await sql`update public.contact_details set second_phone_number = '+91 51237 60002' where registered_user_id = ${person.id}`;
  await call(client, 'send_my_grievance', { about: 'erasure', words: 'Own' });
  await answer(await first(), 'Done.');
  await send({ name: 'Test number' });
  await send({ name: 'Test address', phone_number: null, email });
  await send({ name: 'Test shared', phone_number: '+91 51237 60002' });
  await send({ name: 'Test other', phone_number: '+91 51237 60003' });
  await sql`select private.erase_person(${person.id})`;
  const rows = await stored();
  const gone = having({
    erased: true,
    name: null,
    words: null,
    answer: null,
    phone_number: null,
    email: null,
    person: null,
  });
  expect(rows).toEqual([gone, gone, gone, having({ name: 'Test shared' }), having({ name: 'Test other' })]);
  expect(await list()).toMatchObject({ data: { count: 2 } });
  expect(await list(true)).toMatchObject({ data: { count: 3 } });
  expect(await answer(rows[1]?.id ?? 0, 'Late.')).toMatchObject({ status: 409, refusal: 'grievance_closed' });
  await sql`select private.erase_person(${sister.id})`;
  expect(await list()).toMatchObject({ data: { count: 1, list: [{ name: 'Test other' }] } });
});

test('a closed one is erased 365 days after its answer, an open one never', async () => {
  await sql`
    insert into private.grievances (about, name, words, channel, acknowledged_at, acknowledged_by_name, answer, answered_at, answered_by_name)
    select 'other', 'Test ' || days, 'x', 'office', now(), 'Test', 'x', now() - days * interval '1 day', 'Test' from unnest(array[364, 366]) as days`;
  await sql`
    insert into private.grievances (about, channel, erased_at, created_at) values ('other', 'office', now() - interval '366 days', now())`;
  await sql`
    insert into private.grievances (about, name, words, channel, created_at) values ('other', 'Test open', 'x', 'office', now() - interval '400 days')`;
  expect(await sql`select private.forget_grievances(now()) as erased`).toEqual([{ erased: 2 }]);
  expect((await stored()).map(({ name }) => name)).toEqual(['Test 364', 'Test open']);
});
