import { useRef, useState } from 'react';
import { rasisOfStar } from '@/astrology/porutham/star-table';
import { nameOfRasi } from '@/astrology/rasis';
import { conflictKey, sayConflict, type StarConflict, type Trouble } from '@/features/transfer/read-people';
import { formatCount } from '@/lib/format';
import { describeField, labelOf } from '@/person/fields';
import { readField } from '@/person/reading/read-field';
import { optionsOf } from '@/person/values';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/fields';

const step = 5;

function More({ all, shown, onMore }: { all: number; shown: number; onMore: (shown: number) => void }) {
  if (all <= shown) return null;
  return (
    <Button size="small" className="mt-3" onClick={() => onMore(shown + step)}>
      {t('transfer.trouble.more', { next: formatCount(Math.min(step, all - shown)), left: formatCount(all - shown) })}
    </Button>
  );
}

interface TroubleListProps {
  troubles: readonly Trouble[];
  /** Uses a value for every cell of the field with this text. */
  onCorrect: (trouble: Trouble, value: string) => void;
}

/** Sums up the cells that are left out. Each is corrected once, for all rows that have it. */
export function TroubleList({ troubles, onCorrect }: TroubleListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(step);
  if (troubles.length === 0) return null;
  const cells = troubles.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="import-troubles" className="mt-6 rounded-card border border-line bg-paper px-5 py-4">
      <h3 id="import-troubles" ref={heading} tabIndex={-1} className="text-xl">
        {t('transfer.trouble.title', { count: cells })}
      </h3>
      <p className="mt-1 max-w-prose text-muted">{t('transfer.trouble.lead', { count: cells })}</p>
      <ul className="mt-2 divide-y divide-line/70">
        {troubles.slice(0, shown).map((trouble) => (
          <TroubleItem
            key={`${trouble.field} ${trouble.typed}`}
            trouble={trouble}
            onCorrect={(value) => {
              // The corrected item goes: the focus would go with it.
              heading.current?.focus();
              onCorrect(trouble, value);
            }}
          />
        ))}
      </ul>
      <More all={troubles.length} shown={shown} onMore={setShown} />
    </section>
  );
}

function TroubleItem({ trouble, onCorrect }: { trouble: Trouble; onCorrect: (value: string) => void }) {
  const { field, typed, message, count } = trouble;
  const description = describeField(field);
  const isChoice = description.kind === 'choice';
  const [value, setValue] = useState(isChoice ? '' : typed);
  const [error, setError] = useState<string>();
  const label = t('transfer.trouble.instead', { field: labelOf(field), typed });
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-2">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold tabular-nums">
          {t('transfer.trouble.cells', { count: formatCount(count), field: labelOf(field), typed })}
        </span>
        <span className="block text-muted">{message}</span>
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const problem =
            isChoice && value === '' ? () => t('transfer.trouble.noValue') : readField(field, value).error;
          setError(problem?.());
          if (problem === null) onCorrect(value);
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          {description.kind === 'choice' ? (
            <SelectField
              label={label}
              emptyLabel={t('transfer.trouble.choose')}
              options={optionsOf(description)}
              value={value}
              error={error}
              onChange={(event) => setValue(event.target.value)}
            />
          ) : (
            <TextField label={label} value={value} error={error} onChange={(event) => setValue(event.target.value)} />
          )}
        </div>
        <Button type="submit">{t('transfer.trouble.use', { count })}</Button>
      </form>
    </li>
  );
}

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
      <More all={conflicts.length} shown={shown} onMore={setShown} />
    </section>
  );
}
