import { z } from 'zod';
import { deviceNumber } from '@/lib/device-number';
import { introductionAnswers, waysOfShowing } from '@/lib/register-members.gen';
import { agreementWays, feeEvents, pauseReasons, paymentWays } from '@/lib/register-work.gen';
import { act, question } from '@/lib/rpc';

const receiptName = z.object({ number: z.number(), financial_year: z.number() });

/** A payment, which is a receipt. Amounts are whole paise; a correction has a negative one. */
const receipt = receiptName.extend({
  id: z.number(),
  code: z.string(),
  amount: z.int(),
  way: z.enum(paymentWays),
  paid_on: z.string(),
  gst_number: z.string().nullable(),
  gst_rate: z.number(),
  gst: z.int(),
  received_by_name: z.string(),
  /** The number of the cheque or of the transfer; for a correction its reason. */
  note: z.string().nullable(),
  request_id: z.string(),
  /** On that day; null after an erasure. */
  payer_name: z.string().nullable(),
  /** The day on which it was written. */
  recorded_on: z.string(),
  /** Whether the books of its day were closed by then. */
  after_close: z.boolean(),
  corrects: receiptName.nullable(),
  corrected_by: receiptName.nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const purchase = z.object({
  id: z.number(),
  plan: z.string(),
  price: z.int(),
  /** Of the plan, whatever was agreed. */
  plan_price: z.int(),
  paid: z.int(),
  /** 0 for one that the bureau ended. */
  unpaid: z.int(),
  days: z.number(),
  introductions: z.object({ monthly: z.number() }),
  contacts: z.object({ promised: z.number() }),
  starts_on: z.string(),
  ends_on: z.string(),
  /** The last day, where the bureau ended it; before its start for a sale that was taken back. */
  ended_on: z.string().nullable(),
  paused_days: z.number(),
  agreed_by: z.string(),
  agreed_on: z.string(),
  agreed_how: z.enum(agreementWays),
  due: z.array(z.object({ event: z.enum(feeEvents), amount: z.int(), due_on: z.string().nullable(), unpaid: z.int() })),
  pauses: z.array(
    z.object({
      from_on: z.string(),
      until_on: z.string(),
      ended_on: z.string().nullable(),
      reason: z.enum(pauseReasons),
    }),
  ),
  payments: z.array(receipt),
});
export type Purchase = z.infer<typeof purchase>;

/** What a person's family bought and paid, the newest plan first. For the admin. */
export const purchases = question('read_fees', z.array(purchase));

/** Sells a plan. Amounts are in paise. The same request id sells once. */
export const sellPlan = act('sell_plan');

/** Records a payment in paise, which gets the next receipt of its year. The same request id records once. */
export const recordPayment = act('record_payment');

/** For an owner: takes a payment back by a receipt against it, with the reason. */
export const correctPayment = act('correct_payment');

export const pausePurchase = act('pause_purchase');

export const resumePurchase = act('resume_purchase');

/** For an owner: ends it today; sold by mistake, it never began. */
export const endPurchase = act('end_purchase');

const plan = z.object({
  id: z.number(),
  name: z.string(),
  price: z.int(),
  days: z.number(),
  introductions: z.number(),
  contacts: z.number(),
  ended_at: z.string().nullable(),
  running: z.number(),
  /** Purchases that start on a later day. */
  coming: z.number(),
  /** Purchases by which fewer people were shown than promised until today. */
  behind: z.number(),
});
export type Plan = z.infer<typeof plan>;

/** The plans of the bureau, the ended ones last. For the admin. */
export const plans = question('list_plans', z.array(plan));

/** For an owner: a new plan; its price is in paise. */
export const makePlan = act('make_plan');

export const endPlan = act('end_plan');

const exportedPayment = receipt.extend({ plan: z.string(), profile_id: z.number().nullable() });
export type ExportedPayment = z.infer<typeof exportedPayment>;

/** For an owner: the receipts of some days, with names. The database records the export. */
export const exportedPayments = question('export_payments', z.array(exportedPayment));

/** What the bureau's books say of the receipt with a code, without a name; null for an unknown code. For everybody. */
export const checkedReceipt = question(
  'check_receipt',
  z
    .object({
      number: z.number(),
      financial_year: z.number(),
      amount: z.int(),
      paid_on: z.string(),
      is_correction: z.boolean(),
      is_corrected: z.boolean(),
    })
    .nullable(),
  0,
);

// What a family found by itself was not shown by the bureau.
const way = z.enum(waysOfShowing).exclude(['Interest']);
const count = z.int();

const statement = z.object({
  id: z.number(),
  plan: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** The last day, where the bureau ended it. */
  ended_on: z.string().nullable(),
  runs: z.boolean(),
  /** Whether the family's own profile is shown: else it sees nobody. */
  is_visible: z.boolean(),
  rests_until: z.string().nullable(),
  paused_days: count,
  price: z.int(),
  paid: z.int(),
  /** 0 for a plan that the bureau ended. */
  unpaid: z.int(),
  /** The day of the part "later". */
  later_on: z.string().nullable(),
  parts: z.partialRecord(z.enum(feeEvents), z.int()),
  introductions: z.object({
    monthly: count,
    promised: count,
    shown: count,
    answered: count,
    by_way: z.partialRecord(way, count),
  }),
  contacts: z.object({ promised: count, shared: count }),
  asked: count,
  calls: count,
  attempts: count,
  follow_ups: count,
  /** Number and beginning of the hash of the newest row of the audit log. */
  audit_head: z.string(),
  acts: z.array(
    z.object({
      kind: z.enum(['shown', 'asked', 'shared']),
      on: z.string(),
      how: way.nullable(),
      answer: z.enum(introductionAnswers).nullable(),
      /** Null, as the name, where the family does not see that person now. */
      id: z.number().nullable(),
      name: z.string().nullable(),
    }),
  ),
});
export type Statement = z.infer<typeof statement>;

/** What was promised and what was done in the plans that a family bought, the newest first. */
export const statements = question('read_statements', z.array(statement));

/** The same for the family with a private link. */
export const linkedStatements = question('read_linked_statements', z.array(statement));

/** Whose: of a person, for the office and the member, or of the family with a private link. */
export type StatementsOf = { profileId: number } | { token: string };

export const statementsOf = (of: StatementsOf) =>
  'token' in of
    ? linkedStatements.of({ token: of.token, device: deviceNumber() })
    : statements.of({ profile_id: of.profileId });
