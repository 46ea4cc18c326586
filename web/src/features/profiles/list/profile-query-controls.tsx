import { useState } from 'react';
import { ActiveFilters } from '@/features/profiles/list/active-filters';
import { QueryBar } from '@/features/profiles/list/query-bar';
import { withFilters, type Filters, type ProfileQuery } from '@/features/profiles/filters';
import { lazyPart, preparedPart } from '@/base/load-part';
import type { Viewer } from '@/lib/backend/session';
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
  const close = () => setDialog(null);
  const apply = (filters: Filters) => {
    onChange(withFilters(query, filters));
    close();
  };
  return (
    <section aria-label={t('profiles.find')} className="mb-4 max-xs:mb-2 sm:mb-8">
      <QueryBar
        viewer={viewer}
        query={query}
        hasStar={hasStar}
        onChange={onChange}
        onFilter={() => setDialog('filter')}
      />
      <ActiveFilters
        viewer={viewer}
        filters={query.filters}
        onChange={(filters) => onChange({ ...query, filters })}
        onSave={() => setDialog('save')}
      />
      <OnDemand>
        {(dialog === 'filter' || dialog === 'saved') && (
          <filterPart.Part
            viewer={viewer}
            filters={query.filters}
            onApply={apply}
            onSavedSearches={() => setDialog('saved')}
            onClose={close}
          />
        )}
        {dialog === 'save' && <SaveSearchDialog filters={query.filters} onClose={close} />}
      </OnDemand>
      {/* Above the filter, which keeps what was typed, and the focus while this is fetched. */}
      <OnDemand>
        {dialog === 'saved' && (
          <SavedSearchesDialog viewer={viewer} onOpenSearch={apply} onClose={() => setDialog('filter')} />
        )}
      </OnDemand>
    </section>
  );
}
