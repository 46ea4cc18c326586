import type { LoginFilter } from '@/features/people/table-view';
import type { Tables } from '@/lib/database.types';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';

export type SelectedPerson = Pick<Tables<'RegisteredUsers'>, 'id' | 'name' | 'status' | 'verified_at' | 'updated_at'> &
  Partial<Pick<Tables<'RegisteredUsers'>, 'gender'>>;

export function toSelected({ id, name, status, verified_at, updated_at, gender }: SelectedPerson): SelectedPerson {
  return { id, name, status, verified_at, updated_at, ...(gender !== undefined && { gender }) };
}

export interface BulkDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
  /** Called in place of onClose once something was done. */
  onDone: () => void;
}

/** The database accepts at most this many changes per call. */
export const maxBatchSize = 500;

export interface AccountSummary {
  username: string;
  active: boolean;
  must_change_password: boolean;
  notice_sent_at: string | null;
  /** In which the bureau writes to the family; null where none is chosen. */
  language: string | null;
}

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

/** Days until a deleted profile is erased. The database uses the same number. */
export const erasedAfterDays = 30;

/** The day of erasure: "20 December 2026"; null if it has come. */
export function dayOfErasure(deletedAt: string, now: Date): string | null {
  const day = new Date(deletedAt);
  day.setUTCDate(day.getUTCDate() + erasedAfterDays);
  return day <= now ? null : formatDay(day.toISOString());
}

/** The day of erasure in words: "To be erased on 20 December 2026", or "Due to be erased". */
export function erasureText(deletedAt: string, now: Date): string {
  const day = dayOfErasure(deletedAt, now);
  return day === null ? t('admin.erasure.due') : t('admin.erasure.on', { day });
}

type Account = AccountSummary & { registered_user_id: number | null };
type PersonToNotify = Pick<SelectedPerson, 'id' | 'name'> & Pick<AccountSummary, 'username' | 'language'>;

interface WhatsAppPlan {
  /** People with an active login and no notice yet. */
  toNotify: PersonToNotify[];
  told: SelectedPerson[];
  withoutLogin: SelectedPerson[];
  switchedOff: SelectedPerson[];
  /** The families that asked for no WhatsApp. */
  refused: SelectedPerson[];
}

/** Sorts the selection by who still needs a WhatsApp notice. */
export function planWhatsApp(
  people: readonly SelectedPerson[],
  accounts: readonly Account[],
  refusing: readonly number[],
): WhatsAppPlan {
  const accountOf = new Map(accounts.map((account) => [account.registered_user_id, account]));
  const plan: WhatsAppPlan = { toNotify: [], told: [], withoutLogin: [], switchedOff: [], refused: [] };
  for (const person of people) {
    const account = accountOf.get(person.id);
    if (refusing.includes(person.id)) plan.refused.push(person);
    else if (account === undefined) plan.withoutLogin.push(person);
    else if (!account.active) plan.switchedOff.push(person);
    else if (account.notice_sent_at !== null) plan.told.push(person);
    else
      plan.toNotify.push({ id: person.id, name: person.name, username: account.username, language: account.language });
  }
  return plan;
}
