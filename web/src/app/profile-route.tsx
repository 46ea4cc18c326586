import { useQuery } from '@tanstack/react-query';
import { DrawnChartsPart } from '@/app/drawn-charts-part';
import { MatchPart } from '@/app/match-part';
import { ComputedBirthPart } from '@/app/computed-birth-part';
import { navigate } from '@/lib/navigation/history';
import { profileQueryOptions, type FullProfile } from '@/features/profiles/api/profile';
import { ProfilePage } from '@/features/profiles/components/profile-page';
import { ShareProfile } from '@/features/profiles/components/share-profile';
import { lazyPart } from '@/lib/load-part';
import { isSignedIn, ownProfileId, useViewer } from '@/lib/session';
import { hasBirth } from '@/astrology/sky/birth-details';
import { Button } from '@/ui/button';
import { Printer, Sparkles } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { TextLink } from '@/ui/text-link';

const ProfileActions = lazyPart(
  async () => (await import('@/features/admin/components/profile-actions')).ProfileActions,
);

const MemberActions = lazyPart(async () => (await import('@/app/member-parts')).MemberActions);
const MemberAsking = lazyPart(async () => (await import('@/app/member-parts')).MemberAsking);
const MemberFootBar = lazyPart(async () => (await import('@/app/member-parts')).MemberFootBar);

/** A profile, with what this viewer may do about it. */
export function ProfileRoute({ profileId }: { profileId: number | null }) {
  const viewer = useViewer();
  // Their own star, which is compared with that of whom they look at. It is asked for beside the profile, not after it.
  const ownId = viewer.kind === 'member' ? ownProfileId(viewer) : null;
  const own = useQuery(profileQueryOptions(ownId));
  const mayAskFor = (profileId: number) => viewer.kind === 'member' && viewer.profileId !== profileId;
  const actionsFor = (profile: FullProfile) => {
    if (viewer.kind === 'admin') {
      return (
        <div className="mt-5 min-h-11">
          <OnDemand>
            <ProfileActions profile={profile} />
          </OnDemand>
        </div>
      );
    }
    if (mayAskFor(profile.id)) {
      return (
        <div className="mt-5 min-h-19 not-md:hidden">
          <OnDemand>
            <MemberActions profile={profile} />
          </OnDemand>
        </div>
      );
    }
    if (viewer.kind !== 'member') return null;
    return (
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" onClick={() => navigate({ page: 'propose' })}>
          Edit Profile
        </Button>
        <Button size="small" onClick={() => navigate({ page: 'password' })}>
          Change Password
        </Button>
      </div>
    );
  };
  return (
    <ProfilePage
      profileId={profileId}
      viewer={viewer}
      actions={(profile) => (
        <>
          {actionsFor(profile)}
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ShareProfile id={profile.id} />
            {isSignedIn(viewer) && (
              <TextLink className="gap-2" to={{ page: 'biodata', profileId: profile.id }}>
                <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
                Biodata
              </TextLink>
            )}
            {viewer.kind === 'admin' && (profile.gender === 'bride' || profile.gender === 'groom') && (
              <TextLink
                className="gap-2"
                to={
                  profile.gender === 'bride'
                    ? { page: 'match', brideId: profile.id }
                    : { page: 'match', groomId: profile.id }
                }
              >
                <Sparkles aria-hidden="true" className="size-5" strokeWidth={1.6} />
                Star match
              </TextLink>
            )}
          </div>
          {own.data && mayAskFor(profile.id) && <MatchPart whose="with you" one={own.data} other={profile} />}
        </>
      )}
      drawnCharts={({ profile_details }) => hasBirth(profile_details) && <DrawnChartsPart details={profile_details} />}
      fromBirth={({ profile_details }) => (
        <ComputedBirthPart details={profile_details} isAdmin={viewer.kind === 'admin'} />
      )}
      asking={(profile) =>
        mayAskFor(profile.id) && (
          <div className="min-h-28">
            <OnDemand>
              <MemberAsking profile={profile} shared={profile.contact_details !== null} />
            </OnDemand>
          </div>
        )
      }
      footBar={(profile) =>
        mayAskFor(profile.id) && (
          <OnDemand>
            <MemberFootBar profile={profile} />
          </OnDemand>
        )
      }
    />
  );
}
