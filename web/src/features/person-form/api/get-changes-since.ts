import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface RecordedChange {
  actorName: string;
  happenedAt: string;
  /** The columns that were changed. */
  columns: string[];
}

/** Who has changed what of a profile since a point in time, the oldest first. */
export async function getChangesSince(profileId: number, since: string): Promise<RecordedChange[]> {
  const { data, error, status } = await supabase
    .from('audit_log')
    .select('actor_name, happened_at, new_values')
    .eq('registered_user_id', profileId)
    .gt('happened_at', since)
    .order('id')
    .limit(100)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data.map((row) => ({
    actorName: row.actor_name,
    happenedAt: row.happened_at,
    columns: typeof row.new_values === 'object' && row.new_values !== null ? Object.keys(row.new_values) : [],
  }));
}
