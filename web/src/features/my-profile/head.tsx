import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PersonName } from '@/bureau/components/person-name';
import { myCardQueryOptions, pendingProposalQueryOptions, type MyCard } from '@/features/my-profile/api';
import { ConfirmPart } from '@/features/my-profile/confirm-part';
import { describeMyStatus } from '@/features/my-profile/describe-my-status';
import { AskBureau } from '@/features/my-profile/part';
import type { Json } from '@/lib/database.types';
import { formatDay, formatList } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import type { ContactDetails } from '@/person/contact-details';
import { proposedImages } from '@/person/image-columns';
import { missingOf } from '@/person/missing';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { FoldedPart } from '@/ui/sections';
import { BadgeCheck, EyeOff, Hourglass } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

interface MyHeadProps {
  profileId: number;
  /** Undefined while loading. */
  contact: ContactDetails | null | undefined;
  /** The star by the birth, where none is entered. */
  starByBirth: ReactNode;
  /** Opens the ways to share the profile. */
  share: ReactNode;
}

/** The head of the page: name, picture and status of the member's profile, and whether it is still right. */
export function MyHead({ profileId, contact, starByBirth, share }: MyHeadProps) {
  const card = useQuery(myCardQueryOptions(profileId));
  return (
    <section
      aria-label={t('my-profile.head.label')}
      className="rounded-card bg-paper px-4 py-5 shadow-card sm:px-8 sm:py-8"
    >
      <Loaded query={card} what={t('my-profile.head.yourProfile')} skeleton={<HeadSkeleton />}>
        {(data) => <Person card={data} contact={contact} starByBirth={starByBirth} />}
      </Loaded>
      <div className="mt-4 border-t border-line pt-3">
        <ConfirmPart profileId={profileId} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-7">
        <TextLink to={{ page: 'profile', profileId }}>{t('my-profile.head.othersSee')}</TextLink>
        <TextLink to={{ page: 'biodata', profileId }}>{t('shell.pages.biodata')}</TextLink>
        {share}
      </p>
    </section>
  );
}

function HeadSkeleton() {
  return (
    <div className={layout.row}>
      <Skeleton className={`aspect-[4/5] rounded-card! ${layout.picture}`} />
      <div className={layout.text}>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-3 h-5 w-1/3" />
        <Skeleton className="mt-6 h-6 w-full" />
      </div>
    </div>
  );
}

/** The text stands below the picture where a column beside it would be narrower than ten letters. */
const layout = {
  row: 'flex flex-wrap items-start gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-4',
  picture: 'w-[clamp(88px,26vw,168px)]',
  text: 'min-w-0 flex-1 basis-40',
};

const signs = {
  shown: <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />,
  waiting: <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />,
  hidden: <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />,
};

function Person({ card, contact, starByBirth }: Omit<MyHeadProps, 'profileId' | 'share'> & { card: MyCard }) {
  const myStatus = describeMyStatus(card);
  const proposal = useQuery(pendingProposalQueryOptions(card.id));
  return (
    <>
      <div className={layout.row}>
        <Portrait
          className={layout.picture}
          picture={card.first_img === null ? null : smallPlaceOf('profile-images', card.first_img)}
          alt={t('profiles.card.portrait', { name: sayName(card.name, card.own_script_name) })}
          eager
        />
        <div className={layout.text}>
          <h2 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl" translate="no">
            <PersonName own={card.own_script_name}>{card.name}</PersonName>
          </h2>
          <p className="mt-1 text-muted">{t('porutham.userId', { id: card.id })}</p>
          <p className="mt-2 flex max-w-[60ch] items-start gap-2 text-lg [overflow-wrap:anywhere]">
            {signs[myStatus.kind]}
            <span className="min-w-0">{myStatus.text}</span>
          </p>
          {myStatus.kind === 'hidden' && (
            <TextLink to={{ page: 'rights', part: 'status' }}>{t('my-profile.status.title')}</TextLink>
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
          {proposal.data && <TextLink to={{ page: 'propose' }}>{t('my-profile.head.seeChanges')}</TextLink>}
        </div>
      </div>
      {proposal.data !== undefined && (
        <MissingFacts card={card} proposed={proposal.data?.changes ?? {}} contact={contact} />
      )}
      {starByBirth}
    </>
  );
}

interface MissingFactsProps {
  card: MyCard;
  /** The pending proposal; its facts do not count as missing. */
  proposed: Json;
  /** Undefined while loading. */
  contact: ContactDetails | null | undefined;
}

const maxNames = 8;
const tags = { names: (words: string) => <strong className="font-medium">{words}</strong> };

function nameSome(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more > 1
    ? t('my-profile.missing.namesAndMore', { names: formatList(names.slice(0, maxNames)), count: more })
    : formatList(names);
}

/** The missing facts of the member's profile, and who can add them. Renders nothing for a complete profile. */
export function MissingFacts({ card, proposed, contact }: MissingFactsProps) {
  const changes = typeof proposed === 'object' && !Array.isArray(proposed) ? proposed : {};
  const { own, bureaus } = missingOf(
    { ...card.profile_details, ...card, ...changes },
    { ...card, ...proposedImages(proposed) },
    contact,
  );
  if (own.length + bureaus.length === 0) return null;
  return (
    <section aria-label={t('my-profile.missing.title')}>
      <FoldedPart title={t('my-profile.missing.title')} className="mt-3 border-0!">
        {own.length > 0 && (
          <>
            <p className="mt-1 max-w-[65ch]">
              <RichText text={t('my-profile.missing.own', { names: nameSome(own) })} tags={tags} />
            </p>
            <TextLink to={{ page: 'propose' }}>{t('my-profile.missing.add')}</TextLink>
          </>
        )}
        {bureaus.length > 0 && (
          <>
            <p className="mt-1 max-w-[65ch]">
              <RichText text={t('my-profile.missing.bureaus', { names: formatList(bureaus) })} tags={tags} />
            </p>
            <AskBureau />
          </>
        )}
      </FoldedPart>
    </section>
  );
}
