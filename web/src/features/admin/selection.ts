import type { StatusChange } from '@/features/admin/api/statuses';
import type { VerificationReport } from '@/features/admin/api/verifications';
import type { Tables } from '@/lib/database.types';
import { formatCount } from '@/lib/format';

/** The columns stored for a selected person. */
export type SelectedPerson = Pick<Tables<'RegisteredUsers'>, 'id' | 'name' | 'status' | 'verified_at' | 'updated_at'>;

/** Reduces a row to these columns. */
export function toSelected({ id, name, status, verified_at, updated_at }: SelectedPerson): SelectedPerson {
  return { id, name, status, verified_at, updated_at };
}

/** The database accepts at most this many changes per call. */
export const maxBatchSize = 500;

export interface StatusPlan {
  changes: StatusChange[];
  neverVerified: number;
  unchanged: number;
}

/** "1 profile", "24 profiles". */
export function countProfiles(count: number): string {
  return count === 1 ? '1 profile' : `${formatCount(count)} profiles`;
}

/** The changes for a new status, and the number of people left out. */
export function changesFor(people: readonly SelectedPerson[], status: string): StatusPlan {
  const others = people.filter((person) => person.status !== status);
  const possible = others.filter((person) => status !== 'verified' || person.verified_at !== null);
  return {
    changes: possible.map((person) => ({ id: person.id, status, reason: null, if_status: person.status })),
    neverVerified: others.length - possible.length,
    unchanged: people.length - others.length,
  };
}

/** The result of a bulk change as text: "3 profiles are on hold now. Left out: 1 never verified." */
export function outcomeText(status: string, plan: StatusPlan, changed: number): string {
  const left = [
    { count: plan.neverVerified, why: 'never verified' },
    { count: plan.unchanged, why: 'already so' },
    { count: plan.changes.length - changed, why: 'changed by somebody else' },
  ].filter(({ count }) => count > 0);
  const done = `${countProfiles(changed)} ${changed === 1 ? 'is' : 'are'} ${status === 'verified' ? 'active again' : `${status} now`}.`;
  return left.length === 0 ? done : `${done} Left out: ${left.map(({ count, why }) => `${count} ${why}`).join(', ')}.`;
}

/** The reason why a bulk verification left a person out. */
export function leftOutText({ why, items }: VerificationReport['left_out'][number]): string {
  switch (why) {
    case 'gone':
      return 'deleted meanwhile';
    case 'not waiting':
      return 'does not wait for verification any more';
    case 'changed':
      return 'changed since it was selected: look at it again';
    case 'nothing stored':
      return `nothing is stored that could be checked: ${items.join(', ')}`;
  }
}
