// Enquiries: everybody sends one and learns nothing by it, the bureau reads them, and the number after a record.
import type postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { findProof } from '../../web/src/bureau/proof-of-work.ts';
import { enquiries } from '../../web/src/features/enquiries/api.ts';
import { having } from './matching.ts';
import { givenConsents } from './consents.ts';
import { addPerson } from './people.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';
import { call, personaNames, readContact, setUpPersonas, type Client } from './personas.ts';
import { needLittleWork, proofOf } from './scenes.ts';

const personas = await setUpPersonas();

async function clear(): Promise<void> {
  const { sql } = personas;
  await sql`delete from private.enquiries`;
  await sql`delete from private.reading_counts where kind = 'enquiry'`;
  await sql`delete from public.notifications where kind = 'enquiry came'`;
}
// Most tests send many.
let needOwnWork = await needLittleWork(personas.sql);
beforeEach(clear);
afterAll(async () => {
  await needOwnWork();
  await clear();
  await removeTestPictures(personas.sql);
});

const phone = '+91 51237 40001';
const fresh = async (kind = 'new') =>
  z.string().parse((await call(personas.clients.visitor, 'begin_enquiry', { kind })).data);
/** Sends an enquiry with its proof, as the form does. */
async function sendAs(client: Client, given: Record<string, unknown> = {}) {
  const challenge = await fresh();
  const phone_number = typeof given['phone_number'] === 'string' ? given['phone_number'] : phone;
  const proof = proofOf(challenge, phone_number);
  return await call(client, 'send_enquiry', {
    kind: 'new',
    name: 'Test Selvam',
    phone_number,
    challenge,
    proof,
    ...given,
  });
}
const send = (given: Record<string, unknown> = {}) => sendAs(personas.clients.visitor, given);
const done = { status: 204, data: null };
const stored = () => personas.sql<{ id: number; kind: string; name: string; state: string }[]>`
  select id::int, kind, name, relative, best_time, words, language, state, registered_user_id::int,
    (select phone_number from private.enquiry_numbers where enquiry_id = id) as phone_number
  from private.enquiries order by id`;
const first = async () => (await stored())[0]?.id ?? 0;

const list = async (closed = false, who = personas.clients.admin) =>
  enquiries.shape.parse((await call(who, 'list_enquiries', { closed })).data);
const open = (enquiry_id: number, who: Client = personas.clients.admin) =>
  call(who, 'open_enquiry_number', { enquiry_id });
const read = (enquiry_id: number, who: Client = personas.clients.admin) =>
  call(who, 'read_enquiry_number', { enquiry_id });

describe('everybody', () => {
  test.each(personaNames)('%s sends one, and the bureau is notified once', async (persona) => {
    const given = { relative: 'Daughter', best_time: 'Evening', words: ' She is a nurse. ', language: 'ta' };
    expect(await sendAs(personas.clients[persona], given)).toEqual(done);
    expect(await send({ kind: 'login', name: 'Test Asha' })).toEqual(done);
    expect(await stored()).toEqual([
      having({ kind: 'new', ...given, words: 'She is a nurse.', state: 'new', phone_number: phone }),
      having({ kind: 'login', name: 'Test Asha', relative: null, phone_number: phone }),
    ]);
    expect(await personas.sql`select recipient, message from public.notifications where kind = 'enquiry came'`).toEqual(
      [{ recipient: null, message: 'Enquiries have come in.' }],
    );
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['kind', 'not_in_list', { kind: 'old' }],
    ['name', 'name_missing', { name: ' ' }],
    ['name', 'name_without_letters', { name: '!' }],
    ['name', 'contact_in_field', { name: 'Selvam 98450 12345' }],
    ['name', 'too_long', { name: 'x'.repeat(121) }],
    ['phone_number', 'phone_missing', { phone_number: ' ' }],
    ['phone_number', 'phone_not_dialable', { phone_number: '98450' }],
    ['phone_number', 'phone_not_dialable', { phone_number: '+91 98450 123456' }],
    ['phone_number', 'phone_not_dialable', { phone_number: '+91 98450 1234' }],
    ['relative', 'not_in_list', { relative: 'Cat' }],
    ['relative', 'not_in_list', { kind: 'login', relative: 'Son' }],
    ['relative', 'not_in_list', { kind: 'link', relative: 'Son' }],
    ['best_time', 'not_in_list', { best_time: 'Night' }],
    ['language', 'not_in_list', { language: 'Tamil' }],
    ['words', 'contact_in_words', { words: 'Call 9845O 12345' }],
    ['words', 'too_long', { words: 'அ'.repeat(501) }],
  ])('is told what is wrong with the %s: %s', async (hint, refusal, given) => {
    expect(await send(given)).toMatchObject({ status: 400, hint, refusal });
    expect(await stored()).toEqual([]);
  });

  test('gets the same answer for a number or login that exists, one that does not, and as a program', async () => {
    await addPerson(personas.sql, { label: 'enquired', login: true, contact: { phone_number: phone } });
    expect(await send({ kind: 'login', name: 'Test enquired' })).toEqual(done);
    expect(await send({ kind: 'login', name: 'Test nobody', phone_number: '+91 51237 40002' })).toEqual(done);
    expect(await send({ website: 'https://example.com', challenge: 'none', phone_number: '+91 51237 40003' })).toEqual(
      done,
    );
    expect(await stored()).toHaveLength(2);
    await personas.sql`delete from public."RegisteredUsers" where name = 'Test enquired'`;
  });
});

