import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';

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
