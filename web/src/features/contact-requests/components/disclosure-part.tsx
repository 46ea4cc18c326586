import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { revokeDisclosure } from '@/features/contact-requests/api/decisions';
import { RevokeDialog } from '@/features/contact-requests/components/revoke-dialog';
import { DisclosureMessage } from '@/features/contact-requests/components/disclosure-message';
import { restingDisclosure } from '@/features/contact-requests/approval';
import { formatDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';

interface DisclosurePartProps extends Pick<ReviewedRequest, 'requester' | 'target'> {
  disclosure: NonNullable<ReviewedRequest['disclosure']>;
  onDone: (message: string) => void;
  onConflict: (message: string) => void;
}

/** The part of an approved request: the message to the requester, and Revoke. */
export function DisclosurePart({ disclosure, requester, target, onDone, onConflict }: DisclosurePartProps) {
  const [revoking, setRevoking] = useState(false);
  const revocation = useMutation({
    mutationFn: revokeDisclosure,
    onSuccess: () => {
      setRevoking(false);
      onDone(`${requester.name} does not see the contact details of ${target.name} any more.`);
    },
    onError: ({ kind, message }) => {
      if (kind !== 'conflict') return;
      setRevoking(false);
      onConflict(message);
    },
  });

  const resting = restingDisclosure({ requester, target });
  const shared = `Shared by ${disclosure.shared_by_name} on ${formatDay(disclosure.shared_at)}.`;
  return (
    <section aria-labelledby="request-shared" className="mt-10">
      <GroupHeading id="request-shared">Contact details</GroupHeading>
      {disclosure.revoked_at === null ? (
        <>
          <p className="mt-3">
            {resting ?? `${requester.name} can see the contact details of ${target.name}.`} {shared}
          </p>
          {resting === null && <DisclosureMessage disclosureId={disclosure.id} requester={requester} target={target} />}
          <Button
            className="mt-5"
            onClick={() => {
              revocation.reset();
              setRevoking(true);
            }}
          >
            Revoke…
          </Button>
        </>
      ) : (
        <p className="mt-3 [overflow-wrap:anywhere]">
          {shared} Revoked by {disclosure.revoked_by_name} on {formatDay(disclosure.revoked_at)}
          {disclosure.revoke_reason !== null && `: ${disclosure.revoke_reason}`}
        </p>
      )}
      {revoking && (
        <RevokeDialog
          requesterName={requester.name}
          targetName={target.name}
          sending={revocation}
          onConfirm={(reason) => {
            revocation.mutate({ disclosureId: disclosure.id, reason });
          }}
          onClose={() => {
            setRevoking(false);
          }}
        />
      )}
    </section>
  );
}
