import { useQuery } from '@tanstack/react-query';
import { ownVisibilityQueryOptions } from '@/features/account/api/own-visibility';
import { unreadNotificationsQueryOptions } from '@/lib/api/notifications';
import { useBureau } from '@/lib/bureau';
import { formatCount } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

/** The page after the first password change, with links to the next steps. */
export function Welcome() {
  const { bureau_name: name } = useBureau();
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const { data: isShown } = useQuery(ownVisibilityQueryOptions(ownProfileId(viewer)));
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsQueryOptions('member'), enabled: isMember });
  return (
    <div className="wrap max-w-2xl py-20 text-center">
      <PageHeading className="text-2xl sm:text-3xl">Your password is changed</PageHeading>
      <LotusRule className="mx-auto mt-4" />
      <p className="mt-6 text-lg text-balance">
        Welcome to {name}. Use your own password from now on. What you can do now:
      </p>
      <ul className="mx-auto mt-5 w-fit max-w-[34em] list-disc space-y-1.5 pl-5 text-left marker:text-gold-700">
        <li>See the profiles that the bureau has checked. Like one, and ask for the contact details.</li>
        <li>
          See your own profile, and propose what should be changed.
          {isShown === false && (
            <>
              {' '}
              <strong className="font-medium">Your own profile is not shown yet.</strong> My Profile says why, and what
              would complete it.
            </>
          )}
        </li>
        {unread > 0 && (
          <li>
            Read {formatCount(unread)} {unread === 1 ? 'notification' : 'notifications'}, at the bell above.
          </li>
        )}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
          Browse profiles
        </Button>
        <Button onClick={() => navigate({ page: 'my-profile' })}>My Profile</Button>
      </div>
    </div>
  );
}
