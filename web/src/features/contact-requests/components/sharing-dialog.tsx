import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod';
import { useOwnSharingAnswer } from '@/bureau/api/consents';
import { gaps } from '@/bureau/api/gaps';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import {
  agreedName,
  AgreementFields,
  chosen,
  formatAgreed,
  joinAgreed,
  splitAgreed,
} from '@/bureau/components/agreement';
import { formatChannel, isOpenRequest, requestStatusLabel } from '@/bureau/words';
import {
  decideRequest,
  recordConsent,
  requestQueryOptions,
  type ReviewedRequest,
} from '@/features/contact-requests/api';
import {
  cannotApproveReason,
  consentOf,
  hasLogin,
  interestInWords,
  ownYesIsMissing,
} from '@/features/contact-requests/approval';
import { DeclineAct } from '@/features/contact-requests/components/decide';
import { DisclosurePart } from '@/features/contact-requests/components/disclosure-part';
import { todayAtBureau } from '@/lib/bureau-days';
import { allOf } from '@/lib/either';
import { formatDay, sayDate } from '@/lib/format';
import { dayText, limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { FormHere } from '@/ui/act';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DayField } from '@/ui/date-fields';
import { Dialog, DialogActions } from '@/ui/dialog';
import { StateLine } from '@/ui/facts';
import { ErrorNote } from '@/ui/field-note';
import { RadioGroupField, TextAreaField } from '@/ui/fields';
import { Loaded } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { TextLink, textLinkLook } from '@/ui/text-link';
import { showToast } from '@/ui/toast';
import { forgetInput, useCheckedForm } from '@/ui/use-checked-form';

type Party = ReviewedRequest['target'];

interface SharingDialogProps {
  requestId: number;
  /** The candidate's own yes: shows and records it. */
  ownYes: (person: Party) => ReactNode;
  onClose: () => void;
}

/** The families without a login that still need the message with the contact details. */
const notSentTo = ({ requester, target, disclosures }: ReviewedRequest) =>
  [requester, target].filter(
    (family) =>
      !hasLogin(family) &&
      disclosures.some(
        ({ recipient_id: id, revoked_at: revokedAt, sent_at: sentAt }) =>
          id === family.id && revokedAt === null && sentAt === null,
      ),
  );

/** The title: the question, and after the approval whether a message is left. */
function titleOf(request: ReviewedRequest | null | undefined): string {
  if (request?.status !== 'approved') return t('requests-office.approve.question');
  return t(notSentTo(request).length > 0 ? 'requests-office.approve.toSend' : 'requests-office.approve.shared');
}

