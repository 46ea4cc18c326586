import { AskPanel } from '@/features/contact-requests/components/ask-panel';
import { ProfileMenu } from '@/features/contact-requests/components/profile-menu';
import { LikeButton } from '@/features/likes/components/like-button';
import { useIsLiked } from '@/features/likes/use-like';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';

interface MemberPartProps {
  profile: { id: number; name: string };
}

/** What a member can do about somebody's profile. Phones have it in the bar at the foot of the screen. */
export function MemberActions({ profile }: MemberPartProps) {
  return (
    <div className="flex items-center gap-3">
      <LikeButton profileId={profile.id} name={profile.name} />
      <ProfileMenu profile={profile} />
    </div>
  );
}

/** Where a member asks for somebody's contact details. */
export function MemberAsking({ profile, shared }: MemberPartProps & { shared: boolean }) {
  const { data: liked, isError, refetch } = useIsLiked(profile.id);
  if (isError && liked === undefined) {
    return (
      <InlineError className="mt-4" onRetry={() => void refetch()}>
        Your likes could not be loaded.
      </InlineError>
    );
  }
  return <AskPanel profile={profile} liked={liked} shared={shared} />;
}

/** Keeps the heart, the menu and the way to the contact details within reach on phones. */
export function MemberFootBar({ profile }: MemberPartProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-[clamp(1rem,4vw,3rem)] mt-8 -mb-24 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-[clamp(1rem,4vw,3rem)] py-2.5 shadow-card md:hidden">
      <LikeButton profileId={profile.id} name={profile.name} className="flex-1 px-2" />
      <Button
        size="small"
        className="flex-1 px-2"
        onClick={() => {
          const contact = document.getElementById('contact');
          contact?.scrollIntoView({ block: 'start' });
          contact?.focus({ preventScroll: true });
        }}
      >
        Contact details
      </Button>
      <ProfileMenu profile={profile} />
    </div>
  );
}
