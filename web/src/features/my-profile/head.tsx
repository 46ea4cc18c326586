import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { PersonName } from '@/bureau/components/person-name';
import {
  myCardQueryOptions,
  myPasswordQueryOptions,
  pendingProposalQueryOptions,
  type MyCard,
} from '@/features/my-profile/api';
import { describeMyStatus } from '@/features/my-profile/describe-my-status';
import { AskBureau } from '@/features/my-profile/part';
import type { Json } from '@/lib/database.types';
import { formatDay, formatList } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { smallPlaceOf } from '@/lib/pictures';
import type { ContactDetails } from '@/person/contact-details';
import { proposedImages } from '@/person/image-columns';
import { missingOf } from '@/person/missing';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { BadgeCheck, EyeOff, Hourglass } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { InlineError } from '@/ui/notice';
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

/** The head of the page: name, picture, status and links of the member's profile. */
export function MyHead({ profileId, contact, starByBirth, share }: MyHeadProps) {
  const card = useQuery(myCardQueryOptions(profileId));
  return (
    <section
      aria-label={t('my-profile.head.label')}
      className="rounded-card bg-paper px-4 py-5 shadow-card sm:px-8 sm:py-8"
    >
      <Loaded query={card} what={t('my-profile.head.yourProfile')} skeleton={<HeadSkeleton />}>
        {(data) => <Person card={data} contact={contact} starByBirth={starByBirth} share={share} />}
      </Loaded>
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

function Person({ card, contact, starByBirth, share }: Omit<MyHeadProps, 'profileId'> & { card: MyCard }) {
  const settings = useQuery(visitorSettingsQueryOptions());
  const myStatus = describeMyStatus(card, settings.data ?? null);
  const proposal = useQuery(pendingProposalQueryOptions(card.id));
  return (
    <>
      <div className={layout.row}>
        <Portrait
          className={layout.picture}
          picture={card.first_img === null ? null : smallPlaceOf('profile-images', card.first_img)}
          alt={t('my-profile.head.portraitOf', { name: sayName(card.name, card.own_script_name) })}
          eager
        />
        <div className={layout.text}>
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

/** Names the employee who last set a member's password, and the day. Empty when nobody did. */
function PasswordNote({ profileId }: { profileId: number }) {
  const password = useQuery(myPasswordQueryOptions(profileId));
  if (password.isError && password.data === undefined) {
    return (
      <InlineError className="mt-3" onRetry={() => password.refetch()}>
        {couldNotLoad(t('my-profile.password.whoSetIt'))}
      </InlineError>
    );
  }
  if (!password.data || password.data.bureau_password_at === null) return null;
  const { bureau_password_at: setAt, bureau_password_by: setBy, last_password_set_at: changedAt } = password.data;
  const isChanged = changedAt !== null && new Date(changedAt) > new Date(setAt);
  const set = { day: formatDay(setAt), admin: setBy ?? '' };
  return (
    <p className="mt-3 max-w-[65ch] text-muted [overflow-wrap:anywhere]">
      {isChanged
        ? t('my-profile.password.setAndChanged', { ...set, changedDay: formatDay(changedAt) })
        : t('my-profile.password.setByBureau', set)}
    </p>
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
    <section aria-labelledby="my-missing" className="mt-5 border-t border-line pt-5">
      <h3 id="my-missing" className="text-xl">
        {t('my-profile.missing.title')}
      </h3>
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
    </section>
  );
}
