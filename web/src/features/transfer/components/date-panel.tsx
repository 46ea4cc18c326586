import type { DateColumn } from '@/features/transfer/date-columns';
import type { DateOrder } from '@/lib/read-date';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CircleAlert } from '@/ui/icons';

interface DatePanelProps {
  dates: readonly DateColumn[];
  onChoose: (place: number, order: DateOrder) => void;
}

function say({ heading: name, order, isProven, isChosen, turned, count }: DateColumn): string {
  const heading = t('transfer.columns.heading', { heading: name.trim() });
  if (turned > 0) return t('transfer.dates.turned', { heading, count: turned });
  if (order === null) return t('transfer.dates.both', { heading, count });
  if (order === 'month first')
    return isChosen ? t('transfer.dates.monthChosen', { heading }) : t('transfer.dates.monthFirst', { heading });
  return isProven || isChosen ? t('transfer.dates.dayFirst', { heading }) : t('transfer.dates.assumed', { heading });
}

/** Says once in which order the dates of a column are read, and lets the clerk choose the other one. */
export function DatePanel({ dates, onChoose }: DatePanelProps) {
  return dates.map((column) => (
    <div key={column.place} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{say(column)}</span>
      </p>
      {(['day first', 'month first'] as const).map((order) =>
        // No order repairs a date whose day and month a program has swapped.
        order === column.order || column.turned > 0 ? null : (
          <Button key={order} size="small" onClick={() => onChoose(column.place, order)}>
            {order === 'day first' ? t('transfer.dates.useDayFirst') : t('transfer.dates.useMonthFirst')}
          </Button>
        ),
      )}
    </div>
  ));
}
