import type { Tables } from '@/lib/database.types';

/** The columns stored for a selected person. */
export type SelectedPerson = Pick<Tables<'RegisteredUsers'>, 'id' | 'name' | 'status' | 'verified_at' | 'updated_at'> &
  Partial<Pick<Tables<'RegisteredUsers'>, 'gender'>>;

/** Reduces a row to these columns. */
export function toSelected({ id, name, status, verified_at, updated_at, gender }: SelectedPerson): SelectedPerson {
  return { id, name, status, verified_at, updated_at, ...(gender !== undefined && { gender }) };
}

/** The database accepts at most this many changes per call. */
export const maxBatchSize = 500;
