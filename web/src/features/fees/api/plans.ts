import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { receipt } from '@/features/fees/api/fees';
import { feeKeys } from '@/features/fees/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run, runReading, type Args } from '@/lib/run';

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

export const plans = z.array(plan);

/** The plans of the bureau, the ended ones last. For the admin. */
export const plansQueryOptions = () =>
  queryOptions({
    queryKey: feeKeys.plans(),
    queryFn: async ({ signal }) => readAs(plans, await run(supabase.rpc('list_plans'), signal)),
  });

/** For an owner: a new plan; its price is in paise. */
export const makePlan = (made: Args<'make_plan'>) => run(supabase.rpc('make_plan', made));

/** For an owner: the plan is not sold any more. */
export const endPlan = (id: number) => run(supabase.rpc('end_plan', { plan_id: id }));

export const exportedPayments = z.array(receipt.extend({ plan: z.string(), profile_id: z.number().nullable() }));
export type ExportedPayment = z.infer<typeof exportedPayments>[number];

/** For an owner: the receipts of some days, with names. The database records the export. */
export const exportPayments = async (days: Args<'export_payments'>): Promise<ExportedPayment[]> =>
  readAs(exportedPayments, await runReading(supabase.rpc('export_payments', days)));
