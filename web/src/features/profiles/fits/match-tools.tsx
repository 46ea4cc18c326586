import { useState } from 'react';
import { leastInWords } from '@/astrology/porutham/star-match-filter';
import { type Matches, matchOrder, matchSorts, type MatchView } from '@/features/profiles/api/wishes';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { type Chip, chipsOf, type Filters, findRangeErrors, readFilters, without } from '@/features/profiles/filters';
import { reaches, starOffers } from '@/features/profiles/stars';
import { useViewer } from '@/lib/backend/session';
import { labelOf } from '@/person/fields';
import { sayAnyOf } from '@/person/values';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { InlineSelect } from '@/ui/choices';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FilterChips } from '@/ui/filter-chips';
import { FoldedPart } from '@/ui/sections';
import { useIsWide } from '@/ui/use-is-wide';

interface FurtherFiltersProps {
  /** The person whose matches are shown. */
  gender: string | null;
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** Filters on top of a family's wishes, for this list only: what is chosen, and the dialog that changes it. */
function FurtherFilters({ chips, ...props }: FurtherFiltersProps & { chips: readonly Chip[] }) {
  const { filters, onApply } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('matches.filters')}
      </Button>
      {chips.length > 0 && (
        <FilterChips
          className=""
          chips={chips.map(({ label, names }) => ({
            key: names.join(),
            label,
            onRemove: () => onApply(without(filters, names)),
          }))}
          all={{
            label: t('matches.withoutFilters'),
            onClick: () => onApply({}),
          }}
        />
      )}
      {isOpen && (
        <FurtherDialog
          {...props}
          onApply={(chosen) => {
            setIsOpen(false);
            onApply(chosen);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const nothing = () => null;

function FurtherDialog({ gender, filters, onApply, onClose }: FurtherFiltersProps & { onClose: () => void }) {
  const viewer = useViewer();
  const [draft, setDraft] = useState<Filters>(filters);
  const wanted = readFilters(draft);
  const errors = findRangeErrors(wanted);
  return (
    <Dialog title={t('matches.filters')} description={t('matches.filtersText')} wide onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.keys(errors).length === 0) onApply(wanted);
          // The field shows its own fault.
          else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        <FilterFields
          viewer={viewer}
          draft={draft}
          errors={errors}
          // Without an id: the stars are compared in the list.
          wishing={{ person: { id: null, gender }, weight: nothing }}
          onChange={(name, value) => setDraft({ ...draft, [name]: value })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button look="primary" type="submit">
            {t('matches.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const ownFacts = ['religion', 'mother_tongue'] as const;

interface MatchToolsProps extends Pick<Matches, 'stars' | 'byStar'> {
  /** The side of this family. */
  gender: string | null;
  view: MatchView;
  /** The facts of this family's person that the list takes for wishes where the family has none. */
  own: Filters;
  /** Whether the family wishes a community. */
  hasCommunity: boolean;
  onChange: (changed: Partial<MatchView>) => void;
}

/** The order of the matches, the least count of the stars with how many reach it, and further filters. */
export function MatchTools({ gender, view, own, hasCommunity, stars, byStar, onChange }: MatchToolsProps) {
  const { sort, by, leastStars, further } = view;
  const reaching = (least: number) =>
    byStar.reduce((sum, { star, people }) => sum + (star !== null && reaches(star, least) ? people : 0), 0);
  const side = gender ?? '';
  const chips = chipsOf(further).map((chip) => {
    const name = ownFacts.find((each) => chip.names.includes(each) && further[each] === own[each]);
    return name === undefined
      ? chip
      : { ...chip, label: t(`matches.own.${name}`, { side, value: sayAnyOf(name, own[name] ?? '') }) };
  });
  const tools = (
    <>
      <InlineSelect
        label={t('profiles.sortBy')}
        value={sort}
        options={matchSorts.map((value) => ({ value, label: t(`matches.sort.${value}`) }))}
        onChange={(value) => onChange({ sort: value })}
      />
      {sort === 'best' && (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{t('matches.by')}</legend>
          {matchOrder
            .filter((part) => (part === 'community' ? hasCommunity : part !== 'stars' || stars !== null))
            .map((part) => (
              <label key={part} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 accent-maroon-800"
                  checked={by.includes(part)}
                  onChange={({ target }) =>
                    onChange({ by: target.checked ? [...by, part] : by.filter((each) => each !== part) })
                  }
                />
                {part === 'community' ? labelOf('caste') : t(`matches.by.${part}`)}
              </label>
            ))}
        </fieldset>
      )}
      {stars !== null && (
        <InlineSelect
          label={t('matches.leastStars')}
          value={leastStars === null ? '' : String(leastStars)}
          options={[
            { value: '', label: t('profiles.filters.any') },
            ...starOffers[stars.school].leastCounts.map((least) => ({
              value: String(least),
              label: t('matches.reaching', {
                least: leastInWords({ school: stars.school, least }),
                count: reaching(least),
              }),
            })),
          ]}
          onChange={(value) => onChange({ leastStars: value === '' ? null : Number(value) })}
        />
      )}
      <FurtherFilters
        gender={gender}
        filters={further}
        chips={chips}
        onApply={(chosen) => onChange({ further: chosen })}
      />
    </>
  );
  // On a phone the list begins on the first screen.
  return useIsWide() ? (
    tools
  ) : (
    <FoldedPart
      title={[t('matches.tools'), ...chips.map(({ label }) => label)].join('\u00a0· ')}
      className="w-full border-0!"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{tools}</div>
    </FoldedPart>
  );
}
