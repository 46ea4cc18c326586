import type { QueryClient } from '@tanstack/react-query';
import { dueErasuresCountQueryOptions, registeredUsersCountQueryOptions } from '@/features/admin/api/counts';
import { demoQueryOptions } from '@/features/admin/api/first-steps';
import { registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { readTableView } from '@/features/admin/people/table-view';

/** Reads the table and what stands above it, which would push it down later. The page shows what has failed. */
export async function readDashboard(client: QueryClient, view: unknown): Promise<void> {
  const { page, ...query } = readTableView(view);
  await Promise.allSettled([
    client.query(registeredUsersQueryOptions(query, page)),
    client.query(demoQueryOptions()),
    client.query(dueErasuresCountQueryOptions()),
    client.query(registeredUsersCountQueryOptions()),
  ]);
}
