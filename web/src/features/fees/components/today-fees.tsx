import type { ComponentProps, ReactNode } from 'react';
import { todayAtBureau } from '@/lib/bureau-days';
import { sayDate } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

type OfPerson = { profileId: number; name: string; plan: string };

interface FeesRowProps {
  row: OfPerson;
  about: ReactNode;
  /** By default the fees of the person. */
  to?: ComponentProps<typeof TextLink>['to'];
  open?: ReactNode;
}

function FeesRow({
  row: { profileId, name, plan },
  about,
  to = { page: 'profile', profileId, tab: 'fees' },
  open,
}: FeesRowProps) {
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
      {open ?? (
        <TextLink to={to} aria-label={t('desk.openNamed', { name })}>
          {t('ui.open')}
        </TextLink>
      )}
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
export const TodayShort = ({ row }: { row: OfPerson & { promised: number; shown: number } }) => (
  <FeesRow
    row={row}
    about={t('today.shownOf', { shown: String(row.shown), promised: String(row.promised) })}
    to={{ page: 'profile', profileId: row.profileId }}
    open={
      <TextLink
        to={{ page: 'matches', profileId: row.profileId }}
        aria-label={t('today.findMatches', { name: row.name })}
      >
        {t('matches.find')}
      </TextLink>
    }
  />
);
