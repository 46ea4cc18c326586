import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../web/src/lib/database.types.ts';
import { addPerson, oneValue } from './people.ts';
import { call, fingerprintOfAll, setUpPersonas, type Client } from './personas.ts';
import { addDisclosure, addMember, addRequest, approveRequest, startAgain, waitForLock } from './scenes.ts';

// Plans, purchases, pauses, payments with their receipts, and the statement of a family.

const { clients, sql } = await setUpPersonas();
const { admin, clerk, visitor } = clients;
const member = await addMember(sql, { label: 'fees' });
const other = await addMember(sql, { label: 'fees-other', card: { gender: 'groom' } });

const today = await oneValue(sql<{ day: string }[]>`select private.today()::text as day`);
const year = await oneValue(sql<{ year: number }[]>`select private.financial_year(private.today()) as year`);
const dayIn = (days: number) =>
  oneValue(sql<{ day: string }[]>`select (private.today() + ${days}::integer)::text as day`);

let plans = 0;
const makePlan = async (changes: object = {}): Promise<number> => {
  plans += 1;
  const made = await call(admin, 'make_plan', {
    name: plans === 1 ? 'Three months' : `Three months, ${plans}`,
    price: 300_000,
    days: 90,
    introductions: 30,
    contacts: 3,
    ...changes,
  });
  expect(made.status).toBe(204);
  return await oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.plans`);
};
const sell = (plan: number, changes: { [name: string]: Json } = {}, who: Client = clerk) =>
  call(who, 'sell_plan', {
    request_id: randomUUID(),
    profile_id: member.id,
    plan_id: plan,
    agreed_price: 300_000,
    agreed_by: 'Father',
    agreed_on: today,
    agreed_how: 'office',
    starts_on: today,
    ...changes,
  });
const lastPurchase = () => oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.purchases`);
/** Sells a plan that began so many days ago. */
const sold = async (changes: { [name: string]: Json } = {}, ago = 0): Promise<number> => {
  expect((await sell(await makePlan(), { ...changes, starts_on: await dayIn(-ago) })).status).toBe(204);
  return await lastPurchase();
};
const pay = (purchase: number, amount: number, changes: { [name: string]: Json } = {}, who: Client = clerk) =>
  call(who, 'record_payment', {
    request_id: randomUUID(),
    purchase_id: purchase,
    amount,
    way: 'cash',
    paid_on: today,
    ...changes,
  });
const numbers = async () =>
  (
    await sql<{ number: number }[]>`select number from private.payments where financial_year = ${year} order by number`
  ).map(({ number }) => number);
const correct = (payment_id: number, who: Client = admin, reason: string | null = 'Written twice') =>
  call(who, 'correct_payment', { payment_id, reason });
