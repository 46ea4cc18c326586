import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { starRasiProblem } from '@/astrology/porutham/star-table';
import { decisionKey, setStatus, verifyProfile, type ReviewedProfile } from '@/features/review/api';
import { ReviewBar, type ReviewPlace } from '@/features/review/bar';
import { DecisionDialogs, type Decision, reasonOf } from '@/features/review/dialogs';
import { hasNothingFor, ticksFor } from '@/features/review/last-ticks';
import { consentsQueryOptions } from '@/bureau/api/consents';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { lastTicksQueryOptions } from '@/bureau/api/profiles';
import { SaySide } from '@/bureau/components/say-side';
import type { AppError } from '@/lib/errors';
import { formatDay, formatList } from '@/lib/format';
import { useShortcuts } from '@/lib/shortcuts';
import { checklistSchema } from '@/person/checklist';
import { verificationItems } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Checklist } from '@/ui/choices';
import { ErrorNote } from '@/ui/field-note';
import { RichText } from '@/ui/rich-text';
import { GroupHeading } from '@/ui/sections';
import { TextLink } from '@/ui/text-link';
import { forgetInput, useCheckedForm } from '@/ui/use-checked-form';
import { sayValue } from '@/person/say-value';

interface VerificationPartProps extends ReviewPlace {
  profile: ReviewedProfile;
  /** `isVerified`: matches can be shown from now on. */
  onDecided: (message: string, isVerified?: boolean) => void;
  onConflict: (error: AppError) => void;
}

export function VerificationPart({ profile, onDecided, onConflict, place, onNext }: VerificationPartProps) {
  const decision = useDecision(profile, onDecided, onConflict);
  const { asking, setAsking, verifying, changing, form, ticked, verify } = decision;
  const { tickAsLastTime, tickedLike } = useLastTicks(profile, decision);

  const isDeleted = profile.deleted_at !== null;
  const isVerified = profile.status === 'verified';
  // A proposal is decided above; the profile stays as it is verified.
  const [proposal] = profile.profile_proposals;
  const mayVerify = !isDeleted && !(isVerified && proposal !== undefined);
  const isToVerify = mayVerify && profile.gender !== null;
  useShortcuts({
    v: isToVerify
      ? () => {
          verifying.reset();
          // Without a tick the form names the missing one.
          void form.submit(() => setAsking('verify'))();
        }
      : null,
    a: isToVerify ? tickAsLastTime : null,
    n: onNext,
  });
  // On phones beside the ticks: a bar of two rows covers much of a person.
  const ticksAsLast = (className: string) =>
    tickAsLastTime !== null && (
      <Button size="small" className={`px-3 ${className}`} onClick={tickAsLastTime}>
        {t('admin-people.verify.ticksAsLast')}
      </Button>
    );

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
            {isToVerify && ticksAsLast('mt-3 md:hidden')}
            <VerificationForm profile={profile} decision={decision} />
            <StatusButtons profile={profile} decision={decision} />
            <NoNotice profileId={profile.id} />
          </>
        )}
        <DecisionDialogs
          asking={asking}
          profile={profile}
          ticked={ticked}
          verifying={verifying}
          changing={changing}
          onVerify={() => verify(ticked)}
          onChange={(status, reason) =>
            changing.mutate({ profileId: profile.id, status, reason, seenStatus: profile.status })
          }
          onClose={() => setAsking(null)}
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
        {mayVerify && !isToVerify && <SaySide profileId={profile.id} />}
        {proposal !== undefined && <ApproveProposal id={proposal.id} look={isToVerify ? 'quiet' : 'primary'} />}
        {isToVerify && (
          <>
            {ticksAsLast('max-md:hidden')}
            <BusyButton
              type="submit"
              form="verification"
              look="primary"
              size="small"
              busy={verifying.isPending && asking !== 'verify'}
              busyText={t('admin-people.verify.verifying')}
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

/** The form of the ticks, the open question, and the requests that verify or change the status. */
function useDecision(
  profile: ReviewedProfile,
  onDecided: VerificationPartProps['onDecided'],
  onConflict: (error: AppError) => void,
) {
  const [asking, setAsking] = useState<Decision | null>(null);
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
      onDecided(t('review.decision.verified', who), true);
    },
    onError,
  });
  const isChecked = (item: string) => profile.verification_checks.some((check) => check.item === item);
  const form = useCheckedForm({
    schema: checklistSchema,
    defaults: { items: verificationItems.filter((item) => isChecked(item) || profile.verified_items.includes(item)) },
    error: verifying.error?.kind === 'conflict' ? null : verifying.error,
  });
  const changing = useMutation({
    mutationFn: setStatus,
    onSuccess: (_data, { status }) => {
      forgetInput(reasonOf(profile.id, status));
      setAsking(null);
      onDecided(status === 'on hold' ? t('review.decision.onHold', who) : t('review.decision.requested', who));
    },
    onError,
  });
  const verify = (items: readonly string[]) => {
    if (!verifying.isPending)
      verifying.mutate({ profile_id: profile.id, seen_updated_at: profile.profile_version ?? '', items: [...items] });
  };
  return { asking, setAsking, verifying, changing, form, ticked: form.values.items ?? [], verify };
}

