import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pendingProposalsQueryOptions, verifications, type QueuedProfile } from '@/features/review/api';
import { nextInQueue } from '@/features/review/next-in-queue';
import { PersonReview } from '@/features/review/person';
import { Queues, QueuesSkeleton, type QueueName } from '@/features/review/queues';
import { formatCount } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/focus';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import { t, type TextId } from '@/texts/texts';
import { Button } from '@/ui/button';
import { OfficePage } from '@/bureau/components/office-page';
import { ErrorPage } from '@/bureau/components/page-title';
import { MasterDetail, NothingChosen } from '@/ui/master-detail';
import { EmptyState } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

const queueNames: readonly QueueName[] = ['profiles', 'imported', 'proposals'];

interface ReviewPageProps {
  profileId: number | null;
  verifyTicked: (people: readonly QueuedProfile[], close: () => void, done: () => void) => ReactNode;
}

export function ReviewPage({ profileId, verifyTicked }: ReviewPageProps) {
  const waiting = useInfiniteQuery(verifications.of({ imported: false }));
  const ofFiles = useInfiniteQuery(verifications.of({ imported: true }));
  const proposed = useInfiniteQuery(pendingProposalsQueryOptions());
  const [queue, setQueue] = useState<QueueName | null>(null);
  const [tickedIds, setTickedIds] = useState<ReadonlySet<number>>(new Set());
  const [verifies, setVerifies] = useState(false);
  const [cameFor] = useState(profileId);
  // The last of a queue. A toast would take the way to the matches away.
  const [verified, setVerified] = useState<{ id: number; message: string } | null>(null);

  if ([waiting, ofFiles, proposed].some(({ isError, data }) => isError && !data)) return <ErrorPage />;

  const profiles = waiting.data?.pages.flatMap(({ list }) => list);
  const imported = ofFiles.data?.pages.flatMap(({ list }) => list);
  const proposals = proposed.data?.pages.flatMap((part) => part.proposals);
  const loaded = profiles !== undefined && imported !== undefined && proposals !== undefined;
  const idsOf: Record<QueueName, readonly number[]> = {
    profiles: (profiles ?? []).map(({ id }) => id),
    imported: (imported ?? []).map(({ id }) => id),
    proposals: (proposals ?? []).map(({ registered_user_id }) => registered_user_id),
  };
  const totals: Record<QueueName, number> = {
    profiles: waiting.data?.pages[0]?.count ?? 0,
    imported: ofFiles.data?.pages[0]?.count ?? 0,
    proposals: proposed.data?.pages[0]?.total ?? idsOf.proposals.length,
  };
  // Start with the queue of the selected person, or with one that is not empty.
  const shownQueue =
    queue ??
    queueNames.find((name) => profileId !== null && idsOf[name].includes(profileId)) ??
    queueNames.find((name) => totals[name] > 0) ??
    'profiles';
  const ids = idsOf[shownQueue];
  const ticked = [...(profiles ?? []), ...(imported ?? [])].filter(({ id }) => tickedIds.has(id));

  const at = profileId === null ? -1 : ids.indexOf(profileId);
  const total = totals[shownQueue];
  const next = profileId === null ? null : nextInQueue(ids, profileId);

  const goOn = (about: 'profiles' | 'proposals', decidedId: number, message: string, isVerified = false) => {
    // After the person of the address the matches are next; after others, the queue.
    if (isVerified && decidedId === cameFor) {
      showToast({ message });
      navigate({ page: 'matches', profileId: decidedId });
      return;
    }
    const action = {
      label: t('matches.find'),
      onSelect: () => navigate({ page: 'matches', profileId: decidedId }),
    };
    const tell = (told: string) => showToast({ message: told, ...(isVerified && { action }) });
    // A person opened from elsewhere, or still waiting in the other queue, stays on screen.
    if ((about === 'proposals') !== (shownQueue === 'proposals') || !ids.includes(decidedId)) {
      tell(message);
      return;
    }
    const next = nextInQueue(ids, decidedId);
    if (next === null && isVerified) setVerified({ id: decidedId, message: t('review.nobodyElse', { message }) });
    else tell(next === null ? t('review.nobodyElse', { message }) : message);
    select(next);
  };

  return (
    <OfficePage title={t('shell.pages.verification')}>
      {verified !== null && profileId === null && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-x-4 text-lg">
          {verified.message}
          <TextLink to={{ page: 'matches', profileId: verified.id }}>{t('matches.find')}</TextLink>
        </p>
      )}
      <MasterDetail
        className="mt-8"
        listLocation={{ page: 'review' }}
        listName={t('review.listName')}
        list={
          loaded ? (
            <Queues
              queue={shownQueue}
              onQueue={setQueue}
              profiles={{ list: profiles, total: totals.profiles, more: waiting }}
              imported={{ list: imported, total: totals.imported, more: ofFiles }}
              proposals={proposals}
              proposalsTotal={totals.proposals}
              moreProposals={proposed}
              selectedId={profileId}
              onSelect={select}
              ticked={new Set(ticked.map(({ id }) => id))}
              onTick={(id) => {
                const others = [...tickedIds].filter((other) => other !== id);
                setTickedIds(new Set(tickedIds.has(id) ? others : [...others, id]));
              }}
              onVerify={() => setVerifies(true)}
            />
          ) : (
            <QueuesSkeleton />
          )
        }
        selectedId={profileId}
        detail={(id) => (
          <PersonReview
            key={id}
            id={id}
            place={at === -1 ? null : t('review.place', { at: at + 1, total: formatCount(total) })}
            onNext={next === null ? null : () => select(next)}
            onDecided={(about, message, isVerified) => goOn(about, id, message, isVerified)}
          />
        )}
        nothingChosen={
          loaded && (
            <NobodyChosen
              first={ids[0]}
              queue={shownQueue}
              other={queueNames.find((name) => name !== shownQueue && totals[name] > 0)}
              onQueue={setQueue}
            />
          )
        }
      />
      {verifies &&
        verifyTicked(
          ticked,
          () => setVerifies(false),
          () => {
            setVerifies(false);
            setTickedIds(new Set());
          },
        )}
    </OfficePage>
  );
}

