import type { StatusChange, VerificationReport } from '@/features/people/api';
import type { SelectedPerson } from '@/features/people/person';
import { formatList } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import type { ProfileStatus } from '@/person/statuses';
import { t } from '@/texts/texts';

export interface StatusPlan {
  changes: StatusChange[];
  neverVerified: number;
  unchanged: number;
}

/** The statuses for several profiles at once. Unverified ones are decided one by one, in the verification queue. */
export const bulkStatuses = [
  'verified',
  'on hold',
  'engaged',
  'married',
  'withdrawn',
] as const satisfies readonly ProfileStatus[];
export type BulkStatus = (typeof bulkStatuses)[number];

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
export function outcomeText(status: BulkStatus, plan: StatusPlan, changed: number): string {
  const done = t(`admin-people.outcome.${status}`, { count: changed });
  const left = [
    { count: plan.neverVerified, reason: 'admin-people.leftOut.neverVerified' },
    { count: plan.unchanged, reason: 'admin-people.leftOut.alreadySo' },
    { count: plan.changes.length - changed, reason: 'admin-people.leftOut.changedByOthers' },
  ] as const;
  const reasons = left.filter(({ count }) => count > 0).map(({ count, reason }) => t(reason, { count }));
  if (reasons.length === 0) return done;
  return `${done} ${t('admin-people.leftOut.these', { reasons: formatList(reasons) })}`;
}

/** Why a bulk verification left a person out, with the name as a tag `person`. */
export function leftOutText({ id, why, items }: VerificationReport['left_out'][number], name: string): string {
  switch (why) {
    case 'gone':
      return t('admin-people.verified.gone', { name, id });
    case 'not waiting':
      return t('admin-people.verified.notSubmitted', { name, id });
    case 'changed':
      return t('admin-people.verified.changed', { name, id });
    case 'consent missing':
      return t('admin-people.verified.consentMissing', { name, id });
    case 'side missing':
      return t('admin-people.verified.sideMissing', { name, id });
    case 'nothing stored':
      return t('admin-people.verified.nothingStored', {
        name,
        id,
        items: formatList(items.map((item) => sayValue('verification', item))),
      });
  }
}
