import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomRuns } from '../../web/test-depth.ts';
import { setUpPersonas } from './personas.ts';

// The statements of a thousand families: the counts of the database are those of a plain look through the same acts.

const { sql } = await setUpPersonas();

const families = randomRuns(1000);
/** Days are counted from today; earlier ones are negative. */
const dayOfAct = fc.record({ day: fc.integer({ min: -120, max: 0 }), second: fc.constantFrom(0, 40_000, 86_399) });
const when = dayOfAct.map(({ day, second }) => ({ day, second }));
const family = fc.record({
  start: fc.integer({ min: -110, max: 5 }),
  days: fc.integer({ min: 1, max: 120 }),
  monthly: fc.nat({ max: 40 }),
  /** Days until the next pause, its days, and how much shorter it was agreed. */
  pauses: fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat({ max: 15 }), fc.integer({ min: -5, max: 5 })), {
    maxLength: 3,
  }),
  cutShort: fc.option(fc.nat({ max: 60 }), { freq: 4 }),
  shown: fc.uniqueArray(
    fc.record({
      other: fc.nat({ max: families - 1 }),
      at: when,
      how: fc.constantFrom('Sheets', 'WhatsApp', 'Interest'),
      answered: fc.boolean(),
    }),
    { maxLength: 9, selector: ({ other }) => other },
  ),
  asked: fc.uniqueArray(
    fc.record({
      other: fc.nat({ max: families - 1 }),
      at: when,
      shared: fc.option(when),
      tried: fc.option(when),
      followed: fc.option(when),
    }),
    { maxLength: 4, selector: ({ other }) => other },
  ),
  calls: fc.array(fc.record({ kind: fc.constantFrom('Telephone', 'Other', 'Enquiry'), at: when }), { maxLength: 5 }),
  /** Rows that are gone: the same one may have been renewed. */
  earlier: fc.uniqueArray(fc.record({ row: fc.integer({ min: -3, max: -1 }), at: when }), {
    maxLength: 4,
    selector: ({ row, at: { day, second } }) => `${row} ${day} ${second}`,
  }),
});
type Family = typeof family extends fc.Arbitrary<infer Made> ? Made : never;
interface Pause {
  readonly from: number;
  readonly until: number;
  readonly ended: number | null;
}

/** The pauses as the office would make them: one after the other, while the purchase runs. */
function pausesOf({ start, days, pauses }: Family): Pause[] {
  const made: Pause[] = [];
  let day = start;
  let gone = 0;
  for (const [before, length, shorter] of pauses) {
    [day, gone] = [day + before, gone + before];
    if (gone >= days || day > 0) break;
    const until = Math.max(day + 1, day + length - shorter);
    const isOpen = day + length > 0;
    made.push({ from: day, until, ended: isOpen ? null : day + length });
    if (isOpen) break;
    day += length;
  }
  return made;
}

/** Day by day: the last day of the purchase, and how many of its days are over. */
function walk(bought: Pick<Family, 'start' | 'days'>, pauses: readonly Pause[], endedOn: number | null) {
  const rests = (day: number) =>
    pauses.some(({ from, until, ended }) => day >= from && day < (ended ?? Math.max(until + 1, 0)));
  let [last, left, over] = [bought.start - 1, bought.days, 0];
  while (left > 0 && (endedOn === null || last < endedOn)) {
    last += 1;
    if (rests(last)) continue;
    left -= 1;
    if (last < 0) over += 1;
  }
  return { last, over };
}

const counts = z.object({
  ends_on: z.string(),
  introductions: z.object({ promised: z.number(), shown: z.number(), answered: z.number() }),
  contacts: z.object({ shared: z.number() }),
  asked: z.number(),
  calls: z.number(),
  attempts: z.number(),
  follow_ups: z.number(),
  isShort: z.boolean(),
});

