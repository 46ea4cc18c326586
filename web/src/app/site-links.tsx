import { clsx } from 'clsx';
import { signOut, usernameOf, useSession, type Viewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import { Link } from '@/lib/navigation/link';
import type { Destination, Location, PageName } from '@/lib/navigation/location';
import { t, type PlainTextId } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';

/** The look of the links on the head's maroon ground. */
export const quietLink =
  'inline-flex min-h-11 items-center whitespace-nowrap text-ivory no-underline decoration-gold-300 underline-offset-[6px] hover:underline aria-[current]:text-gold-300 aria-[current]:underline';

/** The links of the specification, in its order. */
const links: readonly { label: PlainTextId; to: Destination }[] = [
  { label: 'shell.nav.home', to: { page: 'home' } },
  { label: 'shell.nav.howItWorks', to: { page: 'home', section: 'how-it-works' } },
  { label: 'shell.nav.gallery', to: { page: 'home', section: 'gallery' } },
  { label: 'shell.nav.profiles', to: { page: 'profiles' } },
  { label: 'shell.nav.contactUs', to: { page: 'home', section: 'contact-us' } },
];

/** The value of aria-current of a link: the page itself, or the parent of the open page. */
function currentOf(to: Destination, location: Location): 'page' | 'true' | undefined {
  if ('section' in to) return undefined;
  if (to.page === location.page) return 'page';
  return to.page === 'profiles' && location.page === 'profile' ? 'true' : undefined;
}

interface SiteLinksProps {
  /** Given where the link to the current page is marked. */
  location?: Location;
  linkClass: string;
  /** A page to which another entry beside them leads. */
  without?: PageName | null;
  onClick?: () => void;
}

export function SiteLinks({ location, linkClass, without = null, onClick }: SiteLinksProps) {
  const shown = links.filter(({ to }) => to.page !== without);
  return shown.map(({ label, to }) => (
    <li key={label}>
      <Link to={to} onClick={onClick} aria-current={location && currentOf(to, location)} className={linkClass}>
        {t(label)}
      </Link>
    </li>
  ));
}

export const memberPages = [
  { label: 'shell.pages.forYou', page: 'for-you' },
  { label: 'shell.pages.choices', page: 'choices' },
  { label: 'shell.pages.myProfile', page: 'my-profile' },
  { label: 'shell.pages.rights', page: 'rights' },
] as const;

/** Who is signed in, and the pages that only members have, on wide screens. */
export const MemberLinks = ({ location, viewer }: { location: Location; viewer: Viewer }) => (
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

interface ViewerLinksProps {
  location: Location;
  /** In the menu sheet the entries lie below one another. */
  stacked?: boolean;
  onLeave?: (() => void) | undefined;
}

/** The head's links for this viewer: the logins, or the name with Sign Out. */
export function ViewerLinks({ location, stacked = false, onLeave }: ViewerLinksProps) {
  const { viewer, identityFailed } = useSession();

  // Until it is known who is looking, nothing is offered that might be wrong a moment later: it only has its place. When it
  // cannot be known, there is still the way out.
  const unseen = viewer.kind === 'loading' && !identityFailed && 'invisible';
  if (viewer.kind === 'visitor') {
    return (
      <>
        <Link
          to={{ page: 'sign-in' }}
          onClick={onLeave}
          className={stacked ? clsx(buttonLook('outline-gold', 'small'), 'w-full') : quietLink}
          aria-current={location.page === 'sign-in' ? 'page' : undefined}
        >
          {t('shell.pages.memberLogin')}
        </Link>
        <button
          type="button"
          // In the families' menu the bureau's own way in is small, at the foot.
          className={stacked ? clsx(quietLink, 'mt-8 text-sm') : buttonLook('outline-gold', 'small')}
          onClick={() => {
            onLeave?.();
            navigate({ page: 'dashboard' });
          }}
        >
          {t('shell.adminLogin')}
        </button>
      </>
    );
  }

  return (
    <>
      {viewer.kind === 'temporary' && (
        <Link
          to={{ page: 'password' }}
          onClick={onLeave}
          className={quietLink}
          aria-current={location.page === 'password' ? 'page' : undefined}
        >
          {t('shell.password')}
        </Link>
      )}
      <Button
        look="outline-gold"
        size="small"
        className={clsx(stacked && 'w-full', unseen)}
        onClick={() => {
          onLeave?.();
          signOut();
        }}
      >
        {t('shell.signOut')}
      </Button>
    </>
  );
}