const lastPayment = () => oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.payments`);
const codeOf = (payment: number) =>
  oneValue(sql<{ code: string }[]>`select code from private.payments where id = ${payment}`);
const act = z.object({ kind: z.string(), name: z.string().nullable() });
const statements = z.array(
  z.object({
    paid: z.number(),
    unpaid: z.number(),
    price: z.number(),
    ends_on: z.string(),
    introductions: z.object({ promised: z.number(), shown: z.number(), answered: z.number() }),
    contacts: z.object({ promised: z.number(), shared: z.number() }),
    asked: z.number(),
    calls: z.number(),
    attempts: z.number(),
    follow_ups: z.number(),
    audit_head: z.string(),
    acts: z.array(act),
  }),
);
const read = async (who: Client) =>
  statements.parse((await call(who, 'read_statements', { profile_id: member.id })).data);
const statement = async (who: Client = clerk) => (await read(who))[0];
const queue = z.looseObject({ count: z.number(), list: z.array(z.looseObject({ id: z.number() })) });
const queues = ['fees_due', 'plans_expiring', 'paused_too_long', 'short'] as const;
/** The queues of Today about the member, by SQL. */
const ofToday = async () => {
  const lists = await oneValue(sql<{ lists: unknown }[]>`select private.fees_of_today(${[member.id]}) as lists`);
  return z.object({ fees_due: queue, plans_expiring: queue, paused_too_long: queue, short: queue }).parse(lists);
};
const setStatus = (status: string) => sql`
  update public."RegisteredUsers" set status = ${status}, status_reason = null where id = ${member.id}`;

/** What was sold stays in the books, as after an erasure. */
const forget = () => sql`
  update private.purchases set registered_user_id = null where registered_user_id in (${member.id}, ${other.id})`;

beforeEach(async () => {
  await startAgain(sql, member, other);
  await sql`delete from public.introductions where family_id in (${member.id}, ${other.id})`;
  await sql`delete from private.earlier_acts where family_id = ${member.id}`;
  await forget();
  await sql`update private.plans set ended_at = now() where ended_at is null`;
  plans = 0;
  await sql`update public.site_settings set fees_on = true, gst_number = null, books_closed_until = null`;
});
afterAll(() => sql`update public.site_settings set fees_on = false, gst_number = null, books_closed_until = null`);

test('while fees are off nothing is sold or paid, and only receipts that were given are still known', async () => {
  const purchase = await sold({}, 3);
  await pay(purchase, 100);
  const payment = await lastPayment();
  await call(clerk, 'pause_purchase', { purchase_id: purchase, reason: 'illness', until_on: await dayIn(3) });
  await sql`update public.site_settings set fees_on = false`;
  const before = await fingerprintOfAll(sql);
  const plan = { plan_id: await oneValue(sql<{ id: number }[]>`select max(id)::int as id from private.plans`) };
  for (const { status, refusal } of [
    await call(admin, 'make_plan', { name: 'Off', price: 1, days: 1 }),
    await call(admin, 'end_plan', plan),
    await sell(plan.plan_id),
    await pay(purchase, 100),
    await correct(payment),
    await call(admin, 'resume_purchase', { purchase_id: purchase }),
    await call(admin, 'end_purchase', { purchase_id: purchase }),
  ])
    expect([status, refusal]).toEqual([409, 'fees_off']);
  expect(await read(clerk)).toEqual([]);
  expect((await call(admin, 'list_plans')).data).toEqual([]);
  expect((await call(admin, 'read_fees', { profile_id: member.id })).data).toEqual([]);
  for (const name of queues) expect((await ofToday())[name]).toMatchObject({ count: 0, list: [] });
  expect((await call(visitor, 'check_receipt', { code: await codeOf(payment) })).data).toMatchObject({ amount: 100 });
  expect(await fingerprintOfAll(sql)).toBe(before);
  const books = await call(admin, 'export_payments', { from_on: today, until_on: today });
  expect(
    z
      .array(z.looseObject({ id: z.number() }))
      .parse(books.data)
      .at(-1)?.id,
  ).toBe(payment);
});

test('the owner makes plans, ends purchases, corrects and exports, a clerk sells and records', async () => {
  const plan = await makePlan();
  expect((await sell(plan)).status).toBe(204);
  const purchase = await lastPurchase();
  expect((await pay(purchase, 100)).status).toBe(204);
  const payment_id = await lastPayment();
  for (const [reason, refusal] of [
    [' ', 'correction_reason_missing'],
    ['It was of 98450 12345', 'note_names_contact'],
  ] as const)
    expect(await correct(payment_id, admin, reason)).toMatchObject({ status: 400, refusal, hint: 'reason' });
  expect((await correct(payment_id)).status).toBe(204);
  expect(await correct(payment_id)).toMatchObject({ refusal: 'payment_corrected' });
  expect(await correct(await lastPayment())).toMatchObject({ refusal: 'payment_gone' });
  expect(await statement(member.client)).toMatchObject({ paid: 0, price: 300_000 });
  expect(await read(other.client)).toEqual([]);
  expect(await call(admin, 'make_plan', { name: 'three MONTHS', price: 1, days: 1 })).toMatchObject({
    refusal: 'plan_name_taken',
    hint: 'name',
  });
  expect((await call(admin, 'end_plan', { plan_id: plan })).status).toBe(204);
  expect(await call(admin, 'end_plan', { plan_id: plan })).toMatchObject({ status: 409, refusal: 'plan_ended' });
  expect(await sell(plan)).toMatchObject({ status: 400, refusal: 'plan_ended', hint: 'plan_id' });
});

test('all of it is in the audit log, with the actor, without the reason of a pause or the note of a payment', async () => {
  const since = await oneValue(sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from public.audit_log`);
  const purchase_id = await sold();
  await call(clerk, 'pause_purchase', { purchase_id, reason: 'illness', until_on: await dayIn(2) });
  await call(clerk, 'resume_purchase', { purchase_id });
  await pay(purchase_id, 100, { note: 'Cheque 004711' });
  await correct(await lastPayment());
  await call(admin, 'end_purchase', { purchase_id });
  await call(admin, 'export_payments', { from_on: today, until_on: today });
  const log = await sql<{ action: string; person: string | null; values: string }[]>`
    select action, registered_user_id::text as person, coalesce(new_values::text, '') as values from public.audit_log
    where id > ${since} order by id`;
  // The history of the family has all of it.
  expect(log.map(({ person }) => person)).toEqual([null, ...Array.from({ length: 6 }, () => String(member.id)), null]);
  expect(log.map(({ action }) => action)).toEqual(
    `made plan, sold plan, paused plan, resumed plan, recorded payment, corrected payment, ended purchase,
     exported payments`.split(/,\s+/),
  );
  expect(JSON.stringify(log)).not.toMatch(/illness|004711|Written/);
  expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
});

