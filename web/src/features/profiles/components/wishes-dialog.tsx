import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileKeys } from '@/features/profiles/api/keys';
import { saveWishes } from '@/features/profiles/api/wishes';
import { FilterFields } from '@/features/profiles/components/filter-fields';
import { findRangeErrors, readFilters, type FilterName, type Filters } from '@/features/profiles/filters';
import {
  hasWishes,
  leadOf,
  mustsOf,
  proposeWishes,
  weigh,
  wishesInWords,
  type Wishes,
  type WishingPerson,
} from '@/features/profiles/wishes';
import type { Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

interface WishesDialogProps {
  viewer: Viewer;
  person: WishingPerson;
  wishes: Wishes;
  onClose: () => void;
}

/** The form of wishes: the filters of the search, each a must or hoped for. */
export function WishesDialog({ viewer, person, wishes, onClose }: WishesDialogProps) {
  const [draft, setDraft] = useState<Filters>({ ...wishes.must, ...wishes.hoped });
  const [musts, setMusts] = useState(() => mustsOf(wishes));
  const [isProposed, setIsProposed] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const wished = readFilters(draft);
  const saving = useMutation({
    mutationFn: saveWishes,
    meta: { changes: [profileKeys.wishes(person.id)], waits: true },
    onSuccess: () => {
      showToast({ message: t('wishes.saved') });
      onClose();
    },
  });
  useUnsavedInput(isChanged && !saving.isSuccess, null, t('wishes.loss'));
  const refusal = saving.error?.field ? { [saving.error.field]: errorText(saving.error) } : {};
  const rangeErrors = findRangeErrors(wished);
  const proposed = proposeWishes(person);
  return (
    <Dialog
      title={t(viewer.kind === 'admin' ? 'wishes.titleOfTheirs' : 'wishes.title')}
      description={t('wishes.explained')}
      wide
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.keys(rangeErrors).length === 0)
            saving.mutate({ profileId: person.id, wishes: weigh(wished, musts) });
          else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        {!hasWishes({ must: wished, hoped: {} }) && hasWishes(proposed) && (
          <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-wash p-4">
            <p className="min-w-0 flex-1 basis-60">{t('wishes.mayPropose')}</p>
            <Button
              size="small"
              onClick={() => {
                setDraft({ ...proposed.must, ...proposed.hoped });
                setMusts(mustsOf(proposed));
                setIsProposed(true);
                setIsChanged(true);
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
          errors={{ ...refusal, ...rangeErrors }}
          wishing={{
            person,
            weight: (name) => {
              const lead = leadOf(name);
              return (
                <CheckboxField
                  label={t('wishes.must')}
                  aria-label={t('wishes.mustOf', {
                    wish: wishesInWords(weigh(wished, new Set([lead])).must).join(', '),
                  })}
                  checked={musts.has(lead)}
                  onChange={({ target }) => {
                    const others = [...musts].filter((each) => each !== lead);
                    setMusts(new Set(target.checked ? [...others, lead] : others));
                    setIsChanged(true);
                  }}
                />
              );
            },
          }}
          onChange={(name: FilterName, value) => {
            setDraft((before) => ({ ...before, [name]: value }));
            setIsChanged(true);
          }}
        />
        <ErrorNote error={saving.error?.field ? null : saving.error}>{t('wishes.notSaved')}</ErrorNote>
        <DialogActions fixed>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <BusyButton type="submit" look="primary" busy={saving.isPending} busyText={t('wishes.saving')}>
            {t('ui.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
