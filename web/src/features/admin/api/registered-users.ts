import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminKeys } from '@/features/admin/api/keys';
import type { AccountSummary } from '@/features/admin/login-state';
import { readPeopleSearch } from '@/features/admin/people-search';
import { toSelected, type SelectedPerson } from '@/features/admin/selection';
import type { TableQuery } from '@/features/admin/table-view';
import { readAnswer } from '@/lib/api/read-answer';
import type { Tables } from '@/lib/database.types';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export const tablePageSize = 20;
/** The database counts no further. */
export const mostCounted = 10_000;
// As many as one answer may hold.
const largestPart = 1000;

type Card = Tables<'RegisteredUsers'>;

export interface TableRow extends Card {
  profile_details: { caste: string | null } | null;
  accounts: AccountSummary | null;
}

export interface TablePage {
  rows: TableRow[];
  /** One more than `mostCounted` stands for more than that. */
  total: number;
}

const ids = z.array(z.number());

/** The ids of the people whose phone number or e-mail holds this. The question is recorded. */
async function findPeopleByContact(part: string, signal?: AbortSignal): Promise<number[]> {
  const answerId = await run(supabase.rpc('find_people_by_contact', { part }), signal);
  return readAs(ids, await readAnswer(answerId, signal));
}

/** The search box, as the database takes it: words of a name, or ids. */
async function readSearch(typed: string, signal?: AbortSignal): Promise<{ name?: string; ids?: number[] }> {
  const search = readPeopleSearch(typed);
  switch (search.kind) {
    case 'all':
      return {};
    case 'id':
      return { ids: [search.id] };
    case 'name':
      return { name: search.text };
    case 'email':
      return { ids: await findPeopleByContact(search.part, signal) };
    case 'phone': {
      const found = await findPeopleByContact(search.part, signal);
      return { ids: search.id === null ? found : [search.id, ...found] };
    }
  }
}

/** Whom the table is asked for, as the database takes it: in the body of a request, never in an address. */
async function filtersOf(question: TableQuery, signal?: AbortSignal) {
  const { search, status, login, side, religion, place, withoutPicture, notTold } = question;
  return {
    ...(await readSearch(search, signal)),
    ...(status !== null && { status }),
    ...(login !== null && { login }),
    ...(side !== null && { side }),
    ...(religion !== null && { religion }),
    ...(place.trim() !== '' && { place: place.trim() }),
    ...(withoutPicture && { without_picture: true }),
    ...(notTold && { not_told: true }),
  };
}

/** Adds what the table shows besides the card. */
async function withDetails(cards: readonly Card[], signal: AbortSignal): Promise<TableRow[]> {
  if (cards.length === 0) return [];
  const details = await run(
    supabase
      .from('RegisteredUsers')
      .select('id, profile_details(caste), accounts(username, active, must_change_password, notice_sent_at)')
      .in(
        'id',
        cards.map(({ id }) => id),
      ),
    signal,
  );
  const byId = new Map(details.map((row) => [row.id, row]));
  return cards.map((card) => ({ ...card, profile_details: null, accounts: null, ...byId.get(card.id) }));
}

async function getPage(question: TableQuery, page: number, signal: AbortSignal): Promise<TablePage> {
  const filters = await filtersOf(question, signal);
  const skip = page * tablePageSize;
  const [cards, total] = await Promise.all([
    run(supabase.rpc('find_people', { filters, sort: question.sort, skip, at_most: tablePageSize }), signal),
    run(supabase.rpc('count_people', { filters }), signal),
  ]);
  return { rows: await withDetails(cards, signal), total };
}

/** A page of the registered users that the admin asked for. */
export const registeredUsersQueryOptions = (question: TableQuery, page: number) =>
  queryOptions({
    queryKey: adminKeys.users(question, page),
    queryFn: ({ signal }) => getPage(question, page, signal),
    placeholderData: keepPreviousData,
  });

/** Everybody whom the question finds, however many, by id. */
export async function findEverybody(question: TableQuery): Promise<SelectedPerson[]> {
  const filters = await filtersOf(question);
  const everybody: SelectedPerson[] = [];
  for (;;) {
    const part = await run(
      supabase.rpc('find_people', { filters, sort: 'id', skip: everybody.length, at_most: largestPart }),
    );
    everybody.push(...part.map(toSelected));
    if (part.length < largestPart) return everybody;
  }
}

/** Brings the ages up to date. Answers how many have changed. */
export const refreshAges = () => run(supabase.rpc('refresh_ages'));
