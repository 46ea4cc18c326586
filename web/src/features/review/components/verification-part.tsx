import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { setStatus, verifyProfile } from '@/features/review/api/decisions';
import { ReasonDialog } from '@/features/review/components/reason-dialog';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { verificationItems } from '@/person/value-lists';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';

interface VerificationPartProps {
  profile: ReviewedProfile;
  onDecided: (message: string) => void;
  /** Somebody else changed the profile in the meantime. */
  onConflict: (message: string) => void;
}

/** The checklist and the three decisions about a profile. */
export function VerificationPart({ profile, onDecided, onConflict }: VerificationPartProps) {
  const checks = new Map(profile.verification_checks.map((check) => [check.item, check]));
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    verificationItems.filter((item) => checks.has(item) || profile.verified_items.includes(item)),
  );
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<'changes requested' | 'on hold' | null>(null);

  const onError = ({ kind, message }: AppError) => {
    if (kind !== 'conflict') return;
    setAsking(null);
    onConflict(message);
  };
  const verifying = useMutation({
    mutationFn: verifyProfile,
    onSuccess: () => {
      onDecided(`${profile.name} is verified.`);
    },
    onError,
  });
  const changing = useMutation({
    mutationFn: setStatus,
    onSuccess: (_data, { status }) => {
      setAsking(null);
      onDecided(status === 'on hold' ? `${profile.name} is on hold.` : `${profile.name}: changes have been requested.`);
    },
    onError,
  });

  if (profile.deleted_at !== null) {
    return (
      <section aria-labelledby="review-decision" className="mt-10">
        <GroupHeading id="review-decision">Decision</GroupHeading>
        <p className="mt-4">This profile has been deleted. Restore it from the dashboard before you decide.</p>
      </section>
    );
  }

  const verify = () => {
    setTried(true);
    if (ticked.length === 0) return;
    verifying.mutate({ profileId: profile.id, seenUpdatedAt: profile.updated_at, items: ticked });
  };
  const isVerified = profile.status === 'verified';
  const nothingTicked = tried && ticked.length === 0;
  return (
    <section aria-labelledby="review-decision" className="mt-10">
      <GroupHeading id="review-decision">Checked</GroupHeading>
      <p className="mt-3 text-muted">
        Tick what the office has checked. Everyone who sees the profile sees it on the seal.
      </p>
      <fieldset aria-describedby={nothingTicked ? 'nothing-ticked' : undefined}>
        <legend className="sr-only">What has been checked</legend>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {verificationItems.map((item) => {
            const before = checks.get(item);
            const isTicked = ticked.includes(item);
            return (
              <CheckboxField
                key={item}
                label={item}
                {...(before && {
                  hint: isTicked
                    ? `Checked by ${before.checked_by_name} on ${formatDay(before.checked_at)}`
                    : 'Was checked before; without the tick it no longer counts',
                })}
                checked={isTicked}
                onChange={(event) => {
                  setTicked(event.target.checked ? [...ticked, item] : ticked.filter((other) => other !== item));
                }}
              />
            );
          })}
        </div>
      </fieldset>
      {nothingTicked && (
        <p id="nothing-ticked" role="alert" className="mt-2 flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          Tick at least one thing that was checked.
        </p>
      )}
      {verifying.error?.kind !== 'conflict' && (
        <ErrorNote className="mt-3" error={verifying.error} onRetry={verify}>
          The profile was not verified.
        </ErrorNote>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton look="primary" busy={verifying.isPending} busyText="Verifying…" onClick={verify}>
          {isVerified ? 'Verify again' : 'Verify'}
        </BusyButton>
        {profile.status !== 'changes requested' && (
          <Button
            onClick={() => {
              changing.reset();
              setAsking('changes requested');
            }}
          >
            Request changes
          </Button>
        )}
        {profile.status !== 'on hold' && (
          <Button
            onClick={() => {
              changing.reset();
              setAsking('on hold');
            }}
          >
            Put on hold
          </Button>
        )}
      </div>
      {asking !== null && (
        <ReasonDialog
          {...(asking === 'on hold' ? onHold : changesRequested)}
          sending={changing}
          field="reason"
          nothingDone="The status was not changed."
          onConfirm={(reason) => {
            changing.mutate({
              profileId: profile.id,
              status: asking,
              reason: reason === '' ? null : reason,
              seenStatus: profile.status,
            });
          }}
          onClose={() => {
            setAsking(null);
          }}
        />
      )}
    </section>
  );
}

const changesRequested = {
  title: 'Request changes',
  description: 'The profile is not shown until it has been verified. The member reads what you write here.',
  label: 'What should be changed?',
  missing: 'Say what should be changed: the member reads it.',
  confirm: 'Request changes',
  busyText: 'Requesting…',
} as const;

const onHold = {
  title: 'Put on hold',
  description:
    'The profile is hidden until you verify it again. A reason helps you remember; the member can read it too.',
  label: 'Reason (may be left out)',
  missing: null,
  confirm: 'Put on hold',
  busyText: 'Saving…',
} as const;
