import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { duplicates } from '../../web/src/features/person-form/api.ts';
import { givenConsents } from './consents.ts';
import { addPerson, oneValue, type TestPerson } from './people.ts';
import { call, callAndRead, setUpPersonas, fingerprintOfAll, signIn } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

const password = 'Temporary-xy-2026';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
afterAll(() => removeTestPictures(sql));

/** Reserves an id and uploads a picture, as the form does before it is sent. */
async function begin() {
  const request_id = crypto.randomUUID();
  const id = z.number().parse((await call(admin, 'reserve_registration', { request_id })).data);
  return { request_id, id, first_img: await uploadPicture(admin, 'profile-images', id) };
}

const register = (
  request_id: string,
  person: object,
  username?: string,
  temporary_password?: string,
  wishes?: object,
) =>
  call(admin, 'register_person', { request_id, person, username, temporary_password, wishes, consents: givenConsents });

/** The rows of the tables about this id. */
async function stored(id: number) {
  const [card, details, contact, account] = await Promise.all([
    sql`select * from public."RegisteredUsers" where id = ${id}`,
    sql`select * from public.profile_details where registered_user_id = ${id}`,
    sql`select * from public.contact_details where registered_user_id = ${id}`,
    sql`select * from public.accounts where registered_user_id = ${id}`,
  ]);
  return { card: card[0], details: details[0], contact: contact[0], account: account[0] };
}

