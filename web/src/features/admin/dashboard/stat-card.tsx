import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '@/lib/format';
import type { IconComponent } from '@/ui/icons';
import { InlineError } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { couldNotLoad } from '@/ui/could-not-load';
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
      className="flex items-center gap-3 rounded-card bg-paper px-3 py-2.5 shadow-card sm:gap-4 sm:px-6 sm:py-5"
    >
      <span
        aria-hidden="true"
        className="hidden size-14 shrink-0 place-items-center rounded-full border border-gold-500 text-maroon-800 shadow-[inset_0_0_0_3px_var(--color-paper),inset_0_0_0_4px_var(--color-line)] sm:grid"
      >
        <Icon className="size-6" strokeWidth={1.6} />
      </span>
      <div className="min-w-0">
        <Figure count={count} />
        <p className="text-muted [overflow-wrap:anywhere]">{label}</p>
      </div>
    </section>
  );
}

function Figure({ count }: Pick<StatCardProps, 'count'>) {
  if (count.data !== undefined)
    return <p className="text-2xl leading-tight font-medium sm:text-3xl">{formatCount(count.data)}</p>;
  if (!count.isError) return <Skeleton className="my-1.5 h-8 w-20" />;
  return <InlineError onRetry={() => count.refetch()}>{couldNotLoad(t('admin.theNumber'))}</InlineError>;
}
