import { useState } from 'react';
import { z } from 'zod';
import { channelOptions, formatChannel } from '@/bureau/words';
import { noteAttempt, type ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, consentQuestion } from '@/features/contact-requests/approval';
import type { RequestOutcome } from '@/features/contact-requests/components/decide';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { dayText, limitedText } from '@/lib/text-rules';
import { formatMoment, sayDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { FormHere } from '@/ui/act';
import { DayField } from '@/ui/date-fields';
import { FoldedPart, GroupHeading } from '@/ui/sections';
import { SelectField, TextField } from '@/ui/fields';

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
  outcome: RequestOutcome;
}

/** Contact with the family that is asked next: past calls, the form for the next one, and the message. */
export function ContactFamilyPart(props: ContactFamilyPartProps) {
  const { request, isOpen, today, reachedBy, outcome } = props;
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
              outcome={{
                ...outcome,
                onDone: () => {
                  setNoted(noted + 1);
                  outcome.onDone();
                },
              }}
            />
          </FoldedPart>
          {consentOf(consents, request[side]) === null && (
            <FoldedPart key={side} title={t('requests-office.call.message', { name: request[side].name })}>
              <MessageNotice
                recipient={request[side]}
                openText={t('admin-people.whatsApp.openNumber')}
                message={consentQuestion(request, side)}
              />
            </FoldedPart>
          )}
        </>
      )}
    </section>
  );
}

type AttemptFormProps = Pick<ContactFamilyPartProps, 'today' | 'outcome'> & { requestId: number; channel: string };

export const AttemptForm = ({ requestId, today, channel, outcome }: AttemptFormProps) => (
  <FormHere
    {...outcome}
    name={t('requests-office.call.saveTitle')}
    schema={schemaFor(today)}
    empty={{ channel, note: '', ask_again_on: '' }}
    submit={t('requests-office.call.save')}
    send={({ ask_again_on, ...values }) =>
      noteAttempt({ request_id: requestId, ...values, ask_again_on: ask_again_on || null })
    }
    done={({ ask_again_on: day }) =>
      day === '' ? t('requests-office.call.saved') : t('requests-office.call.savedAskAgain', { day: sayDate(day) })
    }
    failed={t('requests-office.call.failed')}
  >
    {({ field, day }) => (
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-[10rem_minmax(0,1fr)_14rem]">
        <SelectField
          label={t('requests-office.call.channel')}
          emptyLabel={null}
          options={channelOptions()}
          {...field('channel')}
        />
        <TextField
          label={t('porutham.resultColumn')}
          hint={t('requests-office.call.resultHint')}
          autoComplete="off"
          {...field('note')}
        />
        <DayField label={t('requests-office.call.askAgain')} min={today} example={today} {...day('ask_again_on')} />
      </div>
    )}
  </FormHere>
);