type DecisionProps = { profile: ReviewedProfile; decision: ReturnType<typeof useDecision> };

/** The ticks of this admin's last verification: a function that takes them over; null without any. */
function useLastTicks(profile: ReviewedProfile, { form, ticked }: DecisionProps['decision']) {
  /** The source of the ticks, and the ones left out. */
  const [tickedLike, setTickedLike] = useState<{ other: string; leftOut: readonly string[] } | null>(null);
  const { data: last = null } = useQuery(lastTicksQueryOptions());
  const tickAsLastTime =
    last === null
      ? null
      : () => {
          const { ticked: again, leftOut } = ticksFor(last.items, profile);
          form.setValue('items', [...new Set([...ticked, ...again])], { shouldValidate: true });
          setTickedLike({ other: last.name, leftOut });
        };
  return { tickAsLastTime, tickedLike };
}

/** The checklist. An item names its earlier check, or a conflict between star and rasi. */
function VerificationForm({ profile, decision: { form, ticked, verify } }: DecisionProps) {
  const checks = new Map(profile.verification_checks.map((check) => [check.item, check]));
  const { birth_star: star, star_pada: pada, rasi } = profile.profile_details ?? {};
  const conflict = star && rasi ? starRasiProblem(star, pada ?? null, rasi) : null;
  const hintOf = (item: (typeof verificationItems)[number]) => {
    const before = checks.get(item);
    if (item === 'Horoscope' && conflict !== null) return conflict;
    if (hasNothingFor(item, profile)) return t('review.decision.nothingStored');
    const noChart = item === 'Horoscope' && profile.birth_chart === null ? t('review.decision.noChart') : undefined;
    if (before === undefined) return noChart;
    return ticked.includes(item)
      ? t('review.decision.checkedBy', { admin: before.checked_by_name, day: formatDay(before.checked_at) })
      : t('review.decision.wasChecked');
  };
  return (
    <form id="verification" noValidate onSubmit={(event) => void form.submit(({ items }) => verify(items))(event)}>
      <Checklist
        legend={t('admin-people.verify.checklist')}
        items={verificationItems.map((item) => ({
          value: item,
          label: sayValue('verification', item),
          hint: hintOf(item),
          // A tick of before can be taken away.
          disabled: hasNothingFor(item, profile) && !ticked.includes(item),
        }))}
        error={form.errorOf('items')}
        field={form.register('items')}
      />
    </form>
  );
}

/** Says that no notice is recorded for somebody who came by a file, for example. Nothing is hindered by it. */
function NoNotice({ profileId }: { profileId: number }) {
  const { data: settings } = useQuery(consentSettingsQueryOptions());
  const { data: answers } = useQuery(consentsQueryOptions(profileId));
  if (settings?.consents_asked !== true || answers === undefined) return null;
  if (answers.some(({ purpose }) => purpose === 'notice')) return null;
  return (
    <p role="note" className="mt-4">
      <RichText
        text={t('review.decision.noNotice')}
        tags={{ link: (words) => <TextLink to={{ page: 'profile', profileId, tab: 'login' }}>{words}</TextLink> }}
      />
    </p>
  );
}

function StatusButtons({ profile, decision: { changing, setAsking } }: DecisionProps) {
  const labels = { 'changes requested': t('review.ask.changes'), 'on hold': t('review.ask.onHold') };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {(['changes requested', 'on hold'] as const).map(
        (status) =>
          profile.status !== status && (
            <Button
              key={status}
              size="small"
              onClick={() => {
                changing.reset();
                setAsking(status);
              }}
            >
              {labels[status]}
            </Button>
          ),
      )}
    </div>
  );
}

/** Sends the form of ProposalDecision, which is further up. */
function ApproveProposal({ id, look }: { id: number; look: 'primary' | 'quiet' }) {
  const isBusy = useIsMutating({ mutationKey: decisionKey(id) }) > 0;
  return (
    <BusyButton type="submit" form="proposal" look={look} size="small" busy={isBusy}>
      {t('review.proposal.approveChanges')}
    </BusyButton>
  );
}

function describeTicks(ticked: readonly string[]): string {
  const all = verificationItems.length;
  return ticked.length === 0
    ? t('review.decision.noTicks', { all })
    : t('review.decision.ticks', { count: ticked.length, all, items: listItems(ticked) });
}

function describeTaken(other: string, name: string, leftOut: readonly string[]): string {
  return leftOut.length === 0
    ? t('review.decision.likeLast', { other, name })
    : t('review.decision.likeLastWithout', { other, name, items: listItems(leftOut) });
}

const listItems = (items: readonly string[]) => formatList(items.map((item) => sayValue('verification', item)));
