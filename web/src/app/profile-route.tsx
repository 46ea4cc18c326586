import { useQuery } from '@tanstack/react-query';
import { HoroscopePart } from '@/app/birth-parts';
import { MatchWithYou } from '@/app/match-part';
import { profileQueryOptions, type FullProfile } from '@/features/profiles/api/profile';
import { ContactGroup } from '@/features/profiles/profile/contact';
import { OwnProfile } from '@/features/profiles/profile/own-profile';
import { ProfilePage } from '@/features/profiles/profile/profile-page';
import { ProfileView } from '@/features/profiles/profile/profile-view';
import { ShareProfile, TalkToBureau } from '@/features/profiles/profile/acts';
import { lazyPart } from '@/base/load-part';
import { isSignedIn, ownProfileId, useViewer, type Viewer } from '@/lib/backend/session';
import { Printer } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { FactsSkeleton, Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { t } from '@/texts/texts';

const OfficeProfile = lazyPart(async () => (await import('@/app/office-profile')).OfficeProfile);
const FitWithYou = lazyPart(async () => (await import('@/features/profiles/fits/fit-parts')).FitWithYou);

const MemberActions = lazyPart(async () => (await import('@/app/member-parts')).MemberActions);
const MemberAsking = lazyPart(async () => (await import('@/app/member-parts')).MemberAsking);
const MemberFootBar = lazyPart(async () => (await import('@/app/member-parts')).MemberFootBar);

interface ProfileRouteProps {
  profileId: number | null;
  /** The open tab of the office. */
  tab: string | null;
}

/** A profile, with this viewer's acts: for the office in a frame of its own. */
export function ProfileRoute({ profileId, tab }: ProfileRouteProps) {
  const viewer = useViewer();
  // Their own star, for the comparison. It is requested beside the profile, not after it.
  const own = useQuery(profileQueryOptions(viewer.kind === 'member' ? ownProfileId(viewer) : null));
  return (
    <ProfilePage profileId={profileId} viewer={viewer}>
      {(profile, isCard) =>
        viewer.kind === 'admin' ? (
          <OfficeProfile profile={profile} isCard={isCard} tab={tab} />
        ) : (
          <ComposedProfile profile={profile} viewer={viewer} own={own.data ?? null} isCard={isCard} />
        )
      }
    </ProfilePage>
  );
}

interface ComposedProfileProps {
  profile: FullProfile;
  viewer: Viewer;
  own: Pick<FullProfile, 'gender' | 'profile_details'> | null;
  isCard: boolean;
}

/** The parts of several features that make up one profile, for members and visitors. */
function ComposedProfile({ profile, viewer, own, isCard }: ComposedProfileProps) {
  const isOwn = viewer.kind === 'member' && viewer.profileId === profile.id;
  const mayAsk = viewer.kind === 'member' && !isOwn;
  const fromBirth = <HoroscopePart details={profile.profile_details} isAdmin={false} />;
  if (isOwn) return <OwnProfile profile={profile} fromBirth={fromBirth} />;

  const actions = (
    <>
      {own && mayAsk && <MatchWithYou ownId={ownProfileId(viewer)} own={own} other={profile} />}
      <Actions profile={profile} viewer={viewer} />
      <Links profile={profile} viewer={viewer} />
      {own && own.gender !== profile.gender && viewer.kind === 'member' && viewer.profileId !== null && (
        <div className="mt-2 empty:hidden">
          <OnDemand>
            <FitWithYou ownId={viewer.profileId} profile={profile} />
          </OnDemand>
        </div>
      )}
    </>
  );
  const asking = mayAsk && (
    <div className="min-h-28">
      <OnDemand>
        <MemberAsking profile={profile} shared={profile.contact_details !== null} />
      </OnDemand>
    </div>
  );
  return (
    <>
      <ProfileView
        profile={profile}
        viewer={viewer}
        isCard={isCard}
        actions={isCard ? <Skeleton className="mt-5 h-11 w-64 max-w-full" /> : actions}
        fromBirth={fromBirth}
        contact={isCard ? <FactsSkeleton /> : <ContactGroup profile={profile} asking={asking} />}
      />
      {!isCard && mayAsk && (
        <OnDemand>
          <MemberFootBar profile={profile} />
        </OnDemand>
      )}
    </>
  );
}

interface PartProps {
  profile: FullProfile;
  viewer: Viewer;
}

function Actions({ profile, viewer }: PartProps) {
  if (viewer.kind === 'visitor') return <TalkToBureau id={profile.id} />;
  if (viewer.kind !== 'member') return null;
  return (
    <div className="mt-5 min-h-19 max-md:hidden">
      <OnDemand>
        <MemberActions profile={profile} />
      </OnDemand>
    </div>
  );
}

const Links = ({ profile, viewer }: PartProps) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
    <ShareProfile id={profile.id} />
    {isSignedIn(viewer) && (
      <TextLink className="gap-2" to={{ page: 'biodata', profileId: profile.id }}>
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('shell.pages.biodata')}
      </TextLink>
    )}
  </div>
);
