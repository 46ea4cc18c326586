import { z } from 'zod';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { createStore, useStore } from '@/base/store';
import { question } from '@/lib/rpc';

export const waitingAtOnce = 10;

const partOf = <Row extends z.ZodType>(row: Row) => z.object({ count: z.number(), list: z.array(row) });
const person = z.object({ id: z.number(), name: z.string(), since: z.string() });
const shown = z.object({
  id: z.number(),
  family_id: z.number(),
  family: z.string(),
  shown_id: z.number(),
  shown: z.string(),
  since: z.string(),
});
const couple = z.object({ id: z.number(), requester: z.string(), target: z.string(), since: z.string() });
const ofPlan = z.object({ id: z.number(), name: z.string(), purchase_id: z.number(), plan: z.string() });
export const people = partOf(person);

export const morning = z.object({
  enquiries: partOf(person.extend({ kind: z.string() })),
  grievances: partOf(
    person.extend({
      about: z.string(),
      is_acknowledged: z.boolean(),
      acknowledge_by: z.string(),
      warn_at: z.string(),
      due_at: z.string(),
    }),
  ),
  requests: partOf(couple),
  /** Approved, and a family without a login has no message yet. */
  not_sent: partOf(
    couple.extend({ to: z.array(z.object({ id: z.number(), name: z.string(), gender: z.string().nullable() })) }),
  ),
  verifications: people,
  answers: partOf(shown.extend({ answer: z.string(), was_told: z.boolean() })),
  to_ask: partOf(shown),
  to_confirm: people,
  to_erase: people,
  /** For an owner: breaches of which the Board is not informed, with all people; of reported ones those who are not. */
  breaches: partOf(z.object({ id: z.number(), since: z.string(), is_reported: z.boolean(), people: z.number() })),
  /** Of fees: empty while they are off. `id` is the person's. */
  fees_due: partOf(ofPlan.extend({ due_on: z.string(), amount: z.int() })).extend({ amount: z.int() }),
  plans_expiring: partOf(ofPlan.extend({ ends_on: z.string() })),
  paused_too_long: partOf(ofPlan.extend({ until_on: z.string() })),
  short: partOf(ofPlan.extend({ promised: z.number(), shown: z.number() })),
  follow_ups: partOf(couple.extend({ state: z.string().nullable(), note: z.string().nullable() })),
});

export const today = question('read_today', morning);
export type Morning = z.infer<typeof morning>;

/** The lists of the page Today: each with its count and its first rows, oldest first. `mine`: of the reader's families only. */
export const todayQueryOptions = (mine: boolean) => ({ ...today.of({ mine }), refetchInterval: 5 * 60_000 });

/** How much waits for the office in these lists. Confirmations are asked for at leisure, and would be most of it. */
export const countWaiting = (lists: Morning): number =>
  Object.entries(lists).reduce((sum, [name, { count }]) => (name === 'to_confirm' ? sum : sum + count), 0);

/** The people who were shown to nobody for long, ten at a time. */
export const waiting = question('list_waiting', people, 0);

const mineKey = 'today-mine';
const mineStore = createStore(readChoice(mineKey) !== null);

/** Whether the reader of Today wants the families that they look after, and no others. It stays in this browser. */
export const useOnlyMine = (): boolean => useStore(mineStore);

/** Changes it. */
export function setOnlyMine(isMine: boolean): void {
  keepChoice(mineKey, isMine ? 'yes' : null);
  mineStore.set(isMine);
}
