import { use, useRef, useState } from 'react';
import { offeredTo, register, requests, rest, today, useCounts, verification, work } from '@/app/desk/places';
import { PlaceLink, sayDesk } from '@/app/desk/rail';
import { LeaveSheet, Sheet, sheetLink, type SheetProps } from '@/app/sheet';
import { useTakesFees } from '@/bureau/api/office-settings';
import { signOut, useViewer } from '@/lib/backend/session';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/icons';
import { useKeptClear } from '@/ui/use-kept-clear';

interface MoreSheetProps extends SheetProps {
  location: Location;
  counts: ReturnType<typeof useCounts>;
}

const MoreSheet = ({ location, counts, ...props }: MoreSheetProps) => (
  <Sheet title={t('desk.more')} {...props}>
    <Places location={location} counts={counts} />
  </Sheet>
);

function Places({ location, counts }: Pick<MoreSheetProps, 'location' | 'counts'>) {
  const leave = use(LeaveSheet);
  const viewer = useViewer();
  const places = offeredTo(viewer, [...work, ...rest], useTakesFees());
  return (
    <>
      <p className="border-b border-gold-300/20 py-3 leading-snug text-gold-300 [overflow-wrap:anywhere]">
        {sayDesk(viewer)}
      </p>
      <ul>
        {places.map((place) => (
          <li key={place.label}>
            <PlaceLink
              place={place}
              location={location}
              count={place.count && counts[place.count]}
              onClick={leave}
              className={sheetLink}
              iconClass="mr-3"
              countClass="ml-auto rounded-card bg-gold-300/20 px-2 font-text text-base font-semibold text-gold-300"
            />
          </li>
        ))}
      </ul>
      <Link to={{ page: 'password' }} onClick={leave} className={sheetLink}>
        {t('shell.password')}
      </Link>
      <Button
        look="outline-gold"
        size="small"
        className="mt-6 w-full"
        onClick={() => {
          leave();
          signOut();
        }}
      >
        {t('shell.signOut')}
      </Button>
    </>
  );
}

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
