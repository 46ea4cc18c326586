import { ChoiceOfProfile, YesAtTop } from '@/features/contact-requests/components/choice-of-profile';
import { FraudWarning, ProfileMenu } from '@/features/contact-requests/components/report-and-block';
import { LikeButton } from '@/features/likes/like-button';
import { sayName } from '@/texts/words';

interface MemberPartProps {
  profile: { id: number; name: string; own_script_name: string | null; gender: string | null };
}

/** A member's acts on a profile. Phones have them in the bar at the foot of the screen. */
export const MemberActions = ({ profile }: MemberPartProps) => (
  <YesAtTop
    profile={profile}
    before={<LikeButton profileId={profile.id} shownName={sayName(profile.name, profile.own_script_name)} />}
    after={<ProfileMenu profile={profile} />}
  />
);

/** The part of a profile with the state of the member's choice. */
export const MemberAsking = ({ profile, shared }: MemberPartProps & { shared: boolean }) => (
  <>
    {shared && <FraudWarning profile={profile} />}
    <ChoiceOfProfile profile={profile} shared={shared} />
  </>
);

/** Keeps the heart, the menu and the way to the contact details within reach on phones. */
export const MemberFootBar = ({ profile }: MemberPartProps) => (
  <div className="@container/bar print:hidden sticky short:static bottom-0 z-10 -mx-[clamp(1rem,4vw,3rem)] mt-8 -mb-24 border-t border-line bg-paper px-[clamp(1rem,4vw,3rem)] py-2.5 shadow-card md:hidden">
    <YesAtTop
      profile={profile}
      isNarrow
      before={
        <LikeButton
          profileId={profile.id}
          shownName={sayName(profile.name, profile.own_script_name)}
          className="min-w-24 px-2 @max-[19rem]/bar:min-w-11"
        />
      }
      after={<ProfileMenu profile={profile} />}
    />
  </div>
);
