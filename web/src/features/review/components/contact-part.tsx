import { useMutation } from '@tanstack/react-query';
import { contactOpening } from '@/lib/api/contact-details';
import { contactFields, factsOf } from '@/person/facts';
import { BusyButton } from '@/ui/busy-button';
import { FactList } from '@/ui/fact-list';
import { ErrorNote } from '@/ui/error-note';

/** The contact details behind a button: every access is audited. */
export function ContactPart({ profileId }: { profileId: number }) {
  const opening = useMutation(contactOpening());
  const open = () => {
    opening.mutate(profileId);
  };
  if (opening.isSuccess) {
    return <FactList look="columns" facts={factsOf(contactFields, opening.data ?? {})} />;
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton size="small" busy={opening.isPending} busyText="Opening…" onClick={open}>
          Show contact details
        </BusyButton>
        <p className="text-muted">Each opening is recorded.</p>
      </div>
      <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
        The contact details could not be opened.
      </ErrorNote>
    </div>
  );
}
