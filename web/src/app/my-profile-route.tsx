import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { MemberOnly } from '@/app/member-only';
import {
  goToContact,
  goToLiked,
  goToMyRequests,
  goToPassword,
  openBiodata,
  openProfile,
  openProfiles,
  propose,
} from '@/app/site-links';
import { myRequestsQueryOptions } from '@/features/contact-requests/api/my-requests';
import { myLikesQueryOptions } from '@/features/likes/api/likes';
import { MyProfilePage } from '@/features/my-profile/components/my-profile-page';
import { NoProfilePage } from '@/features/my-profile/components/no-profile-page';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { OwnContact } from '@/features/profiles/components/own-contact';
import { findNothingSpecial } from '@/features/profiles/filters';
import { rememberFind } from '@/features/profiles/find-store';
import { loadPart } from '@/lib/load-part';
import { useViewer } from '@/lib/session';
import { OnDemand } from '@/ui/on-demand';

const SavedSearchesDialog = lazy(async () => ({
  default: (await loadPart(() => import('@/features/profiles/components/saved-searches-dialog'))).SavedSearchesDialog,
}));

/** The member's own page. */
export function MyProfileRoute() {
  const { registeredUserId: id } = useViewer();
  return (
    <MemberOnly title="My Profile">
      {id === null ? (
        <NoProfilePage onContact={goToContact} onPassword={goToPassword} />
      ) : (
        // Another member starts with nothing chosen or typed.
        <MyProfile key={id} id={id} />
      )}
    </MemberOnly>
  );
}

function MyProfile({ id }: { id: number }) {
  const viewer = useViewer();
  const [searchesOpen, setSearchesOpen] = useState(false);
  const likes = useQuery(myLikesQueryOptions());
  const requests = useQuery(myRequestsQueryOptions());
  const searches = useQuery(savedSearchesQueryOptions());

  return (
    <>
      <MyProfilePage
        id={id}
        ownContact={<OwnContact id={id} />}
        counts={{ liked: likes.data?.length, requests: requests.data?.length, searches: searches.data?.length }}
        onOpenProfile={openProfile}
        onEdit={propose}
        onBiodata={openBiodata}
        onPassword={goToPassword}
        onLiked={goToLiked}
        onRequests={goToMyRequests}
        onSearches={() => {
          setSearchesOpen(true);
        }}
        onContact={goToContact}
      />
      <OnDemand>
        {searchesOpen && (
          <SavedSearchesDialog
            onOpenSearch={(filters) => {
              rememberFind(viewer, { ...findNothingSpecial, filters });
              openProfiles();
            }}
            onClose={() => {
              setSearchesOpen(false);
            }}
          />
        )}
      </OnDemand>
    </>
  );
}
