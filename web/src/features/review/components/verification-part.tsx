import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { reviewKeys } from '@/features/review/api/keys';
import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { setStatus, verifyProfile } from '@/features/review/api/decisions';
import { DecisionDialogs, type Decision } from '@/features/review/components/decision-dialogs';
import { ReviewBar, type ReviewPlace } from '@/features/review/components/review-bar';
import { ticksFor } from '@/features/review/last-ticks';
import { lastTicksQueryOptions } from '@/bureau/api/last-ticks';
import type { AppError } from '@/lib/errors';
import { formatDay, formatList } from '@/lib/format';
import { useShortcuts } from '@/lib/shortcuts';
import { checklistSchema } from '@/person/checklist';
import { verificationItems } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Checklist } from '@/ui/checklist';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { useCheckedForm } from '@/ui/use-checked-form';
import { sayValue } from '@/person/say-value';

interface VerificationPartProps extends ReviewPlace {
  profile: ReviewedProfile;
  onDecided: (message: string) => void;
  /** Called if another admin changed the profile in the meantime. */
  onConflict: (error: AppError) => void;
}

/** The checklist and the decisions about a profile. The bar verifies. */
export function VerificationPart({ profile, onDecided, onConflict, place, onNext }: VerificationPartProps) {
  const checks = new Map(profile.verification_checks.map((check) => [check.item, check]));
  const [asking, setAsking] = useState<Decision | null>(null);
  /** The source of the ticks, and the ones left out. */
  const [tickedLike, setTickedLike] = useState<{ other: string; leftOut: readonly string[] } | null>(null);
  const lastTicks = useQuery(lastTicksQueryOptions());

  const who = { name: profile.name, side: profile.gender };
  const onError = (error: AppError) => {
    if (error.kind !== 'conflict') return;
    setAsking(null);
    onConflict(error);
  };
  const verifying = useMutation({
    mutationFn: verifyProfile,
    onSuccess: () => {
      setAsking(null);
      onDecided(t('review.decision.verified', who));
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
      onDecided(status === 'on hold' ? t('review.decision.onHold', who) : t('review.decision.requested', who));
    },
    onError,
  });

  const { birth_star: star, star_pada: pada, rasi } = profile.profile_details ?? {};
  const conflict = star && rasi ? starRasiProblem(star, pada ?? null, rasi) : null;

  const isDeleted = profile.deleted_at !== null;
  const isVerified = profile.status === 'verified';
  // A proposal is decided above; the profile stays as it is verified.
  const [proposal] = profile.profile_proposals;
  const isToVerify = !isDeleted && !(isVerified && proposal !== undefined);
  const ticked = form.values.items ?? [];
  const verify = (items: readonly string[]) => {
    verifying.mutate({ profileId: profile.id, seenUpdatedAt: profile.updated_at, items });
  };
  const last = lastTicks.data ?? null;
  const tickAsLastTime =
    last === null
      ? null
      : () => {
          const { ticked: again, leftOut } = ticksFor(last.items, profile);
          form.setValue('items', [...new Set([...ticked, ...again])], { shouldValidate: true });
          setTickedLike({ other: last.name, leftOut });
        };
  useShortcuts({
    v: isToVerify
      ? () => {
          verifying.reset();
          // Without a tick the form names the missing one.
          void form.submit(() => {
            setAsking('verify');
          })();
        }
      : null,
    a: isToVerify ? tickAsLastTime : null,
    n: onNext,
  });

  return (
    <>
      <section aria-labelledby="review-decision" className="mt-8">
        <GroupHeading id="review-decision">
          {isDeleted ? t('review.decision.title') : t('review.decision.checked')}
        </GroupHeading>
        {isDeleted ? (
          <p className="mt-4">{t('review.decision.deleted')}</p>
        ) : (
          <>
            <p className="mt-2 text-muted">{t('review.decision.lead')}</p>
            <form
              id="verification"
              noValidate
              onSubmit={(event) => void form.submit(({ items }) => verify(items))(event)}
            >
              <Checklist
                legend={t('review.decision.legend')}
                items={verificationItems.map((item) => {
                  const before = checks.get(item);
                  const option = { value: item, label: sayValue('verification', item) };
                  if (item === 'Horoscope' && conflict !== null) return { ...option, hint: conflict };
                  if (before === undefined) return option;
                  const hint = ticked.includes(item)
                    ? t('review.decision.checkedBy', {
                        admin: before.checked_by_name,
                        day: formatDay(before.checked_at),
                      })
                    : t('review.decision.wasChecked');
                  return { ...option, hint };
                })}
                error={form.errorOf('items')}
                field={form.register('items')}
              />
            </form>
            <div className="mt-3 flex flex-wrap gap-2">
              {profile.status !== 'changes requested' && (
                <Button
                  size="small"
                  onClick={() => {
                    changing.reset();
                    setAsking('changes requested');
                  }}
                >
                  {t('review.ask.changes')}
                </Button>
              )}
              {profile.status !== 'on hold' && (
                <Button
                  size="small"
                  onClick={() => {
                    changing.reset();
                    setAsking('on hold');
                  }}
                >
                  {t('review.ask.onHold')}
                </Button>
              )}
            </div>
          </>
        )}
        <DecisionDialogs
          asking={asking}
          profile={profile}
          ticked={ticked}
          verifying={verifying}
          changing={changing}
          onVerify={() => {
            verify(ticked);
          }}
          onChange={(status, reason) => {
            changing.mutate({ profileId: profile.id, status, reason, seenStatus: profile.status });
          }}
          onClose={() => {
            setAsking(null);
          }}
        />
      </section>
      <ReviewBar
        person={profile}
        place={place}
        onNext={onNext}
        note={
          isToVerify && (
            <p role="status">
              {describeTicks(ticked)}{' '}
              {tickedLike !== null && (
                <strong className="font-semibold">
                  {describeTaken(tickedLike.other, profile.name, tickedLike.leftOut)}
                </strong>
              )}
            </p>
          )
        }
        keys={[
          ...(isToVerify && tickAsLastTime !== null ? ([['A', t('review.key.ticks')]] as const) : []),
          ...(isToVerify ? ([['V', t('review.key.verify')]] as const) : []),
        ]}
      >
        {proposal !== undefined && <ApproveProposal id={proposal.id} look={isToVerify ? 'quiet' : 'primary'} />}
        {isToVerify && (
          <>
            {tickAsLastTime !== null && (
              <Button size="small" className="px-3" onClick={tickAsLastTime}>
                {t('review.decision.ticksAsLast')}
              </Button>
            )}
            <BusyButton
              type="submit"
              form="verification"
              look="primary"
              size="small"
              busy={verifying.isPending && asking !== 'verify'}
              busyText={t('review.decision.verifying')}
            >
              {isVerified ? t('review.decision.verifyAgain') : t('review.decision.verify')}
            </BusyButton>
            {asking !== 'verify' && <ErrorNote error={form.otherError}>{t('review.decision.notVerified')}</ErrorNote>}
          </>
        )}
      </ReviewBar>
    </>
  );
}

/** Sends the form of ProposalDecision, which is further up. */
function ApproveProposal({ id, look }: { id: number; look: 'primary' | 'quiet' }) {
  const isBusy = useIsMutating({ mutationKey: reviewKeys.decision(id) }) > 0;
  return (
    <BusyButton
      type="submit"
      form="proposal"
      look={look}
      size="small"
      busy={isBusy}
      busyText={t('review.decision.saving')}
    >
      {t('review.proposal.approveChanges')}
    </BusyButton>
  );
}

/** The state of the ticks, as a sentence. */
function describeTicks(ticked: readonly string[]): string {
  const all = verificationItems.length;
  return ticked.length === 0
    ? t('review.decision.noTicks', { all })
    : t('review.decision.ticks', { count: ticked.length, all, items: listItems(ticked) });
}

/** Whose ticks were taken, and which of them were not. */
function describeTaken(other: string, name: string, leftOut: readonly string[]): string {
  return leftOut.length === 0
    ? t('review.decision.likeLast', { other, name })
    : t('review.decision.likeLastWithout', { other, name, items: listItems(leftOut) });
}

const listItems = (items: readonly string[]) => formatList(items.map((item) => sayValue('verification', item)));
