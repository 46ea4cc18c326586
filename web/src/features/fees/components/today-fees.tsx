import type { ReactNode } from 'react';
import { todayAtBureau } from '@/lib/bureau-days';
import { sayDate } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

interface OfPerson {
  profileId: number;
  name: string;
  plan: string;
}

function FeesRow({ row: { profileId, name, plan }, about }: { row: OfPerson; about: ReactNode }) {
  const to = { page: 'profile', profileId, tab: 'fees' } as const;
  return (
    <QueueRow
      title={
        <TextLink to={to}>
          <span translate="no">{sayName(name, null)}</span>
        </TextLink>
      }
      about={
        <>
          <span translate="no">{plan}</span>: {about}
        </>
      }
    >
      <TextLink to={to} aria-label={t('desk.openNamed', { name })}>
        {t('ui.open')}
      </TextLink>
    </QueueRow>
  );
}

/** Money that is due this week or was due before. It hides nobody. */
export const TodayFeeDue = ({ row }: { row: OfPerson & { due_on: string; amount: number } }) => (
  <FeesRow
    row={row}
    about={
      <span className={row.due_on < todayAtBureau() ? 'text-danger' : undefined}>
        {t('today.feeDue', { amount: formatRupees(row.amount), day: sayDate(row.due_on) })}
      </span>
    }
  />
);

export const TodayExpiring = ({ row }: { row: OfPerson & { ends_on: string } }) => (
  <FeesRow row={row} about={t('today.planEnds', { day: sayDate(row.ends_on) })} />
);

export const TodayPaused = ({ row }: { row: OfPerson & { until_on: string } }) => (
  <FeesRow row={row} about={t('today.pausedUntil', { day: sayDate(row.until_on) })} />
);

/** A family that was shown fewer people than its plan promises. */
export function TodayShort({ row }: { row: OfPerson & { promised: number; shown: number } }) {
  const { profileId, name, plan, promised, shown } = row;
  return (
    <QueueRow
      title={
        <TextLink to={{ page: 'profile', profileId }}>
          <span translate="no">{sayName(name, null)}</span>
        </TextLink>
      }
      about={
        <>
          <span translate="no">{plan}</span>: {t('today.shownOf', { shown: String(shown), promised: String(promised) })}
        </>
      }
    >
      <TextLink to={{ page: 'matches', profileId }} aria-label={t('today.findMatches', { name })}>
        {t('matches.find')}
      </TextLink>
    </QueueRow>
  );
}
