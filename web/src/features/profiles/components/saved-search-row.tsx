import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileKeys } from '@/features/profiles/api/keys';
import { deleteSearch, renameSearch, type SavedSearch } from '@/features/profiles/api/saved-searches';
import { chipsOf } from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/format-capped';
import { searchName } from '@/features/profiles/search-name';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';
import { useFocusPlace } from '@/ui/use-focus-place';

/** One saved search with its actions. */
export function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  // The pressed button disappears: focus moves to the first available action.
  const { place, focusPlace } = useFocusPlace<HTMLLIElement>();
  const turnTo = (next: typeof mode) => {
    setMode(next);
    focusPlace();
  };
  const words = chipsOf(search.filters)
    .map(({ label }) => label)
    .join(', ');
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
              {search.name}
              {search.newProfiles > 0 && (
                <span className="ml-2.5 rounded-full bg-gold-300 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-maroon-900">
                  {formatCapped(search.newProfiles)} new
                </span>
              )}
            </p>
            {words !== search.name && <p className="text-muted">{words}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" size="small" aria-label={`Open ${search.name}`} onClick={onOpen}>
              Open
            </Button>
            <Button
              size="small"
              aria-label={`Rename ${search.name}`}
              onClick={() => {
                turnTo('renaming');
              }}
            >
              Rename
            </Button>
            <Button
              size="small"
              aria-label={`Delete ${search.name}`}
              onClick={() => {
                turnTo('deleting');
              }}
            >
              Delete
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
      <TextField label="New name" error={form.errorOf('name')} {...form.register('name')} />
      <ErrorNote error={form.otherError}>The search was not renamed.</ErrorNote>
      <div className="mt-3 flex gap-2">
        <BusyButton look="primary" size="small" type="submit" busy={rename.isPending} busyText="Renaming…">
          Rename
        </BusyButton>
        <Button size="small" onClick={onDone}>
          Cancel
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
      <p className="[overflow-wrap:anywhere]">Delete “{search.name}”?</p>
      <ErrorNote className="mt-1" error={remove.error}>
        The search was not deleted.
      </ErrorNote>
      <div className="mt-3 flex gap-2">
        <BusyButton
          look="primary"
          size="small"
          busy={remove.isPending}
          busyText="Deleting…"
          onClick={() => {
            remove.mutate(search.id);
          }}
        >
          Delete
        </BusyButton>
        <Button size="small" onClick={onCancel}>
          Keep
        </Button>
      </div>
    </div>
  );
}
