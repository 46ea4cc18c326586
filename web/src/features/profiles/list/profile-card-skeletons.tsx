import { cardGrid } from '@/features/profiles/list/profile-cards';
import { t } from '@/texts/texts';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder cards of the final size while the list loads. */
export function ProfileCardSkeletons() {
  return (
    <>
      <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfiles') })}</LoadingNotice>
      <div aria-hidden="true">
        <ul className={cardGrid}>
          {places.map((place) => (
            <li key={place} className="rounded-card bg-paper p-1.5 pb-2.5 shadow-card sm:p-2.5 sm:pb-4">
              <Skeleton className="aspect-[4/5] rounded-card!" />
              <div className="px-1.5 pt-4 sm:px-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="mt-4 h-4 w-1/2" />
                <Skeleton className="mt-2.5 h-4 w-2/3" />
                <Skeleton className="mt-5 h-12 w-full" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
