import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Asks the bureau to delete the member's own profile. */
export const askForDeletion = (note: string) => run(supabase.rpc('ask_for_deletion', { note }));

/** Takes the member's request for deletion back. */
export const withdrawDeletionRequest = () => run(supabase.rpc('withdraw_deletion_request'));
