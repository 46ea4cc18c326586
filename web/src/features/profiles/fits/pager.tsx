import { matchesAtOnce } from '@/features/profiles/api/wishes';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

// The database skips no more.
const mostSkipped = 1000;

interface PagerProps {
  people: number;
  skipped: number;
  onTurn: (skipped: number) => void;
}

/** The ways to the parts of a list before and after this one. */
export function Pager({ people, skipped, onTurn }: PagerProps) {
  const turn = (to: number) => {
    onTurn(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {skipped > 0 && (
        <Button
          onClick={() => {
            turn(skipped - matchesAtOnce);
          }}
        >
          {t('fits.earlier')}
        </Button>
      )}
      {skipped < mostSkipped && people > skipped + matchesAtOnce && (
        <Button
          onClick={() => {
            turn(skipped + matchesAtOnce);
          }}
        >
          {t('fits.next')}
        </Button>
      )}
    </div>
  );
}
