import type { LoginFilter } from '@/features/admin/people/table-view';
import { t } from '@/texts/texts';

/** The account columns that the table needs. */
export interface AccountSummary {
  username: string;
  active: boolean;
  must_change_password: boolean;
  notice_sent_at: string | null;
  /** In which the bureau writes to the family; null where none is chosen. */
  language: string | null;
}

/** The state of a person's login. */
function loginStateOf(account: AccountSummary | null): LoginFilter {
  if (account === null) return 'none';
  if (!account.active) return 'off';
  return account.must_change_password ? 'waiting' : 'active';
}

/** "Login asha, temporary password". */
export function loginText(account: AccountSummary | null): string {
  if (account === null) return t('admin.login.none');
  const { username } = account;
  const state = loginStateOf(account);
  if (state === 'off') return t('admin.login.off', { username });
  return state === 'waiting' ? t('admin.login.temporary', { username }) : t('admin.login.active', { username });
}
