import { clsx } from 'clsx';
import { useState } from 'react';
import { ActiveFilters } from '@/features/profiles/list/active-filters';
import { QueryBar, SavedSearchesButton } from '@/features/profiles/list/query-bar';
import { withFilters, type Filters, type ProfileQuery } from '@/features/profiles/filters';
import { savedSearchesWish } from '@/features/profiles/saved-searches-wish';
import { lazyPart, preparedPart } from '@/base/load-part';
import { isLikelyMember, type Viewer } from '@/lib/backend/session';
import { useStore } from '@/base/store';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const filterPart = preparedPart(async () => (await import('@/features/profiles/filter/filter-dialog')).FilterDialog);
const SaveSearchDialog = lazyPart(
  async () => (await import('@/features/profiles/saved/save-search-dialog')).SaveSearchDialog,
);
const SavedSearchesDialog = lazyPart(
  async () => (await import('@/features/profiles/saved/saved-searches-dialog')).SavedSearchesDialog,
);

/** Best-effort preload of the filter's dialog. */
export const prepareFilter = filterPart.prepare;

interface ProfileQueryControlsProps {
  viewer: Viewer;
  query: ProfileQuery;
  /** Whether the viewer's own star is known. */
  hasStar: boolean;
  onChange: (query: ProfileQuery) => void;
}

/** Search, sort and filter controls of the list of profiles. */
export function ProfileQueryControls({ viewer, query, hasStar, onChange }: ProfileQueryControlsProps) {
  const [dialog, setDialog] = useState<'filter' | 'save' | 'saved' | null>(null);
  const isWished = useStore(savedSearchesWish);
  const close = () => {
    savedSearchesWish.set(false);
    setDialog(null);
  };
  const apply = (filters: Filters) => {
    onChange(withFilters(query, filters));
    close();
  };
  return (
    <section aria-label={t('profiles.find')} className={clsx(viewer.kind === 'visitor' ? 'mb-8' : 'mb-4 sm:mb-8')}>
      <QueryBar
        viewer={viewer}
        query={query}
        hasStar={hasStar}
        onChange={onChange}
        onFilter={() => setDialog('filter')}
        onSavedSearches={() => setDialog('saved')}
      />
      <ActiveFilters
        viewer={viewer}
        filters={query.filters}
        tools={
          // On phones the search has its place in the bar.
          isLikelyMember(viewer) && (
            <SavedSearchesButton className="sm:hidden" viewer={viewer} onOpen={() => setDialog('saved')} />
          )
        }
        onChange={(filters) => onChange({ ...query, filters })}
        onSave={() => setDialog('save')}
      />
      <OnDemand>
        {dialog === 'filter' && (
          <filterPart.Part viewer={viewer} filters={query.filters} onApply={apply} onClose={close} />
        )}
        {dialog === 'save' && <SaveSearchDialog filters={query.filters} onClose={close} />}
        {(dialog === 'saved' || isWished) && (
          <SavedSearchesDialog viewer={viewer} onOpenSearch={apply} onClose={close} />
        )}
      </OnDemand>
    </section>
  );
}
