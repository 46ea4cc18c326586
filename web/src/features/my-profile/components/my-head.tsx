import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MyCard, myCardQueryOptions, pendingProposalQueryOptions } from '@/features/my-profile/api/my-card';
import { MissingFacts } from '@/features/my-profile/components/missing-facts';
import { PasswordNote } from '@/features/my-profile/components/password-note';
import { describeMyStatus } from '@/features/my-profile/describe-my-status';
import type { ContactDetails } from '@/person/contact-details';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { PersonName } from '@/bureau/components/person-name';
import { formatDay } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { InlineError } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';
import { Portrait } from '@/ui/portrait';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { navigate } from '@/lib/navigation/history';
import { BadgeCheck, EyeOff, Hourglass } from '@/ui/icons';

interface MyHeadProps {
  profileId: number;
  /** Undefined while loading. */
  contact: ContactDetails | null | undefined;
  /** The star by the birth, where none is entered. */
  starByBirth: ReactNode;
  /** Opens the ways to share the profile. */
  share: ReactNode;
}

/** The head of the page: name, picture, status and links of the member's profile. */
export function MyHead({ profileId, contact, starByBirth, share }: MyHeadProps) {
  const card = useQuery(myCardQueryOptions(profileId));
  return (
    <section
      aria-label={t('my-profile.head.label')}
      className="rounded-card bg-paper px-4 py-5 shadow-card sm:px-8 sm:py-8"
    >
      <QueryView
        query={card}
        loading={t('ui.loading', { what: t('my-profile.head.yourProfile') })}
        skeleton={<HeadSkeleton />}
        failure={couldNotLoad(t('my-profile.head.yourProfile'))}
      >
        {(data) => <Person card={data} contact={contact} starByBirth={starByBirth} share={share} />}
      </QueryView>
      {/* These links need no loaded data. */}
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button look="primary" className="max-sm:w-full" onClick={() => navigate({ page: 'propose' })}>
          {t('my-profile.head.edit')}
        </Button>
        <Button className="max-sm:flex-1 max-sm:px-3" onClick={() => navigate({ page: 'biodata', profileId })}>
          {t('my-profile.head.biodata')}
        </Button>
        <Button className="max-sm:flex-1 max-sm:px-3" onClick={() => navigate({ page: 'password' })}>
          {t('my-profile.changePassword')}
        </Button>
      </div>
      <PasswordNote profileId={profileId} />
    </section>
  );
}

function HeadSkeleton() {
  return (
    <div className={layout}>
      <Skeleton className="aspect-[4/5] w-full rounded-card!" />
      <div>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-3 h-5 w-1/3" />
        <Skeleton className="mt-6 h-6 w-full" />
      </div>
    </div>
  );
}

const layout =
  'grid grid-cols-[clamp(88px,26vw,168px)_minmax(0,1fr)] items-start gap-x-[clamp(1rem,4vw,2.5rem)] max-3xs:grid-cols-1 max-3xs:gap-y-4';

const signs = {
  shown: <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />,
  waiting: <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />,
  hidden: <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />,
};

function Person({ card, contact, starByBirth, share }: Omit<MyHeadProps, 'profileId'> & { card: MyCard }) {
  const settings = useQuery(visitorSettingsQueryOptions());
  const myStatus = describeMyStatus(card, settings.data ?? null);
  const proposal = useQuery(pendingProposalQueryOptions(card.id));
  return (
    <>
      <div className={layout}>
        <Portrait
          picture={card.first_img === null ? null : smallPlaceOf('profile-images', card.first_img)}
          alt={t('my-profile.head.portraitOf', { name: sayName(card.name, card.own_script_name) })}
          eager
        />
        <div className="min-w-0">
          <h2 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl" translate="no">
            <PersonName own={card.own_script_name}>{card.name}</PersonName>
          </h2>
          <p className="mt-1 text-muted">{t('my-profile.head.userId', { id: card.id })}</p>
          <p className="mt-4 flex max-w-[60ch] items-start gap-2 text-lg [overflow-wrap:anywhere]">
            {signs[myStatus.kind]}
            <span className="min-w-0">{myStatus.text}</span>
          </p>
          {myStatus.visitors !== null && <p className="mt-1 ml-7 max-w-[60ch] text-muted">{myStatus.visitors}</p>}
          {settings.isError && settings.data === undefined && myStatus.kind === 'shown' && (
            <InlineError className="mt-2" onRetry={() => settings.refetch()}>
              {couldNotLoad(t('my-profile.head.whatVisitorsSee'))}
            </InlineError>
          )}
          {proposal.data && (
            <p className="mt-2 flex max-w-[60ch] items-start gap-2">
              {signs.waiting}
              <span className="min-w-0">
                {t('my-profile.head.changesSent', { day: formatDay(proposal.data.created_at) })}
              </span>
            </p>
          )}
          {proposal.isError && proposal.data === undefined && (
            <InlineError className="mt-2" onRetry={() => proposal.refetch()}>
              {couldNotLoad(t('my-profile.head.pendingChanges'))}
            </InlineError>
          )}
          <p className="mt-1 flex flex-wrap gap-x-7">
            <TextLink to={{ page: 'profile', profileId: card.id }}>{t('my-profile.head.othersSee')}</TextLink>
            {share}
            {proposal.data && <TextLink to={{ page: 'propose' }}>{t('my-profile.head.seeChanges')}</TextLink>}
          </p>
        </div>
      </div>
      {proposal.data !== undefined && (
        <MissingFacts card={card} proposed={proposal.data?.changes ?? {}} contact={contact} />
      )}
      {starByBirth}
    </>
  );
}
