import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

// The code of a page cannot be fetched a second time without it.
const reload = () => {
  window.location.reload();
};

/** A placeholder while the code of a page loads. */
export function PageSkeleton() {
  return (
    <div className="wrap min-h-dvh py-16">
      <LoadingNotice onNothingAsked={reload}>{t('ui.loading', { what: t('ui.thePage') })}</LoadingNotice>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-8 h-48 w-full rounded-card" />
    </div>
  );
}
