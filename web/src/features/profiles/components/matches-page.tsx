import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { cardQueryOptions } from '@/features/profiles/api/profile';
import {
  fitQueryOptions,
  whatIfQueryOptions,
  matchesAtOnce,
  matchesQueryOptions,
  wishesQueryOptions,
  type FitCount,
  type Match,
  type WishFit,
} from '@/features/profiles/api/wishes';
import { readFilters } from '@/features/profiles/filters';
import { hasWishes, wishesInWords } from '@/features/profiles/wishes';
import { navigate } from '@/lib/navigation/history';
import { smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { FoldedPart } from '@/ui/folded-part';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { Portrait } from '@/ui/portrait';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const fields: readonly PersonField[] = ['age', 'height', 'birth_star', 'caste', 'education', 'job', 'location'];

/** Somebody on the list who is ticked. */
export type TickedPerson = Pick<Match, 'id' | 'name'>;

interface MatchesPageProps {
  profileId: number;
  /** What can be done with those who are ticked. */
  renderTicked: (people: readonly TickedPerson[], clear: () => void) => ReactNode;
}

/** The people who fit a family, with the reasons. */
export function MatchesPage({ profileId, renderTicked }: MatchesPageProps) {
  const [ticked, setTicked] = useState<readonly TickedPerson[]>([]);
  const [skipped, setSkipped] = useState(0);
  const card = useQuery(cardQueryOptions(profileId));
  const wishes = useQuery(wishesQueryOptions(profileId));
  const matches = useQuery(matchesQueryOptions(profileId, skipped));
  const title = card.data ? t('matches.title', { name: card.data.name }) : t('shell.pages.matches');
  const turn = (to: number) => {
    setSkipped(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      <BackLink to={{ page: 'profile', profileId }}>{t('matches.back')}</BackLink>
      <PageHeading className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</PageHeading>
      {wishes.data && !hasWishes(wishes.data) && <p className="mt-3 text-muted">{t('matches.noWishes')}</p>}
      {wishes.data && Object.keys(wishes.data.must).length > 0 && (
        <FoldedPart title={t('matches.whatIf')} className="mt-2 border-0!">
          <WhatIf profileId={profileId} />
        </FoldedPart>
      )}
      <QueryView
        query={matches}
        loading={t('ui.loading', { what: t('matches.theMatches') })}
        skeleton={<Skeleton className="mt-6 min-h-dvh w-full" />}
        failure={couldNotLoad(t('matches.theMatches'))}
        failureClass="mt-6 text-lg"
        isEmpty={({ people }) => people === 0}
        empty={
          <EmptyState
            heading={t('matches.none')}
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profile', profileId })}>
                {t('matches.back')}
              </Button>
            }
          >
            {t('matches.noneText')}
          </EmptyState>
        }
      >
        {({ people, list }) => (
          <>
            <p role="status" className="mt-3">
              {t('matches.people', { count: people })}
            </p>
            <ul className="mt-4 space-y-4">
              {list.map((match) => (
                <Row
                  key={match.id}
                  profileId={profileId}
                  gender={card.data?.gender ?? null}
                  match={match}
                  isTicked={ticked.some(({ id }) => id === match.id)}
                  onTick={(isTicked) => {
                    const others = ticked.filter(({ id }) => id !== match.id);
                    setTicked(isTicked ? [...others, match] : others);
                  }}
                />
              ))}
            </ul>
            <div className="mt-6 flex flex-wrap gap-3">
              {skipped > 0 && (
                <Button
                  onClick={() => {
                    turn(skipped - matchesAtOnce);
                  }}
                >
                  {t('matches.earlier')}
                </Button>
              )}
              {people > skipped + matchesAtOnce && (
                <Button
                  onClick={() => {
                    turn(skipped + matchesAtOnce);
                  }}
                >
                  {t('matches.next')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryView>
      {ticked.length > 0 &&
        renderTicked(ticked, () => {
          setTicked([]);
        })}
    </div>
  );
}

interface RowProps {
  profileId: number;
  gender: string | null;
  match: Match;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Row({ profileId, gender, match, isTicked, onTick }: RowProps) {
  const { id, name, first_img: picture, mine, theirs } = match;
  const facts = factsOf(fields, { ...match.profile_details, ...match });
  return (
    <li className="rounded-card bg-paper p-4 shadow-card sm:px-6">
      <div className="flex items-start gap-4">
        <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('introductions-office.find.tick', { name })}
            className="size-5 accent-maroon-800"
            checked={isTicked}
            onChange={({ target }) => {
              onTick(target.checked);
            }}
          />
        </label>
        <Portrait
          picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
          alt=""
          className="w-20 shrink-0 sm:w-24"
        />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="text-lg text-maroon-800">
            <TextLink to={{ page: 'profile', profileId: id }}>
              <PersonName own={match.own_script_name}>{name}</PersonName>
            </TextLink>
          </h2>
          <p>{[String(id), ...facts.flatMap(({ value }) => value ?? [])].join(' · ')}</p>
          <p className="mt-1 font-medium">{t('matches.here', { fits: countInWords(mine) })}</p>
          <p>{t('matches.there', { fits: countInWords(theirs) })}</p>
        </div>
      </div>
      <FoldedPart title={t('matches.why')} className="mt-2 border-0!">
        <Reasons profileId={profileId} otherId={id} />
      </FoldedPart>
      {gender !== null && (
        <TextLink
          to={
            gender === 'bride'
              ? { page: 'match', brideId: profileId, groomId: id }
              : { page: 'match', brideId: id, groomId: profileId }
          }
        >
          {t('matches.compare')}
        </TextLink>
      )}
    </li>
  );
}

function WhatIf({ profileId }: { profileId: number }) {
  const query = useQuery(whatIfQueryOptions(profileId));
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('matches.theNumbers') })}
      skeleton={<Skeleton className="h-16 w-full" />}
      failure={couldNotLoad(t('matches.theNumbers'))}
    >
      {(musts) => (
        <ul className="space-y-1">
          {musts.map(({ wish, without, wider, with_wider: withWider }) => (
            <li key={inWords(wish)}>
              {t('matches.without', { wish: inWords(wish), count: without })}
              {wider !== null && `; ${t('matches.wider', { wish: inWords(wider), count: withWider ?? 0 })}`}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const inWords = (wish: WishFit['wish']) => wishesInWords(readFilters(wish)).join(', ');

function countInWords({ holds, unknown, wishes }: FitCount): string {
  if (wishes === 0) return t('matches.noTheirs');
  const fits = t('matches.fits', { holds, wishes });
  return unknown === 0 ? fits : `${fits}, ${t('matches.unknown', { count: unknown })}`;
}

function Reasons({ profileId, otherId }: { profileId: number; otherId: number }) {
  const query = useQuery(fitQueryOptions(profileId, otherId));
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('matches.theReasons') })}
      skeleton={<Skeleton className="h-16 w-full" />}
      failure={couldNotLoad(t('matches.theReasons'))}
    >
      {({ mine, theirs }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <List label={t('matches.ofThisFamily')} fits={mine} />
          <List label={t('matches.ofTheirs')} fits={theirs} />
        </div>
      )}
    </QueryView>
  );
}

function List({ label, fits }: { label: string; fits: readonly WishFit[] }) {
  return (
    <div>
      <h3 className="font-medium">{label}</h3>
      {fits.length === 0 && <p className="text-muted">{t('matches.noTheirs')}</p>}
      <ul className="mt-1 space-y-1">
        {fits.map(({ wish, must, holds }) => {
          const words = inWords(wish);
          return (
            <li key={words} className="flex gap-2">
              <span aria-hidden="true" className={clsx('w-4 shrink-0', holds === false && 'text-danger')}>
                {holds === null ? '?' : holds ? '✓' : '✗'}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {must ? t('matches.asMust', { wish: words }) : words}
                <span className={clsx(holds !== null && 'sr-only', 'text-muted')}>
                  {': '}
                  {t(holds === null ? 'matches.notKnown' : holds ? 'matches.holds' : 'matches.fails')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
