import { useState } from 'react';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { findRangeErrors, readFilters, type Filters } from '@/features/profiles/filters';
import { wishesInWords } from '@/features/profiles/wishes';
import { useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

interface FurtherFiltersProps {
  /** The person whose matches are shown. */
  gender: string | null;
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** Filters on top of a family's wishes, for this list only: what is chosen, and the dialog that changes it. */
export function FurtherFilters({ gender, filters, onApply }: FurtherFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = wishesInWords(filters);
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
      {words.map((word) => (
        <span key={word} className="rounded-full border border-line bg-paper px-3 py-1 [overflow-wrap:anywhere]">
          {word}
        </span>
      ))}
      {words.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            onApply({});
          }}
        >
          {t('matches.withoutFilters')}
        </Button>
      )}
      {isOpen && (
        <FurtherDialog
          gender={gender}
          filters={filters}
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
