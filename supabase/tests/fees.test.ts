import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../web/src/lib/database.types.ts';
import { oneValue } from './people.ts';
import { call, outsiders, setUpPersonas, type Client } from './personas.ts';
import { addMember, startAgain } from './scenes.ts';

// Plans, purchases, payments and receipts, and the statement of a family.

const { clients, sql } = await setUpPersonas();
const { admin, clerk, visitor } = clients;
const member = await addMember(sql, { label: 'fees' });
const other = await addMember(sql, { label: 'fees-other', card: { gender: 'groom' } });

const today = await oneValue(sql<{ day: string }[]>`select private.today()::text as day`);
const year = await oneValue(sql<{ year: number }[]>`select private.financial_year(private.today()) as year`);

const makePlan = async (changes: object = {}): Promise<number> => {
  const made = await call(admin, 'make_plan', {
    name: 'Three months',
    price: 300_000,
    days: 90,
    introductions: 12,
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
const pay = (purchase: number, amount: number, changes: { [name: string]: Json } = {}, who: Client = clerk) =>
  call(who, 'record_payment', {
    request_id: randomUUID(),
    purchase_id: purchase,
    amount,
    way: 'cash',
    paid_on: today,
    ...changes,
  });
const numbers = () =>
  sql<{ number: number }[]>`select number from private.payments where financial_year = ${year} order by number`;
const statements = z.array(
  z.object({
    paid: z.number(),
    price: z.number(),
    rests_until: z.string().nullable(),
    introductions: z.object({ promised: z.number(), shown: z.number() }),
  }),
);
const statement = async (who: Client) =>
  statements.parse((await call(who, 'read_statements', { profile_id: member.id })).data);

beforeEach(async () => {
  await startAgain(sql, member, other);
  await sql`update public.site_settings set fees_on = true`;
});

test('while fees are off nothing is sold or paid', async () => {
  const plan = await makePlan();
  await sell(plan);
  const purchase = await lastPurchase();
  await sql`update public.site_settings set fees_on = false`;
  expect((await call(admin, 'make_plan', { name: 'Off', price: 1, days: 1 })).status).toBe(409);
  expect((await sell(plan)).status).toBe(409);
  expect((await pay(purchase, 100)).status).toBe(409);
  expect(await statement(clerk)).toEqual([]);
  expect(await lastPurchase()).toBe(purchase);
});

test('the owner makes plans and corrects, a clerk sells and records, nobody else writes or reads', async () => {
  expect((await call(clerk, 'make_plan', { name: 'Clerk', price: 1, days: 1 })).status).toBe(403);
  const plan = await makePlan();
  for (const name of outsiders) {
    expect((await sell(plan, {}, clients[name])).status, name).toBeGreaterThanOrEqual(401);
  }
  expect((await sell(plan)).status).toBe(204);
  const purchase = await lastPurchase();
  expect((await pay(purchase, 100, {}, member.client)).status).toBe(403);
  expect((await pay(purchase, 100)).status).toBe(204);
  const [payment] = await sql<{ id: number }[]>`select max(id)::int as id from private.payments`;
  expect((await call(clerk, 'correct_payment', { payment_id: payment?.id ?? 0 })).status).toBe(403);
  expect((await call(admin, 'correct_payment', { payment_id: payment?.id ?? 0 })).status).toBe(204);
  expect((await call(admin, 'correct_payment', { payment_id: payment?.id ?? 0 })).status).toBe(409);
  expect((await statement(member.client))[0]).toMatchObject({ paid: 0, price: 300_000 });
  expect(await statement(other.client)).toEqual([]);
});

test('ten payments at once get ten numbers without a gap, and a refused one takes none', async () => {
  await sell(await makePlan());
  const purchase = await lastPurchase();
  const before = (await numbers()).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(purchase, 1000)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
  expect((await pay(purchase, 300_000)).status).toBe(400);
  expect((await pay(purchase, 1000)).status).toBe(204);
  const all = (await numbers()).map(({ number }) => number);
  expect(all).toEqual(Array.from({ length: before + 11 }, (_, place) => place + 1));
});

test('the same request pays and sells once', async () => {
  const request_id = randomUUID();
  const plan = await makePlan();
  for (const _ of [1, 2]) expect((await sell(plan, { request_id })).status).toBe(204);
  const purchase = await lastPurchase();
  for (const _ of [1, 2]) expect((await pay(purchase, 500, { request_id })).status).toBe(204);
  expect((await statement(clerk))[0]?.paid).toBe(500);
});

test('what was sold or paid is never changed, not by the owner of the database either', async () => {
  await sell(await makePlan());
  const purchase = await lastPurchase();
  await pay(purchase, 700);
  await expect(sql`update private.payments set amount = 1 where purchase_id = ${purchase}`).rejects.toThrow('stays');
  await expect(sql`delete from private.payments where purchase_id = ${purchase}`).rejects.toThrow('stays');
  await expect(sql`update private.purchases set agreed_price = 1 where id = ${purchase}`).rejects.toThrow('stays');
  await expect(sql`update private.plans set price = 1 where true`).rejects.toThrow('stays');
});

test('anybody checks a receipt by its code, and reads no name', async () => {
  await sell(await makePlan());
  await pay(await lastPurchase(), 12_345);
  const [payment] = await sql<{ code: string; number: number }[]>`
    select code, number from private.payments order by id desc limit 1`;
  const check = async (code: string) => (await call(visitor, 'check_receipt', { code })).data;
  expect(await check(` ${payment?.code.toLowerCase() ?? ''} `)).toEqual({
    number: payment?.number,
    financial_year: year,
    amount: 12_345,
    paid_on: today,
    is_correction: false,
    is_corrected: false,
  });
  expect(await check('ABCDEFGHJKLM')).toBeNull();
});

test('parts add up to the price, whatever is given for the last one', async () => {
  const plan = await makePlan();
  await sell(plan, { parts: { start: 100_001, engaged: 50_000, married: 1 } });
  const parts = () => oneValue(sql<{ parts: unknown }[]>`select parts from private.purchases order by id desc limit 1`);
  expect(await parts()).toEqual({ start: 100_001, engaged: 50_000, married: 149_999 });
  for (const wrong of [
    { start: 300_001, married: 0 },
    { someday: 1 },
    { start: 0.5, married: 0 },
    { start: -1, married: 0 },
  ])
    expect((await sell(plan, { parts: wrong })).status).toBe(400);
});

test('a pause moves the last day, and after an erasure number and sum stay without the person', async () => {
  await sell(await makePlan());
  const purchase = await lastPurchase();
  const end = () =>
    oneValue(sql<{ days: number }[]>`
      select ends_on - private.today() as days from private.purchase_states where id = ${purchase}`);
  expect(await end()).toBe(89);
  const until = await oneValue(sql<{ day: string }[]>`select (private.today() + 10)::text as day`);
  const pause = () => call(clerk, 'pause_purchase', { purchase_id: purchase, reason: 'mourning', until_on: until });
  expect((await pause()).status).toBe(204);
  expect((await pause()).status).toBe(409);
  expect(await end()).toBe(99);
  await sql`alter table private.purchases disable trigger refuse_fee_change`;
  await sql`update private.purchases set starts_on = starts_on - 10 where id = ${purchase}`;
  await sql`alter table private.purchases enable trigger refuse_fee_change`;
  await sql`update private.purchase_pauses set from_on = from_on - 4 where purchase_id = ${purchase}`;
  expect((await call(clerk, 'resume_purchase', { purchase_id: purchase })).status).toBe(204);
  expect(await end()).toBe(83);
});

test('the statement counts what was shown since the start', async () => {
  await sell(await makePlan({ introductions: 30 }));
  const purchase = await lastPurchase();
  await sql`alter table private.purchases disable trigger refuse_fee_change`;
  await sql`update private.purchases set starts_on = starts_on - 10 where id = ${purchase}`;
  await sql`alter table private.purchases enable trigger refuse_fee_change`;
  const counts = async () => (await statement(clerk))[0]?.introductions;
  expect(await counts()).toMatchObject({ promised: 10, shown: 0 });
  await call(clerk, 'show_people', { profile_id: member.id, shown_ids: [other.id], how: 'Telephone' });
  expect(await counts()).toMatchObject({ promised: 10, shown: 1 });
});
