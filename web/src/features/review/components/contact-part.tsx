import { useMutation } from '@tanstack/react-query';
import { FactList } from '@/features/review/components/fact-list';
import { openContactDetails } from '@/lib/api/open-contact-details';
import { Button } from '@/ui/button';
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
        <Button size="small" aria-disabled={opening.isPending} onClick={open}>
          {opening.isPending ? 'Opening…' : 'Show contact details'}
        </Button>
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
