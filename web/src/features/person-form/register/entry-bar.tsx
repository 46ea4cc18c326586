import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '@/base/store';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { PasteDialog } from '@/features/person-form/paste/paste-dialog';
import type { usePasted } from '@/features/person-form/paste/use-pasted';
import { entryWish } from '@/features/person-form/register/entry-wish';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { RadioGroupField } from '@/ui/fields';
import { t } from '@/texts/texts';

/** Fetches the reader of pasted biodatas. */
const loadReader = async () => await import('@/person/reading/read-biodata');

interface EntryBarProps {
  isShort: boolean;
  onChoose: (isShort: boolean) => void;
  values: FormValues;
  onFill: ReturnType<typeof usePasted>['fill'];
  disabled: boolean;
}

/** The length of the entry, and a biodata that fills the form in. */
export function EntryBar({ isShort, onChoose, values, onFill, disabled }: EntryBarProps) {
  const opening = useMutation({ mutationFn: loadReader, meta: { reads: true } });
  const close = () => opening.reset();
  const { mutate } = opening;
  const wish = useStore(entryWish);
  useEffect(() => {
    if (wish === null) return;
    entryWish.set(null);
    if (wish === 'paste') mutate();
  }, [wish, mutate]);
  return (
    <fieldset disabled={disabled} className="mb-6 flex min-w-0 flex-wrap items-end gap-x-8 gap-y-4">
      <RadioGroupField
        label={t('person-form-office.entry.label')}
        name="entry"
        options={[
          { value: 'short', label: t('person-form-office.entry.short') },
          { value: 'whole', label: t('person-form-office.entry.whole') },
        ]}
        chosen={isShort ? 'short' : 'whole'}
        onChange={(event) => onChoose(event.target.value === 'short')}
      />
      <div>
        <BusyButton busy={opening.isPending} busyText={t('ui.opening')} onClick={() => opening.mutate()}>
          {t('person-form-office.entry.paste')}
        </BusyButton>
        <ErrorNote error={opening.error}>{t('person-form-office.entry.notOpened')}</ErrorNote>
      </div>
      {opening.isSuccess && (
        <PasteDialog
          values={values}
          readBiodata={opening.data.readBiodata}
          onFill={(fillings, left) => {
            onFill(fillings, left);
            close();
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
