import type { ReactNode } from 'react';
import type { AppError } from '@/lib/errors';
import { InlineError } from '@/ui/notice';
import { LoadingNotice } from '@/ui/skeleton';

/** What is used of a query. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: AppError | null;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** What is being loaded, for screen readers. */
  loading: string;
  /** The shape of what is being loaded. */
  skeleton: ReactNode;
  /** What could not be loaded, as a sentence; null where the error page takes the whole page's place. */
  failure: string | null;
  failureClass?: string;
  isEmpty?: (data: Data) => boolean;
  /** Shown instead of nothing. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query has brought, or that it is under way, has failed or brought nothing. What was loaded once stays when a
 * later attempt fails.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, skeleton, failure, failureClass, isEmpty, empty, children } = props;
  if (query.data !== undefined) return isEmpty?.(query.data) === true ? empty : children(query.data);
  if (query.error !== null) {
    if (failure === null) return null;
    return (
      <InlineError {...(failureClass !== undefined && { className: failureClass })} onRetry={() => query.refetch()}>
        {query.error.refusal === null ? failure : query.error.message}
      </InlineError>
    );
  }
  return (
    <>
      <LoadingNotice>{loading}</LoadingNotice>
      {skeleton}
    </>
  );
}
