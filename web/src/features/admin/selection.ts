import type { TableRow } from '@/features/admin/api/registered-users';
import type { StatusChange } from '@/features/admin/api/statuses';

/** What must be known of a person who is selected. */
export type SelectedPerson = Pick<TableRow, 'id' | 'name' | 'status' | 'verified_at'>;

export interface StatusPlan {
  changes: StatusChange[];
  neverVerified: number;
  alreadySo: number;
}

/** Who of the selected gets the status, and how many are left out. */
export function changesFor(people: readonly SelectedPerson[], status: string): StatusPlan {
  const others = people.filter((person) => person.status !== status);
  const possible = others.filter((person) => status !== 'verified' || person.verified_at !== null);
  return {
    changes: possible.map((person) => ({ id: person.id, status, reason: null, if_status: person.status })),
    neverVerified: others.length - possible.length,
    alreadySo: people.length - others.length,
  };
}

/** Says how a change of many went: "3 profiles are on hold now. Left out: 1 never verified." */
export function outcomeText(status: string, plan: StatusPlan, changed: number): string {
  const left = [
    { count: plan.neverVerified, why: 'never verified' },
    { count: plan.alreadySo, why: 'already so' },
    { count: plan.changes.length - changed, why: 'changed by somebody else' },
  ].filter(({ count }) => count > 0);
  const done = `${changed} ${changed === 1 ? 'profile is' : 'profiles are'} ${status === 'verified' ? 'active again' : `${status} now`}.`;
  return left.length === 0 ? done : `${done} Left out: ${left.map(({ count, why }) => `${count} ${why}`).join(', ')}.`;
}
