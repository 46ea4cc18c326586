import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileKeys } from '@/features/profiles/api/profiles';
import { saveWishes } from '@/features/profiles/api/wishes';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { type FilterName, findRangeErrors, readFilters } from '@/features/profiles/filters';
import {
  hasWishes,
  mustsOf,
  proposeWishes,
  readWishes,
  weigh,
  type Wishes,
  wishesInWords,
  type WishesOfForm,
  type WishingFacts,
  type WishingPerson,
} from '@/features/profiles/wishes';
import type { Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { CheckboxField } from '@/ui/fields';
import { KeptInput } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';

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
            saving.mutate({ profile_id: person.id, ...read, others_see_fit: othersSeeFit });
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
          <BusyButton type="submit" look="primary" busy={saving.isPending}>
            {t('ui.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
