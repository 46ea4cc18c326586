import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode, type Ref } from 'react';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface PartProps {
  title: string;
  /** The element that takes the focus when the focused control unmounts. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function Part({ title, ref, children }: PartProps) {
  const headingId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className="min-w-0 outline-none">
      <GroupHeading id={headingId}>{title}</GroupHeading>
      {children}
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