describe('the numbers of receipts', () => {
  test('have no gap after ten payments at once by two admins, two families and refused ones between', async () => {
    const purchase = await sold();
    const second = await sold({ profile_id: other.id });
    const before = (await numbers()).length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        pay(n % 3 === 0 ? second : purchase, n % 6 === 5 ? 300_001 : 1000, {}, n % 2 === 0 ? admin : clerk),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
    expect(answers.filter(({ refusal }) => refusal === 'amount_not_due')).toHaveLength(2);
    expect(await numbers()).toEqual(Array.from({ length: before + 10 }, (_, place) => place + 1));
  });

  test('have no gap after a payment whose connection is cut in the middle, which leaves nothing', async () => {
    const purchase = await sold();
    const before = await numbers();
    const last = () =>
      oneValue(sql<{ last: number }[]>`
        select coalesce(max(last), 0)::int as last from private.receipt_numbers where financial_year = ${year}`);
    const counted = await last();
    const busy = await sql.reserve();
    await busy`begin`;
    // The payment and its number are written by then, and the entry of the audit log is next.
    await busy`select from private.audit_head for update`;
    const cut = pay(purchase, 1000);
    try {
      await waitForLock(sql, 'record_payment');
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"record_payment"%'`;
      expect((await cut).status).toBeGreaterThanOrEqual(500);
    } finally {
      await busy`rollback`;
      busy.release();
    }
    expect([await numbers(), await last()]).toEqual([before, counted]);
    expect((await pay(purchase, 1000)).status).toBe(204);
    expect(await numbers()).toEqual([...before, before.length + 1]);
  });

  test('begin at 1 again with the financial year of India, in April', async () => {
    const years = await oneValue(sql<{ years: number[] }[]>`
      select array[private.financial_year('2026-03-31'), private.financial_year('2026-04-01'), private.financial_year('2027-01-01')] as years`);
    expect(years).toEqual([2025, 2026, 2026]);
    const earlier = `${year}-03-31`;
    const purchase = await sold();
    // Its accountant has that year.
    expect(await pay(purchase, 1000, { paid_on: earlier })).toMatchObject({ refusal: 'books_closed', hint: 'paid_on' });
    const numberOf = async () => {
      await pay(purchase, 1000, { paid_on: earlier, into_closed: true });
      return await oneValue(sql<{ number: number }[]>`
        select number from private.payments where financial_year = ${year - 1} order by id desc limit 1`);
    };
    const first = await numberOf();
    expect(await numberOf()).toBe(first + 1);
  });
});

test('into closed books a payment comes only by a clerk who says so, and the next file of the accountant names it', async () => {
  const purchase_id = await sold();
  const paid_on = await dayIn(-1);
  await sql`update public.site_settings set books_closed_until = ${paid_on}`;
  const before = await numbers();
  for (const who of [clerk, admin])
    for (const into_closed of [{}, { into_closed: false }, { into_closed: null }])
      expect(await pay(purchase_id, 100, { paid_on, ...into_closed }, who)).toMatchObject({
        status: 400,
        refusal: 'books_closed',
        hint: 'paid_on',
      });
  for (const who of [visitor, member.client, other.client])
    expect((await pay(purchase_id, 100, { paid_on, into_closed: true }, who)).status).toBeGreaterThan(400);
  expect(await numbers()).toEqual(before);
  const request_id = randomUUID();
  expect((await pay(purchase_id, 100, { paid_on, into_closed: true, request_id })).status).toBe(204);
  // The books are open again, and the same request is no question.
  await sql`update public.site_settings set books_closed_until = null`;
  expect((await pay(purchase_id, 100, { paid_on, request_id })).status).toBe(204);
  const second = randomUUID();
  expect((await pay(purchase_id, 200, { paid_on, request_id: second })).status).toBe(204);
  const file = z.array(z.looseObject({ request_id: z.string(), amount: z.number(), after_close: z.boolean() }));
  const late = async (day: string) =>
    file
      .parse((await call(admin, 'export_payments', { from_on: day, until_on: day })).data)
      .filter((payment) => payment.request_id === request_id || payment.request_id === second)
      .map(({ amount, after_close }) => [amount, after_close]);
  expect(await late(today)).toEqual([[100, true]]);
  expect(await late(paid_on)).toEqual([
    [100, true],
    [200, false],
  ]);
});

