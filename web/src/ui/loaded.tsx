import type { ReactNode } from 'react';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

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

interface LoadedProps<Data> {
  query: ViewedQuery<Data>;
  /** What is loaded, as a part of a sentence: "the complaints". */
  what: string;
  skeleton?: ReactNode;
  /** In place of an empty list: a sentence, or more. */
  none?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is loaded: QueryView with the usual words. */
export function Loaded<Data>({ query, what, skeleton, none, children }: LoadedProps<Data>) {
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what })}
      skeleton={skeleton ?? <Skeleton className="mt-4 h-40 w-full" />}
      failure={couldNotLoad(what)}
      failureClass="mt-4"
      isEmpty={(data) => none !== undefined && Array.isArray(data) && data.length === 0}
      empty={typeof none === 'string' ? <p className="mt-4 text-muted">{none}</p> : none}
    >
      {children}
    </QueryView>
  );
}

export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface LoadMoreProps {
  more: PagedQuery;
  /** Small and as wide as the list, for a list beside a detail. */
  narrow?: boolean;
}

/** Loads the next page of a list, with an error if that fails. */
export function LoadMore({ more, narrow = false }: LoadMoreProps) {
  if (more.isFetchNextPageError) {
    return (
      <InlineError {...(narrow && { className: 'mt-3' })} onRetry={() => more.fetchNextPage()}>
        {couldNotLoad(t('ui.theRest'))}
      </InlineError>
    );
  }
  if (!more.hasNextPage) return null;
  return (
    <BusyButton
      {...(narrow && { size: 'small', className: 'mt-3 w-full' })}
      busy={more.isFetchingNextPage}
      busyText={t('ui.loadingMore')}
      onClick={() => void more.fetchNextPage()}
    >
      {t('ui.showMore')}
    </BusyButton>
  );
}
