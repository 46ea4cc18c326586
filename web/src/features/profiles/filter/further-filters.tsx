import { useState } from 'react';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { findRangeErrors, readFilters, without, type Chip, type Filters } from '@/features/profiles/filters';
import { useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FilterChips } from '@/ui/filter-chips';

interface FurtherFiltersProps {
  /** The person whose matches are shown. */
  gender: string | null;
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** Filters on top of a family's wishes, for this list only: what is chosen, and the dialog that changes it. */
export function FurtherFilters({ chips, ...props }: FurtherFiltersProps & { chips: readonly Chip[] }) {
  const { filters, onApply } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('matches.filters')}
      </Button>
      {chips.length > 0 && (
        <FilterChips
          className=""
          chips={chips.map(({ label, names }) => ({
            key: names.join(),
            label,
            onRemove: () => {
              onApply(without(filters, names));
            },
          }))}
          all={{
            label: t('matches.withoutFilters'),
            onClick: () => {
              onApply({});
            },
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
          onClose={() => {
            setIsOpen(false);
          }}
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
          onChange={(name, value) => {
            setDraft({ ...draft, [name]: value });
          }}
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