describe('a registration', () => {
  test('reserves one id for one request, also when it is asked twice at once', async () => {
    const request_id = crypto.randomUUID();
    const reserve = async (id: string) => (await call(admin, 'reserve_registration', { request_id: id })).data;
    const [first, second] = await Promise.all([reserve(request_id), reserve(request_id)]);
    expect(second).toBe(first);
    expect(await reserve(crypto.randomUUID())).not.toBe(first);
  });

  test('writes all fields, waits for verification, and makes a login that signs in', async () => {
    const { request_id, id, first_img } = await begin();
    const card = { gender: 'bride', religion: 'Hindu', location: 'Madurai, Tamil Nadu', first_img };
    const details = {
      birth_star: 'Rohini',
      star_pada: 2,
      height: 163,
      education: 'B.Sc Nursing',
      job: 'Nurse',
      caste: 'Any / No bar',
      mother_tongue: 'Tamil',
      marital_status: 'Never Married',
      "father's_name": 'R. Selvam',
      "mother's_name": 'Kamala',
      "father's_job": 'Farmer',
      "mother's_job": 'Homemaker',
      number_of_siblings: 0,
      rasi: 'Vrishabha',
      gothram: 'Kashyapa',
      mangal_dosha: 'Anshik (partial)',
      time_of_birth: '00:05',
      birth_time_certainty: 'Exact',
      place_of_birth: 'Madurai, Tamil Nadu',
      birth_coordinates: '9.93, 78.12',
      birth_zone: 'Asia/Kolkata',
      chart_almanac: 'Vakya',
      lagnam: 'Simha',
      other_dosha: 'Rahu-Ketu',
      diet: 'Eggetarian',
    };
    const contact = { phone_number: '+91 98450 12345', email: 'one@example.com', address: '1 Test Street\nMadurai' };
    const birth_chart = await uploadPicture(admin, 'birth-charts', id);
    const person = {
      name: '  Test Registered ',
      date_of_birth: '1998-08-14',
      birth_chart,
      ...card,
      ...details,
      ...contact,
    };

    expect((await register(request_id, person, 'Test-Registered', password)).data).toBe(id);

    const now = await stored(id);
    expect(now.card).toMatchObject({
      ...card,
      birth_chart,
      name: 'Test Registered',
      status: 'submitted',
      visible: false,
      verified_at: null,
      verified_items: [],
    });
    const [age] = await sql<{ years: number }[]>`
      select extract(year from age((now() at time zone 'Asia/Kolkata')::date, '1998-08-14'))::int as years`;
    expect(now.card?.age).toBe(age?.years);
    expect(now.details).toMatchObject(details);
    expect(now.contact).toMatchObject(contact);
    expect(now.account).toMatchObject({ username: 'test-registered', active: true, must_change_password: true });
    const client = await signIn('test-registered', password);
    expect((await client.from('accounts').select('username')).data).toEqual([{ username: 'test-registered' }]);
    expect((await client.from('RegisteredUsers').select('id')).data).toEqual([]);
  });

  test('needs no more than a name and a picture, and makes no login unless one is asked for', async () => {
    const { request_id, id, first_img } = await begin();
    expect((await register(request_id, { name: 'Test Least', first_img, job: '  ', height: null })).data).toBe(id);
    const { card, details, contact, account } = await stored(id);
    expect(card).toMatchObject({ name: 'Test Least', age: null, religion: null });
    expect(details).toMatchObject({ job: null, height: null });
    expect(contact).toMatchObject({ phone_number: null });
    expect(account).toBeUndefined();
  });

  test('that is sent twice at once, or again later, is made once', async () => {
    const { request_id, id, first_img } = await begin();
    const send = (name: string) => register(request_id, { name, first_img }, 'test-twice', password);
    const answers = await Promise.all([send('Test Twice'), send('Test Twice'), send('Test Twice')]);
    expect(answers.map(({ data }) => data)).toEqual([id, id, id]);
    const [row] = await sql`
      select (select count(*)::int from public."RegisteredUsers" where name = 'Test Twice') as people,
        (select count(*)::int from auth.users where email like 'test-twice@%') as logins`;
    expect(row).toEqual({ people: 1, logins: 1 });

    const before = await fingerprintOfAll(sql);
    expect((await send('Test Other Name')).data).toBe(id);
    expect(await fingerprintOfAll(sql)).toBe(before);
  });

  test('stores what the family looks for, and no row for a family without a wish', async () => {
    const wishesOf = (id: number) => sql`select must, hoped from public.wishes where registered_user_id = ${id}`;
    const first = await begin();
    const wishes = { must: { religion: 'Hindu' }, hoped: { age_from: '25', mother_tongue: 'Tamil, Telugu' } };
    const person = { name: 'Test Wishing', first_img: first.first_img };
    expect((await register(first.request_id, person, undefined, undefined, wishes)).data).toBe(first.id);
    expect(await wishesOf(first.id)).toEqual([wishes]);
    const second = await begin();
    const other = { name: 'Test Without Wishes', first_img: second.first_img };
    const none = { must: {}, hoped: {} };
    expect((await register(second.request_id, other, undefined, undefined, none)).data).toBe(second.id);
    expect(await wishesOf(second.id)).toEqual([]);
  });

  test('without a picture is saved where the admin says so, and completed and verified later', async () => {
    const request_id = crypto.randomUUID();
    const id = z.number().parse((await call(admin, 'reserve_registration', { request_id })).data);
    const sent = {
      request_id,
      person: { name: 'Test Telephone', gender: 'bride', date_of_birth: '1998-08-14', phone_number: '+91 98450 77123' },
      consents: givenConsents,
    };
    for (const client of [clients.visitor, clients.member, clients.otherMember]) {
      const { status } = await call(client, 'register_person', { ...sent, without_picture: true });
      expect([401, 403]).toContain(status);
    }
    for (const without_picture of [undefined, false]) {
      expect(await call(clients.clerk, 'register_person', { ...sent, without_picture })).toMatchObject({
        refusal: 'picture_missing',
        hint: 'first_img',
      });
    }
    expect((await stored(id)).card).toBeUndefined();
    expect(await call(clients.clerk, 'register_person', { ...sent, without_picture: true })).toMatchObject({
      data: id,
    });
    // Sent once more: the same person.
    expect(await call(clients.clerk, 'register_person', { ...sent, without_picture: true })).toMatchObject({
      data: id,
    });
    expect((await stored(id)).card).toMatchObject({ first_img: null, status: 'submitted', visible: false });
    for (const client of [clients.visitor, clients.member, clients.otherMember])
      expect((await client.from('RegisteredUsers').select('id').eq('id', id)).data ?? []).toEqual([]);
    // As the queue of verifications says it.
    const missing = () =>
      oneValue(sql<{ items: string[] }[]>`
        select private.items_without_facts(${id}, private.verification_items()) as items`);
    expect(await missing()).toContain('Photo');

    const first_img = await uploadPicture(clients.clerk, 'profile-images', id);
    const version = () => oneValue(sql<{ version: string }[]>`select private.version_of(${id})::text as version`);
    const saved = { profile_id: id, seen_updated_at: await version(), changes: { first_img } };
    expect((await call(clients.clerk, 'save_profile', saved)).status).toBe(200);
    expect(await missing()).not.toContain('Photo');
    const verified = { profile_id: id, seen_updated_at: await version(), items: ['Photo'] };
    expect((await call(clients.clerk, 'verify_profile', verified)).status).toBe(200);
    expect((await stored(id)).card).toMatchObject({ first_img, visible: true });
  });

  test('of a request that nobody reserved is refused', async () => {
    expect(await register(crypto.randomUUID(), { name: 'Test Unreserved' })).toMatchObject({ code: '22023', hint: '' });
  });
});

