import type { QueuedProfile } from '@/features/review/api';
import { formatAge, formatDay, formatList } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { JoinedFacts } from '@/ui/facts';
import { CountedTabs, PickList, TabPanel } from '@/ui/lists';
import type { PagedQuery } from '@/ui/loaded';
import { Portrait } from '@/ui/portrait';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { labelOf } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { formatPersonValue } from '@/person/values';

export type QueueName = 'profiles' | 'imported' | 'proposals';

type QueuedPerson = Pick<QueuedProfile, 'id' | 'name' | 'age' | 'religion' | 'location' | 'first_img'>;

type ProfileQueue = { list: readonly QueuedProfile[]; total: number; more: PagedQuery };

interface QueuesProps {
  queue: QueueName;
  onQueue: (queue: QueueName) => void;
  profiles: ProfileQueue;
  /** Those of files. Without any, there is no tab. */
  imported: ProfileQueue;
  proposals: readonly { registered_user_id: number; created_at: string; RegisteredUsers: QueuedPerson }[];
  proposalsTotal: number;
  moreProposals: PagedQuery;
  selectedId: number | null;
  onSelect: (id: number) => void;
  ticked: ReadonlySet<number>;
  onTick: (id: number) => void;
  onVerify: () => void;
}

export function Queues(props: QueuesProps) {
  const { queue, onQueue, selectedId, onSelect, profiles, imported } = props;
  return (
    <CountedTabs
      label={t('review.waiting')}
      tabs={[
        { name: 'profiles', label: t('shell.nav.profiles'), count: profiles.total },
        ...(imported.total > 0 || queue === 'imported'
          ? [{ name: 'imported', label: t('review.imported'), count: imported.total } as const]
          : []),
        { name: 'proposals', label: t('review.proposals'), count: props.proposalsTotal },
      ]}
      chosen={queue}
      onChoose={onQueue}
      // Three tabs fit into one line of the narrow list.
      listClass="sm:*:px-3"
    >
      <Profiles name="profiles" {...props} of={profiles} />
      <Profiles name="imported" {...props} of={imported} />
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

type ProfilesProps = QueuesProps & { name: 'profiles' | 'imported'; of: ProfileQueue };

const Profiles = ({
  name,
  of: { list, total, more },
  selectedId,
  onSelect,
  ticked,
  onTick,
  onVerify,
}: ProfilesProps) => (
  <TabPanel name={name} className="mt-2">
    {ticked.size > 0 && (
      <Button look="primary" size="small" className="mb-2" onClick={onVerify}>
        {t('review.verifyTicked', { count: ticked.size })}
      </Button>
    )}
    <PickList
      rows={list}
      empty={t('review.noProfiles')}
      more={more}
      selectedId={selectedId}
      onSelect={onSelect}
      beside={
        total > 1
          ? (profile) => (
              <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={t('review.tick', { name: profile.name })}
                  className="size-5 accent-maroon-800"
                  checked={ticked.has(profile.id)}
                  onChange={() => onTick(profile.id)}
                />
              </label>
            )
          : undefined
      }
    >
      {(profile) => (
        <Row
          person={profile}
          since={t('review.since', { day: formatDay(profile.created_at) })}
          missing={[
            ...(profile.gender === null ? [labelOf('gender')] : []),
            ...profile.missing.map((item) => sayValue('verification', item)),
          ]}
        />
      )}
    </PickList>
  </TabPanel>
);

/** `missing`: what could not be checked, because nothing is stored. */
function Row(props: { person: QueuedPerson; since: string; missing?: readonly string[] }) {
  const { person, since, missing = [] } = props;
  const { id, name, age, religion, location, first_img } = person;
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
              t('profiles.card.id', { id }),
              age === null ? null : formatAge(age),
              formatPersonValue('religion', religion),
            ]}
            typed={location}
          />
        </span>
        <span className="block text-sm text-muted">{since}</span>
        {missing.length > 0 && (
          <span className="block text-sm text-muted">{t('review.missing', { items: formatList(missing) })}</span>
        )}
      </span>
    </span>
  );
}

const places = [1, 2, 3, 4, 5, 6];

export const QueuesSkeleton = () => (
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
