import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { offerHeadingFocus } from '@/lib/navigation/focus';
import type { Destination } from '@/lib/navigation/location';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { useFocusPlace } from '@/ui/use-focus-place';
import { t } from '@/texts/texts';

interface MasterDetailProps {
  list: ReactNode;
  /** The id of the detail, which need not be in the list; null for none. */
  selectedId: number | null;
  detail: (id: number) => ReactNode;
  /** Shown beside the list while nothing is selected. */
  nothingChosen: ReactNode;
  /** The location of the list alone, for phones. */
  listLocation: Destination;
  listName: string;
  className: string;
}

/**
 * A list with the selected detail beside it; phones show one at a time. When the detail unmounts, the focus returns to the
 * list.
 */
export function MasterDetail(props: MasterDetailProps) {
  const { list, selectedId, detail, nothingChosen, listLocation, listName, className } = props;
  const { place } = useFocusPlace<HTMLDivElement>(selectedId === null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Decision buttons are at the end of a long detail, so the next detail scrolls to its top.
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
        className={clsx(
          'outline-none md:sticky md:top-[calc(var(--header,0px)+1rem)]',
          selectedId !== null && 'max-md:hidden',
        )}
      >
        {list}
      </div>
      {selectedId === null ? (
        nothingChosen
      ) : (
        <div ref={top} className="min-w-0 scroll-mt-[calc(var(--header,0px)+1.5rem)]">
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
  /** The loaded data: after a reload a focused control may be gone, and the heading takes the focus. */
  shown: unknown;
  children: ReactNode;
}

/** The heading of the detail. It takes the focus after a selection. */
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
  /** Instructions, and the order of the list. */
  children: ReactNode;
  /** Null when the list is empty. */
  onStart: (() => void) | null;
}

/** The placeholder for the detail. Phones show the list alone. */
export const NothingChosen = ({ children, onStart }: NothingChosenProps) => (
  <div className="rounded-card border border-line px-6 py-14 text-center max-md:hidden">
    <p className="text-lg text-muted">{children}</p>
    {onStart !== null && (
      <Button look="primary" className="mt-6" onClick={onStart}>
        {t('ui-member.startWithFirst')}
      </Button>
    )}
  </div>
);
