import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { ProfileStatus } from '@/person/value-lists';

interface StatusChange {
  id: number;
  status: ProfileStatus;
  reason: string | null;
  /** The status that was seen: if it is another one by now, nothing is changed. */
  seenStatus: string;
}

/** Gives a profile another status. A conflict when somebody else has done so meanwhile. */
export async function setStatus({ id, status: wanted, reason, seenStatus }: StatusChange): Promise<void> {
  const { error, status } = await supabase
    .rpc('set_profile_statuses', { changes: [{ id, status: wanted, reason, if_status: seenStatus }] })
    .retry(false);
  if (error) throw toAppError(error, status);
}
