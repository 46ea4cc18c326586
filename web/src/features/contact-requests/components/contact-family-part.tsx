import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { channelOptions, formatChannel } from '@/bureau/channels';
import { noteAttempt, type ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, consentQuestion } from '@/features/contact-requests/approval';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { formatMoment, sayDate } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { DayField } from '@/ui/day-field';
import { ErrorNote } from '@/ui/error-note';
import { FoldedPart } from '@/ui/folded-part';
import { GroupHeading } from '@/ui/group-heading';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';

const schemaFor = (today: string) =>
  z.object({
    channel: z.string().min(1, { error: () => t('requests-office.call.channelMissing') }),
    note: limitedText(300).min(1, { error: () => t('requests-office.call.resultMissing') }),
    ask_again_on: dayText().refine((day) => day === '' || day > today, {
      error: () => t('requests-office.dayAfterToday'),
    }),
  });

interface ContactFamilyPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  today: string;
  /** How the family was reached just now, from the bar. */
  reachedBy: string | null;
  onDone: (message: string) => void;
  onConflict: (error: AppError) => void;
}

/** Contact with the family that is asked next: past calls, the form for the next one, and the message. */
export function ContactFamilyPart(props: ContactFamilyPartProps) {
  const { request, isOpen, today, reachedBy, onDone, onConflict } = props;
  const { attempts, consents, target } = request;
  // Whose family is asked next.
  const side = consentOf(consents, target) === null ? 'target' : 'requester';
  // The key resets the form after each attempt.
  const [noted, setNoted] = useState(0);
  if (!isOpen && attempts.length === 0) return null;
  return (
    <section aria-labelledby="request-reach" className="mt-8">
      <GroupHeading id="request-reach">{t('requests-office.call.heading')}</GroupHeading>
      {attempts.length > 0 && (
        <ul aria-label={t('requests-office.call.attempts')} className="mt-3 space-y-1.5 [overflow-wrap:anywhere]">
          {attempts.map(({ id, channel, note, tried_by_name, tried_at }) => (
            <li key={id}>
              <span translate="no" className="font-medium">
                {note}
              </span>{' '}
              <span className="text-muted">
                {t('requests-office.call.by', {
                  channel: formatChannel(channel),
                  by: tried_by_name,
                  moment: formatMoment(tried_at),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <FoldedPart title={t('requests-office.call.saveTitle')} className="mt-2">
            <AttemptForm
              key={`${noted} ${reachedBy}`}
              requestId={request.id}
              today={today}
              channel={reachedBy ?? 'Telephone'}
              onDone={(askAgainOn) => {
                setNoted(noted + 1);
                onDone(
                  askAgainOn === null
                    ? t('requests-office.call.saved')
                    : t('requests-office.call.savedAskAgain', { day: sayDate(askAgainOn) }),
                );
              }}
              onConflict={onConflict}
            />
          </FoldedPart>
          {consentOf(consents, request[side]) === null && (
            <FoldedPart key={side} title={t('requests-office.call.message', { name: request[side].name })}>
              <MessageNotice
                recipient={request[side]}
                openText={t('requests-office.call.openNumber')}
                message={consentQuestion(request, side)}
              />
            </FoldedPart>
          )}
        </>
      )}
    </section>
  );
}

interface AttemptFormProps extends Pick<ContactFamilyPartProps, 'today' | 'onConflict'> {
  requestId: number;
  channel: string;
  onDone: (askAgainOn: string | null) => void;
}

/** The form to record an attempt and when to ask again. */
export function AttemptForm({ requestId, today, channel: firstChannel, onDone, onConflict }: AttemptFormProps) {
  const noting = useMutation({
    mutationFn: noteAttempt,
    meta: { waits: true },
    onSuccess: (_data, { ask_again_on: day = null }) => {
      onDone(day);
    },
    onError: (error) => {
      if (error.kind === 'conflict') onConflict(error);
    },
  });
  const form = useCheckedForm({
    schema: schemaFor(today),
    defaults: { channel: firstChannel, note: '', ask_again_on: '' },
    error: noting.error?.kind === 'conflict' ? null : noting.error,
  });
  return (
    <form
      noValidate
      aria-label={t('requests-office.call.saveTitle')}
      className="mt-3"
      onSubmit={(event) =>
        void form.submit((values) => {
          noting.mutate({ request_id: requestId, ...values, ask_again_on: values.ask_again_on || null });
        })(event)
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[10rem_minmax(0,1fr)_14rem]">
        <SelectField
          label={t('requests-office.call.channel')}
          emptyLabel={null}
          options={channelOptions()}
          {...form.field('channel')}
        />
        <TextField
          label={t('requests-office.call.result')}
          hint={t('requests-office.call.resultHint')}
          autoComplete="off"
          {...form.field('note')}
        />
        <DayField
          label={t('requests-office.call.askAgain')}
          min={today}
          example={today}
          {...form.day('ask_again_on')}
        />
      </div>
      <ErrorNote error={form.otherError}>{t('requests-office.call.failed')}</ErrorNote>
      <BusyButton type="submit" size="small" className="mt-4" busy={noting.isPending} busyText={t('ui.saving')}>
        {t('requests-office.call.save')}
      </BusyButton>
    </form>
  );
}
