import type { ColumnValues } from '@/features/person-form/fields/person-values';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const patienceMs = 20_000;

/** Asks the bureau to change the member's own profile. It takes the place of what they asked for before. */
export async function proposeChanges(changes: ColumnValues): Promise<void> {
  const { error, status } = await supabase
    .rpc('propose_changes', { changes })
    .abortSignal(AbortSignal.timeout(patienceMs))
    .retry(false);
  if (error) throw toAppError(error, status);
}
