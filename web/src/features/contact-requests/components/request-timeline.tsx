import { clsx } from 'clsx';
import { timelineOf, type TimelineStep } from '@/features/contact-requests/request-status';
import type { MyRequest } from '@/features/contact-requests/api/my-requests';

const words: Record<TimelineStep['state'], string> = { done: 'Done: ', now: 'Now: ', ahead: 'Next: ' };

/** The course of a request as a small timeline, with the reason where it was declined. */
export function RequestTimeline({ request }: { request: MyRequest }) {
  return (
    <ol aria-label="Progress of the request">
      {timelineOf(request).map(({ label, day, state }) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx(
            // The line to the next step, and the step's own mark on it.
            "relative pb-3.5 pl-7 before:absolute before:top-[9px] before:left-[5px] before:h-full before:w-px before:bg-line before:content-[''] last:pb-0 last:before:hidden",
            state === 'ahead' && 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-[7px] left-0 size-[11px] rounded-full border',
              state === 'done' && 'border-gold-500 bg-gold-500',
              state === 'now' && 'border-maroon-800 bg-maroon-800 ring-3 ring-wash',
              state === 'ahead' && 'border-control bg-paper',
            )}
          />
          <span className="sr-only">{words[state]}</span>
          <span className={clsx(state === 'now' && 'font-semibold')}>{label}</span>
          {day !== null && <span className="text-muted">, {day}</span>}
        </li>
      ))}
    </ol>
  );
}
