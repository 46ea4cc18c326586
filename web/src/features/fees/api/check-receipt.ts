import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { feeKeys } from '@/features/fees/api/keys';
import { supabase } from '@/lib/backend/client';
import { readAs, run } from '@/lib/run';

export const checkedReceipt = z
  .object({
    number: z.number(),
    financial_year: z.number(),
    amount: z.int(),
    paid_on: z.string(),
    is_correction: z.boolean(),
    is_corrected: z.boolean(),
  })
  .nullable();

/** What the bureau's books say of the receipt with this code, without a name; null for an unknown code. For everybody. */
export const checkedReceiptQueryOptions = (code: string) =>
  queryOptions({
    queryKey: feeKeys.receipt(code),
    queryFn: async ({ signal }) => readAs(checkedReceipt, await run(supabase.rpc('check_receipt', { code }), signal)),
    staleTime: 0,
  });
