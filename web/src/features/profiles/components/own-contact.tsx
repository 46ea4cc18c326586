import { useQuery } from '@tanstack/react-query';
import { profileQueryOptions } from '@/features/profiles/api/get-profile';
import { ContactFacts } from '@/features/profiles/components/facts';
import { InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

/** The member's own contact details, as the bureau has them. */
export function OwnContact({ id }: { id: number }) {
  const profile = useQuery(profileQueryOptions(id));
  if (profile.data) return <ContactFacts details={profile.data.contact_details} />;
  if (profile.isError) {
    return (
      <InlineError className="mt-3" onRetry={() => void profile.refetch()}>
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
