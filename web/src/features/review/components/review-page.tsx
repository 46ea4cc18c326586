import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingProposalsQueryOptions, reviewQueueQueryOptions } from '@/features/review/api/queues';
import { PersonReview } from '@/features/review/components/person-review';
import { Queues, QueuesSkeleton, type QueueName } from '@/features/review/components/queues';
import { nextInQueue } from '@/features/review/next-in-queue';
import { formatCount } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ErrorPage } from '@/bureau/components/error-page';
import { MasterDetail, NothingChosen } from '@/ui/master-detail';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { showToast } from '@/ui/toast';

interface ReviewPageProps {
  /** The selected profile, in the queue or not. */
  profileId: number | null;
}

/** The page where the admin verifies profiles and decides proposals. */
export function ReviewPage({ profileId }: ReviewPageProps) {
  const waiting = useInfiniteQuery(reviewQueueQueryOptions());
  const proposed = useInfiniteQuery(pendingProposalsQueryOptions());
  const [queue, setQueue] = useState<QueueName | null>(null);

  if ((waiting.isError && !waiting.data) || (proposed.isError && !proposed.data)) return <ErrorPage />;

  const profiles = waiting.data?.pages.flatMap((part) => part.profiles);
  const proposals = proposed.data?.pages.flatMap((part) => part.proposals);
  const loaded = profiles !== undefined && proposals !== undefined;
  const isProposing = proposals?.some(({ registered_user_id }) => registered_user_id === profileId) ?? false;
  const isWaiting = profiles?.some(({ id }) => id === profileId) ?? false;
  // Start with the proposals if the selected person has one, or if the other queue is empty.
  const startsWithProposals =
    loaded && ((isProposing && !isWaiting) || (profiles.length === 0 && proposals.length > 0));
  const shownQueue = queue ?? (startsWithProposals ? 'proposals' : 'profiles');
  const ids =
    shownQueue === 'profiles'
      ? (profiles ?? []).map(({ id }) => id)
      : (proposals ?? []).map(({ registered_user_id }) => registered_user_id);

  const at = profileId === null ? -1 : ids.indexOf(profileId);
  const total = (shownQueue === 'profiles' ? waiting : proposed).data?.pages[0]?.total ?? ids.length;
  const next = profileId === null ? null : nextInQueue(ids, profileId);

  const goOn = (about: QueueName, decidedId: number, message: string) => {
    // A person opened from elsewhere, or still waiting in the other queue, stays on screen.
    if (about !== shownQueue || !ids.includes(decidedId)) {
      showToast({ message });
      return;
    }
    const next = nextInQueue(ids, decidedId);
    showToast({ message: next === null ? t('review.nobodyElse', { message }) : message });
    select(next);
  };

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('review.title')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('review.title')}</PageHeading>
      <MasterDetail
        className="mt-8"
        listLocation={{ page: 'review' }}
        listName={t('review.listName')}
        list={
          loaded ? (
            <Queues
              queue={shownQueue}
              onQueue={setQueue}
              profiles={profiles}
              profilesTotal={waiting.data?.pages[0]?.total ?? profiles.length}
              moreProfiles={waiting}
              proposals={proposals}
              proposalsTotal={proposed.data?.pages[0]?.total ?? proposals.length}
              moreProposals={proposed}
              selectedId={profileId}
              onSelect={select}
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
            onNext={
              next === null
                ? null
                : () => {
                    select(next);
                  }
            }
            onDecided={(about, message) => {
              goOn(about, id, message);
            }}
          />
        )}
        nothingChosen={
          loaded && (
            <NobodyChosen
              first={ids[0]}
              queue={shownQueue}
              others={shownQueue === 'profiles' ? proposals.length : profiles.length}
              onQueue={setQueue}
            />
          )
        }
      />
    </div>
  );
}

/** Selects another person; null selects nobody. */
function select(profileId: number | null): void {
  if (profileId !== null) wantHeadingFocus();
  replaceLocation({ page: 'review', profileId });
}

interface NobodyChosenProps {
  /** The first person of the queue on screen. */
  first: number | undefined;
  queue: QueueName;
  /** Length of the other queue. */
  others: number;
  onQueue: (queue: QueueName) => void;
}

function NobodyChosen({ first, queue, others, onQueue }: NobodyChosenProps) {
  if (first === undefined && others > 0) {
    return (
      <EmptyState
        heading={queue === 'profiles' ? t('review.noProfile.heading') : t('review.noProposal.heading')}
        actions={
          <Button look="primary" onClick={() => onQueue(queue === 'profiles' ? 'proposals' : 'profiles')}>
            {queue === 'profiles' ? t('review.noProfile.toProposals') : t('review.noProposal.toProfiles')}
          </Button>
        }
      >
        {queue === 'profiles' ? t('review.noProfile.note') : t('review.noProposal.note')}
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
