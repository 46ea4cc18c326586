import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { TextField } from '@/ui/fields';
import { FormDialog } from '@/ui/form-dialog';
import { QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';
import { useCheckedForm } from '@/ui/use-checked-form';
import { useFocusPlace } from '@/ui/use-focus-place';

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

/** One saved search with its actions. */
function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  // The pressed button disappears: focus moves to the first available action.
  const { place, focusPlace } = useFocusPlace<HTMLLIElement>();
  const turnTo = (next: typeof mode) => {
    setMode(next);
    focusPlace();
  };
  const words = listFilters(search.filters);
  const back = () => {
    turnTo('shown');
  };
  return (
    <li ref={place} className="py-4">
      {mode === 'renaming' && <Rename search={search} onDone={back} />}
      {mode === 'deleting' && <ConfirmDelete search={search} onCancel={back} />}
      {mode === 'shown' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
            <p className="font-medium">
              <span translate="no">{search.name}</span>
              {search.newProfiles !== null && search.newProfiles > 0 && (
                <span className="ml-2.5 rounded-full bg-gold-300 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-maroon-900">
                  {t('profiles-member.searches.new', {
                    count: search.newProfiles,
                    shown: formatCapped(search.newProfiles),
                  })}
                </span>
              )}
            </p>
            {words !== search.name && <p className="text-muted">{words}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              size="small"
              aria-label={t('profiles-member.searches.openNamed', { name: search.name })}
              onClick={onOpen}
            >
              {t('ui.open')}
            </Button>
            <Button
              size="small"
              aria-label={t('profiles-member.searches.renameNamed', { name: search.name })}
              onClick={() => {
                turnTo('renaming');
              }}
            >
              {t('profiles-member.searches.rename')}
            </Button>
            <Button
              size="small"
              aria-label={t('profiles-member.searches.deleteNamed', { name: search.name })}
              onClick={() => {
                turnTo('deleting');
              }}
            >
              {t('ui.delete')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function Rename({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const rename = useMutation({
    mutationFn: renameSearch,
    meta: { changes: [profileKeys.savedSearches()], waits: true },
    onSuccess: onDone,
  });
  const form = useCheckedForm({ schema: searchName, defaults: { name: search.name }, error: rename.error });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.submit(({ name }) => {
          rename.mutate({ searchId: search.id, name });
        })(event)
      }
    >
      <TextField
        label={t('profiles-member.searches.newName')}
        error={form.errorOf('name')}
        {...form.register('name')}
      />
      <ErrorNote error={form.otherError}>{t('profiles-member.searches.renameFailed')}</ErrorNote>
      <div className="mt-3 flex gap-2">
        <BusyButton
          look="primary"
          size="small"
          type="submit"
          busy={rename.isPending}
          busyText={t('profiles-member.searches.renaming')}
        >
          {t('profiles-member.searches.rename')}
        </BusyButton>
        <Button size="small" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

function ConfirmDelete({ search, onCancel }: { search: SavedSearch; onCancel: () => void }) {
  const remove = useMutation({
    mutationFn: deleteSearch,
    meta: { changes: [profileKeys.savedSearches()], waits: true },
  });
  return (
    <div>
      <p className="[overflow-wrap:anywhere]">{t('profiles-member.searches.deleteQuestion', { name: search.name })}</p>
      <ErrorNote className="mt-1" error={remove.error}>
        {t('profiles-member.searches.deleteFailed')}
      </ErrorNote>
      <div className="mt-3 flex gap-2">
        <BusyButton
          look="primary"
          size="small"
          busy={remove.isPending}
          busyText={t('ui.deleting')}
          onClick={() => remove.mutate(search.id)}
        >
          {t('ui.delete')}
        </BusyButton>
        <Button size="small" onClick={onCancel}>
          {t('profiles-member.searches.keep')}
        </Button>
      </div>
    </div>
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
    opening.mutate(search.id);
    onOpenSearch(search.filters);
  };
  return (
    <Dialog title={t('profiles.savedSearches')} description={t('profiles-member.searches.text')} onClose={onClose}>
      <QueryView
        query={searches}
        loading={t('ui.loading', { what: t('profiles-member.searches.yours') })}
        skeleton={
          <>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="mt-3 h-16 w-full" />
          </>
        }
        failure={couldNotLoad(t('profiles-member.searches.yours'))}
        isEmpty={(saved) => saved.length === 0}
        empty={<p>{t('profiles-member.searches.none')}</p>}
      >
        {(saved) => (
          <ul className="divide-y divide-line border-y border-line">
            {saved.map((search) => (
              <SavedSearchRow key={search.id} search={search} onOpen={() => open(search)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