test('a bank reference is no phone number, and a phone number is no bank reference', async () => {
  const notes = {
    right: [
      'N331261234567890',
      'NEFT-N331261234567890',
      'S98765432',
      'CMS3312345678',
      'CMS2633212345, Rs 500',
      'P26112912345678',
      'AX260333123456789',
      'UTR 331261234567890',
      'UTR 633198450123',
      'UPI/412345678901',
      'KKBKH26332123456',
      'AXISCN0123456789',
      'SBINR52026112912345678 27/11/2026',
      'IFSC SBIN0001234',
      'Cheque 123456 of 27.11.2026',
      '000123 27/11/26',
      'Rs 500 331261234567890',
    ],
    refuse: [
      '98430 55101',
      'call 9843055101',
      'CALL919843055101',
      'N9843055101',
      'CMS09843055101',
      'UTR919843055101',
      'S9876543 210',
      'N0919843055 101',
      'S9876543\u200b210',
      'Ph24345678',
      'TEL4222345678',
      'OFFICE4222345678',
      'Ravi04222345678',
      'by +91 98450-12345',
      '௯௮௪௫௦௧௨௩௪௫',
      'from 0422-2345678',
      '914222345678',
      '98430/12345',
      '98.43.0123.45',
      '9843O 12345',
      '00919843012345',
      '+971501234567',
      '971501234567',
      '98430551019843055102',
      'REF98430551019843055102',
      'N331261234567890/9843055101',
      '98422 33445331261234567',
      '+91 98422 33445331261234567',
      '9842-233445331261234567',
      'anu@okbank',
      'anu＠okbank',
    ],
  };
  const judged = await sql<{ note: string; is_right: boolean }[]>`
    select note, private.is_payment_note(note) as is_right from unnest(${[...notes.right, ...notes.refuse]}::text[]) as note`;
  expect(judged.filter(({ is_right }) => is_right).map(({ note }) => note)).toEqual(notes.right);
});

test('a backup with a note of an earlier rule can be loaded', async () => {
  const note = '971501234567';
  const purchase = await sold();
  expect(await pay(purchase, 500, { note })).toMatchObject({ refusal: 'note_names_contact' });
  await pay(purchase, 500);
  const loaded = sql.begin(async (transaction) => {
    const [row] = await transaction`
      insert into private.payments (request_id, purchase_id, amount, way, paid_on, number, code, received_by_name, note)
      select gen_random_uuid(), purchase_id, amount, way, paid_on, 0, 'OF A BACKUP', received_by_name, ${note}
      from private.payments where purchase_id = ${purchase} returning note`;
    throw new Error(`rolled back: ${row?.['note']}`);
  });
  await expect(loaded).rejects.toThrow(`rolled back: ${note}`);
});

test('the same request pays and sells once', async () => {
  const request_id = randomUUID();
  const plan = await makePlan();
  for (const _ of [1, 2]) expect((await sell(plan, { request_id })).status).toBe(204);
  const purchase = await lastPurchase();
  await Promise.all([1, 2].map(() => pay(purchase, 500, { request_id })));
  expect((await read(clerk)).map(({ paid }) => paid)).toEqual([500]);
});

test('a request that recorded something else is refused', async () => {
  const request_id = randomUUID();
  const plan = await makePlan();
  await sell(plan, { request_id });
  const purchase = await lastPurchase();
  await pay(purchase, 500, { request_id });
  const refused = { status: 409, refusal: 'request_used' };
  for (const changes of [{ agreed_price: 1 }, { profile_id: other.id }, { plan_id: await makePlan() }])
    expect(await sell(plan, { request_id, ...changes })).toMatchObject(refused);
  expect(await pay(purchase, 501, { request_id })).toMatchObject(refused);
  await sell(plan, { profile_id: other.id });
  expect(await pay(await lastPurchase(), 500, { request_id })).toMatchObject(refused);
  expect((await read(clerk)).map(({ paid }) => paid)).toEqual([500]);
});

test('wrong input is refused at its field, and money is whole paise', async () => {
  const plan = await makePlan();
  for (const [changes, hint] of [
    [{ agreed_price: -1 }, 'agreed_price'],
    [{ agreed_by: 'Neighbour' }, 'agreed_by'],
    [{ agreed_how: 'shouting' }, 'agreed_how'],
    [{ agreed_on: await dayIn(1) }, 'agreed_on'],
    [{ starts_on: await dayIn(400) }, 'starts_on'],
    [{ parts: { start: 300_001, married: 0 } }, 'parts'],
    [{ parts: { start: 100, engaged: 299_900, married: 0 } }, 'parts'],
    [{ parts: { start: 100, later: 0 } }, 'later_on'],
    [{ parts: { start: 100, later: 0 }, later_on: await dayIn(-1) }, 'later_on'],
    [{ parts: { someday: 1 } }, 'parts'],
    [{ parts: { start: 0.5, married: 0 } }, 'parts'],
    [{ parts: { start: -1, married: 0 } }, 'parts'],
  ] as const)
    expect(await sell(plan, changes), JSON.stringify(changes)).toMatchObject({ status: 400, hint });
  const purchase = await sold();
  for (const [amount, changes, hint] of [
    [0, {}, 'amount'],
    [300_001, {}, 'amount'],
    [100, { way: 'gold' }, 'way'],
    [100, { paid_on: await dayIn(1) }, 'paid_on'],
    [100, { paid_on: await dayIn(-367) }, 'paid_on'],
    [100, { note: 'by +91 98450-12345' }, 'note'],
  ] as const)
    expect(await pay(purchase, amount, changes), hint).toMatchObject({ status: 400, hint });
  expect((await pay(purchase, 100, { way: 'bank', note: 'NEFT-N331261234567890' })).status).toBe(204);
  // PostgREST gives a fraction to the database, which has no whole number for it.
  expect(await pay(purchase, 0.5)).toMatchObject({ status: 400, code: '22P02' });
  const kinds = await sql`
    select attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relname in ('plans', 'purchases', 'payments') and relnamespace = 'private'::regnamespace
      and atttypid in ('real'::regtype, 'double precision'::regtype, 'numeric'::regtype)`;
  expect(kinds).toEqual([]);
});

