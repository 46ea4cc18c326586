import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface Verification {
  id: number;
  /** The version that was looked at: another one must be looked at first. */
  seenUpdatedAt: string;
  items: readonly string[];
}

/** Verifies a profile, with what was checked of it. */
export async function verifyProfile({ id, seenUpdatedAt, items }: Verification): Promise<void> {
  const { error, status } = await supabase
    .rpc('verify_profile', { profile_id: id, seen_updated_at: seenUpdatedAt, items: [...items] })
    .retry(false);
  if (error) throw toAppError(error, status);
}
