import { clsx } from 'clsx';
import { timelineOf } from '@/features/contact-requests/request-status';
import type { MyRequest } from '@/features/contact-requests/api';
import { t } from '@/texts/texts';

/** The timeline of a request, with the reason if it was declined. */
export function RequestTimeline({ request }: { request: MyRequest }) {
  return (
    <ol aria-label={t('requests.timeline.label')}>
      {timelineOf(request).map(({ label, day, state }) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx(
            // Draws the line to the next step and the marker of this step.
            "relative pb-3.5 pl-7 before:absolute before:top-[9px] before:left-[5px] before:h-full before:w-px before:bg-line before:content-[''] last:pb-0 last:before:hidden",
            state === 'next' && 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-[7px] left-0 size-[11px] rounded-full border',
              state === 'done' && 'border-gold-500 bg-gold-500',
              state === 'now' && 'border-maroon-800 bg-maroon-800 ring-3 ring-wash',
              state === 'next' && 'border-control bg-paper',
            )}
          />
          <span className="sr-only">{t(`requests.timeline.${state}`)} </span>
          <span className={clsx(state === 'now' && 'font-semibold')}>{label}</span>
          {day !== null && <span className="text-muted">{t('requests.timeline.day', { day })}</span>}
        </li>
      ))}
    </ol>
  );
}
