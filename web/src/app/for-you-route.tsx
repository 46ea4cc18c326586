import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/bureau/components/page-title';
import { MyMatches } from '@/features/introductions/components/my-matches';
import { LikeButton } from '@/features/likes/like-button';
import { NoProfilePage } from '@/features/my-profile/no-profile-page';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { lazyPart } from '@/base/load-part';
import { genderOf, ownProfileId, useViewer } from '@/lib/backend/session';
import { replaceLocation } from '@/lib/navigation/history';
import type { LocationOf } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { OnDemand } from '@/ui/on-demand';
import { PageHeading } from '@/ui/page-heading';

const FitsList = lazyPart(async () => (await import('@/features/profiles/fits/fits-list')).FitsList);

/** The people that the bureau chose for the member, and those who fit. Stars are counted from the star that the lists use. */
export function ForYouRoute({ tab, skipped }: Omit<LocationOf<'for-you'>, 'page'>) {
  const viewer = useViewer();
  const profileId = ownProfileId(viewer);
  const { data: star } = useQuery(ownStarQueryOptions(profileId));
  if (profileId === null) return <NoProfilePage />;
  return (
    <div className="wrap max-w-3xl pb-16 sm:pt-8">
      <PageTitle>{t('shell.pages.forYou')}</PageTitle>
      <PageHeading className="text-base sm:text-3xl">{t('shell.pages.forYou')}</PageHeading>
      <CountedTabs
        label={t('shell.pages.forYou')}
        tabs={[
          { name: 'chosen', label: t('shell.pages.myMatches'), count: null },
          { name: 'fits', label: t('shell.pages.fits'), count: null },
        ]}
        chosen={tab ?? 'chosen'}
        onChoose={(name) => replaceLocation({ page: 'for-you', tab: name === 'fits' ? name : null })}
        // In one row, whatever the size of the letters.
        listClass="flex-nowrap! *:min-w-0 *:flex-1 *:justify-center *:px-1! *:leading-tight max-xs:*:min-h-11! max-xs:*:[font-size:min(1rem,4.4vw)]"
      >
        <TabPanel name="chosen" className="pt-2 sm:pt-6">
          <MyMatches own={star ? { gender: genderOf(viewer), ...star.facts } : null} />
        </TabPanel>
        <TabPanel name="fits" className="pt-2 sm:pt-6">
          <OnDemand>
            <FitsList
              key={profileId}
              profileId={profileId}
              skipped={skipped ?? 0}
              heart={(id, shownName) => <LikeButton size="icon" profileId={id} shownName={shownName} />}
            />
          </OnDemand>
        </TabPanel>
      </CountedTabs>
    </div>
  );
}
