import { clsx } from 'clsx';
import { goHome, goToDashboard, goToMemberLogin } from '@/app/site-links';
import type { Location } from '@/app/page-state';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { PageLink } from '@/ui/page-link';

const quietLink =
  'inline-flex min-h-11 items-center whitespace-nowrap text-ivory no-underline decoration-gold-300 underline-offset-[6px] hover:underline aria-[current]:text-gold-300 aria-[current]:underline';

interface ViewerLinksProps {
  location: Location;
  /** In the menu sheet the entries lie below one another. */
  stacked?: boolean;
  onLeave?: () => void;
}

/** What the head offers to this viewer: the logins, or who is signed in and the way out. */
export function ViewerLinks({ location, stacked = false, onLeave }: ViewerLinksProps) {
  const { viewer, signOut } = useSession();
  const buttonClass = clsx(stacked && 'w-full');

  // Until it is known who is looking, nothing is offered that might be wrong a moment later.
  if (viewer.kind === 'loading') return <span className="inline-block h-11 w-56" />;

  if (viewer.kind === 'visitor') {
    return (
      <>
        <PageLink
          className={quietLink}
          aria-current={location.page === 'sign-in' ? 'page' : undefined}
          onFollow={() => {
            onLeave?.();
            goToMemberLogin();
          }}
        >
          Member Login
        </PageLink>
        <Button
          look="outline-gold"
          size="small"
          className={buttonClass}
          onClick={() => {
            onLeave?.();
            goToDashboard();
          }}
        >
          Admin Login
        </Button>
      </>
    );
  }

  return (
    <>
      {viewer.kind === 'admin' ? (
        <PageLink
          className={quietLink}
          aria-current={location.page === 'dashboard' ? 'page' : undefined}
          onFollow={() => {
            onLeave?.();
            goToDashboard();
          }}
        >
          Dashboard
        </PageLink>
      ) : (
        <span className="max-w-36 truncate xl:max-w-52 text-gold-300">Signed in as {viewer.username}</span>
      )}
      <Button
        look="outline-gold"
        size="small"
        className={buttonClass}
        onClick={() => {
          onLeave?.();
          // Not after the server has answered: by then the reader may have gone on to another page.
          goHome();
          void signOut();
        }}
      >
        Sign Out
      </Button>
    </>
  );
}
