import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface RequestLimits {
  perDay: number;
  atOnce: number;
  expireAfterDays: number;
}

async function getRequestLimits(signal: AbortSignal): Promise<RequestLimits> {
  const { data, error, status } = await supabase
    .from('site_settings')
    .select('requests_per_day, open_requests, requests_expire_after_days')
    .abortSignal(signal)
    .retry(false)
    .single();
  if (error) throw toAppError(error, status);
  return {
    perDay: data.requests_per_day,
    atOnce: data.open_requests,
    expireAfterDays: data.requests_expire_after_days,
  };
}

/** How many requests the bureau lets a member make, and how long it takes to answer them at most. */
export const requestLimitsQueryOptions = () =>
  queryOptions({ queryKey: ['request-limits'], queryFn: ({ signal }) => getRequestLimits(signal) });
