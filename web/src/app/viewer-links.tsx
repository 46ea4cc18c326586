import { clsx } from 'clsx';
import { navigate } from '@/lib/navigation/history';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { signOut, useSession } from '@/lib/backend/session';
import { Button, buttonLook } from '@/ui/button';
import { quietLink } from '@/app/quiet-link';
import { t } from '@/texts/texts';

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
