import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { household } from '../../web/src/features/log/api.ts';
import { asCaller } from './as-caller.ts';
import { givenConsents } from './consents.ts';
import { addPerson, versionOf, type TestPerson } from './people.ts';
import { call, isOffice, personaNames, setUpPersonas, signIn, type Client } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

// People of one household, such as two sisters: one log and one call for both.

const { clients, sql } = await setUpPersonas();
const { admin, clerk } = clients;
afterAll(() => removeTestPictures(sql));

const contact = { phone_number: '+91 51230 77001' };
const parents = { "father's_name": 'Test Arumugam', "mother's_name": 'Test Valli' };
const add = (profile: TestPerson, other: TestPerson, client: Client = admin) =>
  call(client, 'add_to_household', { profile_id: profile.id, other_id: other.id });
const leave = ({ id }: TestPerson, client: Client = admin) => call(client, 'leave_household', { profile_id: id });
const read = async ({ id }: TestPerson, client: Client = admin) =>
  household.shape.parse((await call(client, 'read_household', { profile_id: id })).data);
const idsOf = async (person: TestPerson) => (await read(person)).people.map(({ id }) => id);
const log = async ({ id }: TestPerson) =>
  (await admin.from('profile_log').select('entry').eq('registered_user_id', id).order('id')).data;
const write = ({ id }: TestPerson, entry: string, for_household: boolean) =>
  call(admin, 'add_log_entry', { profile_id: id, kind: 'Telephone', entry, for_household });

test('people with the same number or parents are proposed, without the number, and linked by any admin', async () => {
  const asha = await addPerson(sql, { label: 'house-asha', login: true, contact, details: parents });
  const bala = await addPerson(sql, { label: 'house-bala', contact: { second_phone_number: contact.phone_number } });
  const chitra = await addPerson(sql, {
    label: 'house-chitra',
    details: { "father's_name": 'test ARUMUGAM', "mother's_name": 'Test Valli' },
  });
  await addPerson(sql, {
    label: 'house-uncle',
    details: { "father's_name": 'Test Arumugam', "mother's_name": 'Test Devi' },
  });
  expect(await read(asha, clerk)).toEqual({
    people: [],
    proposed: [
      { id: bala.id, name: bala.name, reasons: ['same telephone number'] },
      { id: chitra.id, name: chitra.name, reasons: ['same parents'] },
    ],
  });
  expect(JSON.stringify(await read(asha))).not.toContain('77001');
  expect(await add(asha, bala, clerk)).toMatchObject({ status: 204 });
  expect(await read(bala)).toEqual({ people: [{ id: asha.id, name: asha.name }], proposed: [] });
  // Nobody else reads it, by whatever way; the sisters themselves neither.
  const own = await signIn(asha.username);
  for (const [name, client] of [...personaNames.map((each) => [each, clients[each]] as const), ['own', own] as const]) {
    const { data } = await client.from('office_details').select('household').eq('registered_user_id', asha.id);
    expect(data ?? [], name).toHaveLength(name !== 'own' && isOffice(name) ? 1 : 0);
  }
  expect(JSON.stringify((await call(own, 'export_my_data')).data)).not.toMatch(/household|bala/);
  // Two households become one, and a second try changes nothing.
  expect(await add(chitra, bala)).toMatchObject({ status: 204 });
  expect(await add(chitra, bala)).toMatchObject({ status: 204 });
  expect(await idsOf(asha)).toEqual([bala.id, chitra.id]);
  expect(await leave(bala)).toMatchObject({ status: 204 });
  expect([await idsOf(asha), await idsOf(bala)]).toEqual([[chitra.id], []]);
  expect(await leave(asha)).toMatchObject({ status: 204 });
  expect(
    await sql`
    select from public.office_details where registered_user_id in (${asha.id}, ${bala.id}, ${chitra.id}) and household is not null`,
  ).toEqual([]);
});

test('who has a number is on record before it is proposed, whatever way the number was written', async () => {
  const number = '+91 51230 77055';
  const known = await addPerson(sql, { label: 'house-known', contact: { phone_number: number } });
  const other = await addPerson(sql, { label: 'house-typed' });
  const lookups = () => sql`
    select actor_name, new_values from public.audit_log
    where action = 'looked up telephone numbers' and new_values -> 'found' @> ${String(known.id)}::text::jsonb`;
  const save = async (second_phone_number: string) =>
    (
      await call(clerk, 'save_profile', {
        profile_id: other.id,
        seen_updated_at: await versionOf(sql, other.id),
        changes: { second_phone_number },
      })
    ).status;
  // The form looks for duplicates first: one look-up is one record.
  await call(clerk, 'find_possible_duplicates', { phone: number, except_id: other.id });
  expect(await save(number)).toBe(200);
  expect(await read(other, clerk)).toMatchObject({ proposed: [{ id: known.id, reasons: ['same telephone number'] }] });
  expect(await lookups()).toHaveLength(1);
  const request_id = crypto.randomUUID();
  const id = Number((await call(admin, 'reserve_registration', { request_id })).data);
  const first_img = await uploadPicture(admin, 'profile-images', id);
  const person = { name: 'Test house registered', gender: 'bride', age: 30, phone_number: number, first_img };
  const registered = await call(admin, 'register_person', { request_id, person, consents: givenConsents });
  expect(registered).toMatchObject({ status: 200 });
  expect(await lookups()).toHaveLength(2);
  expect(JSON.stringify(await lookups())).not.toContain('77055');
  // In a transaction that is rolled back, an hour later.
  const later = await asCaller(
    sql,
    clerk,
    (run) =>
      run(`select public.save_profile(
          profile_id => ${other.id}, changes => '{"second_phone_number": "${number}"}',
          seen_updated_at => current_setting('test.version')::timestamptz);
        reset role;
        select count(*) from public.audit_log
        where action = 'looked up telephone numbers' and new_values -> 'found' @> '${known.id}'`),
    {},
    `alter table public.audit_log disable trigger user;
      update public.audit_log set happened_at = happened_at - interval '1 hour';
      alter table public.audit_log enable trigger user;
      update public.contact_details set second_phone_number = null where registered_user_id = ${other.id};
      select set_config('test.version', private.version_of(${other.id})::text, true)`,
  );
  expect(later).toEqual({ code: '', text: '[{"count":"3"}]' });
  // A number that nobody else has is no look-up.
  expect(await save('+91 51230 77056')).toBe(200);
  expect(await lookups()).toHaveLength(2);
});