/** All that a sharing needs in one place: the consents of both families, each candidate's own yes, and what goes where. */
export function SharingDialog({ requestId, ownYes, onClose }: SharingDialogProps) {
  const query = useQuery(requestQueryOptions(requestId));
  const close = () => {
    const left = query.data?.status === 'approved' ? notSentTo(query.data) : [];
    const names = allOf(left.map(({ name }) => name));
    if (left.length > 0) showToast({ message: t('requests-office.approve.notSent', { names }) });
    onClose();
  };
  return (
    // A new one for what comes after the approval: it begins at its top.
    <Dialog key={query.data?.status === 'approved' ? 'shared' : ''} wide title={titleOf(query.data)} onClose={close}>
      <Loaded query={query} what={t('requests-office.theRequest')}>
        {(request) =>
          request !== null && isOpenRequest(request.status) ? (
            <Sharing request={request} ownYes={ownYes} onClose={onClose} />
          ) : (
            <>
              {request === null ? (
                <p>{t('requests-office.gone', { id: requestId })}</p>
              ) : (
                <>
                  <p className="font-medium">{requestStatusLabel(request.status)}</p>
                  {request.decline_reason !== null && <p>{request.decline_reason}</p>}
                  <DisclosurePart request={request} outcome={null} />
                </>
              )}
              <DialogActions>
                <Button onClick={close}>{t('ui.close')}</Button>
              </DialogActions>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Sharing({ request, ownYes, onClose }: Omit<SharingDialogProps, 'requestId'> & { request: ReviewedRequest }) {
  const { requester, target, consents } = request;
  const [way, setWay] = useState<'both' | 'one'>('both');
  const settings = useQuery(consentSettingsQueryOptions());
  const answers = new Map([
    [requester.id, useOwnSharingAnswer(requester.id)],
    [target.id, useOwnSharingAnswer(target.id)],
  ]);
  const { no_number: noNumber = [] } = useQuery(gaps.of({ profile_ids: [requester.id, target.id] })).data ?? {};
  const mayShareBothWays = consentOf(consents, requester) !== null;
  const bothWays = mayShareBothWays && way === 'both';
  const subjects = bothWays ? [target, requester] : [target];
  const refusing = subjects.filter(({ id }) => answers.get(id)?.given === false);
  const lacking = subjects.filter(({ id }) => answers.get(id) === undefined);
  const isOwnYesNeeded = settings.data?.candidate_says_yes !== false;
  const names = allOf(lacking.map(({ name }) => name));
  const own = refusing[0] && answers.get(refusing[0].id);
  const missing =
    cannotApproveReason(request) ??
    (refusing[0] && own
      ? t('requests-office.approve.ownNo', { name: refusing[0].name, day: sayDate(own.said_on) })
      : lacking.length > 0 && isOwnYesNeeded
        ? ownYesIsMissing(lacking, consents)
        : null);
  const asksReason = missing === null && lacking.length > 0;
  const says = asksReason ? ownYesIsMissing(lacking, consents) : missing;
  const formId = useId();
  const keptAs = `sharing ${request.id}`;
  const decision = useMutation({
    mutationFn: decideRequest,
    meta: { waits: true, evenIfRefused: true },
    onSuccess: () => forgetInput(keptAs),
  });
  const form = useCheckedForm({
    schema: z.object({
      own_yes_reason: asksReason
        ? limitedText(300).min(1, { error: () => t('requests-office.approve.reasonMissing') })
        : z.string(),
    }),
    defaults: { own_yes_reason: '' },
    error: decision.error,
    keptAs,
  });
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {([requester, target] as const).map((person) => {
          const other = person === requester ? target : requester;
          return (
            <section
              key={person.id}
              aria-label={t('requests-office.consent.family', { name: person.name })}
              className="min-w-0 [overflow-wrap:anywhere]"
            >
              <h3 className="text-xl">
                <span className="block font-sans text-sm text-gold-700">
                  {t(person === requester ? 'requests-office.couple.asks' : 'requests-office.couple.askedFor')}
                </span>
                <span translate="no">{person.name}</span>
              </h3>
              <Consent request={request} person={person} other={other} />
              {subjects.includes(person) && ownYes(person)}
              {noNumber.includes(person.id) && (
                <StateLine look="missing">
                  {t('requests-office.approve.noNumber', { name: person.name })}{' '}
                  <TextLink to={{ page: 'form', profileId: person.id, section: 'contact' }}>
                    {t('requests-office.approve.addNumber')}
                  </TextLink>
                </StateLine>
              )}
              <StateLine look="send">
                {person === requester || bothWays ? (
                  <Sees who={person} whose={other} />
                ) : (
                  t('requests-office.approve.nothing', { requester: other.name, target: person.name })
                )}
              </StateLine>
            </section>
          );
        })}
      </div>
      {mayShareBothWays && (
        <div className="mt-5">
          <RadioGroupField
            label={t('requests-office.approve.legend')}
            name="way"
            options={[
              { value: 'both', label: t('requests-office.approve.both') },
              {
                value: 'one',
                label: t('requests-office.approve.oneText', { side: requester.gender, name: requester.name }),
              },
            ]}
            chosen={way}
            onChange={({ target: { value } }) => setWay(value === 'one' ? 'one' : 'both')}
          />
        </div>
      )}
      {/* The buttons stand outside: the form of Decline would send this one too. */}
      <form
        noValidate
        id={formId}
        onSubmit={(event) =>
          void form.submit(({ own_yes_reason: reason }) => {
            decision.mutate({
              request_id: request.id,
              approve: true,
              both_ways: bothWays,
              own_yes_reason: asksReason ? reason : null,
            });
          })(event)
        }
      >
        {asksReason && (
          <div className="mt-5">
            <p className="mb-1.5 text-muted">{t('requests-office.approve.reasonHint')}</p>
            <TextAreaField label={t('requests-office.approve.reason', { names })} {...form.field('own_yes_reason')} />
          </div>
        )}
        <ErrorNote error={form.otherError}>{t('requests-office.approve.failed')}</ErrorNote>
      </form>
      <DialogActions>
        <p
          role="status"
          className={clsx(
            'mr-auto min-w-0 flex-1 basis-64! max-sm:basis-full!',
            says !== null && 'font-medium text-danger',
          )}
        >
          {says ??
            t(
              hasLogin(requester) && hasLogin(target)
                ? 'requests-office.approve.nobodyElse'
                : 'requests-office.approve.nobodyElseSees',
            )}
        </p>
        <DeclineAct size="normal" request={request} outcome={{ isShared: true, onDone: onClose }} />
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <BusyButton
          type="submit"
          form={formId}
          look="primary"
          disabled={missing !== null}
          busy={decision.isPending}
          busyText={t('requests-office.approve.sharing')}
        >
          {t('requests-office.approve.send')}
        </BusyButton>
      </DialogActions>
    </>
  );
}

const missing = {
  target: 'requests-office.consent.notAsked',
  requester: 'requests-office.consent.onlyBothWays',
} as const;

const schemaFor = (today: string) =>
  z.object({
    given_on: dayText().refine((day) => day !== '' && day <= today, {
      error: () => t('requests-office.consent.dayMissing'),
    }),
    channel: chosen(() => t('requests-office.consent.channelMissing')),
    person: chosen(() => t('requests-office.consent.personMissing')),
    name: agreedName(),
  });

/** The consent of this person's family, with the form that records or corrects it. */
function Consent({ request, person, other }: { request: ReviewedRequest; person: Party; other: Party }) {
  const [today] = useState(todayAtBureau);
  const [isChanging, setIsChanging] = useState(false);
  const consent = consentOf(request.consents, person);
  const { relation, name } = splitAgreed(consent?.person ?? '');
  return (
    <>
      <StateLine
        look={consent === null ? 'missing' : 'done'}
        title={consent === null ? t('requests-office.consent.missing') : t('requests-office.consent.there')}
      >
        {consent === null ? (
          (interestInWords(request.introductions, person) ??
          t(missing[person.id === request.target.id ? 'target' : 'requester']))
        ) : (
          <>
            <ConsentInWords consent={consent} />{' '}
            <button
              type="button"
              className={textLinkLook}
              aria-expanded={isChanging}
              aria-label={t('requests-office.consent.correctNamed', { name: person.name })}
              onClick={() => setIsChanging(!isChanging)}
            >
              {t('requests-office.consent.correct')}
            </button>
          </>
        )}
      </StateLine>
      {(consent === null || isChanging) && (
        <div className="rounded-control bg-wash p-3">
          <FormHere
            name={t('requests-office.consent.title', { name: person.name })}
            keptAs={`consent ${request.id} ${person.id}`}
            schema={schemaFor(today)}
            empty={{ given_on: consent?.given_on ?? today, channel: consent?.channel ?? '', person: relation, name }}
            submit={t('requests-office.consent.save')}
            send={({ person: who, name: named, ...values }) =>
              recordConsent({
                request_id: request.id,
                family_of: person.id,
                person: joinAgreed(who, named),
                ...values,
              })
            }
            onDone={() => setIsChanging(false)}
            failed={t('requests-office.consent.failed')}
            isShared
          >
            {({ field, day }) => (
              <div className="space-y-3">
                <p>{t('requests-office.consent.text', { side: other.gender, other: other.name, name: person.name })}</p>
                <AgreementFields who={field('person')} how={field('channel')} name={field('name')} />
                <DayField label={t('requests-office.consent.on')} max={today} example={today} {...day('given_on')} />
              </div>
            )}
          </FormHere>
        </div>
      )}
    </>
  );
}

/** The member of a family that agreed, when and how, the admin who recorded it, and why without the candidate's own yes. */
export const ConsentInWords = ({ consent }: { consent: ReviewedRequest['consents'][number] }) => (
  <>
    {t('requests-office.consent.agreed', {
      person: formatAgreed(consent.person),
      day: sayDate(consent.given_on),
      channel: formatChannel(consent.channel),
    })}{' '}
    <span className="text-muted">
      {t('requests-office.consent.recordedBy', {
        by: consent.recorded_by_name,
        day: formatDay(consent.recorded_at),
      })}{' '}
      {consent.own_yes_reason !== null &&
        t('requests-office.consent.withoutOwnYes', { reason: consent.own_yes_reason })}
    </span>
  </>
);

const Sees = ({ who, whose }: { who: Party; whose: Party }) => (
  <RichText
    text={
      hasLogin(who)
        ? t('requests-office.approve.sees', { side: who.gender, who: who.name, whose: whose.name })
        : t('requests-office.approve.getsMessage', { who: who.name, whose: whose.name })
    }
    tags={{ name: (name) => <strong className="font-semibold">{name}</strong> }}
  />
);
