import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import {
  openEnquiriesCountQueryOptions,
  openRequestsCountQueryOptions,
  toReviewCountQueryOptions,
} from '@/features/admin/api/counts';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import type { IconComponent } from '@/ui/icons';
import {
  BadgeCheck,
  CalendarDays,
  Download,
  History,
  MessagesSquare,
  Phone,
  Settings,
  Sparkles,
  Upload,
} from '@/ui/icons';
import { RichText } from '@/ui/rich-text';
import { hidden } from '@/features/admin/hidden';
import { t } from '@/texts/texts';

interface QuickLinksProps {
  /** The people to export are loading. */
  exporting: boolean;
  onExport: () => void;
}

/** Links from the dashboard to the admin's other pages. */
export function QuickLinks({ exporting, onExport }: QuickLinksProps) {
  const toReview = useQuery(toReviewCountQueryOptions());
  const enquiries = useQuery(openEnquiriesCountQueryOptions());
  const openRequests = useQuery(openRequestsCountQueryOptions());
  const owner = isOwner(useViewer());
  return (
    <nav
      aria-label={t('admin.dashboard')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-2 rounded-card bg-paper p-1.5 lg:gap-x-0 shadow-card sm:max-lg:grid-cols-3 lg:flex lg:flex-wrap print:hidden"
    >
      <QuickLink isWide icon={CalendarDays} onClick={() => navigate({ page: 'today' })}>
        {t('shell.pages.today')}
      </QuickLink>
      <QuickLink isWide icon={Phone} count={enquiries.data ?? 0} onClick={() => navigate({ page: 'enquiries' })}>
        {t('admin.links.enquiries')}
      </QuickLink>
      <QuickLink isWide icon={BadgeCheck} count={toReview.data ?? 0} onClick={() => navigate({ page: 'review' })}>
        {t('admin.links.review')}
      </QuickLink>
      <QuickLink
        isWide
        icon={MessagesSquare}
        count={openRequests.data ?? 0}
        onClick={() => navigate({ page: 'requests' })}
      >
        {t('admin.links.requests')}
      </QuickLink>
      <QuickLink icon={Sparkles} onClick={() => navigate({ page: 'match' })}>
        {t('admin.links.match')}
      </QuickLink>
      {owner && (
        <>
          <QuickLink icon={Upload} onClick={() => navigate({ page: 'import' })}>
            {t('admin.links.import')}
          </QuickLink>
          <QuickLink icon={Download} busy={exporting} onClick={onExport}>
            {exporting ? t('admin.links.exporting') : t('admin.links.export')}
          </QuickLink>
        </>
      )}
      <QuickLink icon={History} onClick={() => navigate({ page: 'audit' })}>
        {t('admin.links.audit')}
      </QuickLink>
      {owner && (
        <QuickLink icon={Settings} onClick={() => navigate({ page: 'settings' })}>
          {t('admin.links.settings')}
        </QuickLink>
      )}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-[1.375rem] shrink-0 rounded-full bg-maroon-800 px-1.5 text-center text-sm leading-[1.375rem] text-ivory">
      <RichText text={t('admin.links.waiting', { count: formatCount(count) })} tags={{ hidden }} />
    </span>
  );
}

interface QuickLinkProps {
  icon: IconComponent;
  /** How many wait there; not shown without any. */
  count?: number;
  busy?: boolean;
  /** Takes a whole line on phones, so that the number stays beside the words. */
  isWide?: boolean;
  onClick: () => void;
  children: string;
}

function QuickLink({ icon: Icon, count = 0, busy = false, isWide = false, onClick, children }: QuickLinkProps) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-control px-2.5 lg:gap-1.5 lg:px-2 text-left leading-snug font-medium text-maroon-800 hover:bg-wash',
        isWide && 'max-sm:col-span-full',
      )}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 max-2xs:hidden" strokeWidth={1.6} />
      <span className="min-w-0">{children}</span>
      <Waiting count={count} />
    </button>
  );
}
