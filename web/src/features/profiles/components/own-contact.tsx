import { useQuery } from '@tanstack/react-query';
import { sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { ContactFacts } from '@/features/profiles/components/facts';
import { InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

/** The member's own contact details, as the bureau has them. */
export function OwnContact({ id }: { id: number }) {
  const contact = useQuery(sharedContactQueryOptions(id));
  if (contact.data !== undefined) return <ContactFacts details={contact.data} />;
  if (contact.isError) {
    return (
      <InlineError className="mt-3" onRetry={() => void contact.refetch()}>
        Your contact details could not be loaded.
      </InlineError>
    );
  }
  return (
    <div className="mt-3">
      <LoadingNotice>Loading your contact details</LoadingNotice>
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
