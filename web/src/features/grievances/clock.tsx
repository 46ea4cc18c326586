import { clsx } from 'clsx';
import { useState } from 'react';
import { formatDay, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';

interface Clock {
  is_acknowledged: boolean;
  acknowledge_by: string;
  warn_at: string;
  due_at: string;
}

const marked = 'rounded-control px-1.5 font-semibold';
/** Two thirds of the time are over. */
const soon = `${marked} bg-gold-200 text-ink`;
const over = `${marked} bg-danger text-paper`;

/** Until when a complaint is acknowledged and answered. The words say it too, not the colour alone. */
export function GrievanceClock({ clock }: { clock: Clock }) {
  const [now] = useState(Date.now);
  const isOver = (moment: string) => new Date(moment).getTime() <= now;
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {!clock.is_acknowledged && (
        <span className={clsx(isOver(clock.acknowledge_by) && over)}>
          {isOver(clock.acknowledge_by)
            ? t('today.grievance.acknowledgeLate', { when: formatMoment(clock.acknowledge_by) })
            : t('today.grievance.acknowledge', { when: formatMoment(clock.acknowledge_by) })}
        </span>
      )}
      <span className={clsx(isOver(clock.due_at) ? over : isOver(clock.warn_at) && soon)}>
        {isOver(clock.due_at)
          ? t('today.grievance.answerLate', { day: formatDay(clock.due_at) })
          : isOver(clock.warn_at)
            ? t('today.grievance.answerSoon', { day: formatDay(clock.due_at) })
            : t('today.grievance.answer', { day: formatDay(clock.due_at) })}
      </span>
    </span>
  );
}
