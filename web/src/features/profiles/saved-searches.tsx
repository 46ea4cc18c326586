import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { profileKeys } from '@/features/profiles/api/profiles';
import {
  deleteSearch,
  openSearch,
  renameSearch,
  type SavedSearch,
  savedSearchesQueryOptions,
  saveSearch,
} from '@/features/profiles/api/saved-searches';
import { type Filters, listFilters } from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/shown';
import type { Viewer } from '@/lib/backend/session';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/fields';
import { FormDialog } from '@/ui/form-dialog';
import { Loaded } from '@/ui/loaded';
import { showToast } from '@/ui/toast';

const longestSearchName = 60;

const searchName = z.object({
  name: limitedText(longestSearchName).min(1, { error: () => t('profiles-member.saveSearch.nameMissing') }),
});

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

/** One saved search with its acts. */
function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const { id, name, filters, newProfiles } = search;
  const words = listFilters(filters);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <p className="font-medium">
          <span translate="no">{name}</span>
          {newProfiles !== null && newProfiles > 0 && (
            <span className="ml-2.5 rounded-full bg-gold-300 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-maroon-900">
              {t('profiles-member.searches.new', { count: newProfiles, shown: formatCapped(newProfiles) })}
            </span>
          )}
        </p>
        {words !== name && <p className="text-muted">{words}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          size="small"
          aria-label={t('profiles-member.searches.openNamed', { name })}
          onClick={onOpen}
        >
          {t('ui.open')}
        </Button>
        <FormAct
          label={t('profiles-member.searches.rename')}
          named={t('profiles-member.searches.renameNamed', { name })}
          size="small"
          title={t('profiles-member.searches.renameNamed', { name })}
          schema={searchName}
          empty={{ name }}
          submit={t('profiles-member.searches.rename')}
          failed={t('profiles-member.searches.renameFailed')}
          send={(typed) => renameSearch({ search_id: id, new_name: typed.name })}
        >
          {({ field }) => <TextField label={t('profiles-member.searches.newName')} {...field('name')} />}
        </FormAct>
        <ConfirmAct
          label={t('ui.delete')}
          named={t('profiles-member.searches.deleteNamed', { name })}
          size="small"
          title={t('profiles-member.searches.deleteQuestion', { name })}
          submit={t('ui.delete')}
          busy={t('ui.deleting')}
          failed={t('profiles-member.searches.deleteFailed')}
          sent={{ search_id: id }}
          send={deleteSearch}
        >
          <p className="[overflow-wrap:anywhere]">{words}</p>
        </ConfirmAct>
      </div>
    </li>
  );
}

interface SavedSearchesDialogProps {
  viewer: Viewer;
  onOpenSearch: (filters: Filters) => void;
  onClose: () => void;
}

/** The member's saved searches: to open, rename and delete. */
export function SavedSearchesDialog({ viewer, onOpenSearch, onClose }: SavedSearchesDialogProps) {
  const searches = useQuery(savedSearchesQueryOptions(viewer));
  const opening = useMutation({ mutationFn: openSearch, meta: { changes: [profileKeys.savedSearches()] } });
  const open = (search: SavedSearch) => {
    // The profiles open even if this fails: at worst they count as new again.
    opening.mutate({ search_id: search.id });
    onOpenSearch(search.filters);
  };
  return (
    <Dialog title={t('profiles.savedSearches')} description={t('profiles-member.searches.text')} onClose={onClose}>
      <Loaded query={searches} what={t('profiles-member.searches.yours')} none={t('profiles-member.searches.none')}>
        {(saved) => (
          <ul className="divide-y divide-line border-y border-line">
            {saved.map((search) => (
              <SavedSearchRow key={search.id} search={search} onOpen={() => open(search)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
