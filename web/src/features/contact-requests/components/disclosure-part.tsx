import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import {
  noteMessageSent,
  openContactForMessage,
  type ReviewedRequest,
  revokeDisclosure,
} from '@/features/contact-requests/api';
import { doBothSee, hasLogin, restingDisclosure } from '@/features/contact-requests/approval';
import type { RequestOutcome } from '@/features/contact-requests/components/decide';
import { sayRecipient } from '@/features/contact-requests/office-requests';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { formatDay } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { phonesOf, withOwner, type ContactDetails } from '@/person/contact-details';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { CheckboxField, TextAreaField } from '@/ui/fields';
import { ErrorNote } from '@/ui/field-note';
import { GroupHeading } from '@/ui/sections';
import { CircleCheck } from '@/ui/icons';

type Disclosure = ReviewedRequest['disclosures'][number];

interface DisclosurePartProps {
  request: ReviewedRequest;
  /** Null in the dialog that has just shared: nothing is revoked there. */
  outcome: RequestOutcome | null;
}

/** The disclosures of an approved request, one way or both ways: the messages to the recipients, and Revoke. */
export function DisclosurePart({ request, outcome }: DisclosurePartProps) {
  const { requester, target, disclosures } = request;
  if (disclosures.length === 0) return null;
  const inForce = disclosures.filter(({ revoked_at }) => revoked_at === null);
  return (
    <section aria-labelledby="request-shared" className="mt-8 first:mt-0">
      <GroupHeading id="request-shared">{t('requests-office.shared.heading')}</GroupHeading>
      {doBothSee(request) && (
        <p className="mt-3 flex items-start gap-2.5 text-lg font-medium">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
          {t('requests-office.shared.both')}
        </p>
      )}
      <ul className="mt-3 space-y-6">
        {disclosures.map((disclosure) => {
          const [subject, recipient] = disclosure.subject_id === target.id ? [target, requester] : [requester, target];
          return (
            <li key={disclosure.id} aria-label={sayRecipient(recipient)}>
              <h3 className="font-medium text-maroon-800 [overflow-wrap:anywhere]">{sayRecipient(recipient)}</h3>
              <Shared disclosure={disclosure} subject={subject} recipient={recipient} sendsNow={outcome === null} />
              {outcome !== null && disclosure.revoked_at === null && (
                <RevokeAct
                  disclosureId={disclosure.id}
                  subject={subject}
                  recipient={recipient}
                  isBothWays={inForce.length > 1}
                  outcome={outcome}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SharedProps {
  disclosure: Disclosure;
  subject: ReviewedRequest['target'];
  recipient: ReviewedRequest['target'];
  sendsNow: boolean;
}

function Shared({ disclosure, subject, recipient, sendsNow }: SharedProps) {
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
      {resting === null && (
        <DisclosureMessage disclosureId={disclosure.id} recipient={recipient} subject={subject} sendsNow={sendsNow} />
      )}
    </>
  );
}

type Party = Pick<ReviewedRequest['target'], 'name' | 'gender'>;

interface RevokeActProps {
  disclosureId: number;
  recipient: Party;
  /** Whose contact details are shared. */
  subject: Party;
  /** Whether the other direction is shared too, so that both may be revoked at once. */
  isBothWays: boolean;
  outcome: RequestOutcome;
  /** Replaced in tests. */
  send?: typeof revokeDisclosure;
}

export function RevokeAct(props: RevokeActProps) {
  const { disclosureId, recipient, subject, isBothWays, outcome, send = revokeDisclosure } = props;
  const names = { side: recipient.gender, recipient: recipient.name, subject: subject.name };
  return (
    <FormAct
      {...outcome}
      label={t('requests-office.revoke.button')}
      named={t('requests-office.revoke.buttonNamed', names)}
      size="small"
      className="mt-3"
      title={t('requests-office.revoke.title')}
      lead={t('requests-office.revoke.text', names)}
      schema={z.object({
        revoke_reason: limitedText(300).min(1, { error: () => t('requests-office.revoke.reasonMissing') }),
        both_ways: z.boolean(),
      })}
      empty={{ revoke_reason: '', both_ways: false }}
      closeText={t('ui.leaveIt')}
      submit={t('requests-office.revoke.confirm')}
      busy={t('requests-office.revoke.revoking')}
      send={(values) => send({ disclosure_id: disclosureId, ...values })}
      done={({ both_ways: isBoth }) =>
        isBoth ? t('requests-office.revoke.doneBoth') : t('requests-office.revoke.doneOne', names)
      }
      failed={t('requests-office.revoke.failed')}
    >
      {({ field }) => (
        <>
          <TextAreaField label={t('ui.reason')} {...field('revoke_reason')} />
          {isBothWays && (
            <CheckboxField
              label={t('requests-office.revoke.both')}
              hint={t('requests-office.revoke.bothHint', {
                side: subject.gender,
                recipient: recipient.name,
                subject: subject.name,
              })}
              {...field('both_ways')}
            />
          )}
        </>
      )}
    </FormAct>
  );
}

interface DisclosureMessageProps {
  disclosureId: number;
  recipient: { id: number; name: string; accounts: { active: boolean } | null };
  /** Whose contact details are shared. */
  subject: { id: number; name: string };
  sendsNow?: boolean;
}

/** The message to the recipient. Who has no login gets the contact details with it, which is recorded, or no message. */
export function DisclosureMessage({ disclosureId, recipient, subject, sendsNow = false }: DisclosureMessageProps) {
  const adding = useMutation({ mutationFn: openContactForMessage, gcTime: 0, meta: { reads: true } });
  const noting = useMutation({ mutationFn: noteMessageSent });
  const { data: opened } = adding;
  const details = opened === undefined ? undefined : listDetails(opened);
  const isBySite = hasLogin(recipient);
  return (
    <>
      <MessageNotice
        recipient={recipient}
        openText={t('requests-office.sendOnWhatsApp')}
        message={{
          message: isBySite ? 'request approved' : 'details sent',
          name: recipient.name,
          other: subject.name,
          linkedId: subject.id,
        }}
        addition={details == null || opened === undefined ? null : () => listDetails(opened) ?? ''}
        lacksAddition={!isBySite && details == null}
        opensNow={sendsNow}
        {...(!isBySite && { onSent: () => noting.mutate({ disclosure_id: disclosureId }) })}
        onOpen={() => {
          if (!isBySite && opened === undefined) adding.mutate({ id: disclosureId, subjectId: subject.id });
        }}
      />
      {details !== undefined && (
        <p role="status" className={details === null ? 'mt-1 font-medium' : 'mt-1 text-muted'}>
          {details === null
            ? t('requests-office.shared.noDetails')
            : t('requests-office.shared.added', { name: subject.name })}
        </p>
      )}
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
