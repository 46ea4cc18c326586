import type { PeopleWord } from '@/features/admin/people/filters-of-words';
import type { TableQuery } from '@/features/admin/people/table-view';

/** The query keys of the dashboard. */
export const adminKeys = {
  users: (query: TableQuery, page: number) => ['registered-users', query, page] as const,
  usersWithout: (query: TableQuery, words: readonly PeopleWord[]) =>
    ['registered-users', query, 'without', words] as const,
  usersCount: () => ['registered-users-count'] as const,
  dueErasuresCount: () => ['due-erasures-count'] as const,
  accounts: (profileIds: readonly number[]) => ['accounts', profileIds] as const,
  account: (profileId: number) => ['account', profileId] as const,
  officeFacts: (profileId: number) => ['office-facts', profileId] as const,
  colleagues: () => ['colleagues'] as const,
  deletedPerson: (id: number | null) => ['deleted-person', id] as const,
  firstSteps: () => ['first-steps'] as const,
  demo: () => ['demo'] as const,
  household: (profileId: number) => ['household', profileId] as const,
  log: (profileId: number) => ['log', profileId] as const,
  dueCalls: (today: string) => ['due-calls', today] as const,
  deletion: (profileId: number) => ['deletion', profileId] as const,
};
