import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeskBar } from '@/app/desk/desk-bar';
import { PhonePlaces } from '@/app/desk/phone-places';
import { Rail } from '@/app/desk/rail';
import { awaitGallery } from '@/app/foot-details';
import { SiteLinks } from '@/app/site-links';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { queryClient } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { useIsAtLeast } from '@/ui/use-is-wide';
import { useKeptClear } from '@/ui/use-kept-clear';

/** The head of the office's pages: the rail at the left or the places at the foot, and the bar. */
export function DeskHead({ location }: { location: Location }) {
  const bar = useKeptClear<HTMLElement>('--header');
  // The breakpoint lg. A frame is drawn for every width, so it has both.
  const isWide = useIsAtLeast(64);
  return (
    <QueryClientProvider client={queryClient}>
      <header
        ref={bar}
        data-desk=""
        className="sticky top-0 z-20 border-b border-line bg-paper print:hidden short:static"
      >
        {isWide !== false && <Rail location={location} />}
        <div className="wrap">
          <DeskBar location={location} />
        </div>
        {isWide !== true && <PhonePlaces location={location} />}
      </header>
    </QueryClientProvider>
  );
}

const footLink = 'inline-flex min-h-8 items-center text-muted no-underline underline-offset-4 hover:underline';
const year = new Date().getFullYear();

/** The foot of the office's pages: the links of the specification, and the copyright. */
export function DeskFoot() {
  const { bureau_name: name } = useBureau();
  // The office sees the home page as its visitors do.
  useEffect(awaitGallery, []);
  return (
    <footer className="border-t border-line pb-(--foot,0px) text-sm text-muted print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-5 py-2">
        <nav aria-label={t('shell.nav.footer')}>
          <ul className="flex flex-wrap gap-x-5">
            <SiteLinks linkClass={footLink} />
            <li>
              <Link to={{ page: 'privacy' }} className={footLink}>
                {t('shell.pages.privacy')}
              </Link>
            </li>
          </ul>
        </nav>
        <p data-build={import.meta.env.VITE_BUILD}>{t('shell.footer.rightsOfYear', { year, name })}</p>
      </div>
    </footer>
  );
}
