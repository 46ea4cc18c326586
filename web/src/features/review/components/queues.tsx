import { formatAge, formatDay } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { JoinedFacts } from '@/ui/joined-facts';
import { CountedTabs, TabPanel } from '@/ui/counted-tabs';
import type { PagedQuery } from '@/ui/load-more';
import { PickList } from '@/ui/pick-list';
import { Portrait } from '@/ui/portrait';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { formatPersonValue } from '@/person/values';

export type QueueName = 'profiles' | 'proposals';

/** Columns of a person in a queue. */
interface QueuedPerson {
  id: number;
  name: string;
  age: number | null;
  religion: string | null;
  location: string | null;
  first_img: string | null;
}

interface QueuedProfile extends QueuedPerson {
  created_at: string;
}

interface QueuedProposal {
  registered_user_id: number;
  created_at: string;
  RegisteredUsers: QueuedPerson;
}

interface QueuesProps {
  queue: QueueName;
  onQueue: (queue: QueueName) => void;
  profiles: readonly QueuedProfile[];
  profilesTotal: number;
  moreProfiles: PagedQuery;
  proposals: readonly QueuedProposal[];
  proposalsTotal: number;
  moreProposals: PagedQuery;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

/** The two queues: new profiles and proposals. */
export function Queues(props: QueuesProps) {
  const { queue, onQueue, selectedId, onSelect } = props;
  return (
    <CountedTabs
      label={t('review.waiting')}
      tabs={[
        { name: 'profiles', label: t('review.profiles'), count: props.profilesTotal },
        { name: 'proposals', label: t('review.proposals'), count: props.proposalsTotal },
      ]}
      chosen={queue}
      onChoose={onQueue}
    >
      <TabPanel name="profiles" className="mt-2">
        <PickList
          rows={props.profiles}
          empty={t('review.noProfiles')}
          more={props.moreProfiles}
          selectedId={selectedId}
          onSelect={onSelect}
        >
          {(profile) => <Row person={profile} since={t('review.since', { day: formatDay(profile.created_at) })} />}
        </PickList>
      </TabPanel>
      <TabPanel name="proposals" className="mt-2">
        <PickList
          rows={props.proposals.map((proposal) => ({ ...proposal, id: proposal.registered_user_id }))}
          empty={t('review.noProposals')}
          more={props.moreProposals}
          selectedId={selectedId}
          onSelect={onSelect}
        >
          {({ RegisteredUsers: person, created_at }) => (
            <Row person={person} since={t('review.proposedOn', { day: formatDay(created_at) })} />
          )}
        </PickList>
      </TabPanel>
    </CountedTabs>
  );
}

function Row({
  person: { id, name, age, religion, location, first_img },
  since,
}: {
  person: QueuedPerson;
  since: string;
}) {
  return (
    <span className="flex items-start gap-3">
      <Portrait
        picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
        alt=""
        className="w-12 shrink-0 rounded-inner! after:hidden"
      />
      <span className="min-w-0">
        <span className="block font-display text-lg leading-snug" translate="no">
          {name}
        </span>
        <span className="block leading-snug">
          <JoinedFacts
            facts={[
              t('review.id', { id }),
              age === null ? null : formatAge(age),
              formatPersonValue('religion', religion),
            ]}
            typed={location}
          />
        </span>
        <span className="block text-sm text-muted">{since}</span>
      </span>
    </span>
  );
}

const places = [1, 2, 3, 4, 5, 6];

/** Skeleton of the queues while they load. */
export function QueuesSkeleton() {
  return (
    <>
      <LoadingNotice>{t('ui.loading', { what: t('review.queue') })}</LoadingNotice>
      <div aria-hidden="true">
        <div className="h-12 border-b border-gold-500" />
        {places.map((place) => (
          <div key={place} className="flex gap-3 px-3 py-3">
            <Skeleton className="h-[60px] w-12 rounded-inner!" />
            <div className="flex-1 space-y-2 pt-1">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
