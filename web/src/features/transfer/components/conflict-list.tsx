import { useState } from 'react';
import { nameOfRasi } from '@/astrology/rasis';
import { rasisOfStar } from '@/astrology/porutham/star-table';
import { conflictKey, sayConflict, type StarConflict } from '@/features/transfer/read-people';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

const step = 5;

interface ConflictListProps {
  conflicts: readonly (StarConflict & { count: number })[];
  /** Uses a rasi for every person with this star and rasi. */
  onCorrect: (conflict: StarConflict, rasi: string) => void;
}

/** Sums up stars and rasis that exclude one another. Each is corrected once, for all who have it. */
export function ConflictList({ conflicts, onCorrect }: ConflictListProps) {
  const [shown, setShown] = useState(step);
  if (conflicts.length === 0) return null;
  const count = conflicts.reduce((sum, conflict) => sum + conflict.count, 0);
  return (
    <section aria-labelledby="import-conflicts" className="mt-6 rounded-card border border-line bg-paper px-5 py-4">
      <h3 id="import-conflicts" className="text-xl">
        {t('transfer.conflict.title', { count })}
      </h3>
      <p className="mt-1 max-w-prose text-muted">{t('transfer.conflict.lead')}</p>
      <ul className="mt-2 divide-y divide-line/70">
        {conflicts.slice(0, shown).map((conflict) => (
          <li key={conflictKey(conflict)} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-56">
              {t('transfer.conflict.item', { count: conflict.count, problem: sayConflict(conflict) ?? '' })}
            </p>
            {rasisOfStar(conflict.star, conflict.pada === null ? null : Number(conflict.pada)).map((rasi) => (
              <Button key={rasi} onClick={() => onCorrect(conflict, rasi)}>
                {t('transfer.conflict.use', { count: conflict.count, rasi: nameOfRasi(rasi) })}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {conflicts.length > shown && (
        <Button size="small" className="mt-3" onClick={() => setShown(shown + step)}>
          {t('transfer.trouble.more', {
            next: formatCount(Math.min(step, conflicts.length - shown)),
            left: formatCount(conflicts.length - shown),
          })}
        </Button>
      )}
    </section>
  );
}
