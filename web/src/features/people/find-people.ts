import { loadPart } from '@/base/load-part';
import { detailsOfRows, foundEnquiries, type FoundEnquiry, peopleWords } from '@/features/people/api';
import { type AccountSummary, type SelectedPerson, toSelected } from '@/features/people/person';
import { filtersOfWords, idSign, type PeopleWord, readPeopleSearch } from '@/features/people/search';
import { daysOfRegistration, nobody, tableChoices, type TableQuery } from '@/features/people/table-view';
import { call, readAnswer } from '@/lib/act';
import type { Card } from '@/lib/card-columns';
import { type Args, mostRows, readAll, readAs, run, runReading } from '@/lib/run';
import type { PersonRow } from '@/person/facts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

export const tablePageSize = 20;
/** The database counts no further. */
export const maxCount = 10_000;

export interface TableRow extends Card {
  profile_details: (PersonRow & { caste: string | null }) | null;
  accounts: AccountSummary | null;
}

export interface TablePage {
  rows: TableRow[];
  /** `maxCount + 1` means more than `maxCount`. */
  total: number;
  /** What the search box means; empty for an id, a number or an address. */
  words: readonly PeopleWord[];
  /** Open enquiries with these words or this number. */
  enquiries: readonly FoundEnquiry[];
}

const findPeople = (args: Args<'find_people'>) => call('find_people', args);
const countPeople = (filters: Args<'count_people'>['filters']) => call('count_people', { filters });

const callers = z.object({ people: z.array(z.number()), enquiries: foundEnquiries.shape });

/** The ids of people with this text in their phone number or e-mail, and enquiries. The audit log records the search. */
async function findByContact(part: string, signal?: AbortSignal) {
  const answerId = await runReading(call('find_people_by_contact', { part }), signal);
  return readAs(callers, await readAnswer(answerId, signal));
}

/** What the words of the search box mean. The reader of lists is fetched when it is needed. */
async function readWords(entered: string, signal?: AbortSignal): Promise<PeopleWord[]> {
  const { readFigures, understandWords } = await loadPart(() => import('@/features/people/understand-words'));
  const { figures, rest } = readFigures(entered);
  const read = rest === '' ? [] : await peopleWords.read({ entered: rest }, signal);
  return [...understandWords(read, rest), ...figures];
}

/** The people whose number in the bureau's own book this is. */
async function readOldNumber(typed: string, signal?: AbortSignal): Promise<number[]> {
  const [word] = await readWords(typed.trim().replace(idSign, ''), signal);
  return word?.filter === 'old_number' ? word.value.split(' ').map(Number) : [];
}

interface ReadSearch {
  filters: Record<string, string | number[]>;
  words: readonly PeopleWord[];
  enquiries: readonly FoundEnquiry[];
}

const withIds = (ids: number[], enquiries: readonly FoundEnquiry[] = []): ReadSearch => ({
  filters: { ids },
  words: [],
  enquiries,
});

/** Turns the search box into filters for the database: words, or ids. */
async function readSearch(typed: string, signal?: AbortSignal): Promise<ReadSearch> {
  const search = readPeopleSearch(typed);
  switch (search.kind) {
    case 'all':
      return { filters: {}, words: [], enquiries: [] };
    case 'id':
      // The number in the bureau's own book may be as short.
      return withIds([search.id, ...(await readOldNumber(typed, signal))]);
    case 'name': {
      const [words, enquiries] = await Promise.all([
        readWords(search.text, signal),
        foundEnquiries.read({ entered: search.text }, signal),
      ]);
      return { filters: filtersOfWords(words), words, enquiries };
    }
    case 'email':
    case 'phone': {
      // Who has the id is found without a look-up, which is recorded.
      const known =
        search.kind === 'email' || search.id === null ? [] : [search.id, ...(await readOldNumber(typed, signal))];
      if (known.length > 0 && (await run(countPeople({ ids: known }), signal)) > 0) return withIds(known);
      const { people, enquiries } = await findByContact(search.part, signal);
      return withIds(people, enquiries);
    }
  }
}

/** The filters as the database expects them. They travel in the request body, never in a URL. What the search box says wins. */
function filtersOf(query: TableQuery, { filters }: Pick<ReadSearch, 'filters'>) {
  const { status, login, side, withoutPicture, notTold, handledBy, registered, place, job: occupation } = query;
  const { caste, education, work_place, native_place, ageFrom: age_from, ageTo: age_to } = query;
  const days = registered === null ? null : daysOfRegistration(registered);
  const choices = Object.fromEntries(tableChoices.map((name) => [name, query[name]]));
  const typed = { place, occupation, caste, education, work_place, native_place, age_from, age_to, ...choices };
  return {
    ...(status !== null && { status }),
    ...(login !== null && { login }),
    ...(side !== null && { side }),
    ...Object.fromEntries(
      Object.entries(typed)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== ''),
    ),
    ...(days !== null && { registered_from: days.from, ...(days.to !== null && { registered_to: days.to }) }),
    ...(withoutPicture && { without_picture: true }),
    ...(notTold && { not_told: true }),
    ...(handledBy !== null && (handledBy === nobody ? { unhandled: true } : { handled_by: handledBy })),
    ...filters,
  };
}

/** Adds the columns that are not part of the card. */
async function withDetails(cards: readonly Card[], signal: AbortSignal): Promise<TableRow[]> {
  if (cards.length === 0) return [];
  const details = await detailsOfRows(
    cards.map(({ id }) => id),
    signal,
  );
  const byId = new Map(details.map((row) => [row.id, row]));
  return cards.map((card) => ({ ...card, profile_details: null, accounts: null, ...byId.get(card.id) }));
}

async function getPage(query: TableQuery, page: number, signal: AbortSignal): Promise<TablePage> {
  const search = await readSearch(query.search, signal);
  const filters = filtersOf(query, search);
  const skip = page * tablePageSize;
  const [cards, total] = await Promise.all([
    run(findPeople({ filters, sort: query.sort, skip, at_most: tablePageSize }), signal),
    run(countPeople(filters), signal),
  ]);
  return { rows: await withDetails(cards, signal), total, words: search.words, enquiries: search.enquiries };
}

export const registeredUsersQueryOptions = (query: TableQuery, page: number) =>
  queryOptions({
    queryKey: ['registered-users', query, page],
    queryFn: ({ signal }) => getPage(query, page, signal),
    placeholderData: keepPreviousData,
  });

/** How many people there would be without each part of the search. */
export const countsWithoutQueryOptions = (query: TableQuery, words: readonly PeopleWord[]) =>
  queryOptions({
    queryKey: ['registered-users', query, 'without', words],
    queryFn: async ({ signal }) =>
      await Promise.all(
        words.map(async (left) => {
          const rest = words.filter((word) => word !== left);
          const filters = filtersOf(query, { filters: filtersOfWords(rest) });
          return { left, count: await run(countPeople(filters), signal) };
        }),
      ),
  });

/** All people who match the query, ordered by id. */
export async function findAllPeople(query: TableQuery): Promise<SelectedPerson[]> {
  const filters = filtersOf(query, await readSearch(query.search));
  let skip = 0;
  return await readAll<SelectedPerson>(async () => {
    const part = await runReading(findPeople({ filters, sort: 'id', skip, at_most: mostRows }));
    skip += part.length;
    return part.map(toSelected);
  });
}
