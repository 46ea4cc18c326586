import type { Json } from '@/lib/database.types';
import { runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export type ExportedPerson = Record<string, Json | undefined>;

function isPerson(value: Json): value is ExportedPerson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the stored facts of at most 1000 people. The database audits an export for each of them. */
export async function exportPeople(
  ids: readonly number[],
  withContact: boolean,
  signal: AbortSignal,
): Promise<ExportedPerson[]> {
  const chosen = { ids: [...ids], with_contact: withContact };
  await runReading(supabase.rpc('record_export', chosen), signal);
  const people = await runReading(supabase.rpc('export_people', chosen), signal);
  return Array.isArray(people) ? people.filter(isPerson) : [];
}
