import { useQuery } from '@tanstack/react-query';
import { sharedContactQueryOptions } from '@/features/profiles/api/profile';
import { ContactFacts } from '@/features/profiles/profile/facts';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { QueryView } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

/** The member's own contact details, as the bureau has them. */
export function OwnContact({ profileId }: { profileId: number }) {
  const contact = useQuery(sharedContactQueryOptions(profileId));
  return (
    <QueryView
      query={contact}
      loading={t('ui.loading', { what: t('profiles-member.contact.yours') })}
      skeleton={<Skeleton className="mt-3 h-24 w-full" />}
      failure={couldNotLoad(t('profiles-member.contact.yours'))}
      failureClass="mt-3"
    >
      {(details) => <ContactFacts details={details} />}
    </QueryView>
  );
}
