import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminKeys } from '@/features/admin/api/keys';
import type { AccountSummary } from '@/features/admin/login-state';
import { readPeopleSearch, type PeopleSearch } from '@/features/admin/people-search';
import type { SortOrder, TableQuery } from '@/features/admin/table-view';
import { readAnswer } from '@/lib/api/read-answer';
import { containsPattern } from '@/lib/contains-pattern';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { readAs, run, runWithTotal } from '@/lib/run';
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

const ids = z.array(z.number());

/** The ids of the people whose phone number is exactly this one, however it is written. The search is recorded. */
async function findPeopleByPhone(phone: string, signal: AbortSignal): Promise<number[]> {
  const answerId = await run(supabase.rpc('find_people_by_phone', { phone }), signal);
  return readAs(ids, await readAnswer(answerId, signal));
}

/** Asks for the people meant; a phone number has been turned into the ids it belongs to. */
function selectPeople({ status, login, sort }: TableQuery, search: PeopleSearch, phoneIds: readonly number[]) {
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

async function ask(question: TableQuery, from: number, count: number, signal: AbortSignal): Promise<TablePage> {
  const search = readPeopleSearch(question.search);
  const phoneIds = search.kind === 'phone' ? await findPeopleByPhone(search.phone, signal) : [];
  const people = selectPeople(question, search, phoneIds).range(from, from + count - 1);
  try {
    const { data: rows, total } = await runWithTotal(people, signal);
    return { rows, total: total ?? rows.length };
  } catch (error) {
    // The rows of this page are gone since it was left.
    if (toAppError(error).status === rangeNotSatisfiable) return { rows: [], total: 0 };
    throw error;
  }
}

/** A page of the registered users that the admin asked for. */
export const registeredUsersQueryOptions = (question: TableQuery, page: number) =>
  queryOptions({
    queryKey: adminKeys.users(question, page),
    queryFn: ({ signal }) => ask(question, page * tablePageSize, tablePageSize, signal),
    placeholderData: keepPreviousData,
  });

/** The ids of everyone the question finds, in its order; `total` tells when there are more than one export may hold. */
export async function getMatchingIds(question: TableQuery): Promise<{ ids: number[]; total: number }> {
  const { rows, total } = await ask(question, 0, mostIds, new AbortController().signal);
  return { ids: rows.map(({ id }) => id), total };
}

/** Brings the ages up to date. Answers how many have changed. */
export const refreshAges = () => run(supabase.rpc('refresh_ages'));