describe('the proof', () => {
  test('is asked for, and belongs to one number and to a challenge of the last ten minutes', async () => {
    const challenge = await fresh();
    const proof = await findProof(challenge, phone);
    const tried = async (given: object) =>
      await call(personas.clients.visitor, 'send_enquiry', {
        kind: 'new',
        name: 'Test',
        phone_number: phone,
        challenge,
        proof,
        ...given,
      });
    const invented = challenge.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const given of [
      { proof: `${proof}0` },
      { proof: null },
      { challenge: null },
      { challenge: '' },
      { phone_number: '+91 51237 40009' },
      { challenge: invented, proof: proofOf(invented, phone) },
    ])
      expect(await tried(given)).toMatchObject({ status: 400, refusal: 'enquiry_expired' });
    expect(await tried({})).toEqual(done);

    const solvedAgo = async (seconds: number) => {
      const [row] = await personas.sql<{ made: string }[]>`
        select private.challenge_of(floor(extract(epoch from now()))::bigint - ${seconds}, 10) as made`;
      const made = row?.made ?? '';
      return { challenge: made, proof: proofOf(made, phone) };
    };
    expect(await tried(await solvedAgo(590))).toEqual(done);
    expect(await tried(await solvedAgo(610))).toMatchObject({ refusal: 'enquiry_expired' });
    expect(await tried(await solvedAgo(-60))).toMatchObject({ refusal: 'enquiry_expired' });
  });
});

