import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officeNoteSaving } from '@/features/profiles/api/office-note';
import { tooLong } from '@/lib/text-rules';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { TextAreaField } from '@/ui/fields';

const longest = 2000;

/** The office's note about a person, opened with the contact details, to be changed. */
export function OfficeNote({ profileId, note }: { profileId: number; note: string }) {
  const [typed, setTyped] = useState(note);
  const [stored, setStored] = useState(note);
  const saving = useMutation({
    ...officeNoteSaving(),
    onSuccess: (saved) => {
      setTyped(saved);
      setStored(saved);
    },
  });
  useUnsavedInput(typed !== stored, null, t('profiles-office.note.loss'));
  const isTooLong = typed.length > longest;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) saving.mutate({ profileId, note: typed, seen: stored });
      }}
    >
      <TextAreaField
        label={t('profiles-office.note.label')}
        rows={4}
        value={typed}
        error={tooLong(typed, longest)}
        onChange={(event) => {
          setTyped(event.target.value);
          saving.reset();
        }}
      />
      <p className="mt-1.5 text-muted">{t('profiles-office.note.hint')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton type="submit" size="small" busy={saving.isPending} busyText={t('ui.saving')}>
          {t('profiles-office.note.save')}
        </BusyButton>
        <p role="status" className="text-success">
          {saving.isSuccess && t('profiles-office.note.saved')}
        </p>
      </div>
      <ErrorNote className="mt-3" error={saving.error}>
        {t('profiles-office.note.failed')}
      </ErrorNote>
    </form>
  );
}
