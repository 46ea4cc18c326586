import { clsx } from 'clsx';
import type { Place } from '@/app/desk/places';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';

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
