import { clsx } from 'clsx';
import { formatCount } from '@/lib/format';
import { Button } from '@/ui/button';
import { t } from '@/texts/texts';

interface PagerProps {
  page: number;
  pageSize: number;
  rowCount: number;
  total: number;
  /** The largest exact total. A larger one means more than this. */
  maxCount: number;
  /** The requested page is loading. */
  waiting: boolean;
  onPage: (page: number) => void;
}

/** Zero-based indexes of the page links: the first, the last and those near the current page. */
function pagesNear(page: number, pages: number): number[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter((each) => each >= 0 && each < pages);
  return [...new Set(near)].sort((one, other) => one - other);
}

/** Pagination of a table. */
export function Pager({ page, pageSize, rowCount, total, maxCount, waiting, onPage }: PagerProps) {
  const first = page * pageSize + 1;
  const known = Math.min(total, maxCount);
  const last = waiting ? Math.min(first + pageSize - 1, known) : first + rowCount - 1;
  const pages = Math.max(Math.ceil(known / pageSize), page + 1);
  const near = pagesNear(page, pages);
  return (
    <nav
      aria-label={t('admin.pages.title')}
      className="flex flex-wrap items-center justify-between gap-3 py-3.5 text-muted md:border-t md:border-line md:pr-4 md:pl-6"
    >
      <p aria-live="polite">
        {t(total > maxCount ? 'admin.pages.shownOfMore' : 'admin.pages.shown', {
          first: formatCount(first),
          last: formatCount(last),
          total: formatCount(known),
        })}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t('admin.pages.previous')}
        </Button>
        {pages > 1 && (
          <ol className="flex max-sm:order-first max-sm:w-full">
            {near.map((each, index) => (
              <li key={each} className="flex items-center">
                {index > 0 && each - (near[index - 1] ?? each) > 1 && (
                  <span aria-hidden="true" className="px-0.5">
                    …
                  </span>
                )}
                <button
                  type="button"
                  aria-label={t('admin.pages.page', { number: formatCount(each + 1) })}
                  aria-current={each === page ? 'page' : undefined}
                  className={clsx(
                    'min-h-11 min-w-11 rounded-control px-1.5 tabular-nums hover:bg-wash',
                    each === page ? 'font-semibold text-ink' : 'text-maroon-800',
                  )}
                  onClick={() => onPage(each)}
                >
                  {formatCount(each + 1)}
                </button>
              </li>
            ))}
          </ol>
        )}
        <Button size="small" disabled={first + pageSize > known} onClick={() => onPage(page + 1)}>
          {t('ui.next')}
        </Button>
      </div>
    </nav>
  );
}
