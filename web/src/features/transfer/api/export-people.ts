import { toAppError } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { supabase } from '@/lib/supabase';

export type ExportedPerson = Record<string, Json | undefined>;

function isPerson(value: Json): value is ExportedPerson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The stored facts of some people, at most 1000 at a time. The database records an export for each of them. */
export async function exportPeople(
  ids: readonly number[],
  withContact: boolean,
  signal: AbortSignal,
): Promise<ExportedPerson[]> {
  const chosen = { ids: [...ids], with_contact: withContact };
  const recorded = await supabase.rpc('record_export', chosen).abortSignal(signal).retry(false);
  if (recorded.error) throw toAppError(recorded.error, recorded.status);
  const { data, error, status } = await supabase.rpc('export_people', chosen).abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return Array.isArray(data) ? data.filter(isPerson) : [];
}
