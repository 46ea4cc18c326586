import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findPeopleByPhone } from '@/features/admin/api/find-people-by-phone';
import type { AccountSummary } from '@/features/admin/login-state';
import { readPeopleSearch, type PeopleSearch } from '@/features/admin/people-search';
import type { SortOrder, TableQuestion } from '@/features/admin/table-view';
import { containsPattern } from '@/lib/contains-pattern';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export const tablePageSize = 20;
/** As many as one export may hold. */
export const mostIds = 1000;

export interface TableRow extends Tables<'RegisteredUsers'> {
  profile_details: { caste: string | null } | null;
  accounts: AccountSummary | null;
}

export interface TablePage {
  rows: TableRow[];
  total: number;
}

const rangeNotSatisfiable = 416;

const orders: Record<SortOrder, { column: 'created_at' | 'name' | 'age' | 'id'; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  oldest: { column: 'created_at', ascending: true },
  name: { column: 'name', ascending: true },
  age: { column: 'age', ascending: true },
  id: { column: 'id', ascending: true },
};

/** Asks for the people meant; a telephone number has been turned into the ids it belongs to. */
function selectPeople({ status, login, sort }: TableQuestion, search: PeopleSearch, phoneIds: readonly number[]) {
  let query = supabase
    .from('RegisteredUsers')
    .select('*, profile_details(caste), accounts(username, active, must_change_password, notice_sent_at)', {
      count: 'exact',
    });
  if (search.kind === 'id') query = query.eq('id', search.id);
  if (search.kind === 'name') {
    const pattern = containsPattern(search.text);
    query = pattern === null ? query.is('id', null) : query.ilike('name', pattern);
  }
  if (search.kind === 'phone') query = query.in('id', [...phoneIds]);

  query = status === 'deleted' ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null);
  if (status !== null && status !== 'deleted') query = query.eq('status', status);

  // A filter on the embedded account empties it where it does not match: whether it is there does the filtering.
  if (login === 'none') query = query.is('accounts', null);
  else if (login !== null) {
    query = query.not('accounts', 'is', null).eq('accounts.active', login !== 'off');
    if (login !== 'off') query = query.eq('accounts.must_change_password', login === 'waiting');
  }

  const { column, ascending } = orders[sort];
  query = query.order(column, { ascending, nullsFirst: false });
  return column === 'id' ? query : query.order('id', { ascending });
}

async function ask(question: TableQuestion, from: number, count: number, signal: AbortSignal): Promise<TablePage> {
  const search = readPeopleSearch(question.search);
  const phoneIds = search.kind === 'phone' ? await findPeopleByPhone(search.phone, signal) : [];
  const {
    data,
    count: total,
    error,
    status,
  } = await selectPeople(question, search, phoneIds)
    .range(from, from + count - 1)
    .abortSignal(signal)
    .retry(false);
  // The rows of this page are gone since it was left.
  if (status === rangeNotSatisfiable) return { rows: [], total: 0 };
  if (error) throw toAppError(error, status);
  return { rows: data, total: total ?? data.length };
}

/** A page of the registered users that the admin asked for. */
export const registeredUsersQueryOptions = (question: TableQuestion, page: number) =>
  queryOptions({
    queryKey: ['registered-users', question, page],
    queryFn: ({ signal }) => ask(question, page * tablePageSize, tablePageSize, signal),
    placeholderData: keepPreviousData,
  });

/** The ids of everyone the question finds, in its order; `total` tells when there are more than one export may hold. */
export async function getMatchingIds(question: TableQuestion): Promise<{ ids: number[]; total: number }> {
  const { rows, total } = await ask(question, 0, mostIds, new AbortController().signal);
  return { ids: rows.map(({ id }) => id), total };
}
