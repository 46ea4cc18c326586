import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewedRequest, revokeDisclosure } from '@/features/contact-requests/api';
import { RevokeDialog } from '@/features/contact-requests/components/revoke-dialog';
import { DisclosureMessage } from '@/features/contact-requests/components/disclosure-message';
import { doBothSee, hasLogin, restingDisclosure } from '@/features/contact-requests/approval';
import { type AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { CircleCheck } from '@/ui/icons';

type Disclosure = ReviewedRequest['disclosures'][number];

interface DisclosurePartProps {
  request: ReviewedRequest;
  onDone: (message: string) => void;
  onConflict: (error: AppError) => void;
}

/** The disclosures of an approved request, one way or both ways: the messages to the recipients, and Revoke. */
export function DisclosurePart({ request, onDone, onConflict }: DisclosurePartProps) {
  const { requester, target, disclosures } = request;
  const [revoking, setRevoking] = useState<Disclosure | null>(null);
  const sidesOf = ({ subject_id }: Disclosure) => {
    const [subject, recipient] = subject_id === target.id ? [target, requester] : [requester, target];
    return { subject, recipient };
  };
  const revocation = useMutation({
    mutationFn: revokeDisclosure,
    onSuccess: (_data, { both_ways: bothWays }) => {
      const sides = revoking && sidesOf(revoking);
      setRevoking(null);
      if (bothWays) onDone(t('requests-office.revoke.doneBoth'));
      else if (sides)
        onDone(
          t('requests-office.revoke.doneOne', {
            side: sides.recipient.gender,
            recipient: sides.recipient.name,
            subject: sides.subject.name,
          }),
        );
    },
    onError: (error) => {
      if (error.kind !== 'conflict') return;
      setRevoking(null);
      onConflict(error);
    },
  });
  if (disclosures.length === 0) return null;
  const inForce = disclosures.filter(({ revoked_at }) => revoked_at === null);

  return (
    <section aria-labelledby="request-shared" className="mt-8">
      <GroupHeading id="request-shared">{t('requests-office.shared.heading')}</GroupHeading>
      {doBothSee(request) && (
        <p className="mt-3 flex items-start gap-2.5 text-lg font-medium">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
          {t('requests-office.shared.both')}
        </p>
      )}
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
          {...sidesOf(revoking)}
          isBothWays={inForce.length > 1}
          sending={revocation}
          onConfirm={(reason, bothWays) => {
            revocation.mutate({ disclosure_id: revoking.id, revoke_reason: reason, both_ways: bothWays });
          }}
          onClose={() => setRevoking(null)}
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

/** One direction: subject and recipient. */
function Shared({ disclosure, subject, recipient, onRevoke }: SharedProps) {
  const resting = restingDisclosure(recipient, subject);
  const names = { recipient: recipient.name, subject: subject.name };
  const shared = t('requests-office.shared.by', {
    by: disclosure.shared_by_name,
    day: formatDay(disclosure.shared_at),
  });
  if (disclosure.revoked_at !== null) {
    const revoked = { by: disclosure.revoked_by_name ?? '', day: formatDay(disclosure.revoked_at) };
    return (
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">{t('requests-office.shared.direction', names)}</span> {shared}{' '}
        {disclosure.revoke_reason === null
          ? t('requests-office.shared.revokedBy', revoked)
          : t('requests-office.shared.revokedByReason', { ...revoked, reason: disclosure.revoke_reason })}
      </p>
    );
  }
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">
          {resting ??
            (hasLogin(recipient)
              ? t('requests-office.shared.canSee', { side: recipient.gender, ...names })
              : t('requests-office.shared.noLogin', names))}
        </span>{' '}
        {shared}
      </p>
      {resting === null && <DisclosureMessage disclosureId={disclosure.id} recipient={recipient} subject={subject} />}
      <Button
        size="small"
        className="mt-3"
        aria-label={t('requests-office.revoke.buttonNamed', { side: recipient.gender, ...names })}
        onClick={onRevoke}
      >
        {t('requests-office.revoke.button')}
      </Button>
    </>
  );
}