test('a household has at most twelve people', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 13 }, async (_, n) => addPerson(sql, { label: `house-of-many-${n}` })),
  );
  if (first === undefined) throw new Error('nobody was added');
  const answers: (string | null)[] = [];
  for (const other of others) answers.push((await add(first, other)).refusal ?? null);
  expect(answers).toEqual([...Array.from({ length: 11 }, () => null), 'household_too_large']);
  expect(await idsOf(first)).toHaveLength(11);
});

test('nobody is linked with themselves, with nobody, or after a deletion', async () => {
  const one = await addPerson(sql, { label: 'house-alone' });
  const gone = await addPerson(sql, { label: 'house-gone' });
  expect(await add(one, one)).toMatchObject({ code: '22023', hint: 'other_id' });
  expect(await add(one, { ...one, id: 999_999_999 })).toMatchObject({ code: 'PT404' });
  expect(await leave({ ...one, id: 999_999_999 })).toMatchObject({ code: 'PT404' });
  await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
  expect(await add(one, gone)).toMatchObject({ code: 'PT409' });
  expect(await read(one)).toEqual({ people: [], proposed: [] });
});

test('brother and sister are no match, and are not shown to their own family', async () => {
  const sister = await addPerson(sql, { label: 'house-sister' });
  const brother = await addPerson(sql, { label: 'house-brother', card: { gender: 'groom' } });
  const showing = { profile_id: sister.id, shown_ids: [brother.id], how: 'Telephone' };
  await add(sister, brother);
  expect(await call(admin, 'show_people', showing)).toMatchObject({ status: 400, refusal: 'somebody_not_available' });
  const { data } = await call(admin, 'find_matches', { profile_id: sister.id, at_most: 60, sort: 'newest' });
  expect(JSON.stringify(data)).not.toContain(`"id":${brother.id},`);
  await leave(sister);
  expect((await call(admin, 'show_people', showing)).status).toBe(200);
});

test('the log stays with those who remain, and goes into no new household', async () => {
  const [one, other, third] = [
    await addPerson(sql, { label: 'house-leaves' }),
    await addPerson(sql, { label: 'house-stays' }),
    await addPerson(sql, { label: 'house-new' }),
  ];
  await add(one, other);
  await write(one, 'Her own words', false);
  // The same words about both are an entry of their own.
  await write(one, 'Her own words', true);
  await leave(one);
  await add(one, third);
  const entries = async ({ id }: TestPerson) =>
    await sql`select entry, for_household from public.profile_log where registered_user_id = ${id}`;
  expect(await entries(one)).toEqual([{ entry: 'Her own words', for_household: false }]);
  expect(await entries(other)).toEqual([{ entry: 'Her own words', for_household: false }]);
});

test('the deletion and erasure of one leave the other with the entries about both', async () => {
  const one = await addPerson(sql, { label: 'house-first' });
  const other = await addPerson(sql, { label: 'house-second' });
  await add(one, other);
  await write(one, 'Her own', false);
  await write(one, 'About both', true);
  await call(admin, 'delete_profile', { profile_id: one.id, seen_name: one.name });
  expect([await idsOf(other), await log(other), await log(one)]).toEqual([
    [],
    [{ entry: 'About both' }],
    [{ entry: 'Her own' }],
  ]);
  await call(admin, 'restore_profile', { profile_id: one.id });
  expect(await idsOf(other)).toEqual([one.id]);
  await call(admin, 'delete_profile', { profile_id: one.id, seen_name: one.name });
  await call(admin, 'erase_profile', { profile_id: one.id, typed_name: one.name });
  expect([await idsOf(other), await log(other)]).toEqual([[], [{ entry: 'About both' }]]);
  // The last of a household takes all with them.
  await call(admin, 'delete_profile', { profile_id: other.id, seen_name: other.name });
  await call(admin, 'erase_profile', { profile_id: other.id, typed_name: other.name });
  expect(await sql`select from public.profile_log where entry = 'About both'`).toEqual([]);
});

test('a sister is linked with her registration, and a thirteenth is refused at the field of the form', async () => {
  const one = await addPerson(sql, { label: 'house-elder' });
  const request_id = crypto.randomUUID();
  const id = z.number().parse((await call(admin, 'reserve_registration', { request_id })).data);
  const first_img = await uploadPicture(admin, 'profile-images', id);
  const sent = {
    request_id,
    person: { name: 'Test house-younger', first_img },
    household_of: one.id,
    consents: givenConsents,
  };
  const household = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => await addPerson(sql, { label: `house-full-${n}` })),
  );
  for (const other of household.slice(1)) await add(household[0] ?? one, other);
  expect(await call(admin, 'register_person', { ...sent, household_of: household[0]?.id ?? 0 })).toMatchObject({
    refusal: 'household_too_large',
    hint: 'household_of',
  });
  expect(await call(admin, 'register_person', sent)).toMatchObject({ data: id });
  expect(await idsOf(one)).toEqual([id]);
});
