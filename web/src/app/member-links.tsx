import { clsx } from 'clsx';
import type { Location } from '@/app/page-state';
import { quietLink } from '@/app/quiet-link';
import { goToLiked, goToMyRequests, openProfile } from '@/app/site-links';
import type { Viewer } from '@/lib/session';
import { PageLink } from '@/ui/page-link';

const pages = [
  { label: 'Liked', page: 'liked', follow: goToLiked },
  { label: 'My Requests', page: 'requests-mine', follow: goToMyRequests },
] as const;

interface MemberLinksProps {
  location: Location;
  viewer: Viewer;
  onLeave?: (() => void) | undefined;
}

/** Who is signed in, and the pages that only members have. */
export function MemberLinks({ location, viewer, onLeave }: MemberLinksProps) {
  const { registeredUserId, username } = viewer;
  return (
    <>
      {registeredUserId !== null && (
        <PageLink
          className={clsx(quietLink, 'max-w-72')}
          aria-label={`Signed in as ${username ?? ''}: your profile`}
          aria-current={location.page === 'profile' && location.profileId === registeredUserId ? 'page' : undefined}
          onFollow={() => {
            onLeave?.();
            openProfile(registeredUserId);
          }}
        >
          <span className="truncate text-gold-300">Signed in as {username}</span>
        </PageLink>
      )}
      {pages.map(({ label, page, follow }) => (
        <PageLink
          key={page}
          className={quietLink}
          aria-current={location.page === page ? 'page' : undefined}
          onFollow={() => {
            onLeave?.();
            follow();
          }}
        >
          {label}
        </PageLink>
      ))}
    </>
  );
}
