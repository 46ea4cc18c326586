import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { ChevronDown } from '@/ui/icons';

/** The heading of a group of facts, followed by a double hairline. */
export const GroupHeading = ({
  id,
  ref,
  children,
}: {
  id: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}) => (
  <h2
    ref={ref}
    tabIndex={ref ? -1 : undefined}
    id={id}
    className="flex items-center gap-4 text-xl text-maroon-800 after:h-[5px] after:flex-1 after:border-y after:border-line after:content-['']"
  >
    {children}
  </h2>
);

export const SubHeading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h3 id={id} className="text-lg text-maroon-800">
    {children}
  </h3>
);

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

interface FoldedPartProps {
  title: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part that opens with a tap on its title. Its content is rendered from the first opening on, and keeps its state. */
export function FoldedPart({ title, isOpen = false, className, children }: FoldedPartProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      className={clsx('group border-b border-line/70', className)}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-maroon-800 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          strokeWidth={1.6}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </summary>
      {wasOpened && <div className="pb-4">{children}</div>}
    </details>
  );
}
