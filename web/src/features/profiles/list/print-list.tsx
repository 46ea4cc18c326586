import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { coreKeys } from '@/lib/query-client';
import { preparePrint } from '@/lib/printing';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Printer } from '@/ui/icons';

interface PrintListProps {
  /** How many are drawn. */
  count: number;
  /** Whether there are more than are drawn. */
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => unknown;
}

/** No more than so many are loaded to be printed. */
const mostPrinted = 200;

/** Prints the list once all of it is there, with its pictures. */
export function PrintList({ count, hasMore, loading, failed, onMore }: PrintListProps) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: coreKeys.pictures() }) > 0;
  const wantsMore = hasMore && !failed && count < mostPrinted;

  useEffect(() => {
    if (isAsked && wantsMore && !loading) void onMore();
  }, [isAsked, wantsMore, loading, onMore]);

  useEffect(() => {
    // The pictures of the last cards are requested in this very update.
    if (!isAsked || wantsMore || isFetching || queryClient.isFetching({ queryKey: coreKeys.pictures() }) > 0) return;
    let isCurrent = true;
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    void Promise.all(pictures).then(() => {
      if (!isCurrent) return;
      window.print();
      setIsAsked(false);
      preparePrint(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, wantsMore, isFetching, queryClient]);

  useEffect(() => () => preparePrint(false), []);

  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 print:hidden">
      <BusyButton
        busy={isAsked}
        busyText={t('ui.preparing')}
        onClick={() => {
          setIsAsked(true);
          preparePrint(true);
        }}
      >
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('profiles-member.print.list')}
      </BusyButton>
      {(hasMore || count > mostPrinted) && (
        <p className="text-muted">{t('profiles-member.print.most', { count: mostPrinted })}</p>
      )}
    </div>
  );
}
