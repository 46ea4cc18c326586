import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { openContactForMessage, type ReviewedRequest, revokeDisclosure } from '@/features/contact-requests/api';
import { doBothSee, hasLogin, restingDisclosure } from '@/features/contact-requests/approval';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { phonesOf, withOwner, type ContactDetails } from '@/person/contact-details';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ErrorNote } from '@/ui/error-note';
import { FormDialog } from '@/ui/form-dialog';
import { GroupHeading } from '@/ui/group-heading';
import { CircleCheck } from '@/ui/icons';
import { TextAreaField } from '@/ui/text-area-field';

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

const schema = z.object({
  revoke_reason: limitedText(300).min(1, { error: () => t('requests-office.revoke.reasonMissing') }),
  both_ways: z.boolean(),
});

interface Party {
  name: string;
  gender: string | null;
}

interface RevokeDialogProps {
  recipient: Party;
  /** Whose contact details are shared. */
  subject: Party;
  /** Whether the other direction is shared too, so that both may be revoked at once. */
  isBothWays: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string, bothWays: boolean) => void;
  onClose: () => void;
}

/** Revokes a disclosure with a reason, and on request the one of the other direction. */
export function RevokeDialog({ recipient, subject, isBothWays, sending, onConfirm, onClose }: RevokeDialogProps) {
  const names = { recipient: recipient.name, subject: subject.name };
  return (
    <FormDialog
      title={t('requests-office.revoke.title')}
      description={t('requests-office.revoke.text', { side: recipient.gender, ...names })}
      schema={schema}
      defaults={{ revoke_reason: '', both_ways: false }}
      closeText={t('ui.leaveIt')}
      submitText={t('requests-office.revoke.confirm')}
      busyText={t('requests-office.revoke.revoking')}
      sending={sending}
      nothingDone={t('requests-office.revoke.failed')}
      onSubmit={({ revoke_reason, both_ways }) => onConfirm(revoke_reason, both_ways)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextAreaField label={t('requests-office.revoke.reason')} {...field('revoke_reason')} />
          {isBothWays && (
            <div className="mt-3">
              <CheckboxField
                label={t('requests-office.revoke.both')}
                hint={t('requests-office.revoke.bothHint', { side: subject.gender, ...names })}
                {...field('both_ways')}
              />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface DisclosureMessageProps {
  disclosureId: number;
  recipient: { id: number; name: string; accounts: { active: boolean } | null };
  /** Whose contact details are shared. */
  subject: { id: number; name: string };
}

/** The message to the recipient. The admin adds the contact details to it, which is recorded. */
export function DisclosureMessage({ disclosureId, recipient, subject }: DisclosureMessageProps) {
  const adding = useMutation({ mutationFn: openContactForMessage, gcTime: 0, meta: { reads: true } });
  const { data: opened } = adding;
  const seesThem = hasLogin(recipient);
  const add = () => adding.mutate({ id: disclosureId, subjectId: subject.id });
  const details = opened === undefined ? null : () => listDetails(opened) ?? t('requests-office.shared.noDetails');
  return (
    <>
      <MessageNotice
        recipient={recipient}
        openText={t('requests-office.sendOnWhatsApp')}
        message={{
          message: seesThem ? 'request approved' : 'details sent',
          name: recipient.name,
          other: subject.name,
          linkedId: subject.id,
        }}
        addition={details}
        // Who has no login gets them with the message, or no message.
        lacksAddition={!seesThem && details === null}
        onOpen={() => {
          if (!seesThem && details === null) add();
        }}
      >
        {details === null && (
          <BusyButton
            size="small"
            busy={adding.isPending}
            busyText={t('requests-office.message.opening')}
            onClick={add}
          >
            {t('requests-office.shared.addDetails')}
          </BusyButton>
        )}
      </MessageNotice>
      <p role="status" className="mt-1 text-muted">
        {t(details === null ? 'requests-office.shared.addRecorded' : 'requests-office.shared.added', {
          name: subject.name,
        })}
      </p>
      <ErrorNote error={adding.error}>{t('requests-office.shared.addFailed')}</ErrorNote>
    </>
  );
}

/** The contact details, one per line; null when none are stored. */
function listDetails(details: ContactDetails | null): string | null {
  const lines = [
    ...phonesOf(details).map(({ number, whose }) =>
      t('requests-office.shared.phone', { phone: withOwner(number, whose) }),
    ),
    details?.email && t('requests-office.shared.email', { email: details.email }),
    details?.address && t('requests-office.shared.address', { address: details.address }),
  ].filter((line) => line);
  return lines.length === 0 ? null : lines.join('\n');
}
