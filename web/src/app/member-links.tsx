import type { Location } from '@/lib/navigation/location';
import { quietLink } from '@/app/quiet-link';
import { Link } from '@/lib/navigation/link';
import { usernameOf, type Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';

/** The pages that only members have. */
export const memberPages = [
  { label: 'shell.pages.forYou', page: 'for-you' },
  { label: 'shell.pages.choices', page: 'choices' },
  { label: 'shell.pages.myProfile', page: 'my-profile' },
  { label: 'shell.pages.rights', page: 'rights' },
] as const;

/** Who is signed in, and the pages that only members have, on wide screens. */
export function MemberLinks({ location, viewer }: { location: Location; viewer: Viewer }) {
  return (
    <>
      <p className="max-w-72 truncate text-gold-300">
        {t('shell.nav.signedInAs', { username: usernameOf(viewer) ?? '' })}
      </p>
      {memberPages.map(({ label, page }) => (
        <Link key={page} to={{ page }} className={quietLink} aria-current={location.page === page ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </>
  );
}
