import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface DeskPanelProps {
  title: ReactNode;
  /** At the end of the heading's line: a number or an act. */
  aside?: ReactNode;
  /** One line below the heading. */
  note?: string | undefined;
  /** Whether it is on paper too. */
  isPrinted?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the office: a card with its heading over a hairline. */
export function DeskPanel(props: DeskPanelProps) {
  const { title, aside, note, isPrinted = false, className, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'min-w-0 rounded-card bg-paper px-4 pt-2.5 pb-3.5 shadow-card sm:px-5',
        !isPrinted && 'print:hidden',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h2 id={id} className="py-1 text-lg text-maroon-800">
          {title}
        </h2>
        {aside}
      </div>
      {note !== undefined && <p className="pt-1 text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
