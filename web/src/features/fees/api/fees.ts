import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { feeKeys } from '@/features/fees/api/keys';
import { supabase } from '@/lib/backend/client';
import { agreementWays, feeEvents, pauseReasons, paymentWays } from '@/lib/register-work.gen';
import { readAs, run, type Args } from '@/lib/run';

const receiptName = z.object({ number: z.number(), financial_year: z.number() });

/** A payment, which is a receipt. Amounts are whole paise; a correction has a negative one. */
export const receipt = receiptName.extend({
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

export const purchases = z.array(purchase);

/** What a person's family bought and paid, the newest plan first. For the admin. */
export const feesQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: feeKeys.ofPerson(profileId),
    queryFn: async ({ signal }) =>
      readAs(purchases, await run(supabase.rpc('read_fees', { profile_id: profileId }), signal)),
  });

/** Sells a plan. Amounts are in paise. The same request id sells once. */
export const sellPlan = (sale: Args<'sell_plan'>) => run(supabase.rpc('sell_plan', sale));

/** Records a payment in paise, which gets the next receipt of its year. The same request id records once. */
export const recordPayment = (payment: Args<'record_payment'>) => run(supabase.rpc('record_payment', payment));

/** For an owner: takes a payment back by a receipt against it, with the reason. */
export const correctPayment = (correction: Args<'correct_payment'>) => run(supabase.rpc('correct_payment', correction));

/** Stops the clock of a purchase. */
export const pausePurchase = (pause: Args<'pause_purchase'>) => run(supabase.rpc('pause_purchase', pause));

/** Lets it go on from today. */
export const resumePurchase = (id: number) => run(supabase.rpc('resume_purchase', { purchase_id: id }));

/** For an owner: ends it today; sold by mistake, it never began. */
export const endPurchase = (ended: Args<'end_purchase'>) => run(supabase.rpc('end_purchase', ended));
