import { useMutation, useQuery } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { openSearch, type SavedSearch, savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { SavedSearchRow } from '@/features/profiles/components/saved-search-row';
import type { Filters } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';
import { Dialog } from '@/ui/dialog';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

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
    <Dialog
      title="Saved searches"
      description="What is new since you last opened a search is counted beside it."
      onClose={onClose}
    >
      <QueryView
        query={searches}
        loading="Loading your searches"
        skeleton={
          <>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="mt-3 h-16 w-full" />
          </>
        }
        failure="Your searches could not be loaded."
        isEmpty={(saved) => saved.length === 0}
        empty={<p>You have saved no search yet. Choose a filter, then press “Save this search” above the profiles.</p>}
      >
        {(saved) => (
          <ul className="divide-y divide-line border-y border-line">
            {saved.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onOpen={() => {
                  open(search);
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
