import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { recordConsent } from '@/features/contact-requests/api/decisions';
import { channels } from '@/features/contact-requests/channels';
import { ErrorNote } from '@/ui/error-note';
import { dayText } from '@/lib/day-text';
import { formatDate, formatDay } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { GroupHeading } from '@/ui/group-heading';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';

const schemaFor = (today: string) =>
  z.object({
    given_on: dayText().refine((day) => day !== '' && day <= today, 'Enter the day on which the family agreed.'),
    channel: z.string().min(1, 'Choose how they said so.'),
    person: limitedText(120).min(1, 'Enter who of the family agreed.'),
  });

interface ConsentPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  today: string;
  onDone: (message: string) => void;
  onConflict: (message: string) => void;
}

/** The consent of the other family: the recorded one, and the form to record it. */
export function ConsentPart({ request, isOpen, today, onDone, onConflict }: ConsentPartProps) {
  const { consent, target } = request;
  const [changing, setChanging] = useState(false);
  return (
    <section aria-labelledby="request-consent" className="mt-10">
      <GroupHeading id="request-consent">Consent</GroupHeading>
      {consent === null ? (
        <p className="mt-3">
          {isOpen
            ? `Nothing is shared before the family of ${target.name} has agreed. Record it here.`
            : 'No consent was recorded.'}
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium">{consent.person}</span> agreed on{' '}
            <span className="font-medium">{formatDate(consent.given_on) ?? consent.given_on}</span> ({consent.channel}).{' '}
            <span className="text-muted">
              Recorded by {consent.recorded_by_name} on {formatDay(consent.recorded_at)}.
            </span>
          </p>
          {isOpen && !changing && (
            <Button
              size="small"
              onClick={() => {
                setChanging(true);
              }}
            >
              Correct
            </Button>
          )}
        </div>
      )}
      {isOpen && (consent === null || changing) && (
        <ConsentForm
          requestId={request.id}
          consent={consent}
          today={today}
          onDone={() => {
            onDone('The consent is recorded.');
            setChanging(false);
          }}
          onConflict={onConflict}
        />
      )}
    </section>
  );
}

interface ConsentFormProps extends Pick<ConsentPartProps, 'today' | 'onConflict'> {
  requestId: number;
  consent: ReviewedRequest['consent'];
  onDone: () => void;
}

function ConsentForm({ requestId, consent, today, onDone, onConflict }: ConsentFormProps) {
  const recording = useMutation({
    mutationFn: recordConsent,
    meta: { waits: true },
    onSuccess: onDone,
    onError: ({ kind, message }) => {
      if (kind === 'conflict') onConflict(message);
    },
  });

  const form = useCheckedForm({
    schema: schemaFor(today),
    defaults: {
      given_on: consent?.given_on ?? today,
      channel: consent?.channel ?? '',
      person: consent?.person ?? '',
    },
    error: recording.error?.kind === 'conflict' ? null : recording.error,
  });

  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) =>
        void form.submit(({ given_on: givenOn, channel, person }) => {
          recording.mutate({ requestId, givenOn, channel, person });
        })(event)
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[14rem_10rem_minmax(0,1fr)]">
        <Controller
          control={form.control}
          name="given_on"
          render={({ field }) => (
            <DateField label="Agreed on" max={today} error={form.errorOf('given_on')} {...field} />
          )}
        />
        <SelectField
          label="How"
          emptyLabel="Choose"
          options={channels}
          error={form.errorOf('channel')}
          {...form.register('channel')}
        />
        <TextField
          label="Who agreed"
          hint="Such as: the mother, Mrs. Kamala"
          autoComplete="off"
          error={form.errorOf('person')}
          {...form.register('person')}
        />
      </div>
      <ErrorNote error={form.otherError}>The consent was not recorded.</ErrorNote>
      <BusyButton type="submit" className="mt-4" busy={recording.isPending} busyText="Recording…">
        Record consent
      </BusyButton>
    </form>
  );
}
