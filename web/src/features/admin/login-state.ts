import type { LoginFilter } from '@/features/admin/table-view';

/** The part of an account that the table needs. */
export interface AccountSummary {
  username: string;
  active: boolean;
  must_change_password: boolean;
  notice_sent_at: string | null;
}

/** How far a person's login has come. */
export function loginStateOf(account: AccountSummary | null): LoginFilter {
  if (account === null) return 'none';
  if (!account.active) return 'off';
  return account.must_change_password ? 'waiting' : 'active';
}
