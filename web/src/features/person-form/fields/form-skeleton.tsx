import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

const rows = [1, 2, 3, 4];

/** The form's shape while the profile is being loaded. */
export function FormSkeleton() {
  return (
    <div className="wrap min-h-dvh pt-6 pb-24">
      <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfile') })}</LoadingNotice>
      <div aria-hidden="true">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="mt-8 h-10 w-72 max-w-full" />
        <div className="mt-10 grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <span className="hidden lg:block" />
          <div className="grid max-w-3xl gap-6 rounded-card bg-paper px-4 py-9 shadow-card sm:grid-cols-2 sm:px-8">
            {rows.map((row) => (
              <div key={row}>
                <Skeleton className="h-4 w-28" />
                <Skeleton className="mt-3 h-12 w-full" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
