import { useState } from 'react';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { findRangeErrors, readFilters, type FilterName } from '@/features/profiles/filters';
import {
  hasWishes,
  mustsOf,
  proposeWishes,
  weigh,
  wishesInWords,
  type Wishes,
  type WishingFacts,
} from '@/features/profiles/wishes';
import type { Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/fields';

interface WishesFieldsProps {
  viewer: Viewer;
  /** The id is null before the registration: a wish about stars needs a stored star. */
  person: WishingFacts & { id: number | null };
  /** As typed. */
  value: Wishes;
  /** Refusals of the database, by the name of the filter. */
  refusals: Partial<Record<FilterName, string>>;
  onChange: (value: Wishes) => void;
}

/** The fields of wishes: the filters of the search, each a must or hoped for, with a proposal while none is set. */
export function WishesFields({ viewer, person, value, refusals, onChange }: WishesFieldsProps) {
  const [isProposed, setIsProposed] = useState(false);
  const draft = { ...value.must, ...value.hoped };
  const wished = readFilters(draft);
  const musts = mustsOf(value);
  const proposed = proposeWishes(person);
  return (
    <>
      {!hasWishes({ must: wished, hoped: {} }) && hasWishes(proposed) && (
        <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-wash p-4">
          <p className="min-w-0 flex-1 basis-60">{t('wishes.mayPropose')}</p>
          <Button
            size="small"
            onClick={() => {
              setIsProposed(true);
              onChange(proposed);
            }}
          >
            {t('wishes.propose')}
          </Button>
        </div>
      )}
      <p role="status" className="mb-4 text-muted empty:hidden">
        {isProposed && t('wishes.proposed')}
      </p>
      <FilterFields
        viewer={viewer}
        draft={draft}
        errors={{ ...refusals, ...findRangeErrors(wished) }}
        wishing={{
          person,
          weight: (lead) => (
            <CheckboxField
              label={t('wishes.must')}
              aria-label={t('wishes.mustOf', { wish: wishesInWords(weigh(wished, new Set([lead])).must).join(', ') })}
              checked={musts.has(lead)}
              onChange={({ target }) => {
                const others = [...musts].filter((each) => each !== lead);
                onChange(weigh(draft, new Set(target.checked ? [...others, lead] : others)));
              }}
            />
          ),
        }}
        onChange={(name, entered) => onChange(weigh({ ...draft, [name]: entered }, musts))}
      />
    </>
  );
}
