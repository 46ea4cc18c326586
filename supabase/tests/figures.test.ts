import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figures } from '../../web/src/features/figures/api.ts';
import { givenConsents } from './consents.ts';
import { addPerson, oneValue } from './people.ts';
import { call, setUpPersonas } from './personas.ts';
import { addMember } from './scenes.ts';

// The figures of the bureau: equal to plain counts of rows, an owner's alone. The rows of these tests are in months
// of long ago.

const { clients, sql } = await setUpPersonas();
const { admin: owner, clerk } = clients;

const today = await oneValue(sql<{ day: string }[]>`select private.today()::text as day`);
const read = async (first_month: string, last_month = first_month) =>
  figures.shape.parse((await call(owner, 'read_figures', { first_month, last_month })).data);
const thisMonth = async () => (await read(today)).months[0]?.counts ?? {};
const add = (counted: object) =>
  sql`insert into private.enquiries ${sql({ kind: 'new', name: 'Test figures', ...counted })}`;

/** Registered on the first of May 2022, verified so many days later. */
const register = async (index: number, source: string | null) => {
  const person = await addPerson(sql, {
    label: `figures-${index}`,
    card: {
      gender: index % 2 === 0 ? 'bride' : 'groom',
      created_at: '2022-04-30 18:30+00',
      verified_at: `2022-05-${10 + index} 18:30+00`,
      verified_by: index < 6 ? 'Meena' : 'Ravi',
    },
  });
  if (source !== null)
    await sql`insert into public.office_details (registered_user_id, source) values (${person.id}, ${source})`;
  return person;
};

const clear = async () => {
  await sql`delete from private.past_enquiries`;
  await sql`delete from private.enquiries where name = 'Test figures'`;
  await sql`update public.site_settings set fees_on = false`;
};
const people: { id: number }[] = [];
beforeAll(async () => {
  await clear();
  for (let index = 0; index < 12; index += 1)
    people.push(await register(index, index < 5 ? 'Temple' : index < 11 ? 'Newspaper' : null));
  const [bride, groom] = [people[0]?.id ?? 0, people[1]?.id ?? 0];
  await addPerson(sql, { label: 'figures-april', card: { created_at: '2022-04-10', verified_at: '2022-04-12' } });
  // Verified once more in June: the first time counts.
  await sql`
    with again as (update public."RegisteredUsers" set verified_at = '2022-06-20' where id = ${people[11]?.id ?? 0} returning id)
    insert into public.verification_checks (registered_user_id, item, checked_by_name, checked_at)
    select id, 'Mobile', 'Ravi', '2022-05-21 18:30+00' from again`;
  await sql`
    insert into public.introductions (family_id, shown_id, how, shown_by_name, shown_at, answer, answered_by, answered_at)
    values (${bride}, ${groom}, 'Sheets', 'Meena', '2022-05-31 18:29+00', 'interested', 'link', '2022-05-31 18:30+00'),
      (${groom}, ${bride}, 'Interest', null, '2022-05-20', null, null, null)`;
  // Decided after one to six days; one ended by itself.
  await sql`
    with asked as (
      insert into public.contact_requests (requester_id, profile_id, status, decline_reason, decided_by_name, created_at, decided_at)
      select ${bride}, ${groom}, case when day = 6 then 'revoked' else 'declined' end, 'Test', case when day = 7 then 'The bureau' else 'Meena' end,
        '2022-05-01', timestamptz '2022-05-01' + day * interval '1 day'
      from generate_series(1, 7) as day returning id, status
    )
    insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name, shared_at)
    select id, ${groom}, ${bride}, 'Meena', '2022-05-03' from asked where status = 'revoked'`;
  for (const day of ['2022-05-02', '2022-05-03'])
    await add({ created_at: day, state: 'called', changed_by_name: 'Meena' });
  await add({ created_at: '2022-06-02' });
  await add({ created_at: '2022-06-02', kind: 'login' });
});
afterAll(clear);

