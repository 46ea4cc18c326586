import { useRef, useState } from 'react';
import { useCounts } from '@/app/desk/counts';
import { MoreSheet } from '@/app/desk/more-sheet';
import { PlaceLink } from '@/app/desk/place-link';
import { register, requests, today, verification } from '@/app/desk/places';
import type { Location } from '@/lib/navigation/location';
import { useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Menu } from '@/ui/icons';
import { useKeptClear } from '@/ui/use-kept-clear';

// Larger letters stop where five words still fit beside each other.
const placeLook =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-center text-[length:min(0.875rem,3.6vw)] leading-tight text-ivory no-underline [overflow-wrap:anywhere] aria-[current]:text-gold-300 forced-colors:aria-[current]:outline forced-colors:aria-[current]:-outline-offset-2';

/** The office's navigation at the foot of a phone: four places, and the way to all others. */
export function PhonePlaces({ location }: { location: Location }) {
  const counts = useCounts();
  const isKnown = useViewer().kind === 'admin';
  const foot = useKeptClear<HTMLElement>('--foot');
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const places = [
    { place: today },
    { place: register },
    { place: requests, label: isKnown ? t('desk.requests') : '' },
    { place: verification, label: isKnown ? t('desk.verify') : '' },
  ];
  return (
    <nav
      ref={foot}
      aria-label={t('shell.nav.menu')}
      className="on-maroon fixed inset-x-0 bottom-0 z-20 bg-maroon-900 pb-[env(safe-area-inset-bottom)] text-ivory short:static lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {places.map(({ place, label }) => (
          <li key={place.label} className="min-w-0">
            <PlaceLink
              place={place}
              {...(label !== undefined && { label })}
              location={location}
              count={place.count && counts[place.count]}
              className={placeLook}
              countClass="absolute top-0.5 left-1/2 ml-1 rounded-card bg-gold-300 px-1.5 leading-tight font-semibold whitespace-nowrap tabular-nums text-maroon-900"
            />
          </li>
        ))}
        <li className="min-w-0">
          <button
            ref={more}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={placeLook}
            onClick={() => setIsOpen(true)}
          >
            <Menu aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />
            {isKnown && t('desk.more')}
          </button>
        </li>
      </ul>
      {isKnown && (
        <MoreSheet
          location={location}
          counts={counts}
          open={isOpen}
          onOpenChange={setIsOpen}
          onReturn={() => more.current?.focus()}
        />
      )}
    </nav>
  );
}
