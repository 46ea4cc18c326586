import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

// The database skips no more.
const mostSkipped = 1000;

interface PagerProps {
  /** The length of the whole list. */
  all: number;
  atOnce: number;
  skipped: number;
  onTurn: (skipped: number) => void;
}

/** Which part of a list is shown, and the ways to the ones before and after it. */
export function Pager({ all, atOnce, skipped, onTurn }: PagerProps) {
  const next = skipped + atOnce;
  if (skipped === 0 && all <= atOnce) return null;
  const turn = (label: string, to: number) => (
    <Button
      onClick={() => {
        onTurn(to);
        window.scrollTo({ top: 0 });
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="text-muted">
        {t('ui.pages.shown', {
          first: formatCount(Math.min(skipped + 1, all)),
          last: formatCount(Math.min(next, all)),
          total: formatCount(all),
        })}
      </p>
      {skipped > 0 && turn(t('ui.pages.previous'), Math.max(skipped - atOnce, 0))}
      {skipped < mostSkipped && all > next && turn(t('ui.next'), next)}
    </div>
  );
}
