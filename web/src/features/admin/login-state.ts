import type { LoginFilter } from '@/features/admin/table-view';

/** The account columns that the table needs. */
export interface AccountSummary {
  username: string;
  active: boolean;
  must_change_password: boolean;
  notice_sent_at: string | null;
}

/** The state of a person's login. */
function loginStateOf(account: AccountSummary | null): LoginFilter {
  if (account === null) return 'none';
  if (!account.active) return 'off';
  return account.must_change_password ? 'waiting' : 'active';
}

/** "Login asha, temporary password". */
export function loginText(account: AccountSummary | null): string {
  if (account === null) return 'No login';
  const state = loginStateOf(account);
  if (state === 'off') return `Login ${account.username}, switched off`;
  return state === 'waiting' ? `Login ${account.username}, temporary password` : `Login ${account.username}`;
}
