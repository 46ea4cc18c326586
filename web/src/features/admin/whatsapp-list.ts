import type { AccountSummary } from '@/features/admin/login-state';
import type { SelectedPerson } from '@/features/admin/selection';

type Account = AccountSummary & { registered_user_id: number | null };
export type PersonToTell = Pick<SelectedPerson, 'id' | 'name'> & { username: string };

interface WhatsAppPlan {
  /** Have a login that works, and were not told of it. */
  toTell: PersonToTell[];
  told: SelectedPerson[];
  /** Have no login, or one that is switched off. */
  withoutLogin: SelectedPerson[];
}

/** Who of the selected is to be told of their login. */
export function planWhatsApp(people: readonly SelectedPerson[], accounts: readonly Account[]): WhatsAppPlan {
  const accountOf = new Map(accounts.map((account) => [account.registered_user_id, account]));
  const plan: WhatsAppPlan = { toTell: [], told: [], withoutLogin: [] };
  for (const person of people) {
    const account = accountOf.get(person.id);
    if (account?.active !== true) plan.withoutLogin.push(person);
    else if (account.notice_sent_at !== null) plan.told.push(person);
    else plan.toTell.push({ id: person.id, name: person.name, username: account.username });
  }
  return plan;
}
