import { Part } from '@/features/my-profile/components/part';
import { formatCount } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import { t } from '@/texts/texts';
import type { IconComponent } from '@/ui/icons';
import { Bookmark, ChevronRight, Heart, MessageSquareText } from '@/ui/icons';

export interface LinkCounts {
  /** Undefined while loading; the link works anyway. */
  liked: number | undefined;
  requests: number | undefined;
  searches: number | undefined;
}

interface LinksPartProps {
  counts: LinkCounts;
  onSearches: () => void;
}

const row =
  'flex min-h-14 w-full items-center gap-3 py-2 text-left font-medium text-maroon-800 no-underline underline-offset-4 hover:underline';

/** Links to the member's likes, requests and searches, with counts. */
export function LinksPart({ counts, onSearches }: LinksPartProps) {
  return (
    <Part title={t('my-profile.lists.title')}>
      <ul className="mt-2 divide-y divide-line/70">
        <li>
          <Link className={row} to={{ page: 'liked' }}>
            <RowContent icon={Heart} label={t('my-profile.lists.liked')} count={counts.liked} />
          </Link>
        </li>
        <li>
          <Link className={row} to={{ page: 'requests-mine' }}>
            <RowContent icon={MessageSquareText} label={t('my-profile.lists.requests')} count={counts.requests} />
          </Link>
        </li>
        <li>
          <button type="button" className={row} onClick={onSearches}>
            <RowContent icon={Bookmark} label={t('my-profile.lists.searches')} count={counts.searches} />
          </button>
        </li>
      </ul>
    </Part>
  );
}

function RowContent({ icon: Icon, label, count }: { icon: IconComponent; label: string; count: number | undefined }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
      <span className="flex-1">{label}</span>
      {count !== undefined && <span className="font-normal text-muted">{formatCount(count)}</span>}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
    </>
  );
}
