import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { offerHeadingFocus } from '@/lib/navigation/heading-focus';
import type { Destination } from '@/lib/navigation/location';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { useFocusPlace } from '@/ui/use-focus-place';

interface MasterDetailProps {
  list: ReactNode;
  /** What of the list is looked at, or anything else of its kind; null for nothing. */
  selectedId: number | null;
  detail: (id: number) => ReactNode;
  /** Stands beside the list while nothing is looked at. */
  nothingChosen: ReactNode;
  /** Where phones show the list again. */
  listLocation: Destination;
  listName: string;
  className: string;
}

/**
 * A list and beside it what is looked at of it; on phones one after the other. When the detail goes, the focus that was
 * in it returns to the list.
 */
export function MasterDetail(props: MasterDetailProps) {
  const { list, selectedId, detail, nothingChosen, listLocation, listName, className } = props;
  const { place } = useFocusPlace<HTMLDivElement>(selectedId === null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Decisions are made at the end of a detail, and lists are long: the next is looked at from its start.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [selectedId]);
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-8 md:grid-cols-[minmax(250px,30%)_minmax(0,1fr)]',
        className,
      )}
    >
      <div
        ref={place}
        tabIndex={-1}
        className={clsx('outline-none md:sticky md:top-4', selectedId !== null && 'max-md:hidden')}
      >
        {list}
      </div>
      {selectedId === null ? (
        nothingChosen
      ) : (
        <div ref={top} className="min-w-0 scroll-mt-6">
          <BackLink to={listLocation} mode="replace" className="mb-3 md:hidden">
            {listName}
          </BackLink>
          {detail(selectedId)}
        </div>
      )}
    </div>
  );
}

interface DetailHeadingProps {
  id: string;
  /** What was loaded: a control that had the focus may go when it is loaded again, and the heading takes it. */
  shown: unknown;
  children: ReactNode;
}

/** The title of what is looked at. It takes the focus when it appears after a choice. */
export function DetailHeading({ id, shown, children }: DetailHeadingProps) {
  const { place } = useFocusPlace<HTMLHeadingElement>(shown);
  useEffect(() => {
    if (place.current) offerHeadingFocus(place.current);
  }, [place]);
  return (
    <h2 ref={place} id={id} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
      {children}
    </h2>
  );
}

interface NothingChosenProps {
  /** What to do, and in which order the list is. */
  children: ReactNode;
  /** Null when the list is empty. */
  onStart: (() => void) | null;
}

/** Stands in the place of the detail while there is none; phones show the list alone. */
export function NothingChosen({ children, onStart }: NothingChosenProps) {
  return (
    <div className="rounded-card border border-line px-6 py-14 text-center max-md:hidden">
      <p className="text-lg text-muted">{children}</p>
      {onStart !== null && (
        <Button look="primary" className="mt-6" onClick={onStart}>
          Start with the first
        </Button>
      )}
    </div>
  );
}
