import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

/** Notes that the family says its profile is still right. */
export const confirmProfile = (profileId: number) => run(supabase.rpc('confirm_profile', { profile_id: profileId }));

/** Postpones an announced erasure. */
export const keepLonger = (profileId: number) => run(supabase.rpc('keep_longer', { profile_id: profileId }));