test('each month has its numbers, by the calendar of India', async () => {
  const { months, days } = await read('2022-04-01', '2022-06-30');
  expect(months).toEqual([
    { month: '2022-04-01', counts: { registered: 1, verified: 1 }, to_verify: 2, to_decide: null },
    {
      month: '2022-05-01',
      // The revoked one was decided after two days.
      counts: { enquiries: 2, registered: 12, verified: 12, shown: 1, shared: 1 },
      to_verify: 15.5,
      to_decide: 2.5,
    },
    { month: '2022-06-01', counts: { enquiries: 1, interested: 1 }, to_verify: null, to_decide: null },
  ]);
  expect(days).toEqual({ to_verify: 15, to_decide: 2.5 });
});

test('each number is split, also that of one', async () => {
  const { sources, admins } = await read('2022-05-01');
  expect(sources).toEqual([
    { name: 'Newspaper', counts: { registered: 6 } },
    { name: 'Temple', counts: { registered: 5 } },
    { name: null, counts: { registered: 1 } },
  ]);
  expect(admins).toEqual([
    { name: 'Meena', counts: { enquiries: 2, verified: 6, shown: 1, shared: 1 } },
    { name: 'Ravi', counts: { verified: 6 } },
    { name: null, counts: { registered: 12 } },
  ]);
});

test('an interest that the office wrote down counts for who wrote it', async () => {
  const [bride, groom] = [people[2]?.id ?? 0, people[3]?.id ?? 0];
  const [row] = await sql<{ id: number }[]>`
    insert into public.introductions (family_id, shown_id, how, shown_by_name) values (${bride}, ${groom}, 'Interest', null) returning id`;
  const counts = async () =>
    new Map((await read(today)).admins.map(({ name, counts: done }) => [name, done.interested ?? 0] as const));
  const before = await counts();
  expect((await call(clerk, 'record_answer', { introduction_id: row?.id ?? 0, answer: 'interested' })).status).toBe(
    204,
  );
  const gained = [...(await counts())].filter(([name, count]) => count !== (before.get(name) ?? 0));
  expect(gained).toEqual([
    [
      await oneValue(
        sql<
          { name: string }[]
        >`select display_name as name from private.admins join public.accounts using (user_id) where username = 'clerk'`,
      ),
      1,
    ],
  ]);
});

test('all months together are the plain counts of the rows', async () => {
  const { months, first_month: first } = await read('2020-01-01', today);
  const sum = (kind: 'registered' | 'verified' | 'shown' | 'interested' | 'shared' | 'enquiries') =>
    months.reduce((total, { counts }) => total + (counts[kind] ?? 0), 0);
  const [plain] = await sql`
    select (select count(*)::int from public."RegisteredUsers" where created_at >= '2019-12-31 18:30+00') as registered,
      (select count(*)::int from public."RegisteredUsers" where verified_at is not null) as verified,
      (select count(*)::int from public.introductions where how <> 'Interest') as shown,
      (select count(*)::int from public.introductions where answer = 'interested') as interested,
      (select count(*)::int from public.disclosures) as shared,
      (select count(*)::int from private.enquiries where kind = 'new') as enquiries,
      (select to_char(greatest(min(created_at), '2020-01-01') at time zone 'Asia/Kolkata', 'YYYY-MM-01') from public."RegisteredUsers") as first`;
  expect({
    registered: sum('registered'),
    verified: sum('verified'),
    shown: sum('shown'),
    interested: sum('interested'),
    shared: sum('shared'),
    enquiries: sum('enquiries'),
    first,
  }).toEqual(plain);
});

test('engaged and married are those who are so now, whether the office or the member recorded it', async () => {
  const member = await addMember(sql, { label: 'figures-member' });
  const before = await thisMonth();
  const set = (status: string) =>
    call(clerk, 'set_profile_statuses', { changes: [{ id: people[2]?.id ?? 0, status }] });
  const gained = async () => {
    const { engaged = 0, married = 0 } = await thisMonth();
    return { engaged: engaged - (before.engaged ?? 0), married: married - (before.married ?? 0) };
  };
  await set('engaged');
  await call(member.client, 'set_my_status', { new_status: 'engaged' });
  expect(await gained()).toEqual({ engaged: 2, married: 0 });
  await set('married');
  await call(member.client, 'set_my_status', { new_status: 'married' });
  expect(await gained()).toEqual({ engaged: 2, married: 2 });
  // A deleted profile counts until it is erased.
  const name = await oneValue(
    sql<{ name: string }[]>`select name from public."RegisteredUsers" where id = ${people[2]?.id ?? 0}`,
  );
  await call(clerk, 'delete_profile', { profile_id: people[2]?.id ?? 0, seen_name: name });
  expect(await gained()).toEqual({ engaged: 2, married: 2 });
  await call(member.client, 'set_my_status', { new_status: 'verified' });
  expect(await gained()).toEqual({ engaged: 1, married: 1 });
  await call(owner, 'erase_profile', { profile_id: people[2]?.id ?? 0, typed_name: name });
  expect(await gained()).toEqual({ engaged: 0, married: 0 });
  expect((await read('2022-05-01')).months[0]?.counts.registered).toBe(11);
});

