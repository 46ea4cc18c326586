import { afterAll, describe, expect, test } from 'vitest';
import { anyOf } from './matching.ts';
import { addPerson, versionOf, one, oneValue } from './people.ts';
import { call, setUpPersonas, fingerprintOfAll } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const contact = { phone_number: '+91 51239 87604', email: 'one@example.com', address: '1 Test Street' };
const person = await addPerson(sql, { label: 'edited', card: { age: 30 }, details: { caste: 'Before' }, contact });
afterAll(() => removeTestPictures(sql));

/** Saves as the form does: with the version that it has seen, which is the present one unless another is given. */
const save = async (changes: unknown, seen?: string | null, profile_id = person.id) => {
  const seen_updated_at = seen === undefined ? await versionOf(sql, profile_id) : seen;
  return await call(admin, 'save_profile', { profile_id, seen_updated_at, changes });
};

const stored = (id = person.id) =>
  one(sql`
    select * from public."RegisteredUsers" as card
    left join (select registered_user_id, job, caste, height, date_of_birth::text from public.profile_details) as details
      on details.registered_user_id = card.id
    left join (select registered_user_id as about, phone_number, email, address from public.contact_details) as contact
      on contact.about = card.id
    where card.id = ${id}`);

describe('saving', () => {
  test('changes the fields that are given, in all three tables, and nothing else', async () => {
    const before = await stored();
    const changes = { location: 'Salem, Tamil Nadu', job: ' Teacher ', height: '170', phone_number: '+91 51239 87605' };
    const answer = await save({ ...changes, caste: '' });
    expect(await stored()).toEqual({
      ...before,
      ...changes,
      job: 'Teacher',
      height: 170,
      caste: null,
      updated_at: anyOf(Date),
    });
    // The answer is the version for the next save.
    expect((await save({ caste: 'After' }, String(answer.data))).status).toBe(200);
  });

  test.each([
    ['job', 'Version'],
    ['address', '2 Test Street'],
    ['location', 'Erode'],
  ])('a new %s makes a new version of the profile', async (field, value) => {
    const seen = await versionOf(sql, person.id);
    expect((await save({ [field]: value })).status).toBe(200);
    const before = await fingerprintOfAll(sql);
    expect(await save({ caste: 'Too late' }, seen)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await fingerprintOfAll(sql)).toBe(before);
  });

  test('of two at once one is kept, and the other is told', async () => {
    const seen = await versionOf(sql, person.id);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((job) => save({ job }, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const kept = ['One', 'Two', 'Three'][answers.findIndex(({ status }) => status === 200)];
    expect(await stored()).toMatchObject({ job: kept });
  });

  test('needs the version that was seen, and a profile that is there', async () => {
    expect(await save({ job: 'X' }, null)).toMatchObject({ code: '22023', hint: '' });
    expect(await save({ job: 'X' }, '2026-01-01', 999_999_999)).toMatchObject({ status: 404, code: 'PT404' });
  });

  test.each([
    ['status', { status: 'verified' }],
    ['verified_by', { verified_by: 'Myself' }],
    ['registered_user_id', { registered_user_id: 1 }],
    ['name', { name: '' }],
    ['name', { name: 'Test 98450 12345' }],
    ['gender', { gender: 'other' }],
    ['age', { age: 17 }],
    ['age', { gender: 'groom', age: 20 }],
    ['date_of_birth', { gender: 'groom', date_of_birth: '2007-01-01' }],
    ['job', { job: 'Teacher, one@example.com' }],
    ['height', { height: 'tall' }],
    ['phone_number', { phone_number: '12' }],
    ['second_phone_number', { second_phone_number: '98450' }],
    ['whose_second_phone', { whose_second_phone: 'Neighbour' }],
    ['first_img', { first_img: null }],
    ['first_img', { first_img: '' }],
    ['second_img', { second_img: '1/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp' }],
    ['', { job: ['Teacher'] }],
    ['', 'job'],
    ['', ['job']],
  ])('is refused with the field %j: %j', async (field, changes) => {
    const before = await stored();
    expect(await save(changes)).toMatchObject({ status: 400, code: '22023', hint: field });
    expect(await stored()).toEqual(before);
  });

  test('takes a new picture from the own folder only, with its thumbnail', async () => {
    const other = await addPerson(sql, { label: 'of the other folder' });
    const mine = await uploadPicture(admin, 'profile-images', person.id);
    const bare = await uploadPicture(admin, 'profile-images', person.id, false);
    const foreign = await uploadPicture(admin, 'profile-images', other.id);
    expect((await save({ first_img: bare })).hint).toBe('first_img');
    expect((await save({ first_img: foreign })).hint).toBe('first_img');
    expect((await save({ birth_chart: mine })).hint).toBe('birth_chart');
    expect((await save({ first_img: mine })).status).toBe(200);
    expect(await stored()).toMatchObject({ first_img: mine });
  });

  test('of a deleted profile is refused until it is restored', async () => {
    const gone = await addPerson(sql, { label: 'gone' });
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    expect(await save({ job: 'X' }, undefined, gone.id)).toMatchObject({ status: 409, code: 'PT409' });
    await call(admin, 'restore_profile', { profile_id: gone.id });
    expect((await save({ job: 'X' }, undefined, gone.id)).status).toBe(200);
  });

  test('is recorded: who changed what, contact values hidden', async () => {
    const seen = await versionOf(sql, person.id);
    await save({
      location: 'Karur',
      job: 'Recorded',
      diet: 'Vegan',
      phone_number: '+91 51239 87606',
      whose_phone: 'Father',
      email: null,
    });
    const { data } = await admin
      .from('audit_log')
      .select('actor_name, action, table_name, record_id, old_values, new_values')
      .eq('registered_user_id', person.id)
      .gt('happened_at', seen);
    const row = { actor_name: 'Lakshmi Narayanan, office (admin)', action: 'update', record_id: String(person.id) };
    const hidden = { phone_number: '(hidden)', email: '(hidden)' };
    const owner = { whose_phone: '(hidden)' };
    const job = { old_values: { job: anyOf(String), diet: null }, new_values: { job: 'Recorded', diet: 'Vegan' } };
    const location = { old_values: { location: 'Erode' }, new_values: { location: 'Karur' } };
    expect(data).toHaveLength(3);
    expect(data).toEqual(
      expect.arrayContaining([
        {
          ...row,
          table_name: 'contact_details',
          old_values: { ...hidden, whose_phone: null },
          new_values: { ...hidden, ...owner, email: null },
        },
        { ...row, table_name: 'profile_details', ...job },
        { ...row, table_name: 'RegisteredUsers', ...location },
      ]),
    );
  });
});

describe('the age', () => {
  /** The date of birth of someone who has been this old for so many days. */
  const born = (years: number, days: number) =>
    oneValue(sql<{ day: string }[]>`
      select ((now() at time zone 'Asia/Kolkata')::date - make_interval(years => ${years}) - make_interval(days => ${days}))::date::text as day`);

  test('follows from the date of birth, whatever is sent with it, to the day', async () => {
    await save({ date_of_birth: await born(40, 0), age: 22 });
    expect(await stored()).toMatchObject({ age: 40 });
    await save({ date_of_birth: await born(40, -1) });
    expect(await stored()).toMatchObject({ age: 39 });
    await save({ age: 25 });
    expect(await stored()).toMatchObject({ age: 39 });
    // Not in the database's own words.
    expect((await save({ age: 'old' })).code).not.toBe('22P02');
    await save({ date_of_birth: null, age: 25 });
    expect(await stored()).toMatchObject({ age: 25, date_of_birth: null });
  });

  test('of everyone whose birthday has passed comes up to date, on a later day and once a day', async () => {
    const [today, yesterday, tomorrow] = await Promise.all(
      [0, 1, -1].map(async (days) => {
        const details = { date_of_birth: await born(30, days) };
        return await addPerson(sql, { label: `born ${days} days from here`, card: { age: 29 }, details });
      }),
    );
    // As it was two days ago: nobody has asked since.
    await sql.begin(async (transaction) => {
      await transaction`alter table public."RegisteredUsers" disable trigger user`;
      await transaction`
        update public."RegisteredUsers" set age = 29
        where id in ${transaction([today?.id ?? 0, yesterday?.id ?? 0, tomorrow?.id ?? 0])}`;
      await transaction`alter table public."RegisteredUsers" enable trigger user`;
      await transaction`update private.age_refresh set up_to_date_on = up_to_date_on - 2`;
    });
    const { data } = await call(admin, 'refresh_ages');
    expect(data).toBeGreaterThanOrEqual(2);
    expect(await stored(today?.id)).toMatchObject({ age: 30 });
    expect(await stored(yesterday?.id)).toMatchObject({ age: 30 });
    expect(await stored(tomorrow?.id)).toMatchObject({ age: 29 });
    expect((await call(admin, 'refresh_ages')).data).toBe(0);
  });

  test('of somebody born on 29 February goes up on 1 March', async () => {
    const leap = await addPerson(sql, { label: 'leap', details: { date_of_birth: '2000-02-29' } });
    const ages = sql.begin(async (transaction) => {
      const on = async (day: string) => {
        await transaction.unsafe(
          `create or replace function private.today() returns date language sql stable as $$ select date '${day}' $$`,
        );
        await transaction`select private.refresh_ages()`;
        const [row] = await transaction<
          { age: number }[]
        >`select age from public."RegisteredUsers" where id = ${leap.id}`;
        return row?.age;
      };
      // Without the birthdays of all others, which are a thousand updates.
      await transaction`alter table public.profile_details disable trigger user`;
      await transaction`
        update public.profile_details set date_of_birth = null where registered_user_id <> ${leap.id}`;
      await transaction`alter table public.profile_details enable trigger user`;
      await transaction`update private.age_refresh set up_to_date_on = '2026-11-20'`;
      const found = [await on('2027-02-28'), await on('2027-03-01'), await on('2028-02-28'), await on('2028-02-29')];
      throw new Error(found.join(' '));
    });
    await expect(ages).rejects.toThrow('26 27 27 28');
  });
});
