import { useMutation, useQuery } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { openSearch, type SavedSearch, savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { SavedSearchRow } from '@/features/profiles/saved/saved-search-row';
import type { Filters } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { Dialog } from '@/ui/dialog';
import { QueryView } from '@/ui/loaded';
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