describe('nothing is half made when a registration is refused', () => {
  let request: Awaited<ReturnType<typeof begin>>;
  let before: string;
  let other: TestPerson;
  let missing: Record<'thumbnail' | 'foreign' | 'chart', string>;

  beforeAll(async () => {
    other = await addPerson(sql, { label: 'other', login: true });
    request = await begin();
    missing = {
      thumbnail: await uploadPicture(admin, 'profile-images', request.id, false),
      foreign: await uploadPicture(admin, 'profile-images', other.id),
      chart: await uploadPicture(admin, 'birth-charts', request.id),
    };
    before = await fingerprintOfAll(sql);
  });

  async function refusal(person: object, username?: string, temporary_password?: string, wishes?: object) {
    const valid = { name: 'Test Refused', first_img: request.first_img };
    const sent = { ...valid, ...person };
    const answer = await register(request.request_id, sent, username, temporary_password, wishes);
    expect(answer).toMatchObject({ status: 400, code: '22023' });
    // A sentence, for the person who typed.
    expect(answer.message).toMatch(/^[A-Z].*\.$/s);
    return answer.hint;
  }

  test.each([
    ['name', { name: null }],
    ['name', { name: '   ' }],
    ['name', { name: '\u00a0' }],
    ['name', { name: '\u200d' }],
    ['name', { name: '1234' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'Test\u202eRefused' }],
    ['name', { name: 'Test\u200bRefused' }],
    ['name', { name: 'Test\nRefused' }],
    ['name', { name: 'Test\u0085Refused' }],
    ['name', { name: 'Test +91 98450 12345' }],
    ['', { name: { first: 'Test' } }],
    ['', { name: ['Test'] }],
    ['gender', { gender: 'Bride' }],
    ['age', { age: 17 }],
    ['age', { age: 5 }],
    ['age', { age: -1 }],
    ['age', { age: 200 }],
    ['age', { age: 101 }],
    ['age', { age: '20.5' }],
    ['age', { age: 'old' }],
    ['age', { age: 20, gender: 'groom' }],
    ['religion', { religion: 'Unheard of' }],
    ['location', { location: 'x'.repeat(121) }],
    ['location', { location: 'Madurai, 98450 12345' }],
    ['date_of_birth', { date_of_birth: '2030-01-01' }],
    ['date_of_birth', { date_of_birth: '1850-01-01' }],
    ['date_of_birth', { date_of_birth: '14/08/1998' }],
    ['date_of_birth', { date_of_birth: '1998-02-30' }],
    ['date_of_birth', { date_of_birth: 'yesterday' }],
    ['birth_star', { birth_star: 'Sirius' }],
    ['star_pada', { star_pada: 5 }],
    ['rasi', { rasi: 'Aries' }],
    ['gothram', { gothram: 'x'.repeat(81) }],
    ['gothram', { gothram: 'Kashyapa, 98450 12345' }],
    ['mangal_dosha', { mangal_dosha: 'Partial' }],
    ['time_of_birth', { time_of_birth: '6:05' }],
    ['time_of_birth', { time_of_birth: '06:05:00' }],
    ['time_of_birth', { time_of_birth: '24:00' }],
    ['time_of_birth', { birth_time_certainty: 'Exact' }],
    ['time_of_birth', { birth_time_certainty: 'Approximate' }],
    ['birth_time_certainty', { time_of_birth: '06:05', birth_time_certainty: 'Not known' }],
    ['birth_time_certainty', { birth_time_certainty: 'exact' }],
    ['place_of_birth', { place_of_birth: 'x'.repeat(121) }],
    ['place_of_birth', { place_of_birth: 'Madurai, 98450 12345' }],
    ['birth_coordinates', { birth_coordinates: '9.9252, 78.1198' }],
    ['birth_coordinates', { birth_coordinates: '9.93 N, 78.12 E' }],
    ['birth_coordinates', { birth_coordinates: '66.01, 78.12' }],
    ['birth_coordinates', { birth_coordinates: '80.27, 13.08' }],
    ['birth_coordinates', { birth_coordinates: '9.93, -180.5' }],
    ['birth_coordinates', { birth_coordinates: '9.93' }],
    ['birth_zone', { birth_zone: 'India' }],
    ['chart_almanac', { chart_almanac: 'Drik' }],
    ['lagnam', { lagnam: 'Leo' }],
    ['other_dosha', { other_dosha: 'Naga, asha@example.com' }],
    ['diet', { diet: 'vegan' }],
    ['height', { height: 99 }],
    ['height', { height: 251 }],
    ['height', { height: '163.5' }],
    ['height', { height: 99_999_999_999 }],
    ['number_of_siblings', { number_of_siblings: 21 }],
    ['number_of_siblings', { number_of_siblings: -1 }],
    ['number_of_siblings', { number_of_siblings: 3, brothers: 1, sisters: 1 }],
    ['married_brothers', { brothers: 1, married_brothers: 2 }],
    ['married_sisters', { married_sisters: 1 }],
    ['children', { children: 1 }],
    ['children_live_with', { marital_status: 'Never Married', children_live_with: 'Both in turn' }],
    ['income', { income: '6 to 7' }],
    ['income_shown_to', { income_shown_to: 'Everybody' }],
    ['caste', { caste: 'x'.repeat(81) }],
    ['job', { job: 'Nurse, asha@example.com' }],
    ['job', { job: 'Nurse, asha @ example.com' }],
    ['education', { education: 'Call 9845012345' }],
    ["father's_name", { "father's_name": 'Ravi 98450-12345' }],
    ["mother's_name", { "mother's_name": 'Kamala 98450  12345' }],
    ["father's_job", { "father's_job": 'Shop, ९८४५०१२३४५' }],
    ["mother's_job", { "mother's_job": 'Shop, 9 8 4 5 0 1 2 3 4 5' }],
    ['phone_number', { phone_number: '98450 12345' }],
    ['phone_number', { phone_number: '+91 98450 1234x' }],
    ['phone_number', { phone_number: `+91${'1'.repeat(30)}` }],
    ['email', { email: 'asha' }],
    ['email', { email: `${'x'.repeat(250)}@example.com` }],
    ['address', { address: 'x'.repeat(401) }],
    ['address', { address: '1 Test\u202eStreet' }],
    ['first_img', { first_img: null }],
    ['first_img', { first_img: 'javascript:alert(1)' }],
    ['first_img', { first_img: 'http://example.com/1.webp' }],
    ['second_img', { second_img: `1/${'0'.repeat(36)}.webp` }],
    ['birth_chart', { birth_chart: '../1/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp' }],
    ['status', { status: 'verified' }],
    ['verified_at', { verified_at: '2026-01-01' }],
    ['id', { id: 1 }],
    ['registered_user_id', { registered_user_id: 1 }],
  ])('%s: %j', async (field, person) => {
    expect(await refusal(person)).toBe(field);
  });

  test.each([
    ['wishes.religion', { must: { religion: 'Unheard of' } }],
    ['wishes.age_to', { hoped: { age_from: 30, age_to: 25 } }],
    ['wishes.diet', { must: { diet: 'Vegan' }, hoped: { diet: 'Jain' } }],
    ['wishes.search', { hoped: { search: 'Ravi' } }],
    ['wishes.', { must: 'Hindu' }],
    ['wishes', { religion: 'Hindu' }],
    ['wishes', ['religion']],
  ])('%s: %j', async (field, wishes) => {
    expect(await refusal({}, undefined, undefined, wishes)).toMatch(new RegExp(`^${field}( |$)`));
  });

  test('a minimum age holds to the day, for a bride and for a groom', async () => {
    const born = (years: number, days: number) =>
      oneValue(sql<{ day: string }[]>`
        select ((now() at time zone 'Asia/Kolkata')::date - make_interval(years => ${years}) + make_interval(days => ${days}))::date::text as day`);
    expect(await refusal({ gender: 'bride', date_of_birth: await born(18, 1) })).toBe('date_of_birth');
    expect(await refusal({ gender: 'groom', date_of_birth: await born(21, 1) })).toBe('date_of_birth');
    expect(await refusal({ date_of_birth: await born(18, 1) })).toBe('date_of_birth');
    // The date is right, so the fault is found in another field.
    expect(await refusal({ gender: 'bride', date_of_birth: await born(18, 0), height: 1 })).toBe('height');
    expect(await refusal({ gender: 'groom', date_of_birth: await born(21, 0), height: 1 })).toBe('height');
  });

  test('a long name is refused, whatever it is made of', async () => {
    for (const text of ['x', '1 ', 'a@', 'a@b.', '{"']) {
      expect(await refusal({ name: text.repeat(20_000 / text.length) })).toBe('name');
    }
  });

  test('a NUL character is refused', async () => {
    const { first_img } = request;
    expect(await register(request.request_id, { name: 'Test\u0000Refused', first_img })).toMatchObject({
      status: 400,
      code: '22P05',
    });
  });

  test('a picture must be in the bucket, with its thumbnail, in the folder of this person', async () => {
    expect(await refusal({ first_img: `${request.id}/${crypto.randomUUID()}.webp` })).toBe('first_img');
    expect(await refusal({ first_img: missing.thumbnail })).toBe('first_img');
    expect(await refusal({ first_img: missing.foreign })).toBe('first_img');
    expect(await refusal({ third_img: missing.chart })).toBe('third_img');
    expect(await refusal({ birth_chart: request.first_img })).toBe('birth_chart');
  });

  test.each([
    ['username', '', password],
    ['username', 'ab', password],
    ['username', 'with space', password],
    ['username', 'ராஜா', password],
    ['username', 'x'.repeat(33), password],
    ['username', "x'; drop table--", password],
    ['username', undefined, password],
    ['username', 'ASHA', password],
    ['username', ' test-other ', password],
    ['temporary_password', 'test-new', undefined],
    ['temporary_password', 'test-new', 'short'],
    ['temporary_password', 'test-new', 'aaaaaaaaaaaa'],
    ['temporary_password', 'test-new', 'Password-2026'],
    ['temporary_password', 'test-new', 'my test-new login'],
    ['temporary_password', 'test-new', 'Aß1-'.repeat(15)],
  ])('%s: a login %j with password %j', async (field, username, password) => {
    expect(await refusal({}, username, password)).toBe(field);
  });

  test('after all that nothing has changed, and the same request is served', async () => {
    expect(await fingerprintOfAll(sql)).toBe(before);
    const answer = await register(request.request_id, { name: 'Test Refused', first_img: request.first_img });
    expect(answer.data).toBe(request.id);
  });
});

