import { useMutation } from '@tanstack/react-query';
import { FactList } from '@/features/review/components/fact-list';
import { openContactDetails } from '@/lib/api/contact-details';
import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';

/** The contact details behind a button: each opening is recorded. */
export function ContactPart({ profileId }: { profileId: number }) {
  // A mutation, not a query: each opening is wanted, and what it shows is gone with the page.
  const opening = useMutation({ mutationFn: openContactDetails, gcTime: 0 });
  const open = () => {
    if (!opening.isPending) opening.mutate(profileId);
  };
  if (opening.isSuccess) {
    return (
      <FactList
        facts={[
          ['Phone', opening.data?.phone_number ?? null],
          ['E-mail', opening.data?.email ?? null],
          ['Address', opening.data?.address ?? null],
        ]}
      />
    );
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton size="small" busy={opening.isPending} busyText="Opening…" onClick={open}>
          Show contact details
        </BusyButton>
        <p className="text-muted">Each opening is recorded.</p>
      </div>
      {opening.isError && (
        <InlineError className="mt-3" onRetry={open}>
          The contact details could not be opened.
        </InlineError>
      )}
    </div>
  );
}
