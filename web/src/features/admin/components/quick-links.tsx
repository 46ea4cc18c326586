import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { openRequestsCountQueryOptions, toReviewCountQueryOptions } from '@/features/admin/api/counts';
import { formatCount } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import type { IconComponent } from '@/ui/icons';
import { BadgeCheck, Download, History, MessagesSquare, Settings, Sparkles, Upload } from '@/ui/icons';

interface QuickLinksProps {
  /** The people to export are loading. */
  exporting: boolean;
  onExport: () => void;
}

/** Links from the dashboard to the admin's other pages. */
export function QuickLinks({ exporting, onExport }: QuickLinksProps) {
  const toReview = useQuery(toReviewCountQueryOptions());
  const openRequests = useQuery(openRequestsCountQueryOptions());
  return (
    <nav
      aria-label="Dashboard"
      // Columns of three on wide screens: the daily work first.
      className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-2 rounded-card bg-paper p-1.5 shadow-card sm:max-lg:grid-cols-3 lg:col-span-1 lg:grid-flow-col lg:grid-cols-none lg:grid-rows-3 lg:p-2 print:hidden"
    >
      <QuickLink isWide icon={BadgeCheck} count={toReview.data ?? 0} onClick={() => navigate({ page: 'review' })}>
        Verification queue
      </QuickLink>
      <QuickLink
        isWide
        icon={MessagesSquare}
        count={openRequests.data ?? 0}
        onClick={() => navigate({ page: 'requests' })}
      >
        Contact requests
      </QuickLink>
      <QuickLink icon={Sparkles} onClick={() => navigate({ page: 'match' })}>
        Star match
      </QuickLink>
      <QuickLink icon={Upload} onClick={() => navigate({ page: 'import' })}>
        Import
      </QuickLink>
      <QuickLink icon={Download} busy={exporting} onClick={onExport}>
        {exporting ? 'Looking up…' : 'Export CSV'}
      </QuickLink>
      <QuickLink icon={History} onClick={() => navigate({ page: 'audit' })}>
        Audit
      </QuickLink>
      <QuickLink icon={Settings} onClick={() => navigate({ page: 'settings' })}>
        Settings
      </QuickLink>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-[1.375rem] shrink-0 rounded-full bg-maroon-800 px-1.5 text-center text-sm leading-[1.375rem] text-ivory">
      {formatCount(count)}
      <span className="sr-only"> waiting</span>
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
        'flex min-h-11 items-center gap-2 rounded-control px-2.5 text-left leading-snug font-medium text-maroon-800 hover:bg-wash',
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
