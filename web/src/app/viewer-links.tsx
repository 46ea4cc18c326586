import { clsx } from 'clsx';
import { MemberLinks } from '@/app/member-links';
import { leaveThen } from '@/app/navigation';
import { goHome, goToDashboard, goToMemberLogin, goToPassword } from '@/app/site-links';
import type { Location } from '@/app/page-state';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { quietLink } from '@/app/quiet-link';
import { PageLink } from '@/ui/page-link';

interface ViewerLinksProps {
  location: Location;
  /** In the menu sheet the entries lie below one another. */
  stacked?: boolean;
  onLeave?: () => void;
}

/** What the head offers to this viewer: the logins, or who is signed in and the way out. */
export function ViewerLinks({ location, stacked = false, onLeave }: ViewerLinksProps) {
  const { viewer, identityFailed, signOut } = useSession();
  const buttonClass = clsx(stacked && 'w-full');

  // Until it is known who is looking, nothing is offered that might be wrong a moment later. When it cannot be known, there
  // is still the way out.
  if (viewer.kind === 'loading' && !identityFailed) return <span className="inline-block h-11 w-56" />;

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
      {viewer.kind === 'admin' && (
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
      )}
      {viewer.kind === 'member' && stacked && <MemberLinks location={location} viewer={viewer} onLeave={onLeave} />}
      {(viewer.kind === 'admin' || viewer.kind === 'temporary') && (
        <PageLink
          className={quietLink}
          aria-current={location.page === 'password' ? 'page' : undefined}
          onFollow={() => {
            onLeave?.();
            goToPassword();
          }}
        >
          Password
        </PageLink>
      )}
      <Button
        look="outline-gold"
        size="small"
        className={buttonClass}
        onClick={() => {
          onLeave?.();
          leaveThen(() => {
            // Not after the server has answered: by then the reader may have gone on to another page.
            goHome();
            void signOut();
          });
        }}
      >
        Sign Out
      </Button>
    </>
  );
}