test('strange but harmless characters are kept as they are', async () => {
  const texts = {
    name: 'Test செல்வி O’Neil-D’Souza <b>😀</b>',
    location: '{{7*7}} ${1}',
    job: `'; drop table "RegisteredUsers"; --`,
    education: '=HYPERLINK("x") 2015-2018',
    "father's_name": 'श्री\u200dराम',
    caste: '\\ %_ "quoted"',
  };
  const { request_id, id, first_img } = await begin();
  expect((await register(request_id, { ...texts, first_img })).status).toBe(200);
  const { card, details } = await stored(id);
  expect({ ...card, ...details }).toMatchObject(texts);
});

test('two people registered with one username at once: one is made, the other one is told', async () => {
  const requests = await Promise.all([begin(), begin(), begin()]);
  const answers = await Promise.all(
    requests.map(({ request_id, first_img }) =>
      register(request_id, { name: 'Test Race', first_img }, 'test-race', password),
    ),
  );
  expect(answers.map(({ hint }) => hint).sort()).toEqual(['username', 'username', undefined]);
});

describe('looking for people who may be registered already', () => {
  let known: TestPerson;
  beforeAll(async () => {
    const details = { date_of_birth: '1996-02-29' };
    known = await addPerson(sql, {
      label: 'known',
      contact: {
        phone_number: '+91 51239 87604',
        second_phone_number: '+91 51237 11222',
        email: 'known@family.example',
      },
      details,
    });
  });
  const found = async (
    person_name: string | null,
    birth_date: string | null,
    phone: string | null,
    except_id?: number,
    second_phone?: string,
  ) =>
    (await callAndRead(admin, 'find_possible_duplicates', { person_name, birth_date, phone, except_id, second_phone }))
      .data;

  test('finds the number however it is written, and name with date of birth', async () => {
    // All that the site reads.
    const byPhone: z.infer<typeof duplicates> = [{ id: known.id, name: known.name, reason: 'same telephone number' }];
    for (const phone of ['+91 5123987604', '05123987604', '51239-87604', '+91 51239 87604']) {
      expect(await found(null, null, phone)).toEqual(byPhone);
    }
    // Either number of the form may be either one of the register.
    expect(await found(null, null, '51237-11222')).toEqual(byPhone);
    expect(await found(null, null, null, undefined, '+91 5123987604')).toEqual(byPhone);
    expect(await found(null, null, '+91 51237 99999', undefined, '51237 11222')).toEqual(byPhone);
    const byName = [{ id: known.id, name: known.name, reason: 'same name and date of birth' }];
    expect(await found('  test KNOWN ', '1996-02-29', null)).toEqual(byName);
    expect(await found('Test known', '1996-02-28', null)).toEqual([]);
    expect(await found('Test known', '1996-02-29', '+91 51239 87604', known.id)).toEqual([]);
  });

  test('the admin finds a number by a part of it, and an e-mail, and each question is recorded without its words', async () => {
    const search = async (part: string) => (await callAndRead(admin, 'find_people_by_contact', { part })).data;
    const nobody = { people: [], enquiries: [] };
    for (const part of [
      '051239 87604',
      '+91 51239-87604',
      '51239876',
      '39 87604',
      '(05123)987604',
      '51237 11222',
      '1237112',
      '87604',
      '987604',
      'KNOWN@Family.ex',
      '@family.exam',
    ])
      expect(await search(part), part).toEqual({ ...nobody, people: [known.id] });
    // Five or six digits are the last of a number.
    for (const part of ['51239', '5123_8769', '@fam', '@%%%%%', '_nown@family'])
      expect(await search(part), part).toEqual(nobody);
    for (const part of ['', '5', '7604', '+91', '%', '%%%%%%%'])
      expect(await call(admin, 'find_people_by_contact', { part })).toMatchObject({
        refusal: 'number_part_too_short',
        hint: 'part',
      });
    const rows = await sql`
      select action, record_id, new_values from public.audit_log where action like 'looked up%' order by id desc limit 16`;
    expect(rows.filter(({ action }) => action === 'looked up e-mail addresses')).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toMatch(/87604|family/i);
    expect(rows.filter(({ new_values }) => JSON.stringify(new_values).includes(String(known.id)))).toHaveLength(11);
  });

  test('more than five people with the same digits are refused in words, and recorded', async () => {
    const people: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const contact = { phone_number: `+91 51777 7777${n}`, email: `many${n}@same.example` };
      people.push((await addPerson(sql, { label: `many-${n}`, contact })).id);
      const parts = n < 5 ? [] : ['5177777', '@same.example'];
      for (const part of parts)
        expect(await callAndRead(admin, 'find_people_by_contact', { part })).toMatchObject({
          status: 400,
          refusal: 'too_many_fit',
          data: null,
        });
    }
    const [row] = await sql`select new_values from public.audit_log order by id desc limit 1`;
    expect(JSON.stringify(row)).toContain(String(people[5]));
    // A whole number may be that of many.
    await sql`
      update public.contact_details set second_phone_number = '+91 51777 99999' where registered_user_id = any (${people})`;
    expect((await callAndRead(admin, 'find_people_by_contact', { part: '51777 99999' })).data).toMatchObject({
      people: { length: 6 },
    });
    await sql`delete from public."RegisteredUsers" where id = ${people[5] ?? 0}`;
    const five = await callAndRead(admin, 'find_people_by_contact', { part: '5177777' });
    expect(five.data).toEqual({ people: people.slice(0, 5).toReversed(), enquiries: [] });
  });
});
