import type { AccountSummary } from '@/features/admin/people/login-state';
import type { SelectedPerson } from '@/features/admin/people/selected-person';

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