test('what was sold or paid is never changed, not by the owner of the database either', async () => {
  const purchase = await sold();
  await pay(purchase, 700);
  for (const change of [
    'update private.payments set amount = 1 where true',
    'delete from private.payments where true',
    `update private.payments set note = 'Another' where true`,
    'update private.purchases set agreed_price = 1 where true',
    `update private.purchases set registered_user_id = ${other.id} where registered_user_id = ${member.id}`,
    'update private.plans set price = 1 where true',
  ])
    await expect(sql.unsafe(change), change).rejects.toThrow('stays');
});

test('anybody checks a receipt by its code, and reads no name', async () => {
  await pay(await sold(), 12_345);
  const payment = await lastPayment();
  const code = await codeOf(payment);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  const check = async (given: string) => (await call(visitor, 'check_receipt', { code: given })).data;
  const seen = {
    number: (await numbers()).length,
    financial_year: year,
    amount: 12_345,
    paid_on: today,
    is_correction: false,
    is_corrected: false,
  };
  expect(await check(` ${code.toLowerCase().replace(/(....)/g, '$1-')} `)).toEqual(seen);
  expect(await check('ABCDEFGHJKLM')).toBeNull();
  await correct(payment);
  expect(await check(code)).toEqual({ ...seen, is_corrected: true });
  expect(await check(await codeOf(await lastPayment()))).toMatchObject({ amount: -12_345, is_correction: true });
});

test('the accountant gets each receipt of the days, with the tax in it and without the name of an erased person', async () => {
  await sql`update public.site_settings set gst_number = '33ABCDE1234F1Z7', gst_rate = 18`;
  const gone = await addPerson(sql, { label: 'fees-gone' });
  const purchase = await sold({ profile_id: gone.id, parts: { start: 100_001, married: 0 } });
  await call(clerk, 'pause_purchase', { purchase_id: purchase, reason: 'mourning', until_on: await dayIn(5) });
  await pay(purchase, 118_000, { way: 'UPI', note: 'UTR 7' });
  const exported = async () =>
    z
      .array(z.looseObject({ amount: z.number() }))
      .parse((await call(admin, 'export_payments', { from_on: today, until_on: today })).data)
      .at(-1);
  const row = { amount: 118_000, gst: 18_000, gst_rate: 18, way: 'UPI', plan: 'Three months', paid_on: today };
  expect(await exported()).toMatchObject({
    ...row,
    payer_name: gone.name,
    profile_id: gone.id,
    note: 'UTR 7',
    recorded_on: today,
  });
  // As on the paper, whatever the name is later.
  await sql`update public."RegisteredUsers" set name = 'Test fees-gone, later' where id = ${gone.id}`;
  expect(await exported()).toMatchObject({ payer_name: gone.name });
  // A correction takes back the tax of that day, not of a later rate.
  await sql`update public.site_settings set gst_rate = 5`;
  await pay(purchase, 10_500);
  const payment = await lastPayment();
  await sql`update public.site_settings set gst_number = null`;
  await correct(payment);
  expect(await exported()).toMatchObject({ amount: -10_500, gst: -500, gst_rate: 5, gst_number: '33ABCDE1234F1Z7' });
  const receipt = await oneValue(sql<{ receipt: unknown }[]>`select private.erase_person(${gone.id}) as receipt`);
  expect(receipt).toMatchObject({ kept_rows: 0, kept_fees: 4 });
  expect(await exported()).toMatchObject({ amount: -10_500, payer_name: null, profile_id: null, note: null });
  expect(await sql`select from private.purchase_pauses where purchase_id = ${purchase}`).toHaveLength(0);
  expect(await pay(purchase, 100)).toMatchObject({ status: 404, refusal: 'purchase_gone' });
  const [first, last] = [await dayIn(-367), await dayIn(0)];
  for (const [from_on, until_on] of [
    [first, last],
    ['infinity', 'infinity'],
    ['-infinity', '-infinity'],
  ] as const)
    expect(await call(admin, 'export_payments', { from_on, until_on })).toMatchObject({
      status: 400,
      hint: 'until_on',
    });
});

