import { useMutation } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { saveSearch } from '@/features/profiles/api/saved-searches';
import { listFilters, type Filters } from '@/features/profiles/filters';
import { longestSearchName, searchName } from '@/features/profiles/search-name';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/fields';
import { showToast } from '@/ui/toast';

/** Asks for a name to save the current filters under. */
export function SaveSearchDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const words = listFilters(filters);
  const save = useMutation({
    mutationFn: saveSearch,
    meta: { changes: [profileKeys.savedSearches()], waits: true },
    onSuccess: () => {
      showToast({ message: t('profiles-member.saveSearch.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('profiles.saveSearch')}
      description={words}
      schema={searchName}
      defaults={{ name: words.slice(0, longestSearchName).trim() }}
      submitText={t('ui.save')}
      busyText={t('ui.saving')}
      sending={save}
      nothingDone={t('profiles-member.saveSearch.failed')}
      onSubmit={({ name }) => save.mutate({ name, filters })}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TextField label={t('profiles-member.saveSearch.name')} error={errorOf('name')} {...register('name')} />
      )}
    </FormDialog>
  );
}
