import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { consentsQueryOptions, ownSharingAnswer } from '@/bureau/api/consents';
import { channelOptions, formatChannel } from '@/bureau/channels';
import { recordConsent, type ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, interestInWords } from '@/features/contact-requests/approval';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { formatDay, sayDate } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DayField } from '@/ui/day-field';
import { FormDialog } from '@/ui/form-dialog';
import { GroupHeading } from '@/ui/group-heading';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

interface ConsentPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  /** Opens the dialog that records or corrects the consent of this person's family. */
  onRecord: (family: 'target' | 'requester') => void;
}

/** The consents of the two families. The requester's family's is needed only to share both ways. */
export function ConsentPart({ request, isOpen, onRecord }: ConsentPartProps) {
  const { consents, requester, target } = request;
  return (
    <section aria-labelledby="request-consent" className="mt-8">
      <GroupHeading id="request-consent">{t('requests-office.consent.heading')}</GroupHeading>
      <ul className="mt-2 divide-y divide-line/70">
        {(['target', 'requester'] as const).map((side) => {
          const person = side === 'target' ? target : requester;
          const consent = consentOf(consents, person);
          const interest = interestInWords(request.introductions, person);
          if (!isOpen && consent === null && side === 'requester') return null;
          return (
            <li key={side} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
                <span className="block font-medium">{t('requests-office.consent.family', { name: person.name })}</span>
                {consent === null ? (
                  <>
                    {interest !== null && <span className="block">{interest}</span>}
                    <span className="text-muted">{t(isOpen ? missing[side] : 'requests-office.consent.none')}</span>
                  </>
                ) : (
                  <>
                    {t('requests-office.consent.agreed', {
                      person: consent.person,
                      day: sayDate(consent.given_on),
                      channel: formatChannel(consent.channel),
                    })}{' '}
                    <span className="text-muted">
                      {t('requests-office.consent.recordedBy', {
                        by: consent.recorded_by_name,
                        day: formatDay(consent.recorded_at),
                      })}
                    </span>
                  </>
                )}
                {isOpen && <OwnNo person={person} />}
              </p>
              {isOpen && (
                <Button
                  size="small"
                  aria-label={t(
                    consent === null ? 'requests-office.consent.recordNamed' : 'requests-office.consent.correctNamed',
                    { name: person.name },
                  )}
                  onClick={() => onRecord(side)}
                >
                  {t(consent === null ? 'requests-office.consent.record' : 'requests-office.consent.correct')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
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
    channel: z.string().min(1, { error: () => t('requests-office.consent.channelMissing') }),
    person: limitedText(120).min(1, { error: () => t('requests-office.consent.personMissing') }),
  });

interface ConsentDialogProps {
  requestId: number;
  /** Whose family agrees, and who will see their details. */
  family: { id: number; name: string };
  other: { name: string; gender: string | null };
  /** The recorded consent, to be corrected. */
  consent: ReviewedRequest['consents'][number] | null;
  /** The family's interest: it was not asked about contact details in it. */
  interest: string | null;
  /** How the family was reached just now. */
  reachedBy: string | null;
  today: string;
  onDone: (message: string) => void;
  onConflict: (error: AppError) => void;
  onClose: () => void;
}

/** Records that a family agrees to share their contact details. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { requestId, family, other, consent, interest, reachedBy, today, onDone, onConflict, onClose } = props;
  const recording = useMutation({
    mutationFn: recordConsent,
    meta: { waits: true },
    onSuccess: () => {
      onDone(t('requests-office.consent.done', { name: family.name }));
    },
    onError: (error) => {
      if (error.kind === 'conflict') onConflict(error);
    },
  });
  return (
    <FormDialog
      title={t('requests-office.consent.title', { name: family.name })}
      description={t('requests-office.consent.text', { side: other.gender, other: other.name, name: family.name })}
      schema={schemaFor(today)}
      defaults={{
        given_on: consent?.given_on ?? today,
        channel: consent?.channel ?? reachedBy ?? '',
        person: consent?.person ?? '',
      }}
      submitText={t('requests-office.consent.save')}
      busyText={t('requests-office.consent.saving')}
      sending={recording}
      nothingDone={t('requests-office.consent.failed')}
      onSubmit={(values) => recording.mutate({ request_id: requestId, family_of: family.id, ...values })}
      onClose={onClose}
    >
      {({ field, day }) => (
        <div className="space-y-4">
          {consent === null && interest !== null && (
            <p className="font-medium">
              {interest}. {t('requests-office.consent.interestOnly')}
            </p>
          )}
          <TextField
            label={t('requests-office.consent.who')}
            hint={t('requests-office.consent.whoHint')}
            autoComplete="off"
            {...field('person')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t('requests-office.consent.how')}
              emptyLabel={t('requests-office.consent.choose')}
              options={channelOptions()}
              {...field('channel')}
            />
            <DayField label={t('requests-office.consent.on')} max={today} {...day('given_on')} />
          </div>
        </div>
      )}
    </FormDialog>
  );
}

/** For the office alone: the candidate's own no to the giving of contact details, with its day. Nothing without one. */
export function OwnNo({ person: { id, name } }: { person: { id: number; name: string } }) {
  const { data } = useQuery(consentsQueryOptions(id));
  const own = data && ownSharingAnswer(data);
  if (own === undefined || own.given) return null;
  const day = sayDate(own.said_on);
  return <span className="block font-medium">{t('requests-office.approve.ownNo', { name, day })}</span>;
}