test('who registered somebody is in the audit log', async () => {
  const name = await oneValue(sql<{ name: string }[]>`
    select display_name as name from private.admins join public.accounts using (user_id) where role = 'clerk' and active limit 1`);
  const mine = async () => (await read(today)).admins.find((each) => each.name === name)?.counts.registered ?? 0;
  const before = await mine();
  const request_id = randomUUID();
  await call(clerk, 'reserve_registration', { request_id });
  const answer = await call(clerk, 'register_person', {
    request_id,
    person: { name: 'Test registered', gender: 'bride', age: 30, first_img: 'https://example.com/picture.jpg' },
    consents: givenConsents,
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(await mine()).toBe(before + 1);
});

test('enquiries that are erased after 90 days stay in the count', async () => {
  const before = await read('2022-05-01', '2022-06-01');
  await sql`select private.forget_enquiries(now())`;
  expect(await sql`select from private.enquiries where name = 'Test figures'`).toHaveLength(0);
  const after = await read('2022-05-01', '2022-06-01');
  expect(after.months).toEqual(before.months);
  expect(after.admins).toEqual(before.admins);
  // A lost login is no enquiry for a match.
  expect(await sql`select count from private.past_enquiries order by month`).toEqual([{ count: 2 }, { count: 1 }]);
});

test('money is what was received, while fees are on', async () => {
  await sql`update public.site_settings set fees_on = true`;
  const paid_on = await oneValue(sql<{ day: string }[]>`select (private.today() - 200)::text as day`);
  const before = (await thisMonth()).money ?? 0;
  await call(owner, 'make_plan', {
    name: `Figures ${randomUUID().slice(0, 8)}`,
    price: 300_050,
    days: 90,
    introductions: 12,
    contacts: 3,
  });
  const sold = await call(clerk, 'sell_plan', {
    request_id: randomUUID(),
    profile_id: people[3]?.id ?? 0,
    plan_id: await oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.plans`),
    agreed_price: 300_050,
    agreed_by: 'Father',
    agreed_on: paid_on,
    agreed_how: 'office',
    starts_on: paid_on,
  });
  expect(sold.status).toBe(204);
  const purchase_id = await oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.purchases`);
  const past = await read(paid_on);
  for (const amount of [100_000, 50])
    await call(clerk, 'record_payment', {
      request_id: randomUUID(),
      purchase_id,
      amount,
      way: 'cash',
      paid_on,
      into_closed: true,
    });
  const { months, admins } = await read(paid_on);
  expect(months[0]?.counts.money).toBe((past.months[0]?.counts.money ?? 0) + 100_050);
  // Two payments, whatever their sum.
  expect(admins.flatMap(({ counts }) => (counts.money === undefined ? [] : [counts.money]))).toEqual([100_050]);
  await call(owner, 'correct_payment', {
    payment_id: await oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.payments`),
    reason: 'Written twice',
  });
  expect((await thisMonth()).money).toBe(before - 50);
  await sql`update public.site_settings set fees_on = false`;
  expect((await read(paid_on, today)).months.every(({ counts }) => counts.money === undefined)).toBe(true);
});

test.each([
  ['2019-12-01', today],
  ['2999-01-01', '2999-01-01'],
  [today, '2022-05-01'],
])('months from %s to %s are refused', async (first_month, last_month) => {
  expect(await call(owner, 'read_figures', { first_month, last_month })).toMatchObject({
    code: '22023',
    refusal: 'not_in_list',
  });
});
