import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Asks the bureau to delete the member's own profile. */
export const askForDeletion = (note: string) => run(supabase.rpc('ask_for_deletion', { note }));

/** Withdraws the member's deletion request. */
export const withdrawDeletionRequest = () => run(supabase.rpc('withdraw_deletion_request'));
