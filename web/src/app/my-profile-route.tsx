import { useQuery } from '@tanstack/react-query';
import { myCardQueryOptions } from '@/features/my-profile/api';
import { MyProfilePage } from '@/features/my-profile/page';
import { NoProfilePage } from '@/features/my-profile/no-profile-page';
import { sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { OwnContact } from '@/features/profiles/profile/contact';
import { StarByBirth } from '@/features/profiles/filter/star-match-filter-field';
import { WishesPart } from '@/features/profiles/wishes/wishes-part';
import { ShareProfile } from '@/features/profiles/profile/acts';
import { ownProfileId, useViewer } from '@/lib/backend/session';

export function MyProfileRoute() {
  const profileId = ownProfileId(useViewer());
  // Another member starts with nothing chosen or typed.
  return profileId === null ? <NoProfilePage /> : <MyProfile key={profileId} profileId={profileId} />;
}

function MyProfile({ profileId }: { profileId: number }) {
  const viewer = useViewer();
  const contact = useQuery(sharedContactQueryOptions(profileId));
  const { data: card } = useQuery(myCardQueryOptions(profileId));
  return (
    <MyProfilePage
      profileId={profileId}
      contact={contact.data}
      starByBirth={<StarByBirth ownId={profileId} />}
      share={<ShareProfile id={profileId} />}
      ownContact={<OwnContact profileId={profileId} />}
      wishes={card && <WishesPart viewer={viewer} person={card} />}
    />
  );
}
