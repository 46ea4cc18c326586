import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export const tablePageSize = 20;

export interface TableRow extends Tables<'RegisteredUsers'> {
  profile_details: { caste: string | null } | null;
}

export interface TablePage {
  rows: TableRow[];
  total: number;
}

export interface TableQuestion {
  page: number;
  /** Only the user with this id. */
  id: number | null;
}

const rangeNotSatisfiable = 416;

async function getRegisteredUsers({ page, id }: TableQuestion, signal: AbortSignal): Promise<TablePage> {
  let query = supabase.from('RegisteredUsers').select('*, profile_details(caste)', { count: 'exact' });
  if (id !== null) query = query.eq('id', id);
  const from = page * tablePageSize;
  const { data, count, error, status } = await query
    // By id, which has an index of its own for rows of every status.
    .order('id', { ascending: false })
    .range(from, from + tablePageSize - 1)
    .abortSignal(signal)
    .retry(false);
  // The rows of this page are gone since it was left.
  if (status === rangeNotSatisfiable) return { rows: [], total: 0 };
  if (error) throw toAppError(error, status);
  return { rows: data, total: count ?? data.length };
}

/** A page of all registered users for the admin, newest first. */
export const registeredUsersQueryOptions = (question: TableQuestion) =>
  queryOptions({
    queryKey: ['registered-users', question],
    queryFn: ({ signal }) => getRegisteredUsers(question, signal),
    placeholderData: keepPreviousData,
  });
