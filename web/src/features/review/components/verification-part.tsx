import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { setStatus, verifyProfile } from '@/features/review/api/decisions';
import { ReasonDialog } from '@/features/review/components/reason-dialog';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { checklistSchema } from '@/person/checklist';
import { verificationItems } from '@/person/value-lists';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Checklist } from '@/ui/checklist';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { useCheckedForm } from '@/ui/use-checked-form';

interface VerificationPartProps {
  profile: ReviewedProfile;
  onDecided: (message: string) => void;
  /** Called if somebody else changed the profile in the meantime. */
  onConflict: (message: string) => void;
}

/** The checklist and the three decisions about a profile. */
export function VerificationPart({ profile, onDecided, onConflict }: VerificationPartProps) {
  const checks = new Map(profile.verification_checks.map((check) => [check.item, check]));
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
  const form = useCheckedForm({
    schema: checklistSchema,
    defaults: { items: verificationItems.filter((item) => checks.has(item) || profile.verified_items.includes(item)) },
    error: verifying.error?.kind === 'conflict' ? null : verifying.error,
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

  const isVerified = profile.status === 'verified';
  return (
    <section aria-labelledby="review-decision" className="mt-10">
      <GroupHeading id="review-decision">Checked</GroupHeading>
      <p className="mt-3 text-muted">
        Tick what the office has checked. Everyone who sees the profile sees it on the seal.
      </p>
      <form
        noValidate
        onSubmit={(event) =>
          void form.submit(({ items }) => {
            verifying.mutate({ profileId: profile.id, seenUpdatedAt: profile.updated_at, items });
          })(event)
        }
      >
        <Checklist
          legend="What has been checked"
          items={verificationItems.map((item) => {
            const before = checks.get(item);
            if (before === undefined) return { name: item };
            const hint = form.values.items?.includes(item)
              ? `Checked by ${before.checked_by_name} on ${formatDay(before.checked_at)}`
              : 'Was checked before; without the tick it no longer counts';
            return { name: item, hint };
          })}
          error={form.errorOf('items')}
          field={form.register('items')}
        />
        <ErrorNote className="mt-3" error={form.otherError}>
          The profile was not verified.
        </ErrorNote>
        <div className="mt-5 flex flex-wrap gap-3">
          <BusyButton type="submit" look="primary" busy={verifying.isPending} busyText="Verifying…">
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
      </form>
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
