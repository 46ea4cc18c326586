import { clsx } from 'clsx';
import { useState } from 'react';
import { formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

const hourMs = 60 * 60 * 1000;
/** Rule 7 of the DPDP Rules: the hours for the detailed report to the Board. */
const hoursForReport = 72;

/** How long the Board may still wait for the report: marked after two thirds of the time, and red when it is over. */
export function BoardClock({ since }: { since: string }) {
  const [now] = useState(Date.now);
  const hours = Math.ceil(hoursForReport - (now - new Date(since).getTime()) / hourMs);
  const isOver = hours <= 0;
  return (
    <strong
      className={clsx(
        'rounded-sm font-semibold',
        isOver ? 'text-danger' : hours <= hoursForReport / 3 && 'bg-gold-200 px-1 text-ink',
      )}
    >
      {isOver ? t('today.breachOver') : t('today.breachLeft', { count: hours })}
    </strong>
  );
}

type WaitingBreach = { id: number; since: string; is_reported: boolean; people: number };

export const TodayBreach = ({ breach: { id, since, is_reported: isReported, people } }: { breach: WaitingBreach }) => (
  <QueueRow
    title={
      <TextLink to={{ page: 'breaches' }}>
        {t('today.breachOf', { id: String(id), when: formatMoment(since) })}
      </TextLink>
    }
    about={
      isReported ? (
        t('today.breachToInform', { count: people })
      ) : (
        <>
          {t('today.breachPeople', { count: people })} <BoardClock since={since} />
        </>
      )
    }
  />
);