describe('a flood', () => {
  /** Sends one from an address that the sender has chosen, as past the gateway; the code of the refusal, or null. */
  async function sendFrom(sql: postgres.TransactionSql, address: string, given: [string, string, string]) {
    try {
      await sql.savepoint(async (one) => {
        await one`select set_config('request.headers', ${JSON.stringify({ 'x-real-ip': address })}, true)`;
        await one`select public.send_enquiry('new', 'Test flood', ${given[0]}, ${given[1]}, ${given[2]})`;
      });
      return null;
    } catch (error) {
      return z.object({ detail: z.string() }).parse(error).detail;
    }
  }
  const numberAt = (n: number) => `+91 51237 5${String(n).padStart(4, '0')}`;
  const rollBack = new Error('Only tried.');
  /**
   * What was answered to a flood, how often, and how many rows it left.
   * @param signal of the test: after its timeout, the transaction would keep the lock of all enquiries
   */
  async function flood(
    signal: AbortSignal,
    times: number,
    addressAt: (n: number) => string,
    number: (n: number) => string,
  ) {
    const told: Record<string, number> = {};
    let rows: unknown;
    // Before the transaction begins: a challenge of a later second is none.
    const challenge = await fresh();
    const trying = personas.sql.begin(async (sql) => {
      for (let n = 0; n < times; n += 1) {
        signal.throwIfAborted();
        const to = number(n);
        const proof = proofOf(challenge, to, n * 100_000);
        const answer = (await sendFrom(sql, addressAt(n), [to, challenge, proof])) ?? 'sent';
        told[answer] = (told[answer] ?? 0) + 1;
      }
      [rows] = await sql`
        select (select count(*)::int from private.enquiries) as enquiries,
          (select count(*)::int from private.reading_counts where kind = 'enquiry') as counts,
          (select count(*)::int from public.notifications where kind = 'enquiry came') as notifications`;
      throw rollBack;
    });
    await expect(trying).rejects.toBe(rollBack);
    return { told, rows };
  }

  test('of one number leaves three in a day, and says nothing of it', async ({ signal }) => {
    expect(
      await flood(
        signal,
        200,
        (n) => `203.0.113.${n}`,
        () => phone,
      ),
    ).toEqual({ told: { sent: 200 }, rows: { enquiries: 3, counts: 404, notifications: 1 } });
  });

  test('of one proof leaves one enquiry, and does not keep out the lost login of its number', async () => {
    const challenge = await fresh();
    const given = { challenge, proof: proofOf(challenge, phone) };
    for (let n = 0; n < 4; n += 1) expect(await send(given)).toEqual(done);
    expect(await send({ kind: 'login' })).toEqual(done);
    expect((await stored()).map(({ kind }) => kind)).toEqual(['new', 'login']);
  });

  test('from one address leaves five in an hour, and ten in a day', async ({ signal }) => {
    expect(await flood(signal, 8, () => '203.0.113.7', numberAt)).toEqual({
      told: { sent: 5, too_many_enquiries_here: 3 },
      rows: { enquiries: 5, counts: 12, notifications: 1 },
    });
    await personas.sql`select private.count_today('address 203.0.113.7', 10) from generate_series(1, 8)`;
    expect(await flood(signal, 4, () => '203.0.113.7', numberAt)).toMatchObject({
      told: { sent: 2, too_many_enquiries_here: 2 },
    });
  });

  const earlier = (kind: string, count: number) => personas.sql`
    insert into private.enquiries (kind, name) select ${kind}, 'Test earlier' from generate_series(1, ${count})`;

  test('has to work more, and then to call; lost logins have an hour of their own', async () => {
    await needOwnWork();
    onTestFinished(async () => {
      needOwnWork = await needLittleWork(personas.sql);
    });
    const bits = async (kind: string) => Number((await fresh(kind)).split('-')[1]);
    expect(await bits('new')).toBe(15);
    expect(await call(personas.clients.visitor, 'begin_enquiry', { kind: 'old' })).toMatchObject({ hint: 'kind' });
    const easy = await fresh();
    await earlier('new', 3);
    expect(await bits('new')).toBe(15);
    await earlier('new', 1);
    expect(await bits('new')).toBe(16);
    // Nobody keeps easy challenges for later.
    const sendSolved = (challenge: string) =>
      call(personas.clients.visitor, 'send_enquiry', {
        kind: 'new',
        name: 'Test',
        phone_number: phone,
        challenge,
        proof: proofOf(challenge, phone),
      });
    expect(await sendSolved(easy)).toMatchObject({ refusal: 'enquiry_expired' });
    expect(await sendSolved(await fresh())).toEqual(done);
    await earlier('new', 35);
    expect(await bits('new')).toBe(25);
    await earlier('new', 19);
    expect(await bits('new')).toBe(29);
    await earlier('new', 1);
    for (const answer of [await call(personas.clients.visitor, 'begin_enquiry'), await sendSolved(easy)])
      expect(answer).toMatchObject({ status: 400, refusal: 'too_many_enquiries' });
    expect(await bits('login')).toBe(15);
    const challenge = await fresh('login');
    const lost = { kind: 'login', name: 'Test Asha', phone_number: numberAt(1), challenge };
    expect(
      await call(personas.clients.visitor, 'send_enquiry', { ...lost, proof: proofOf(challenge, numberAt(1)) }),
    ).toEqual(done);
  });

  test('side by side does not pass the limit of the hour, which ends', async () => {
    const { sql } = personas;
    await earlier('new', 58);
    const challenge = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        call(personas.clients.visitor, 'send_enquiry', {
          kind: 'new',
          name: 'Test',
          phone_number: numberAt(n),
          challenge,
          proof: proofOf(challenge, numberAt(n)),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
    expect(answers.filter(({ refusal }) => refusal === 'too_many_enquiries')).toHaveLength(2);
    await sql`update private.enquiries set created_at = now() - interval '59 minutes'`;
    expect(await call(personas.clients.visitor, 'begin_enquiry')).toMatchObject({ refusal: 'too_many_enquiries' });
    await sql`update private.enquiries set created_at = now() - interval '61 minutes'`;
    expect(await send({ phone_number: numberAt(7) })).toEqual(done);
  });

  test('does not tell whether a number has sent one today by the limit of the address', async () => {
    const toldBy = async (sentByOthers: number) => {
      const challenge = await fresh();
      const answers = await personas.sql.begin(async (sql) => {
        const solved = (number: string): [string, string, string] => [number, challenge, proofOf(challenge, number)];
        for (let n = 0; n < sentByOthers; n += 1) await sendFrom(sql, `203.0.113.${n}`, solved(phone));
        const told = [];
        for (let n = 0; n < 12; n += 1)
          told.push(await sendFrom(sql, '203.0.113.99', solved(n < 3 ? phone : numberAt(n))));
        await sql`delete from private.reading_counts where kind = 'enquiry'`;
        await sql`delete from private.enquiries`;
        return told;
      });
      return answers;
    };
    expect(await toldBy(1)).toEqual(await toldBy(0));
  });

  test('keeps no address, and the hash for a day', async () => {
    await send();
    const rows = await personas.sql`select reader::text, count from private.reading_counts where kind = 'enquiry'`;
    expect(rows.length).toBeGreaterThan(0);
    await personas.sql`update private.reading_counts set day = day - 1 where kind = 'enquiry'`;
    await personas.sql`select private.forget_readings()`;
    expect(await personas.sql`select from private.reading_counts where kind = 'enquiry'`).toHaveLength(0);
  });
});

describe.each(['admin', 'clerk'] as const)('the bureau (%s)', (persona) => {
  const who = () => personas.clients[persona];
  const reads = async () => {
    const rows = await personas.sql<{ new_values: unknown }[]>`
      select new_values from public.audit_log where action = 'read number of enquiry' and record_id = ${await first()} order by id`;
    return rows.map(({ new_values }) => new_values);
  };

  test('reads the number only after a record, for a minute', async () => {
    await send();
    const id = await first();
    expect(JSON.stringify(await call(who(), 'list_enquiries'))).not.toMatch(/40001/);
    const isRefused = async () => {
      expect(await read(id, who())).toMatchObject({ status: 403, refusal: 'opening_not_recorded', data: null });
    };
    await isRefused();
    const record = async (seconds: number, action: string, enquiry = id) => personas.sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id)
      select now() - make_interval(secs => ${seconds}), user_id, 'A test', ${action}, 'enquiries', ${enquiry}
      from public.accounts where username = ${persona}`;
    await record(61, 'read number of enquiry');
    await record(0, 'update');
    await record(0, 'read number of enquiry', id + 1_000_000);
    // Another admin's opening is no opening.
    await open(id, personas.clients[persona === 'admin' ? 'clerk' : 'admin']);
    await isRefused();
    await record(55, 'read number of enquiry');
    expect((await read(id, who())).data).toEqual({ phone_number: phone, people: [] });
    expect(await open(id, who())).toEqual(done);
    expect((await read(id, who())).data).toEqual({ phone_number: phone, people: [] });
    expect((await reads()).at(-1)).toEqual({ found: [] });
    expect(await open(999_999_999, who())).toEqual(done);
    expect(await read(999_999_999, who())).toMatchObject({ status: 200, data: null });
  });

  test('sees that a number is registered already, and whose it is with the number', async () => {
    const person = await addPerson(personas.sql, { label: 'known', contact: { second_phone_number: '+915123740001' } });
    await send();
    const id = await first();
    expect(await list(false, who())).toMatchObject({ count: 1, list: [{ id, is_registered: true }] });
    expect(JSON.stringify(await call(who(), 'list_enquiries'))).not.toContain(person.name);
    await open(id, who());
    expect((await read(id, who())).data).toMatchObject({ people: [{ id: person.id, name: person.name }] });
    expect(await reads()).toEqual([{ found: [person.id] }]);
    await personas.sql`delete from public."RegisteredUsers" where id = ${person.id}`;
  });

  test('says how the family came, which is the website until then', async () => {
    await send();
    const id = await first();
    const set = (given: { source: string; source_name?: string; enquiry_id?: number }) =>
      call(who(), 'set_enquiry_source', { enquiry_id: id, ...given });
    expect(await list(false, who())).toMatchObject({ list: [{ source: 'Website', source_name: null }] });
    expect(await set({ source: 'Neighbour' })).toMatchObject({ refusal: 'not_in_list', hint: 'source' });
    expect(await set({ source: 'Temple', source_name: 'Call 98450 12345' })).toMatchObject({ hint: 'source_name' });
    expect(await set({ source: 'Temple', source_name: ' Murugan Temple ' })).toEqual(done);
    expect(await list(false, who())).toMatchObject({ list: [{ source: 'Temple', source_name: 'Murugan Temple' }] });
    expect(await set({ enquiry_id: 999_999_999, source: 'Temple' })).toMatchObject({ refusal: 'enquiry_gone' });
  });

  test('adds one of the counter, once, with the checks of all others', async () => {
    const add = (given: Record<string, unknown> = {}) =>
      call(who(), 'add_enquiry', {
        name: 'Selvam',
        phone_number: phone,
        source: 'Walk-in',
        words: 'A nurse.',
        ...given,
      });
    for (const _ of [1, 2]) expect(await add()).toEqual(done);
    expect(await list(false, who())).toMatchObject({
      count: 1,
      list: [{ name: 'Selvam', words: 'A nurse.', source: 'Walk-in', has_number: true, state: 'new', language: null }],
    });
    for (const [wrong, hint] of [
      [{ name: ' ' }, 'name'],
      [{ phone_number: '98450' }, 'phone_number'],
      [{ words: 'Call 98450 12345' }, 'words'],
      [{ source: null }, 'source'],
      [{ source_name: 'Call 98450 12345' }, 'source_name'],
    ] as const)
      expect(await add(wrong), hint).toMatchObject({ status: 400, hint });
    for (const [age, count] of [
      ['9 minutes', 1],
      ['11 minutes', 2],
    ] as const) {
      await personas.sql`update private.enquiries set created_at = now() - ${age}::interval`;
      await add();
      expect(await stored(), age).toHaveLength(count);
    }
  });

  test.each(['login', 'link'])('sets states, which another one does not overwrite: %s', async (kind) => {
    await send();
    await send({ kind, name: 'Test Asha', phone_number: '+91 51237 40002' });
    const [id, lost] = (await stored()).map((row) => row.id);
    const set = (enquiry_id: number | undefined, new_state: string | null, seen_state: string) =>
      call(who(), 'set_enquiry_state', { enquiry_id, new_state, seen_state });
    expect(await set(id, 'called', 'new')).toEqual(done);
    expect(await set(id, 'called', 'new')).toEqual(done);
    expect(await set(id, 'declined', 'new')).toMatchObject({ status: 409, refusal: 'enquiry_changed' });
    for (const wrong of ['registered', 'done', 'other', null])
      expect(await set(id, wrong, 'called')).toMatchObject({ status: 400, refusal: 'not_in_list' });
    for (const wrong of ['visit agreed', 'declined'])
      expect(await set(lost, wrong, 'new')).toMatchObject({ status: 400, refusal: 'not_in_list' });
    expect(await set(id, 'visit agreed', 'called')).toEqual(done);
    expect((await list(false, who())).list.find((one) => one.id === id)?.called_by_name).toBeTruthy();
    expect(await set(lost, 'done', 'new')).toEqual(done);
    expect(await set(999_999_999, 'called', 'new')).toMatchObject({ status: 404, refusal: 'enquiry_gone' });
    expect(await list(true, who())).toMatchObject({ count: 1, list: [{ id: lost }] });
    expect(await set(lost, 'new', 'done')).toEqual(done);
    // The log says what was done, and no word of the sender.
    const log = await personas.sql`
      select actor_name, action, new_values from public.audit_log where table_name = 'enquiries' and record_id = ${id ?? 0} order by id`;
    expect(log).toEqual([
      having({ action: 'update', new_values: having({ state: 'called' }) }),
      having({ action: 'update', new_values: having({ state: 'visit agreed' }) }),
    ]);
    expect(await call(who(), 'read_today')).toMatchObject({ data: { enquiries: { count: 1 } } });
  });

  test('registers the person of an enquiry, whose number is then theirs alone', async () => {
    await send({ relative: 'Self', words: 'B.E., 26, Kongu, call after 6', language: 'te' });
    const enquiry_id = await first();
    const register = async (given: object = {}) => {
      const request_id = crypto.randomUUID();
      const id = z.number().parse((await call(who(), 'reserve_registration', { request_id })).data);
      const first_img = await uploadPicture(who(), 'profile-images', id);
      const args = {
        request_id,
        person: { name: 'Test Selvam', phone_number: phone, first_img, ...given },
        further_lines: 'Kulam: Kaadai',
        enquiry_id,
        consents: givenConsents,
      };
      return { id, args, answer: await call(who(), 'register_person', args) };
    };
    // A refused registration leaves the enquiry as it is.
    expect((await register({ name: '' })).answer).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([having({ state: 'new', phone_number: phone })]);
    const { id, args, answer } = await register();
    expect(answer).toEqual({ status: 200, data: id });
    expect(await call(who(), 'register_person', args)).toEqual({ status: 200, data: id });
    expect(await stored()).toEqual([having({ state: 'registered', registered_user_id: id, phone_number: null })]);
    await call(who(), 'open_contact_details', { wanted_id: id });
    expect(await readContact(who(), id)).toMatchObject({ phone_number: phone });
    // The notice was read in another one.
    expect((await call(who(), 'read_family_language', { profile_id: id })).data).toBe('te');
    expect((await register()).answer).toMatchObject({ status: 409, refusal: 'enquiry_changed' });
    // Its words are the first entry of the log, once, by the sender and of that moment.
    const { data } = await who()
      .from('profile_log')
      .select('kind, entry, written_by_name')
      .eq('registered_user_id', id)
      .order('id');
    expect(data).toEqual([
      { kind: 'Enquiry', entry: 'B.E., 26, Kongu, call after 6', written_by_name: 'Test Selvam' },
      { kind: 'Other', entry: 'Kulam: Kaadai', written_by_name: having({}) },
    ]);
    expect(
      await call(who(), 'set_enquiry_state', { enquiry_id, new_state: 'new', seen_state: 'registered' }),
    ).toMatchObject({ status: 409 });
    await personas.sql`select private.erase_person(${id})`;
    expect(await stored()).toEqual([]);
  });
});

test('an enquiry is erased after 90 days, unless it became a person', async () => {
  const { sql } = personas;
  const person = await addPerson(sql, { label: 'became' });
  const add = async (name: string, days: number, registered: number | null = null) => {
    const [row] = await sql<{ id: number }[]>`
      insert into private.enquiries (kind, name, created_at, state, registered_user_id)
      values ('new', ${name}, now() - ${days} * interval '1 day', ${registered === null ? 'called' : 'registered'}, ${registered})
      returning id::int`;
    if (registered === null) await sql`insert into private.enquiry_numbers values (${row?.id ?? 0}, ${phone})`;
  };
  await add('Test younger', 89);
  await add('Test older', 91);
  await add('Test became', 91, person.id);
  const names = async () => (await stored()).map(({ name }) => name);
  const [row] = await sql`select private.forget_enquiries(now()) as erased`;
  expect(row).toEqual({ erased: 1 });
  expect(await names()).toEqual(['Test younger', 'Test became']);
  expect(await sql`select from private.enquiry_numbers`).toHaveLength(1);
  // A new one erases them too, where nobody runs make daily.
  await add('Test older', 91);
  await send();
  expect(await names()).toEqual(['Test younger', 'Test became', 'Test Selvam']);
});

test('an erased person’s enquiries go with them, and nobody else’s', async () => {
  const { sql } = personas;
  const gone = await addPerson(sql, {
    label: 'gone',
    contact: { phone_number: phone, second_phone_number: '+91 51237 40002' },
  });
  const sister = await addPerson(sql, { label: 'sister', contact: { phone_number: '+91 51237 40002' } });
  await send({ name: 'Test own' });
  await send({ name: 'Test shared', phone_number: '+91 51237 40002' });
  await send({ name: 'Test other', phone_number: '+91 51237 40003' });
  await sql`select private.erase_person(${gone.id})`;
  expect((await stored()).map(({ name }) => name)).toEqual(['Test shared', 'Test other']);
  await sql`select private.erase_person(${sister.id})`;
  expect((await stored()).map(({ name }) => name)).toEqual(['Test other']);
});
