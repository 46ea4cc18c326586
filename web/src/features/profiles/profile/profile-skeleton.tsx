import { t } from '@/texts/texts';
import { FactsSkeleton, LoadingNotice, Skeleton } from '@/ui/skeleton';

/** A profile's skeleton, tall enough to keep the footer out of view while it loads. */
export function ProfileSkeleton() {
  return (
    <>
      <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfile') })}</LoadingNotice>
      <div
        aria-hidden="true"
        className="grid min-h-dvh grid-cols-[minmax(0,1fr)] items-start gap-y-10 pt-4 md:grid-cols-[minmax(280px,min(440px,39%))_minmax(0,1fr)] md:gap-x-[clamp(2rem,5vw,5rem)]"
      >
        <Skeleton className="aspect-[4/5] w-full rounded-card! max-md:max-w-[480px]" />
        <div>
          <Skeleton className="h-11 w-80 max-w-full" />
          <Skeleton className="mt-4 h-5 w-60 max-w-full" />
          <Skeleton className="mt-12 h-6 w-44" />
          <FactsSkeleton />
        </div>
      </div>
    </>
  );
}
