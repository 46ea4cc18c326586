import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';

/** The part of an infinite query that this component uses. */
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
        The rest could not be loaded.
      </InlineError>
    );
  }
  if (!more.hasNextPage) return null;
  return (
    <BusyButton
      {...(narrow && { size: 'small', className: 'mt-3 w-full' })}
      busy={more.isFetchingNextPage}
      busyText="Loading more…"
      onClick={() => void more.fetchNextPage()}
    >
      Show more
    </BusyButton>
  );
}
