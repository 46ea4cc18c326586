import { clsx } from 'clsx';
import { offeredTo, rest, useCounts, work, type Place } from '@/app/desk/places';
import { LanguageChoice, TextSizeChoice } from '@/app/text-choices';
import { useTakesFees } from '@/bureau/api/office-settings';
import { useBureau } from '@/bureau/bureau';
import { isOwner, signOut, useViewer, type Viewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { setShortcutsOn, useShortcutsOn } from '@/lib/shortcuts';
import { t } from '@/texts/texts';
import { ChevronDown, Menu } from '@/ui/icons';

interface PlaceLinkProps {
  place: Place;
  /** Instead of the title of the page, where there is little room. */
  label?: string;
  location: Location;
  count: number | undefined;
  className: string;
  countClass: string;
  iconClass?: string;
  onClick?: () => void;
}

/** A link to a page of the office, with the number of what waits there. */
export function PlaceLink(props: PlaceLinkProps) {
  const { place, label, location, count = 0, className, countClass, iconClass, onClick } = props;
  const { to, icon: Icon } = place;
  return (
    <Link to={to} onClick={onClick} aria-current={location.page === to.page ? 'page' : undefined} className={className}>
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0', iconClass)} strokeWidth={1.6} />
      <span className="min-w-0">{label ?? t(place.label)}</span>
      {count > 0 && (
        <span className={countClass}>
          {formatCount(count)}
          <span className="sr-only"> {t('desk.waiting')}</span>
        </span>
      )}
    </Link>
  );
}

const rowLook =
  'flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left leading-snug text-ivory no-underline hover:bg-gold-300/10 aria-[current]:bg-gold-300/15 aria-[current]:text-gold-300 forced-colors:aria-[current]:outline';

const fold = '[&[open]>summary>svg:last-child]:rotate-180';
const mark = <ChevronDown aria-hidden="true" className="ml-auto size-4 shrink-0 transition-transform" />;

export function sayDesk(viewer: Viewer): string | null {
  if (viewer.kind !== 'admin') return null;
  const name = viewer.name ?? viewer.username;
  return isOwner(viewer) ? t('desk.owner', { name }) : t('desk.clerk', { name });
}

/** The navigation of the office at the left edge of a wide screen. */
export function Rail({ location }: { location: Location }) {
  const { bureau_name: name, tagline } = useBureau();
  const viewer = useViewer();
  const counts = useCounts();
  const takesFees = useTakesFees();
  const hasKeys = useShortcutsOn();
  const list = (places: readonly Place[]) =>
    offeredTo(viewer, places, takesFees).map((place) => (
      <li key={place.label}>
        <PlaceLink
          place={place}
          location={location}
          count={place.count && counts[place.count]}
          className={rowLook}
          countClass="ml-auto rounded-card bg-gold-300/20 px-2 text-sm font-semibold tabular-nums text-gold-300"
        />
      </li>
    ));
  return (
    <div className="on-maroon fixed inset-y-0 left-0 z-20 hidden w-(--rail) flex-col overflow-y-auto bg-maroon-900 p-3 text-ivory lg:flex">
      <Link to={{ page: 'home' }} className="block px-2.5 pt-1 text-ivory no-underline [overflow-wrap:anywhere]">
        <span translate="no" className="block font-display text-lg leading-tight">
          {name}
        </span>
        <span translate="no" className="block text-sm leading-snug text-gold-300">
          {tagline}
        </span>
      </Link>
      <nav aria-label={t('shell.nav.main')} className="mt-3 grow border-t border-gold-300/25 pt-2">
        <ul>{list(work)}</ul>
        <details className={fold} open={rest.some(({ to }) => to.page !== 'home' && to.page === location.page)}>
          <summary className={rowLook}>
            <Menu aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />
            {t('desk.more')}
            {mark}
          </summary>
          <ul>{list(rest)}</ul>
        </details>
      </nav>
      <div className="mt-2 border-t border-gold-300/25 pt-2">
        <details className={fold}>
          <summary className={`${rowLook} [overflow-wrap:anywhere]`}>
            {sayDesk(viewer)}
            {mark}
          </summary>
          <Link
            to={{ page: 'password' }}
            aria-current={location.page === 'password' ? 'page' : undefined}
            className={rowLook}
          >
            {t('shell.password')}
          </Link>
          <button type="button" className={rowLook} onClick={() => setShortcutsOn(!hasKeys)}>
            {t(hasKeys ? 'desk.keysOff' : 'desk.keysOn')}
          </button>
          <div className="flex flex-wrap items-center pl-1">
            <LanguageChoice />
            <TextSizeChoice className="[&>span]:hidden" />
          </div>
        </details>
        <button type="button" className={rowLook} onClick={signOut}>
          {t('shell.signOut')}
        </button>
      </div>
    </div>
  );
}