test('parts add up to the price, and each is due when its event has happened', async () => {
  const parts = { start: 100_001, later: 10_000, settled: 20_000, engaged: 50_000, married: 1 };
  const request = await addRequest(sql, member, other);
  await approveRequest(sql, request);
  const agree = (ago: number) => sql`
    insert into public.follow_ups (request_id, state, changed_by_name, changed_at)
    values (${request}, 'agreed', 'A test', now() - ${ago} * interval '1 day')
    on conflict on constraint follow_ups_pkey do update set changed_at = excluded.changed_at`;
  // What was agreed before the sale makes nothing due.
  await agree(2);
  const purchase_id = await sold({ parts, later_on: await dayIn(5) });
  const due = () => sql<{ event: string; amount: number; unpaid: number }[]>`
    select event, amount::int, unpaid::int from private.due_parts
    where purchase_id = ${purchase_id} and due_on <= private.today() order by place`;
  const start = { event: 'start', amount: 100_001, unpaid: 100_001 };
  const settled = { event: 'settled', amount: 20_000, unpaid: 20_000 };
  const engaged = { event: 'engaged', amount: 50_000, unpaid: 50_000 };
  expect(await due()).toEqual([start]);
  expect(await ofToday()).toMatchObject({ fees_due: { amount: 110_001, list: [{ amount: 110_001 }] } });
  await agree(0);
  expect(await due()).toEqual([start, settled]);
  await setStatus('engaged');
  expect(await due()).toEqual([start, settled, engaged]);
  await setStatus('married');
  const married = { event: 'married', amount: 119_999, unpaid: 119_999 };
  expect(await due()).toEqual([start, settled, engaged, married]);
  await pay(purchase_id, 110_001);
  expect((await due()).map(({ unpaid }) => unpaid)).toEqual([0, 20_000, 50_000, 119_999]);
  expect((await ofToday()).fees_due.list).toEqual([
    { id: member.id, name: member.name, purchase_id, plan: 'Three months', due_on: today, amount: 189_999 },
  ]);
  // A due day hides nobody, and an ended purchase asks for nothing.
  await setStatus('verified');
  expect((await ofToday()).fees_due.count).toBe(1);
  expect(await call(admin, 'end_purchase', { purchase_id, by_mistake: true })).toMatchObject({
    status: 409,
    refusal: 'purchase_paid',
  });
  await call(admin, 'end_purchase', { purchase_id });
  expect((await ofToday()).fees_due.count).toBe(0);
  expect(await statement()).toMatchObject({ paid: 110_001, unpaid: 0, ends_on: today });
  // A wrong payment of it is corrected, and the right one recorded.
  expect((await correct(await lastPayment())).status).toBe(204);
  expect((await pay(purchase_id, 110_000)).status).toBe(204);
  expect(await call(admin, 'end_purchase', { purchase_id })).toMatchObject({ refusal: 'purchase_ended' });
});

test('two plans that promise the same do not overlap, and a sale by mistake is taken back', async () => {
  // Its days are over, and it was never ended.
  const first = await sold({}, 100);
  const last = await dayIn(-11);
  const plan = await makePlan();
  for (const starts_on of [last, await dayIn(-150)])
    expect(await sell(plan, { starts_on }), starts_on).toMatchObject({
      status: 400,
      refusal: 'plans_overlap',
      hint: 'starts_on',
    });
  const success = await makePlan({ introductions: 0, contacts: 0 });
  for (const [sale, starts_on] of [
    [success, last],
    [plan, await dayIn(-10)],
  ] as const)
    expect((await sell(sale, { starts_on })).status, starts_on).toBe(204);
  expect((await call(admin, 'end_purchase', { purchase_id: await lastPurchase(), by_mistake: true })).status).toBe(204);
  expect((await sell(plan, { starts_on: await dayIn(-10) })).status).toBe(204);
  // One that was taken back is in nobody's way, wherever it was to start.
  const later = await makePlan();
  expect((await sell(later, { starts_on: await dayIn(85) })).status).toBe(204);
  expect((await call(admin, 'end_purchase', { purchase_id: await lastPurchase(), by_mistake: true })).status).toBe(204);
  expect((await sell(later, { starts_on: await dayIn(80) })).status).toBe(204);
  expect((await call(admin, 'end_purchase', { purchase_id: await lastPurchase(), by_mistake: true })).status).toBe(204);
  expect((await call(admin, 'end_purchase', { purchase_id: first })).status).toBe(204);
  expect((await read(member.client)).map(({ ends_on, unpaid }) => [ends_on, unpaid])).toEqual([
    [await dayIn(79), 300_000],
    [await dayIn(78), 300_000],
    [last, 0],
  ]);
});