function select(profileId: number | null): void {
  if (profileId !== null) wantHeadingFocus();
  replaceLocation({ page: 'review', profileId });
}

interface NobodyChosenProps {
  /** The first person of the queue on screen. */
  first: number | undefined;
  queue: QueueName;
  /** Another queue with somebody in it. */
  other: QueueName | undefined;
  onQueue: (queue: QueueName) => void;
}

const waysTo = {
  profiles: 'review.noProposal.toProfiles',
  imported: 'review.noProfile.toImported',
  proposals: 'review.noProfile.toProposals',
} as const satisfies Record<QueueName, TextId>;
const notesOn = {
  profiles: 'review.noProposal.note',
  imported: 'review.noProfile.imported',
  proposals: 'review.noProfile.note',
} as const satisfies Record<QueueName, TextId>;

function NobodyChosen({ first, queue, other, onQueue }: NobodyChosenProps) {
  if (first === undefined && other !== undefined) {
    return (
      <EmptyState
        heading={queue === 'proposals' ? t('review.noProposal.heading') : t('review.noProfile.heading')}
        actions={
          <Button look="primary" onClick={() => onQueue(other)}>
            {t(waysTo[other])}
          </Button>
        }
      >
        {t(notesOn[other])}
      </EmptyState>
    );
  }
  if (first === undefined) {
    return (
      <EmptyState
        heading={t('review.nobody.heading')}
        actions={
          <Button look="primary" onClick={() => navigate({ page: 'dashboard' })}>
            {t('review.nobody.toDashboard')}
          </Button>
        }
      >
        {t('review.nobody.note')}
      </EmptyState>
    );
  }
  return <NothingChosen onStart={() => select(first)}>{t('review.choose')}</NothingChosen>;
}
