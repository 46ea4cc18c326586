import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { createStore, useStore } from '@/base/store';
import { Pager } from '@/bureau/components/pager';
import { PageTitle } from '@/bureau/components/page-title';
import { SaySide } from '@/bureau/components/say-side';
import { type FullProfile, profileQueryOptions } from '@/features/profiles/api/profile';
import {
  type Match,
  type Matches,
  matchesAtOnce,
  matchesQueryOptions,
  matchOrder,
  matchSorts,
  type MatchView,
  sideQueryOptions,
  wishesQueryOptions,
} from '@/features/profiles/api/wishes';
import { namesOf, readFilters, sameFilters, without } from '@/features/profiles/filters';
import { peopleInWords, WhatIf } from '@/features/profiles/fits/fit-parts';
import { MatchRow } from '@/features/profiles/fits/match-row';
import { MatchTools } from '@/features/profiles/fits/match-tools';
import { ProfileGone } from '@/features/profiles/profile/profile-page';
import { mayReach, starOffers } from '@/features/profiles/stars';
import {
  hasWishes,
  noWishes,
  proposeWishes,
  type Wishes,
  wishesInWords,
  type WishesOfForm,
} from '@/features/profiles/wishes';
import { WishesButton } from '@/features/profiles/wishes/wishes-part';
import { useViewer } from '@/lib/backend/session';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import { sayValue } from '@/person/say-value';
import { looksForPartner } from '@/person/statuses';
import { t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** What a bureau usually sends to a family. */
const shownAtOnce = 10;

/** Somebody on the list who is ticked. */
export type TickedPerson = Pick<Match, 'id' | 'name'>;

/** Who is ticked for a family. They stay while one looks at people and comes back. */
const ticks = createStore<{ familyId: number | null; people: readonly TickedPerson[] }>({ familyId: null, people: [] });

interface MatchesPageProps {
  profileId: number;
  /** How many stand before the shown ones. */
  skipped: number;
  /** How the list was looked at when the page was left. */
  storedView: unknown;
  /** Who is interested in this family. */
  interest?: ReactNode;
  /** What the bureau does with those who are ticked. */
  renderTicked: (people: readonly TickedPerson[], clear: () => void) => ReactNode;
}

/** The people who fit a family, with stars and reasons: for the bureau. */
export function MatchesPage({ profileId, skipped, storedView, interest, renderTicked }: MatchesPageProps) {
  const person = useQuery(profileQueryOptions(profileId));
  const wishes = useQuery(wishesQueryOptions(profileId));
  const viewer = useViewer();
  if (person.data === null) {
    return (
      <div className="wrap">
        <ProfileGone viewer={viewer} />
      </div>
    );
  }
  const title = person.data ? t('matches.title', { name: person.data.name }) : t('shell.pages.matches');
  const both = {
    data:
      person.data === undefined || wishes.data === undefined ? undefined : { person: person.data, wishes: wishes.data },
    error: person.error ?? wishes.error,
    refetch: () => Promise.all([person.refetch(), wishes.refetch()]),
  };
  return (
    <div className="wrap pt-4 pb-24">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-6">
        <PageHeading className="text-2xl [overflow-wrap:anywhere]">{title}</PageHeading>
        <BackLink to={{ page: 'profile', profileId }}>{t('biodata.back')}</BackLink>
      </div>
      {interest}
      <Loaded query={both} what={t('fits.theMatches')} skeleton={<Skeleton className="mt-4 min-h-dvh w-full" />}>
        {(loaded) =>
          loaded.person.gender === null ? (
            <div className="mt-6 rounded-card bg-paper px-5 py-4 shadow-card">
              <SaySide profileId={profileId} />
            </div>
          ) : looksForPartner(loaded.person.status) ? (
            <FamilyMatches
              person={loaded.person}
              wishes={loaded.wishes}
              skipped={skipped}
              chosen={viewSchema.parse(storedView)}
              renderTicked={loaded.person.visible ? renderTicked : undefined}
            />
          ) : (
            <div className="mt-6">
              <EmptyState
                heading={t('matches.notLooking', { name: loaded.person.name })}
                actions={
                  <Button look="primary" onClick={() => navigate({ page: 'profile', profileId })}>
                    {t('biodata.back')}
                  </Button>
                }
              >
                {t('matches.notLookingText', { status: sayValue('status', loaded.person.status) })}
              </EmptyState>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

interface FamilyMatchesProps {
  person: Omit<FullProfile, 'contact_details'>;
  wishes: WishesOfForm;
  skipped: number;
  chosen: z.infer<typeof viewSchema>;
  /** Undefined while nobody can be shown to this family. */
  renderTicked: MatchesPageProps['renderTicked'] | undefined;
}

/** How the list is looked at, as the history has it. Without further filters: those that are assumed. */
const viewSchema = z
  .object({
    sort: z.enum(matchSorts),
    by: z.array(z.enum(matchOrder)),
    leastStars: z.number().nullable(),
    further: z.unknown().transform((filters) => (filters === null ? null : readFilters(filters))),
  })
  .catch({ sort: 'best', by: [...matchOrder], leastStars: null, further: null });

function FamilyMatches({ person, wishes, skipped, chosen, renderTicked }: FamilyMatchesProps) {
  const { id: profileId, gender } = person;
  const viewer = useViewer();
  const [now] = useState(Date.now);
  const { familyId, people: kept } = useStore(ticks);
  const ticked = familyId === profileId ? kept : [];
  const setTicked = (people: readonly TickedPerson[]) => ticks.set({ familyId: profileId, people });
  const byUsual = !hasWishes(wishes);
  const proposed = byUsual ? proposeWishes(person) : noWishes;
  const own = readFilters({ religion: person.religion, mother_tongue: person.profile_details?.mother_tongue });
  // Without a wish for a religion or language, the own one is a filter. All of these can be removed.
  const assumed = byUsual ? proposed.must : without(own, namesOf({ ...wishes.must, ...wishes.hoped }));
  const view: MatchView = { ...chosen, further: chosen.further ?? assumed };
  // As a wish, what is usual leaves out nobody whose fact is not known.
  const notWanted = namesOf(proposed.must).filter((name) => view.further[name] !== proposed.must[name]);
  const usual = { must: without(proposed.must, notWanted), hoped: proposed.hoped };
  const hasCommunity = wishes.must.caste !== undefined || wishes.hoped.caste !== undefined;
  const matches = useQuery({
    ...matchesQueryOptions(profileId, skipped, { ...view, further: without(view.further, namesOf(usual.must)), usual }),
    placeholderData: keepPreviousData,
  });
  // The address of the page has both, so that Back returns to them.
  const show = (changed: Partial<MatchView>, to: number | null) =>
    replaceLocation({ page: 'matches', profileId, skipped: to, view: { ...chosen, ...changed } });
  const change = (changed: Partial<MatchView>) => show(changed, null);
  const offered = (matches.data?.list ?? []).filter(({ isOff }) => !isOff).slice(0, shownAtOnce);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_20rem] [overflow-wrap:anywhere]">
          {byUsual && `${t('matches.noWishesYet')} `}
          {Object.keys(usual.hoped).length > 0 && `${t('matches.byUsual')} `}
          <InWords wishes={byUsual ? { must: {}, hoped: usual.hoped } : wishes} />
          {!hasCommunity && t('matches.noCommunity')}
        </p>
        <WishesButton className="" viewer={viewer} person={person} wishes={wishes}>
          {t(byUsual ? 'wishes.enter' : 'wishes.change')}
        </WishesButton>
      </div>
      {!person.visible && (
        <p className="mt-2 font-medium">
          {t('matches.verifyFirst')}{' '}
          <TextLink to={{ page: 'review', profileId }}>{t('matches.toVerification')}</TextLink>
        </p>
      )}
      <Loaded query={matches} what={t('fits.theMatches')} skeleton={<Skeleton className="mt-4 min-h-dvh w-full" />}>
        {({ people, all_hold, list, stars, byStar, shownBefore }) => (
          <>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p role="status" className="font-medium">
                {peopleInWords({ people, all_hold })}
              </p>
              {renderTicked && offered.length > 0 && (
                <Button size="small" className="ml-auto md:order-last" onClick={() => setTicked(offered)}>
                  {t('matches.tickFirst', { count: offered.length })}
                </Button>
              )}
              <MatchTools
                gender={gender}
                view={view}
                own={own}
                hasCommunity={hasCommunity}
                stars={stars}
                byStar={byStar}
                onChange={change}
              />
            </div>
            <StarNotes name={person.name} stars={stars} byStar={byStar} leastStars={view.leastStars} />
            {people === 0 ? (
              <NobodyFits
                profileId={profileId}
                side={gender === 'bride' ? 'groom' : 'bride'}
                shownBefore={shownBefore}
                isNarrowed={
                  view.leastStars !== null ||
                  (Object.keys(view.further).length > 0 && !(shownBefore > 0 && sameFilters(view.further, assumed)))
                }
                hasMusts={Object.keys(wishes.must).length > 0}
                onWiden={() => change({ further: {}, leastStars: null })}
              />
            ) : (
              <ul className="@container mt-2 divide-y divide-line/70 rounded-card bg-paper shadow-card">
                {list.map((match) => (
                  <MatchRow
                    key={match.id}
                    family={person}
                    school={stars && stars.school}
                    byUsual={byUsual}
                    match={match}
                    now={now}
                    isTicked={ticked.some(({ id }) => id === match.id)}
                    onTick={
                      renderTicked &&
                      ((isTicked) => {
                        const others = ticked.filter(({ id }) => id !== match.id);
                        setTicked(isTicked ? [...others, match] : others);
                      })
                    }
                  />
                ))}
              </ul>
            )}
            <Pager all={people} atOnce={matchesAtOnce} skipped={skipped} onTurn={(to) => show({}, to)} />
          </>
        )}
      </Loaded>
      {Object.keys(wishes.must).length > 0 && (
        <FoldedPart title={t('fits.whatIf')} className="mt-4 border-0!">
          <WhatIf profileId={profileId} />
        </FoldedPart>
      )}
      {ticked.length > 0 && renderTicked?.(ticked, () => setTicked([]))}
    </>
  );
}

/** Wishes in one line, by their weight. */
function InWords({ wishes: { must, hoped } }: { wishes: Wishes }) {
  const weighed = [
    { label: t('wishes.musts'), words: wishesInWords(must) },
    { label: t('wishes.hopes'), words: wishesInWords(hoped) },
  ];
  return weighed
    .filter(({ words }) => words.length > 0)
    .map(({ label, words }) => (
      <span key={label} className="mr-4">
        <span className="text-muted">{label}</span> <span className="font-medium">{words.join('\u00a0· ')}</span>
      </span>
    ));
}

interface NobodyFitsProps {
  profileId: number;
  /** Of the people who would be shown. */
  side: 'bride' | 'groom';
  /** How many people were shown to this family. */
  shownBefore: number;
  /** Whether filters stand on top of the wishes. */
  isNarrowed: boolean;
  /** Whether this family has musts. */
  hasMusts: boolean;
  onWiden: () => void;
}

/** Why the list of matches is empty, and the next step. */
function NobodyFits({ profileId, side, shownBefore, isNarrowed, hasMusts, onWiden }: NobodyFitsProps) {
  const { waiting = 0, shown = 1 } = useQuery(sideQueryOptions(side)).data ?? {};
  const unverified = waiting > 0 ? t('matches.unverified', { side, count: waiting }) : null;
  if (unverified !== null && shown === 0) {
    return (
      <div className="mt-4">
        <EmptyState
          heading={unverified}
          actions={
            <Button look="primary" onClick={() => navigate({ page: 'review' })}>
              {t('shell.pages.verification')}
            </Button>
          }
        >
          {t('matches.nobodyVerified')}
        </EmptyState>
      </div>
    );
  }
  const [heading, text] = isNarrowed
    ? [t('matches.noneNarrowed'), t('matches.noneNarrowedText')]
    : shownBefore > 0
      ? [t('matches.allShown', { count: shownBefore }), t('matches.allShownText')]
      : [t('fits.none'), t(hasMusts ? 'fits.noneText' : 'matches.noneText')];
  return (
    <div className="mt-4">
      <EmptyState
        heading={heading}
        actions={
          isNarrowed ? (
            <Button look="primary" onClick={onWiden}>
              {t('matches.withoutFilters')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => navigate({ page: 'profile', profileId })}>
              {t(shownBefore > 0 ? 'matches.seeShown' : 'biodata.back')}
            </Button>
          )
        }
      >
        {text}
        {unverified !== null && (
          <>
            {' '}
            <TextLink to={{ page: 'review' }}>{unverified}</TextLink>
          </>
        )}
      </EmptyState>
    </div>
  );
}

interface StarNotesProps extends Pick<Matches, 'stars' | 'byStar'> {
  name: string;
  leastStars: number | null;
}

/** What the numbers of the stars leave open: an unknown star, and those who may reach the least count. */
function StarNotes({ name, stars, byStar, leastStars }: StarNotesProps) {
  const open = byStar.reduce(
    (sum, { star, people }) =>
      sum + (leastStars !== null && (star === null || mayReach(star, leastStars)) ? people : 0),
    0,
  );
  const notes =
    stars === null
      ? [t('matches.ownStarMissing', { name })]
      : [
          ...(stars.isByBirth ? [t('matches.ownStarByBirth', { name })] : []),
          ...(leastStars !== null && starOffers[stars.school].asksRajju ? [t('profiles-member.star.rajju')] : []),
          ...(open > 0 ? [t('matches.mayReach', { count: open })] : []),
        ];
  return <p className="mt-1 text-sm text-muted empty:hidden">{notes.join(' ')}</p>;
}
