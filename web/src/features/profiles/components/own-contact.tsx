import { useQuery } from '@tanstack/react-query';
import { sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { ContactFacts } from '@/features/profiles/components/facts';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

/** The member's own contact details, as the bureau has them. */
export function OwnContact({ profileId }: { profileId: number }) {
  const contact = useQuery(sharedContactQueryOptions(profileId));
  return (
    <QueryView
      query={contact}
      loading="Loading your contact details"
      skeleton={<Skeleton className="mt-3 h-24 w-full" />}
      failure="Your contact details could not be loaded."
      failureClass="mt-3"
    >
      {(details) => <ContactFacts details={details} />}
    </QueryView>
  );
}
