import { Link, type LinkProps } from '@/lib/navigation/link';
import { buttonLook } from '@/ui/button-look';
import { ChevronLeft } from '@/ui/icons';
import { t } from '@/texts/texts';

interface ListPlaceProps {
  to: LinkProps['to'];
  /** "3 of 40", or null when the opened one is not in the list. */
  place: string | null;
}

/** On phones: the place of the opened item in its list, and the way to that list. */
export function ListPlace({ to, place }: ListPlaceProps) {
  return (
    <Link
      to={to}
      mode="replace"
      aria-label={t('ui-member.showWhoWaits', { place: place ?? t('ui-member.list') })}
      className={`${buttonLook('quiet', 'small')} gap-1! px-2! tabular-nums md:hidden`}
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {place ?? t('ui-member.list')}
    </Link>
  );
}
