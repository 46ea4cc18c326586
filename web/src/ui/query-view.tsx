import type { ReactNode } from 'react';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { InlineError } from '@/ui/notice';
import { LoadingNotice } from '@/ui/skeleton';

/** The part of a query result that the view uses. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: AppError | null;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** The loading message for screen readers. */
  loading: string;
  /** The loading placeholder. */
  skeleton: ReactNode;
  /** The error message, as a sentence; null where the error page replaces the whole page. */
  failure: string | null;
  failureClass?: string;
  isEmpty?: (data: Data) => boolean;
  /** The empty state. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query: its data, skeleton, error or empty state. Loaded data stays when a later fetch fails. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, skeleton, failure, failureClass, isEmpty, empty, children } = props;
  if (query.data !== undefined) return isEmpty?.(query.data) === true ? empty : children(query.data);
  if (query.error !== null) {
    if (failure === null) return null;
    return (
      <InlineError {...(failureClass !== undefined && { className: failureClass })} onRetry={() => query.refetch()}>
        {query.error.refusal === null ? failure : errorText(query.error)}
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
