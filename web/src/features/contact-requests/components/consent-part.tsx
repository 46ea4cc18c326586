import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { recordConsent } from '@/features/contact-requests/api/decisions';
import { ErrorNote } from '@/ui/error-note';
import { formatDate, formatDay } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const channels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;
const longestPerson = 120;

interface ConsentPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  today: string;
  onDone: (message: string) => void;
  onConflict: (message: string) => void;
}

/** That the family which is asked for agrees: what is recorded, and the form for it. */
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
  const [givenOn, setGivenOn] = useState(consent?.given_on ?? today);
  const [channel, setChannel] = useState(consent?.channel ?? '');
  const [person, setPerson] = useState(consent?.person ?? '');
  const [tried, setTried] = useState(false);
  const recording = useMutation({
    mutationFn: recordConsent,
    meta: { waits: true },
    onSuccess: onDone,
    onError: ({ kind, message }) => {
      if (kind === 'conflict') onConflict(message);
    },
  });

  const refused = recording.error;
  const refusalOf = (field: string) => (refused?.field === field ? refused.message : null);
  const missing = {
    given_on: givenOn === '' || givenOn > today ? 'Enter the day on which the family agreed.' : null,
    channel: channel === '' ? 'Choose how they said so.' : null,
    person:
      person.trim() === ''
        ? 'Enter who of the family agreed.'
        : person.trim().length > longestPerson
          ? `Use at most ${longestPerson} characters.`
          : null,
  };
  const errorOf = (field: keyof typeof missing) => (tried ? missing[field] : null) ?? refusalOf(field) ?? undefined;
  const isFieldRefused = refused !== null && refused.field !== null;

  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const isComplete = Object.values(missing).every((error) => error === null);
        if (isComplete) recording.mutate({ id: requestId, givenOn, channel, person: person.trim() });
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[11rem_12rem_minmax(0,1fr)]">
        <TextField
          type="date"
          label="Agreed on"
          max={today}
          value={givenOn}
          error={errorOf('given_on')}
          onChange={(event) => {
            setGivenOn(event.target.value);
          }}
        />
        <SelectField
          label="How"
          emptyLabel="Choose"
          options={channels}
          value={channel}
          error={errorOf('channel')}
          onChange={(event) => {
            setChannel(event.target.value);
          }}
        />
        <TextField
          label="Who agreed"
          hint="Such as: the mother, Mrs. Kamala"
          autoComplete="off"
          value={person}
          error={errorOf('person')}
          onChange={(event) => {
            setPerson(event.target.value);
          }}
        />
      </div>
      {refused?.kind !== 'conflict' && !isFieldRefused && (
        <ErrorNote error={recording.error}>The consent was not recorded.</ErrorNote>
      )}
      <BusyButton type="submit" className="mt-4" busy={recording.isPending} busyText="Recording…">
        Record consent
      </BusyButton>
    </form>
  );
}