test('the statement of each of a thousand families counts what a plain look finds', async () => {
  const seed = Date.now() % 2 ** 31;
  const made = fc.sample(family, { numRuns: families, seed }).map((bought, index) => {
    const pauses = pausesOf(bought);
    const started = Math.max(bought.start - 1, -(bought.cutShort ?? 0));
    // Ended early only without pauses: the office ends them with it.
    const ended = bought.cutShort !== null && pauses.length === 0 ? started : null;
    const endedOn = ended !== null && ended < bought.start + bought.days - 1 ? ended : null;
    const others = <Act extends { other: number }>(acts: readonly Act[]) => acts.filter(({ other }) => other !== index);
    return { ...bought, index, pauses, endedOn, shown: others(bought.shown), asked: others(bought.asked) };
  });
  const expected = made.map((bought) => {
    const { last, over } = walk(bought, bought.pauses, bought.endedOn);
    const inside = ({ day }: { day: number }) => day >= bought.start && day <= last;
    const ofOthers = made.flatMap(({ asked }) => asked).filter(({ other }) => other === bought.index);
    const shown = bought.shown.filter(({ at, how }) => how !== 'Interest' && inside(at));
    const gone = new Set(bought.earlier.filter(({ at }) => inside(at)).map(({ row }) => row));
    const isIn = (at: { day: number } | null) => at !== null && inside(at);
    const promised = Math.floor((bought.monthly * over) / 30);
    const runs =
      bought.endedOn === null && bought.start <= 0 && last >= 0 && bought.pauses.every(({ ended }) => ended !== null);
    return {
      ends_on: last,
      isShort: runs && shown.length + gone.size < promised,
      introductions: {
        promised,
        shown: shown.length + gone.size,
        answered: shown.filter(({ answered }) => answered).length,
      },
      contacts: { shared: bought.asked.filter(({ shared }) => isIn(shared)).length },
      asked: bought.asked.filter(({ at }) => inside(at)).length,
      calls: bought.calls.filter(({ kind, at }) => kind === 'Telephone' && inside(at)).length,
      attempts: bought.asked.filter(({ tried }) => isIn(tried)).length,
      follow_ups: [...bought.asked, ...ofOthers].filter(({ followed }) => isIn(followed)).length,
    };
  });
  const done = new Error('Only tried.');
  const counted: unknown[] = [];
  const trying = sql.begin(async (tx) => {
    await tx`create function pg_temp.moment(at jsonb) returns timestamptz language sql as $$
      select (private.today() + (at ->> 'day')::integer)::timestamp at time zone 'Asia/Kolkata' + (at ->> 'second')::integer * interval '1 second' $$`;
    await tx`create temporary table made on commit drop as
      select (made ->> 'index')::integer as index, made from jsonb_array_elements(${JSON.stringify(made)}::text::jsonb) as made`;
    await tx`alter table made add id bigint`;
    await tx`
      with people as (
        insert into public."RegisteredUsers" (name, gender, age, status, verified_at, verified_by)
        select 'Test statement ' || index, 'bride', 30, 'verified', '2026-01-01', 'A test' from made returning id, name
      )
      update made set id = people.id from people where people.name = 'Test statement ' || index`;
    await tx`
      with plan as (
        insert into private.plans (name, price, days, introductions, contacts, made_by_name) values ('Test', 1, 1, 1, 1, 'A test') returning id
      )
      insert into private.purchases (
        request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on,
        agreed_how, starts_on, ended_on, recorded_by_name
      )
      select gen_random_uuid(), made.id, plan.id, 'Test', 1, (made ->> 'days')::integer, (made ->> 'monthly')::integer, 0, '{"start": 1}', 1, 'Self',
        private.today(), 'office', private.today() + (made ->> 'start')::integer, private.today() + (made ->> 'endedOn')::integer, 'A test'
      from made, plan`;
    await tx`
      insert into private.purchase_pauses (purchase_id, from_on, until_on, ended_on, reason, recorded_by_name)
      select purchases.id, private.today() + (pause ->> 'from')::integer, private.today() + (pause ->> 'until')::integer,
        private.today() + (pause ->> 'ended')::integer, 'illness', 'A test'
      from made join private.purchases on registered_user_id = made.id, jsonb_array_elements(made -> 'pauses') as pause`;
    await tx`
      insert into public.introductions (family_id, shown_id, how, shown_at, answer, answered_by, answered_at)
      select made.id, other.id, act ->> 'how', pg_temp.moment(act -> 'at'), case when answered then 'later' end,
        case when answered then 'bureau' end, case when answered then now() end
      from made, jsonb_array_elements(made -> 'shown') as act, lateral (select (act ->> 'answered')::boolean as answered) as given
      join made as other on true where other.index = (act ->> 'other')::integer`;
    await tx`
      create temporary table asked on commit drop as
      select nextval(pg_get_serial_sequence('public.contact_requests', 'id')) as request_id, made.id as family, other.id as other, act
      from made, jsonb_array_elements(made -> 'asked') as act, made as other where other.index = (act ->> 'other')::integer`;
    await tx`
      insert into public.contact_requests (id, requester_id, profile_id, status, decided_by_name, decided_at, created_at) overriding system value
      select request_id, family, other, 'approved', 'A test', now(), pg_temp.moment(act -> 'at') from asked`;
    await tx`
      insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name, shared_at)
      select request_id, other, family, 'A test', pg_temp.moment(act -> 'shared') from asked where act ->> 'shared' is not null`;
    await tx`
      insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name, tried_at)
      select request_id, other, 'Telephone', 'Nobody', 'A test', pg_temp.moment(act -> 'tried') from asked where act ->> 'tried' is not null`;
    await tx`
      insert into public.follow_ups (request_id, state, changed_by_name, changed_at)
      select request_id, 'met', 'A test', pg_temp.moment(act -> 'followed') from asked where act ->> 'followed' is not null`;
    await tx`
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
      select made.id, act ->> 'kind', 'A word', 'A test', pg_temp.moment(act -> 'at') from made, jsonb_array_elements(made -> 'calls') as act`;
    await tx`
      insert into private.earlier_acts (family_id, kind, row_id, happened_at, how)
      select made.id, 'shown', (act ->> 'row')::integer, pg_temp.moment(act -> 'at'), 'Sheets' from made, jsonb_array_elements(made -> 'earlier') as act`;
    const rows = await tx<{ statement: unknown; last: number }[]>`
      select statement || jsonb_build_object('isShort', purchases.id in (select purchase_id from private.short_purchases)) as statement,
        (statement ->> 'ends_on')::date - private.today() as last
      from made join private.purchases on registered_user_id = made.id, private.statement(purchases.id, false) as statement order by index`;
    counted.push(...rows.map(({ statement, last }) => ({ ...counts.parse(statement), ends_on: last })));
    throw done;
  });
  await expect(trying).rejects.toBe(done);
  expect(counted, `seed ${seed}`).toEqual(expected);
});
