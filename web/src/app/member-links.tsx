import type { Location } from '@/lib/navigation/location';
import { quietLink } from '@/app/quiet-link';
import { Link } from '@/lib/navigation/link';
import { usernameOf, type Viewer } from '@/lib/backend/session';

/** The pages that only members have. */
export const memberPages = [
  { label: 'My Profile', page: 'my-profile' },
  { label: 'Liked', page: 'liked' },
  { label: 'My Requests', page: 'requests-mine' },
] as const;

/** Who is signed in, and the pages that only members have, on wide screens. */
export function MemberLinks({ location, viewer }: { location: Location; viewer: Viewer }) {
  return (
    <>
      <p className="max-w-72 truncate text-gold-300">Signed in as {usernameOf(viewer)}</p>
      {memberPages.map(({ label, page }) => (
        <Link key={page} to={{ page }} className={quietLink} aria-current={location.page === page ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </>
  );
}
