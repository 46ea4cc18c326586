import { useQuery } from '@tanstack/react-query';
import { officeFactsQueryOptions } from '@/features/admin/api/registered-users';
import { factsOf } from '@/person/facts';
import { FactList } from '@/ui/facts';

/** How a family came to the bureau; nothing if it is not known. The form changes it. */
export function SourceOfFamily({ profileId }: { profileId: number }) {
  const { data } = useQuery(officeFactsQueryOptions(profileId));
  const known = factsOf(['source', 'source_name', 'share_agreed'], { ...data }).filter(({ value }) => value !== null);
  return known.length > 0 && <FactList look="dense" facts={known} />;
}
