import { QueryClientContext, type QueryFilters } from '@tanstack/react-query';
import { use, useCallback, useEffect, useState } from 'react';
import { t } from '@/texts/texts';
import { underlinedLook } from '@/ui/text-link';

/** Fetching queries without data, and fetching queries without a subscriber, which another query awaits. */
const unanswered: QueryFilters = {
  fetchStatus: 'fetching',
  predicate: (query) => query.state.data === undefined || !query.isActive(),
};

/** Drops the requests that have no answer, and sends those on screen again. Returns whether there were any of these. */
function useAskAgain(): () => boolean {
  // The page that loads the client's code has none yet.
  const client = use(QueryClientContext);
  return useCallback(() => {
    if (client === undefined) return false;
    const onScreen = client.getQueryCache().findAll({ ...unanswered, type: 'active' });
    // Without the cancellation a second fetch would join the first.
    void client
      .cancelQueries(unanswered)
      .then(() => client.refetchQueries({ type: 'active', predicate: (query) => onScreen.includes(query) }));
    return onScreen.length > 0;
  }, [client]);
}

const usualMs = 8000;

/** Says that loading takes longer than usual, and asks again. */
export function SlowNotice({ onNothingAsked }: { onNothingAsked: (() => void) | undefined }) {
  const [isTrying, setIsTrying] = useState(false);
  const askAgain = useAskAgain();
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => setIsTrying(false), usualMs);
    return () => clearTimeout(timer);
  }, [isTrying]);
  return (
    <div data-loading="" className="my-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status">{t(isTrying ? 'ui.tryingAgain' : 'ui.slow')}</p>
      <button
        type="button"
        className={`min-h-11 ${underlinedLook}`}
        onClick={() => {
          setIsTrying(true);
          if (!askAgain()) onNothingAsked?.();
        }}
      >
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}
