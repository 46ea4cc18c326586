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

type Disclosure = ReviewedRequest['disclosures'][number];

interface DisclosurePartProps {
  request: ReviewedRequest;
  onDone: (message: string) => void;
  onConflict: (message: string) => void;
}

/** What an approved request shares, one way or both ways: the messages to the recipients, and Revoke. */
export function DisclosurePart({ request, onDone, onConflict }: DisclosurePartProps) {
  const { requester, target, disclosures } = request;
  const [revoking, setRevoking] = useState<Disclosure | null>(null);
  const sidesOf = ({ subject_id }: Disclosure) => {
    const [subject, recipient] = subject_id === target.id ? [target, requester] : [requester, target];
    return { subject, recipient };
  };
  const revocation = useMutation({
    mutationFn: revokeDisclosure,
    onSuccess: (_data, { bothWays }) => {
      const sides = revoking && sidesOf(revoking);
      setRevoking(null);
      if (bothWays) onDone('Neither sees the contact details of the other any more.');
      else if (sides)
        onDone(`${sides.recipient.name} does not see the contact details of ${sides.subject.name} any more.`);
    },
    onError: ({ kind, message }) => {
      if (kind !== 'conflict') return;
      setRevoking(null);
      onConflict(message);
    },
  });
  if (disclosures.length === 0) return null;
  const inForce = disclosures.filter(({ revoked_at }) => revoked_at === null);

  return (
    <section aria-labelledby="request-shared" className="mt-8">
      <GroupHeading id="request-shared">Contact details</GroupHeading>
      <ul className="mt-3 space-y-6">
        {disclosures.map((disclosure) => (
          <li key={disclosure.id}>
            <Shared
              disclosure={disclosure}
              {...sidesOf(disclosure)}
              onRevoke={() => {
                revocation.reset();
                setRevoking(disclosure);
              }}
            />
          </li>
        ))}
      </ul>
      {revoking !== null && (
        <RevokeDialog
          recipientName={sidesOf(revoking).recipient.name}
          subjectName={sidesOf(revoking).subject.name}
          isBothWays={inForce.length > 1}
          sending={revocation}
          onConfirm={(reason, bothWays) => {
            revocation.mutate({ disclosureId: revoking.id, reason, bothWays });
          }}
          onClose={() => {
            setRevoking(null);
          }}
        />
      )}
    </section>
  );
}

interface SharedProps {
  disclosure: Disclosure;
  subject: ReviewedRequest['target'];
  recipient: ReviewedRequest['target'];
  onRevoke: () => void;
}

/** One direction: who sees whose details. */
function Shared({ disclosure, subject, recipient, onRevoke }: SharedProps) {
  const resting = restingDisclosure(recipient, subject);
  const shared = `Shared by ${disclosure.shared_by_name} on ${formatDay(disclosure.shared_at)}.`;
  if (disclosure.revoked_at !== null) {
    return (
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">
          {subject.name} to {recipient.name}.
        </span>{' '}
        {shared} Revoked by {disclosure.revoked_by_name} on {formatDay(disclosure.revoked_at)}
        {disclosure.revoke_reason !== null && `: ${disclosure.revoke_reason}`}
      </p>
    );
  }
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">
          {resting ?? `${recipient.name} can see the contact details of ${subject.name}.`}
        </span>{' '}
        {shared}
      </p>
      {resting === null && <DisclosureMessage disclosureId={disclosure.id} recipient={recipient} subject={subject} />}
      <Button
        size="small"
        className="mt-3"
        aria-label={`Revoke… what ${recipient.name} sees of ${subject.name}`}
        onClick={onRevoke}
      >
        Revoke…
      </Button>
    </>
  );
}
