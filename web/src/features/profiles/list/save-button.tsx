import { useQuery } from '@tanstack/react-query';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import { sameFilters, type Filters } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface SaveButtonProps {
  viewer: Viewer;
  filters: Filters;
  onSave: () => void;
}

/** Saves the filters as a search, or names the search that has them. */
export function SaveButton({ viewer, filters, onSave }: SaveButtonProps) {
  const { data } = useQuery(savedSearchesQueryOptions(viewer));
  const saved = data?.find((search) => sameFilters(search.filters, filters));
  if (saved)
    return <p className="text-muted [overflow-wrap:anywhere]">{t('profiles.savedAs', { name: saved.name })}</p>;
  return (
    <Button size="small" onClick={onSave}>
      {t('profiles.saveSearch')}
    </Button>
  );
}
