import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface DeskPanelProps {
  title: ReactNode;
  /** At the end of the heading's line: a number or an act. */
  aside?: ReactNode;
  /** One line below the heading. */
  note?: string | undefined;
  /** Whether it is one of many on a screen, with a list that brings its own hairline. */
  isDense?: boolean;
  /** Whether it is on paper too. */
  isPrinted?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the office: a card with its heading over a hairline. */
export function DeskPanel(props: DeskPanelProps) {
  const { title, aside, note, isDense = false, isPrinted = false, className, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'min-w-0 rounded-card bg-paper px-4 shadow-card',
        isDense ? 'py-1' : 'pt-2.5 pb-3.5 sm:px-5',
        !isPrinted && 'print:hidden',
        className,
      )}
    >
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4',
          isDense ? 'min-h-10' : 'border-b border-line pb-1',
        )}
      >
        <h2 id={id} className={clsx('text-lg', isDense ? 'leading-snug text-ink' : 'py-1 text-maroon-800')}>
          {title}
        </h2>
        {aside}
      </div>
      {note !== undefined && <p className={clsx('text-sm text-muted', isDense ? 'pb-1' : 'pt-1')}>{note}</p>}
      {children}
    </section>
  );
}