test('Today has what is due within a week, what ends within a week, and pauses that last too long', async () => {
  await sold({}, -6);
  expect((await ofToday()).fees_due.count).toBe(1);
  await forget();
  await sold({}, -7);
  expect((await ofToday()).fees_due.count).toBe(0);
  await forget();
  const ending = await sold({}, 83);
  expect((await ofToday()).plans_expiring.list).toMatchObject([{ id: member.id, ends_on: await dayIn(6) }]);
  const pause = { purchase_id: ending, reason: 'examinations', until_on: await dayIn(3) };
  expect((await call(clerk, 'pause_purchase', pause)).status).toBe(204);
  expect(await ofToday()).toMatchObject({ plans_expiring: { count: 0 }, paused_too_long: { count: 0 } });
  await sql`update private.purchase_pauses set from_on = from_on - 9, until_on = until_on - 9 where purchase_id = ${ending}`;
  expect((await ofToday()).paused_too_long.list).toMatchObject([{ id: member.id, until_on: await dayIn(-6) }]);
  expect((await call(clerk, 'read_today', { mine: false })).status).toBe(200);
});

test('a pause stops the clock until it goes on, and moves the last day', async () => {
  const purchase_id = await sold({}, 10);
  const state = async () => {
    const { ends_on, introductions } = (await statement()) ?? {};
    return { ends_on, promised: introductions?.promised };
  };
  expect(await state()).toEqual({ ends_on: await dayIn(79), promised: 10 });
  const pause = { purchase_id, reason: 'mourning', until_on: await dayIn(10) };
  expect((await call(clerk, 'pause_purchase', pause)).status).toBe(204);
  expect(await call(clerk, 'pause_purchase', pause)).toMatchObject({ status: 409, refusal: 'purchase_rests' });
  // Both the day on which it begins and its last one count.
  expect(await state()).toEqual({ ends_on: await dayIn(90), promised: 10 });
  // As if it had been agreed 15 days ago, for ten: it still rests.
  await sql`update private.purchase_pauses set from_on = from_on - 8, until_on = until_on - 15 where purchase_id = ${purchase_id}`;
  expect(await state()).toEqual({ ends_on: await dayIn(87), promised: 2 });
  expect((await call(clerk, 'resume_purchase', { purchase_id })).status).toBe(204);
  expect(await call(clerk, 'resume_purchase', { purchase_id })).toMatchObject({ refusal: 'purchase_goes_on' });
  expect(await state()).toEqual({ ends_on: await dayIn(87), promised: 2 });
  expect((await call(clerk, 'pause_purchase', { ...pause, until_on: today })).status).toBe(400);
});

