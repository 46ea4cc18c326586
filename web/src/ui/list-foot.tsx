import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';

/** What is used of a query that gives a list part by part. */
export interface ListParts {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface ListFootProps {
  more: ListParts;
  /** Small and as wide as the list, for a list beside something else. */
  narrow?: boolean;
}

/** Loads the next part of a list, and says when that failed. */
export function ListFoot({ more, narrow = false }: ListFootProps) {
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
