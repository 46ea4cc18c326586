import { useCounts } from '@/app/desk/counts';
import { PlaceLink } from '@/app/desk/place-link';
import { around, offeredTo, upkeep, work, type Place } from '@/app/desk/places';
import { LanguageChoice } from '@/app/language-choice';
import { TextSizeChoice } from '@/app/text-size-choice';
import { useTakesFees } from '@/bureau/api/office-settings';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { isOwner, signOut, useViewer, type Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';

const rowLook =
  'flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left leading-snug text-ivory no-underline hover:bg-gold-300/10 aria-[current]:bg-gold-300/15 aria-[current]:text-gold-300 forced-colors:aria-[current]:outline';

/** Who works at this desk. */
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
          {sayDesk(viewer) ?? tagline}
        </span>
      </Link>
      <nav
        aria-label={t('shell.nav.main')}
        className="mt-3 flex grow flex-col border-t border-gold-300/25 pt-2 [&_ul+ul]:border-t [&_ul+ul]:border-gold-300/25 [&_ul+ul]:pt-2"
      >
        <ul className="mb-2">{list(work)}</ul>
        <ul>{list(upkeep)}</ul>
        <ul className="mt-auto border-t-0!">{list(around)}</ul>
      </nav>
      <div className="mt-2 border-t border-gold-300/25 pt-2">
        <div className="flex flex-wrap">
          <Link
            to={{ page: 'password' }}
            aria-current={location.page === 'password' ? 'page' : undefined}
            className={`${rowLook} w-auto!`}
          >
            {t('shell.password')}
          </Link>
          <button type="button" className={`${rowLook} w-auto!`} onClick={signOut}>
            {t('shell.signOut')}
          </button>
        </div>
        <div className="flex flex-wrap items-center pl-1">
          <LanguageChoice />
          <TextSizeChoice className="[&>span]:hidden" />
        </div>
      </div>
    </div>
  );
}
