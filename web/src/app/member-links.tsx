import type { Location } from '@/lib/navigation/location';
import { quietLink } from '@/app/quiet-link';
import { Link } from '@/lib/navigation/link';
import { usernameOf, type Viewer } from '@/lib/backend/session';

const pages = [
  { label: 'My Profile', page: 'my-profile' },
  { label: 'Liked', page: 'liked' },
  { label: 'My Requests', page: 'requests-mine' },
] as const;

interface MemberLinksProps {
  location: Location;
  viewer: Viewer;
  onLeave?: (() => void) | undefined;
}

/** Who is signed in, and the pages that only members have. */
export function MemberLinks({ location, viewer, onLeave }: MemberLinksProps) {
  const username = usernameOf(viewer);
  return (
    <>
      <p className="max-w-72 truncate text-gold-300">Signed in as {username}</p>
      {pages.map(({ label, page }) => (
        <Link
          key={page}
          to={{ page }}
          onClick={onLeave}
          className={quietLink}
          aria-current={location.page === page ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </>
  );
}
