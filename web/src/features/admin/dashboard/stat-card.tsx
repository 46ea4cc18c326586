import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '@/lib/format';
import type { IconComponent } from '@/ui/icons';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

interface StatCardProps {
  label: string;
  icon: IconComponent;
  count: Pick<UseQueryResult<number>, 'data' | 'isError' | 'refetch'>;
}

/** One figure of the dashboard. */
export function StatCard({ label, icon: Icon, count }: StatCardProps) {
  return (
    <section
      aria-label={label}
      className="flex min-h-12 items-center gap-3 rounded-card bg-paper px-3 shadow-card sm:px-4"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-maroon-800 max-sm:hidden" strokeWidth={1.6} />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Figure count={count} />
        <p className="text-muted [overflow-wrap:anywhere]">{label}</p>
      </div>
    </section>
  );
}

function Figure({ count }: Pick<StatCardProps, 'count'>) {
  if (count.data !== undefined) return <p className="text-2xl leading-tight font-medium">{formatCount(count.data)}</p>;
  if (!count.isError) return <Skeleton className="h-6 w-12" />;
  return <InlineError onRetry={() => count.refetch()}>{couldNotLoad(t('admin.theNumber'))}</InlineError>;
}
