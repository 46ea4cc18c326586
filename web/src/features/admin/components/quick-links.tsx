import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
      className="col-span-full -mx-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,34%)),1fr))] gap-x-3 sm:flex sm:flex-wrap print:hidden"
    >
      <QuickLink icon={BadgeCheck} onClick={() => navigate({ page: 'review' })}>
        Verification queue
        <Waiting count={toReview.data ?? 0} />
      </QuickLink>
      <QuickLink icon={MessagesSquare} onClick={() => navigate({ page: 'requests' })}>
        Contact requests
        <Waiting count={openRequests.data ?? 0} />
      </QuickLink>
      <QuickLink icon={Sparkles} onClick={() => navigate({ page: 'match' })}>
        Star match
      </QuickLink>
      <QuickLink icon={Upload} onClick={() => navigate({ page: 'import' })}>
        Import CSV
      </QuickLink>
      <QuickLink icon={History} onClick={() => navigate({ page: 'audit' })}>
        Audit
      </QuickLink>
      <QuickLink icon={Download} busy={exporting} onClick={onExport}>
        {exporting ? 'Looking up…' : 'Export CSV'}
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
    <span className="ml-2 inline-block min-w-[1.375rem] rounded-full bg-maroon-800 px-1.5 text-center text-sm leading-[1.375rem] text-ivory">
      {formatCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

interface QuickLinkProps {
  icon: IconComponent;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function QuickLink({ icon: Icon, busy = false, onClick, children }: QuickLinkProps) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1 text-left leading-snug font-medium text-maroon-800 hover:bg-wash"
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />
      <span className="min-w-0">{children}</span>
    </button>
  );
}
