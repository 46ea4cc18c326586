import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { visitQueryOptions } from '@/features/profiles/api/visits';
import { ActiveFilters } from '@/features/profiles/components/active-filters';
import { FindBar } from '@/features/profiles/components/find-bar';
import { isPlain, type Filters, type Find } from '@/features/profiles/filters';
import { loadPart } from '@/lib/load-part';
import type { Viewer } from '@/lib/session';
import { OnDemand } from '@/ui/on-demand';

const FilterDialog = lazy(async () => ({
  default: (await loadPart(() => import('@/features/profiles/components/filter-dialog'))).FilterDialog,
}));
const SaveSearchDialog = lazy(async () => ({
  default: (await loadPart(() => import('@/features/profiles/components/save-search-dialog'))).SaveSearchDialog,
}));
const SavedSearchesDialog = lazy(async () => ({
  default: (await loadPart(() => import('@/features/profiles/components/saved-searches-dialog'))).SavedSearchesDialog,
}));

interface FindingProps {
  viewer: Viewer;
  find: Find;
  onFind: (find: Find) => void;
}

/** Everything with which the profiles are searched, sorted and filtered. */
export function Finding({ viewer, find, onFind }: FindingProps) {
  const [dialog, setDialog] = useState<'filter' | 'save' | 'saved' | null>(null);
  useQuery({ ...visitQueryOptions(viewer.username), enabled: viewer.kind === 'member' });
  const close = () => {
    setDialog(null);
  };
  const apply = (filters: Filters) => {
    onFind({ ...find, filters });
    close();
  };
  return (
    <section aria-label="Find profiles" className="mb-8">
      <FindBar
        viewer={viewer}
        find={find}
        onFind={onFind}
        onFilter={() => {
          setDialog('filter');
        }}
        onSavedSearches={() => {
          setDialog('saved');
        }}
      />
      {!isPlain(find) && (
        <ActiveFilters
          viewer={viewer}
          filters={find.filters}
          onChange={(filters) => {
            onFind({ ...find, filters });
          }}
          onSave={() => {
            setDialog('save');
          }}
        />
      )}
      <OnDemand>
        {dialog === 'filter' && <FilterDialog viewer={viewer} filters={find.filters} onApply={apply} onClose={close} />}
        {dialog === 'save' && <SaveSearchDialog filters={find.filters} onClose={close} />}
        {dialog === 'saved' && <SavedSearchesDialog onOpenSearch={apply} onClose={close} />}
      </OnDemand>
    </section>
  );
}
