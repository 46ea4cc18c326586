import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { GroupHeading } from '@/ui/group-heading';
import { ChevronDown } from '@/ui/icons';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface PartProps {
  title: string;
  /** The element that takes the focus when the focused control unmounts. */
  ref?: Ref<HTMLElement>;
  /** On phones only its heading shows until that is tapped: the page would be twenty screens long. */
  folds?: boolean;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function Part({ title, ref, folds = false, children }: PartProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(!folds);
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className="min-w-0 outline-none">
      <GroupHeading id={headingId}>
        <span className={clsx(folds && 'max-md:hidden')}>{title}</span>
        {folds && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-12 items-center gap-2 text-left md:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={clsx('size-5 shrink-0 transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="min-w-0">{title}</span>
          </button>
        )}
      </GroupHeading>
      <div className={clsx(!isOpen && 'max-md:hidden')}>{children}</div>
    </section>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The loaded data, as a noun: "your requests". */
  what: string;
  children: (data: Data) => ReactNode;
}

/** Renders the query of one part: data, skeleton or error. The other parts are not affected. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what })}
      skeleton={
        <div className="mt-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      }
      failure={couldNotLoad(what)}
      failureClass="mt-4"
    >
      {children}
    </QueryView>
  );
}
