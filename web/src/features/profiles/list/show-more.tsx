import { useInView } from 'react-intersection-observer';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad, InlineError } from '@/ui/notice';

interface ShowMoreProps {
  count: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => unknown;
}

/** Loads the next page when the end of the list comes near. The button serves keyboard users. */
export function ShowMore({ count, hasMore, loading, failed, onMore }: ShowMoreProps) {
  const { ref } = useInView({
    rootMargin: '600px',
    // A failed page is retried only by the button, not on every scroll.
    skip: !hasMore || loading || failed,
    onChange: (inView) => {
      if (inView) void onMore();
    },
  });

  return (
    <div ref={ref} className="flex flex-col items-center gap-3 pt-14 text-center print:hidden">
      <p aria-live="polite" className="text-muted">
        {t(hasMore ? 'profiles.showing' : 'profiles.seenAll', { count, shown: formatCount(count) })}
      </p>
      {failed && <InlineError onRetry={onMore}>{couldNotLoad(t('profiles.moreProfiles'))}</InlineError>}
      {hasMore && !failed && (
        <BusyButton busy={loading} busyText={t('ui.loadingMore')} onClick={onMore}>
          {t('profiles.showMore')}
        </BusyButton>
      )}
    </div>
  );
}
