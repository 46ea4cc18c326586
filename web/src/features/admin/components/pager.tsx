import { formatCount } from '@/lib/format';
import { Button } from '@/ui/button';

interface PagerProps {
  page: number;
  pageSize: number;
  rowCount: number;
  total: number;
  /** The page asked for is on its way. */
  waiting: boolean;
  onPage: (page: number) => void;
}

/** Turns the pages of a table. */
export function Pager({ page, pageSize, rowCount, total, waiting, onPage }: PagerProps) {
  const first = page * pageSize + 1;
  const last = waiting ? Math.min(first + pageSize - 1, total) : first + rowCount - 1;
  return (
    <nav
      aria-label="Pages of the table"
      className="flex flex-wrap items-center justify-between gap-3 py-3.5 text-muted md:border-t md:border-line md:pr-4 md:pl-6"
    >
      <p aria-live="polite">
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </p>
      <div className="flex gap-2">
        <Button
          size="small"
          disabled={page === 0}
          onClick={() => {
            onPage(page - 1);
          }}
        >
          Previous
        </Button>
        <Button
          size="small"
          disabled={(page + 1) * pageSize >= total}
          onClick={() => {
            onPage(page + 1);
          }}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}
