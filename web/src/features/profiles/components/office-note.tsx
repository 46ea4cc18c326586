import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officeNoteSaving } from '@/features/profiles/api/office-note';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { TextAreaField } from '@/ui/text-area-field';

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
        label="The office’s note"
        rows={4}
        value={typed}
        error={isTooLong ? `Use at most ${longest} characters (now ${typed.length}).` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          saving.reset();
        }}
      />
      <p className="mt-1.5 text-muted">
        For the office alone: it never shows to members. The person gets it with all their data.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton type="submit" size="small" busy={saving.isPending} busyText="Saving…">
          Save the note
        </BusyButton>
        <p role="status" className="text-success">
          {saving.isSuccess && 'The note is saved.'}
        </p>
      </div>
      <ErrorNote className="mt-3" error={saving.error}>
        The note could not be saved.
      </ErrorNote>
    </form>
  );
}
