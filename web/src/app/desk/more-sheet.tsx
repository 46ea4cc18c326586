import { use } from 'react';
import type { useCounts } from '@/app/desk/counts';
import { PlaceLink } from '@/app/desk/place-link';
import { offeredTo, rest, work } from '@/app/desk/places';
import { sayDesk } from '@/app/desk/rail';
import { useTakesFees } from '@/bureau/api/office-settings';
import { LeaveSheet, Sheet, sheetLink, type SheetProps } from '@/app/sheet';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { signOut, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface MoreSheetProps extends SheetProps {
  location: Location;
  counts: ReturnType<typeof useCounts>;
}

/** All places of the office, on phones and tablets. */
export function MoreSheet({ location, counts, ...props }: MoreSheetProps) {
  return (
    <Sheet title={t('desk.more')} {...props}>
      <Places location={location} counts={counts} />
    </Sheet>
  );
}

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
