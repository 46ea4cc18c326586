import { useMutation } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { saveSearch } from '@/features/profiles/api/saved-searches';
import { chipsOf, type Filters } from '@/features/profiles/filters';
import { longestSearchName, searchName } from '@/features/profiles/search-name';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

/** Asks for a name to save the current filters under. */
export function SaveSearchDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const words = chipsOf(filters).map(({ label }) => label);
  const save = useMutation({
    mutationFn: saveSearch,
    meta: { changes: [profileKeys.savedSearches()], waits: true },
    onSuccess: () => {
      showToast({ message: 'The search is saved. New profiles are counted from now on.' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Save this search"
      description={`${words.join(', ')}.`}
      schema={searchName}
      defaults={{ name: words.join(', ').slice(0, longestSearchName).trim() }}
      submitText="Save"
      busyText="Saving…"
      sending={save}
      nothingDone="The search was not saved."
      onSubmit={({ name }) => {
        save.mutate({ name, filters });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TextField label="Name of the search" error={errorOf('name')} {...register('name')} />
      )}
    </FormDialog>
  );
}
