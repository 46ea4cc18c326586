import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileKeys } from '@/features/profiles/api/keys';
import { saveSearch } from '@/features/profiles/api/saved-searches';
import { chipsOf, type Filters } from '@/features/profiles/filters';
import { errorText } from '@/lib/error-text';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

/** Asks for a name under which what is looked for now is kept. */
export function SaveSearchDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const words = chipsOf(filters).map(({ label }) => label);
  const [name, setName] = useState(words.join(', ').slice(0, 60).trim());
  const save = useMutation({
    mutationFn: saveSearch,
    meta: { changes: [profileKeys.savedSearches()], waits: true },
    onSuccess: () => {
      showToast({ message: 'The search is saved. New profiles are counted from now on.' });
      onClose();
    },
  });
  return (
    <Dialog title="Save this search" description={`${words.join(', ')}.`} onClose={onClose}>
      <DialogForm
        submitText="Save"
        busyText="Saving…"
        busy={save.isPending}
        onSubmit={() => {
          save.mutate({ name, filters });
        }}
        onClose={onClose}
      >
        <TextField
          label="Name of the search"
          maxLength={60}
          value={name}
          error={save.error ? errorText(save.error, 'The search could not be saved.') : undefined}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </DialogForm>
    </Dialog>
  );
}
