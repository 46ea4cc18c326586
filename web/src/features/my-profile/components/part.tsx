import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode, type Ref } from 'react';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface PartProps {
  title: string;
  /** For a focus that has nowhere else to go. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One part of the page under its heading. */
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
  /** What is being loaded, for screen readers. */
  loading: string;
  /** What could not be loaded, as a sentence. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What a part has loaded, or that it is being loaded, or that it could not be. The other parts stay as they are. */
export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  return (
    <QueryView
      query={query}
      loading={loading}
      skeleton={
        <div className="mt-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      }
      failure={failure}
      failureClass="mt-4"
    >
      {children}
    </QueryView>
  );
}
