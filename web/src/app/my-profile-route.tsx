import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DrawnChartsPart } from '@/app/drawn-charts-part';
import { SessionsList } from '@/features/account/sessions-list';
import { myRequestsQueryOptions } from '@/features/contact-requests/api';
import { myLikesQueryOptions } from '@/features/likes/api';
import { myCardQueryOptions } from '@/features/my-profile/api';
import { MyProfilePage } from '@/features/my-profile/page';
import { NoProfilePage } from '@/features/my-profile/no-profile-page';
import { sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { chipsOf, readFilters, startQueryOf, withFilters } from '@/features/profiles/filters';
import { OwnContact } from '@/features/profiles/profile/own-contact';
import { StarByBirth } from '@/features/profiles/filter/star-by-birth';
import { WishesPart } from '@/features/profiles/wishes/wishes-part';
import { ShareProfile } from '@/features/profiles/profile/share-profile';
import { setProfileQuery } from '@/features/profiles/query-store';
import { lazyPart } from '@/base/load-part';
import { navigate } from '@/lib/navigation/history';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { hasBirth } from '@/astrology/sky/birth-details';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

const OwnStatementsPart = lazyPart(async () => (await import('@/app/own-statements')).OwnStatementsPart);

const MyConsents = lazyPart(async () => (await import('@/features/consents/components/my-consents')).MyConsents);

const SavedSearchesDialog = lazyPart(
  async () => (await import('@/features/profiles/saved/saved-searches-dialog')).SavedSearchesDialog,
);

const MyGrievances = lazyPart(async () => (await import('@/features/grievances/member')).MyGrievances);

/** The member's own page. */
export function MyProfileRoute() {
  const profileId = ownProfileId(useViewer());
  // Another member starts with nothing chosen or typed.
  return profileId === null ? <NoProfilePage /> : <MyProfile key={profileId} profileId={profileId} />;
}

const describeSearch = (filters: unknown) =>
  chipsOf(readFilters(filters))
    .map(({ label }) => label)
    .join(', ') || t('shell.everyone');

function MyProfile({ profileId }: { profileId: number }) {
  const viewer = useViewer();
  const [searchesOpen, setSearchesOpen] = useState(false);
  const likes = useQuery(myLikesQueryOptions());
  const requests = useQuery(myRequestsQueryOptions(profileId));
  const searches = useQuery(savedSearchesQueryOptions(viewer));
  const contact = useQuery(sharedContactQueryOptions(profileId));
  const { data: card } = useQuery(myCardQueryOptions(profileId));
  const details = card?.profile_details ?? null;

  return (
    <>
      <MyProfilePage
        profileId={profileId}
        contact={contact.data}
        starByBirth={<StarByBirth ownId={profileId} />}
        share={<ShareProfile id={profileId} />}
        ownContact={<OwnContact profileId={profileId} />}
        drawnCharts={
          hasBirth(details) && (
            <div className="mt-4">
              <DrawnChartsPart details={details} />
            </div>
          )
        }
        wishes={card && <WishesPart viewer={viewer} person={card} />}
        consents={
          <OnDemand>
            <MyConsents profileId={profileId} />
          </OnDemand>
        }
        sessions={<SessionsList />}
        statements={
          <OnDemand>
            <OwnStatementsPart of={{ profileId }} />
          </OnDemand>
        }
        complaints={
          <OnDemand>
            <MyGrievances />
          </OnDemand>
        }
        counts={{ liked: likes.data?.length, requests: requests.data?.length, searches: searches.data?.length }}
        onSearches={() => setSearchesOpen(true)}
        describeSearch={describeSearch}
      />
      <OnDemand>
        {searchesOpen && (
          <SavedSearchesDialog
            viewer={viewer}
            onOpenSearch={(filters) => {
              setProfileQuery(viewer, withFilters(startQueryOf(null), filters));
              navigate({ page: 'profiles' });
            }}
            onClose={() => setSearchesOpen(false)}
          />
        )}
      </OnDemand>
    </>
  );
}
