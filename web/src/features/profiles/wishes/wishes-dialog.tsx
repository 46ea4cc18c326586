import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileKeys } from '@/features/profiles/api/keys';
import { saveWishes } from '@/features/profiles/api/wishes';
import { WishesFields } from '@/features/profiles/wishes/wishes-fields';
import { findRangeErrors } from '@/features/profiles/filters';
import { readWishes, type Wishes, type WishesOfForm, type WishingPerson } from '@/features/profiles/wishes';
import type { Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/fields';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { KeptInput } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';

interface WishesDialogProps {
  viewer: Viewer;
  person: WishingPerson;
  wishes: WishesOfForm;
  /** Wishes of an earlier opening, which were not saved. */
  kept: WishesOfForm | null;
  /** Receives what is typed and not saved. */
  onClose: (kept: WishesOfForm | null) => void;
}

/** The form of wishes: the filters of the search, each a must or hoped for. */
export function WishesDialog({ viewer, person, wishes, kept, onClose }: WishesDialogProps) {
  const [typed, setTyped] = useState<Wishes>(kept ?? wishes);
  const [othersSeeFit, setOthersSeeFit] = useState((kept ?? wishes).othersSeeFit);
  const [isKept, setIsKept] = useState(kept !== null);
  const saving = useMutation({
    mutationFn: saveWishes,
    meta: { changes: [profileKeys.wishes(person.id)], waits: true },
    onSuccess: () => {
      showToast({ message: t('wishes.saved') });
      onClose(null);
    },
  });
  const isUnsaved = typed !== wishes || othersSeeFit !== wishes.othersSeeFit;
  useUnsavedInput(isUnsaved && !saving.isSuccess, null, t('wishes.loss'));
  const close = () => onClose(isUnsaved ? { ...typed, othersSeeFit } : null);
  return (
    <Dialog
      title={t(viewer.kind === 'admin' ? 'wishes.titleOfTheirs' : 'wishes.title')}
      description={t('wishes.explained')}
      wide
      onClose={close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = readWishes(typed);
          if (Object.keys(findRangeErrors({ ...read.must, ...read.hoped })).length === 0)
            saving.mutate({ profileId: person.id, wishes: read, othersSeeFit });
          else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        {isKept && (
          <KeptInput
            onEmpty={() => {
              setTyped(wishes);
              setOthersSeeFit(wishes.othersSeeFit);
              setIsKept(false);
            }}
          />
        )}
        <WishesFields
          viewer={viewer}
          person={person}
          value={typed}
          refusals={saving.error?.field ? { [saving.error.field]: errorText(saving.error) } : {}}
          onChange={setTyped}
        />
        <div className="mt-4 border-t border-line pt-2">
          <CheckboxField
            label={t('wishes.othersSeeFit')}
            hint={t('wishes.onlyTheNumber')}
            checked={othersSeeFit}
            onChange={({ target }) => setOthersSeeFit(target.checked)}
          />
        </div>
        <ErrorNote error={saving.error?.field ? null : saving.error}>{t('wishes.notSaved')}</ErrorNote>
        <DialogActions>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <BusyButton type="submit" look="primary" busy={saving.isPending} busyText={t('ui.saving')}>
            {t('ui.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
