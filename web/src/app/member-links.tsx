import type { Location } from '@/app/page-state';
import { quietLink } from '@/app/quiet-link';
import { goToLiked, goToMyProfile, goToMyRequests } from '@/app/site-links';
import type { Viewer } from '@/lib/session';
import { PageLink } from '@/ui/page-link';

const pages = [
  { label: 'My Profile', page: 'my-profile', follow: goToMyProfile },
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
  const { username } = viewer;
  return (
    <>
      <p className="max-w-72 truncate text-gold-300">Signed in as {username}</p>
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
