import { Link } from '@/lib/navigation/link';
import type { Destination, Location, PageName } from '@/lib/navigation/location';
import { t, type PlainTextId } from '@/texts/texts';

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

/** The items of the site's navigation. */
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
