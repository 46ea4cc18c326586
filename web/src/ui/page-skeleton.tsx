import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

// The code of a page cannot be fetched a second time without it.
const reload = () => {
  window.location.reload();
};

/** A placeholder while the code of a page loads, or while it is not known who looks: under the title, where that is known. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className="wrap min-h-dvh py-16">
      <LoadingNotice onNothingAsked={reload}>{t('ui.loading', { what: t('ui.thePage') })}</LoadingNotice>
      {title === undefined ? (
        <Skeleton className="h-10 w-72 max-w-full" />
      ) : (
        <h1 className="text-center text-2xl sm:text-3xl">{title}</h1>
      )}
      <Skeleton className="mt-8 h-48 w-full rounded-card" />
    </div>
  );
}
