import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FullProfile, profileQueryOptions } from '@/features/profiles/api/profile';
import {
  type FitCount,
  fitQueryOptions,
  whatIfQueryOptions,
  wishesQueryOptions,
  type WishFit,
} from '@/features/profiles/api/wishes';
import { readFilters } from '@/features/profiles/filters';
import { hasWishes, wishesInWords } from '@/features/profiles/wishes';
import { useViewer } from '@/lib/backend/session';
import { joinFacts } from '@/lib/format';
import { factOf, type PersonRow } from '@/person/facts';
import { fieldFilters, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { Loaded } from '@/ui/loaded';
import { FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';

/** What each must costs: how many more would fit without it. */
export function WhatIf({ profileId }: { profileId: number }) {
  const query = useQuery(whatIfQueryOptions(profileId));
  return (
    <Loaded query={query} what={t('fits.theNumbers')} skeleton={<Skeleton className="h-16 w-full" />}>
      {(musts) => (
        <ul className="space-y-1">
          {musts.map(({ wish, without, wider, with_wider: withWider }) => (
            <li key={inWords(wish)}>
              {t('fits.without', { wish: inWords(wish), count: without })}
              {wider !== null && `; ${t('fits.wider', { wish: inWords(wider), count: withWider ?? 0 })}`}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const inWords = (wish: WishFit['wish']) => wishesInWords(readFilters(wish)).join(', ');

/** A count of wishes in words, with the number of facts that are not known. */
export function countInWords(
  { unknown, ...fit }: FitCount,
  sentence: 'fits.mine' | 'fits.theirs' | 'fits.yours' | 'matches.wishes' | 'matches.usual' | 'matches.theirs',
): string {
  if (fit.wishes === 0) return t('fits.noWishes');
  const fits = t(sentence, fit);
  return unknown === 0 ? fits : `${fits}, ${t('fits.unknown', { count: unknown })}`;
}

/** How many people the musts leave, and how many of them each wish holds on, where that says more. */
export const peopleInWords = ({ people, all_hold: all }: { people: number; all_hold: number }): string =>
  joinFacts([t('fits.people', { count: people }), all === people ? null : t('fits.withEach', { count: all })]);

interface ReasonsProps {
  profileId: number;
  otherId: number;
  /** What the viewer may see of the other person. */
  other: PersonRow;
}

/** Each wish, and the fact that agrees with it or not. */
export function Reasons({ profileId, otherId, other }: ReasonsProps) {
  const isOwn = useViewer().kind === 'member';
  const query = useQuery(fitQueryOptions(profileId, otherId));
  // A member reads the details of the other person once the profile is open, which the answer asks for.
  const person = useQuery(profileQueryOptions(isOwn ? otherId : profileId));
  const details = { ...person.data?.profile_details, ...person.data };
  const { data, error, refetch } = query;
  const known = { data: isOwn && person.isPending ? undefined : data, error, refetch };
  return (
    <Loaded query={known} what={t('fits.theReasons')} skeleton={<Skeleton className="h-16 w-full" />}>
      {({ mine, theirs }) =>
        isOwn ? (
          <List fits={mine} person={{ ...other, ...details }} />
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <section>
              <h3 className="font-medium">{t('matches.ofThisFamily')}</h3>
              <List fits={mine} person={other} />
            </section>
            <section>
              <h3 className="font-medium">{t('matches.ofTheirs')}</h3>
              <List fits={theirs} person={details} />
            </section>
          </div>
        )
      }
    </Loaded>
  );
}

/** The field with which a wish is compared. */
function fieldOf(wish: WishFit['wish']): PersonField | undefined {
  if ('age_from' in wish || 'age_to' in wish) return 'age';
  if ('height_from' in wish || 'height_to' in wish) return 'height';
  if ('matches_star' in wish) return 'birth_star';
  return fieldFilters.find(({ name }) => name in wish)?.field;
}

function List({ fits, person }: { fits: readonly WishFit[]; person: PersonRow }) {
  if (fits.length === 0) return <p className="text-muted">{t('fits.noWishes')}</p>;
  return (
    <ul className="mt-1 space-y-1">
      {fits.map(({ wish, must, holds }) => {
        const words = inWords(wish);
        const field = fieldOf(wish);
        // A wider name may be the wished one.
        const fact = field === undefined || (holds === null && field !== 'caste') ? null : factOf(field, person[field]);
        // "Education: B.E": the field stands in front of the whole, once. "The stars match: 6 of 10 or more" names no field.
        const [, heading, bare = words] = ('matches_star' in wish ? null : /^([^:]{2,30}): (.+)$/s.exec(words)) ?? [];
        const weight = t(must ? 'fits.asMust' : 'fits.asHope', { wish: bare });
        const weighed = heading === undefined || fact?.value != null ? weight : `${heading} (${weight})`;
        return (
          <li key={words} className="flex gap-2">
            <span aria-hidden="true" className={clsx('w-4 shrink-0', holds === false && 'text-danger')}>
              {holds === null ? '?' : holds ? '✓' : '✗'}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {fact?.value == null ? weighed : `${fact.label}: ${fact.value} (${weighed})`}
              <span className={clsx(holds !== null && 'sr-only', 'text-muted')}>
                {': '}
                {t(
                  holds === null
                    ? fact?.value == null
                      ? 'porutham.notKnown'
                      : 'fits.mayBe'
                    : holds
                      ? 'fits.holds'
                      : 'fits.fails',
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How many of the member's wishes hold on this person, and which; nothing without wishes. */
export function FitWithYou({ ownId, profile }: { ownId: number; profile: FullProfile }) {
  const { data: wishes } = useQuery(wishesQueryOptions(ownId));
  const isAsked = wishes !== undefined && hasWishes(wishes);
  const { data: fit } = useQuery({ ...fitQueryOptions(ownId, profile.id), enabled: isAsked });
  if (!isAsked || fit === undefined || fit.mine.length === 0) return null;
  const mine = {
    holds: fit.mine.filter(({ holds }) => holds === true).length,
    unknown: fit.mine.filter(({ holds }) => holds === null).length,
    wishes: fit.mine.length,
  };
  return (
    <FoldedPart title={countInWords(mine, 'fits.yours')} className="border-0!">
      {fit.theirs_count !== null && <p>{countInWords(fit.theirs_count, 'fits.theirs')}</p>}
      <Reasons profileId={ownId} otherId={profile.id} other={{ ...profile.profile_details, ...profile }} />
    </FoldedPart>
  );
}
