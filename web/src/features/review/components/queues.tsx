import { clsx } from 'clsx';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { formatAge, formatCount, formatDay, joinFacts } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { ListFoot, type ListParts } from '@/ui/list-foot';
import { Portrait } from '@/ui/portrait';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

export type QueueName = 'profiles' | 'proposals';

/** The part of a person that a queue shows. */
interface QueuedPerson {
  name: string;
  age: number | null;
  religion: string | null;
  location: string | null;
  first_img: string | null;
}

interface QueuedProfile extends QueuedPerson {
  id: number;
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
  moreProfiles: ListParts;
  proposals: readonly QueuedProposal[];
  proposalsTotal: number;
  moreProposals: ListParts;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

/** Who waits for the admin: new profiles, and members who propose changes. */
export function Queues(props: QueuesProps) {
  const { queue, onQueue, selectedId, onSelect } = props;
  return (
    <Tabs.Root
      value={queue}
      onValueChange={(value) => {
        onQueue(value === 'proposals' ? 'proposals' : 'profiles');
      }}
    >
      <Tabs.List aria-label="What waits" className="flex border-b border-gold-500">
        <QueueTab value="profiles" label="Profiles" count={props.profilesTotal} />
        <QueueTab value="proposals" label="Proposals" count={props.proposalsTotal} />
      </Tabs.List>
      <Tabs.Content value="profiles" tabIndex={-1} className="outline-none">
        <Queue
          people={props.profiles.map((profile) => ({ ...profile, since: `Since ${formatDay(profile.created_at)}` }))}
          empty="No profile waits for verification."
          more={props.moreProfiles}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      </Tabs.Content>
      <Tabs.Content value="proposals" tabIndex={-1} className="outline-none">
        <Queue
          people={props.proposals.map(({ registered_user_id, created_at, RegisteredUsers: person }) => ({
            ...person,
            id: registered_user_id,
            since: `Proposed on ${formatDay(created_at)}`,
          }))}
          empty="No member proposes a change."
          more={props.moreProposals}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function QueueTab({ value, label, count }: { value: QueueName; label: string; count: number }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-4 font-medium text-muted data-[state=active]:border-maroon-800 data-[state=active]:text-maroon-800"
    >
      {label}
      <span className="min-w-6 rounded-full border border-line bg-paper px-1.5 text-center text-sm text-ink tabular-nums">
        {formatCount(count)}
      </span>
    </Tabs.Trigger>
  );
}

interface QueueProps {
  people: readonly (QueuedPerson & { id: number; since: string })[];
  empty: string;
  more: ListParts;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

function Queue({ people, empty, more, selectedId, onSelect }: QueueProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The list scrolls by itself; whom one looks at stays in its sight.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list.current || !chosen) return;
    const { scrollTop, clientHeight } = list.current;
    const isInSight =
      chosen.offsetTop >= scrollTop && chosen.offsetTop + chosen.offsetHeight <= scrollTop + clientHeight;
    if (!isInSight) list.current.scrollTop = chosen.offsetTop - clientHeight / 3;
  }, [selectedId]);
  if (people.length === 0) return <p className="px-1 py-6 text-muted">{empty}</p>;
  return (
    <>
      <ol ref={list} className="relative mt-2 space-y-1 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto">
        {people.map(({ id, name, age, religion, location, first_img, since }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === selectedId || undefined}
              className={clsx(
                'flex w-full items-start gap-3 rounded-card px-3 py-2.5 text-left hover:bg-wash',
                id === selectedId && 'bg-paper shadow-card',
              )}
              onClick={() => {
                onSelect(id);
              }}
            >
              <Portrait
                picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
                alt=""
                className="w-12 shrink-0 rounded-inner! after:hidden"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-display text-lg leading-snug">{name}</span>
                <span className="block leading-snug">
                  {joinFacts([age === null ? null : formatAge(age), religion, location])}
                </span>
                <span className="block text-sm text-muted">{since}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ListFoot narrow more={more} />
    </>
  );
}

const places = [1, 2, 3, 4, 5, 6];

/** The queues' shape while they are being loaded. */
export function QueuesSkeleton() {
  return (
    <>
      <LoadingNotice>Loading the queue</LoadingNotice>
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