describe('the statement', () => {
  const show = (...shown_ids: number[]) =>
    call(clerk, 'show_people', { profile_id: member.id, shown_ids, how: 'Telephone' });
  const shownAgo = (days: number) => sql`
    update public.introductions set shown_at = now() - ${days} * interval '1 day' where family_id = ${member.id}`;

  test('counts what was done in the days of the purchase, and names who the family sees', async () => {
    await sold({}, 10);
    await show(other.id);
    const request = await addRequest(sql, member, other);
    await approveRequest(sql, request);
    await addDisclosure(sql, request);
    await call(clerk, 'add_log_entry', { profile_id: member.id, kind: 'Telephone', entry: 'They will think it over' });
    await call(member.client, 'answer_match', { profile_id: other.id, answer: 'later' });
    const seen = await statement(member.client);
    expect(seen).toMatchObject({
      introductions: { promised: 10, shown: 1, answered: 1 },
      contacts: { promised: 3, shared: 1 },
      asked: 1,
      calls: 1,
    });
    expect(seen?.acts).toEqual(['shown', 'asked', 'shared'].map((kind) => ({ kind, name: other.name })));
    await sql`insert into public.blocks (blocker_id, profile_id) values (${other.id}, ${member.id})`;
    for (const who of [member.client, clerk])
      expect((await statement(who))?.acts.map(({ name }) => name)).toEqual([null, null, null]);
    // Before its first day.
    await shownAgo(11);
    await sql`delete from private.earlier_acts where family_id = ${member.id}`;
    expect((await statement())?.introductions).toMatchObject({ shown: 0 });
  });

  test('is read by the private link on a phone that it knows, without names of people off links', async () => {
    const linked = await addPerson(sql, { label: 'fees-linked', contact: { whose_phone: 'Self' } });
    await sell(await makePlan(), { profile_id: linked.id });
    await call(clerk, 'show_people', { profile_id: linked.id, shown_ids: [other.id], how: 'Telephone' });
    const token = String((await call(admin, 'make_family_link', { profile_id: linked.id })).data);
    const device = randomUUID();
    await call(visitor, 'open_family_link', { token, device });
    const names = async () =>
      statements
        .parse((await call(visitor, 'read_linked_statements', { token, device })).data)
        .map(({ acts }) => acts.map(({ name }) => name));
    expect(await names()).toEqual([[other.name]]);
    await sql`
      insert into public.office_details as office (registered_user_id, off_links) values (${other.id}, true)
      on conflict (registered_user_id) do update set off_links = true`;
    expect(await names()).toEqual([[null]]);
    await sql`update public.office_details set off_links = false where registered_user_id = ${other.id}`;
    const forCandidate = await call(admin, 'make_family_link', { profile_id: linked.id, for_candidate: true });
    const own = { token: String(forCandidate.data), device };
    await call(visitor, 'open_family_link', own);
    expect(await call(visitor, 'read_linked_statements', own)).toMatchObject({
      status: 401,
      refusal: 'not_for_family',
    });
    const elsewhere = await call(visitor, 'read_linked_statements', { token, device: randomUUID() });
    expect(elsewhere).toMatchObject({ status: 401, refusal: 'other_phone' });
  });

  test('keeps what was given when the other person is erased or shown again, and has the head of the audit log', async () => {
    await sold({}, 10);
    const gone = await addPerson(sql, { label: 'fees-shown', card: { gender: 'groom' } });
    await show(other.id, gone.id);
    await show(other.id);
    const request = await addRequest(sql, member, gone);
    await approveRequest(sql, request);
    await addDisclosure(sql, request);
    await sql`
      insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
      select ${request}, ${gone.id}, 'Telephone', 'Nobody at home', 'A test' from generate_series(1, 2)`;
    for (const state of ['talking', 'talking', 'agreed']) {
      // An hour later; the second is the same answer twice.
      await sql`update public.follow_ups set changed_at = changed_at - interval '1 hour' where request_id = ${request}`;
      for (const _ of [1, 2])
        expect((await call(clerk, 'save_follow_up', { request_id: request, state })).status).toBe(204);
    }
    const given = { introductions: { shown: 2 }, asked: 1, contacts: { shared: 1 }, attempts: 2, follow_ups: 3 };
    expect(await statement()).toMatchObject(given);
    await sql`select private.erase_person(${gone.id})`;
    expect(await statement()).toMatchObject(given);
    // Of an earlier plan, and shown once more after its end.
    await shownAgo(5);
    await sql`update public.introductions set shown_at = now() where family_id = ${member.id}`;
    expect((await statement())?.introductions.shown).toBe(2);
    const code = (await statement())?.audit_head ?? '';
    expect(code).toMatch(/^[0-9a-f]{16}$/);
    const verify = (hash: string) => sql`select * from private.verify_audit_log(null, ${hash})`;
    expect(await verify(code)).toEqual([]);
    expect(await verify('0'.repeat(16))).toHaveLength(1);
    // It moves with what is counted, and with nothing else of the log.
    await sql`select private.write_audit('another act', 'consents', '1', ${member.id})`;
    expect((await statement())?.audit_head).toBe(code);
    await call(clerk, 'add_log_entry', {
      profile_id: member.id,
      kind: 'Telephone',
      entry: 'Counted',
      for_household: false,
    });
    expect((await statement())?.audit_head).not.toBe(code);
  });

  test('counts a talk for the household of two sisters for both, also after one has left it', async () => {
    const sister = await addPerson(sql, { label: 'fees-sister' });
    await sql`delete from public.profile_log where registered_user_id = ${member.id}`;
    await sold({}, 1);
    await sell(await makePlan(), { profile_id: sister.id });
    await call(admin, 'add_to_household', { profile_id: sister.id, other_id: member.id });
    for (const [kind, for_household] of [
      ['Telephone', true],
      ['Letter', true],
      ['In person', false],
    ] as const)
      await call(clerk, 'add_log_entry', { profile_id: member.id, kind, entry: `By ${kind}`, for_household });
    const talks = async () =>
      await Promise.all(
        [member.id, sister.id].map(async (profile_id) =>
          statements.parse((await call(clerk, 'read_statements', { profile_id })).data).map(({ calls }) => calls),
        ),
      );
    expect(await talks()).toEqual([[3], [2]]);
    expect((await call(admin, 'leave_household', { profile_id: member.id })).status).toBe(204);
    expect(await talks()).toEqual([[3], [2]]);
  });

  test('is short on Today and on the plans page before the family complains', async () => {
    const purchase_id = await sold({}, 2);
    const plan = { id: member.id, name: member.name, purchase_id, plan: 'Three months', promised: 2 };
    expect((await ofToday()).short.list).toEqual([{ ...plan, shown: 0 }]);
    await show(other.id);
    expect((await ofToday()).short.list).toEqual([{ ...plan, shown: 1 }]);
    const behind = async () => {
      const plans = z.array(z.object({ running: z.number(), behind: z.number() }));
      return plans.parse((await call(clerk, 'list_plans')).data)[0];
    };
    expect(await behind()).toEqual({ running: 1, behind: 1 });
    await call(clerk, 'pause_purchase', { purchase_id, reason: 'travel', until_on: await dayIn(2) });
    expect((await ofToday()).short.count).toBe(0);
    expect(await behind()).toEqual({ running: 1, behind: 0 });
    await call(clerk, 'resume_purchase', { purchase_id });
    // Nobody is shown to them, though their plan runs.
    await setStatus('draft');
    expect((await ofToday()).short.count).toBe(1);
    await setStatus('on hold');
    expect((await ofToday()).short.count).toBe(0);
  });
});
