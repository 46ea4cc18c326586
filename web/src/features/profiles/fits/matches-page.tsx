import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { offLinksQueryOptions } from '@/bureau/api/off-links';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { cardQueryOptions, profileQueryOptions } from '@/features/profiles/api/profile';
import { matchesAtOnce, matchesQueryOptions, wishesQueryOptions, type Match } from '@/features/profiles/api/wishes';
import { countInWords, Reasons, WhatIf } from '@/features/profiles/fits/fit-parts';
import { FurtherFilters } from '@/features/profiles/filter/further-filters';
import { MatchCount } from '@/features/profiles/fits/match-count';
import { WishesButton } from '@/features/profiles/wishes/wishes-part';
import type { Filters } from '@/features/profiles/filters';
import { hasWishes } from '@/features/profiles/wishes';
import { useViewer, type Viewer } from '@/lib/backend/session';
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

/** What a bureau usually sends to a family. */
const shownAtOnce = 10;

/** Somebody on the list who is ticked. */
export type TickedPerson = Pick<Match, 'id' | 'name'>;

interface MatchesPageProps {
  profileId: number;
  /** What the bureau can do with those who are ticked; without it nobody is ticked. */
  renderTicked?: (people: readonly TickedPerson[], clear: () => void) => ReactNode;
}

/** The people who fit a family, with the reasons: for the family itself, or the bureau. */
export function MatchesPage({ profileId, renderTicked }: MatchesPageProps) {
  const [ticked, setTicked] = useState<readonly TickedPerson[]>([]);
  const [skipped, setSkipped] = useState(0);
  const [further, setFurther] = useState<Filters>({});
  const card = useQuery(cardQueryOptions(profileId));
  const wishes = useQuery(wishesQueryOptions(profileId));
  const viewer = useViewer();
  const isOwn = viewer.kind === 'member';
  const own = useQuery({ ...profileQueryOptions(profileId), enabled: isOwn });
  // A list of everybody would say to a family that all of them fit. The bureau reads why.
  const isWithout = isOwn && wishes.data !== undefined && !hasWishes(wishes.data);
  const matches = useQuery({
    ...matchesQueryOptions(profileId, skipped, further),
    enabled: !isOwn || (!wishes.isPending && !isWithout),
  });
  const ids = (matches.data?.list ?? []).map(({ id }) => id);
  const { data: off = [] } = useQuery({ ...offLinksQueryOptions(ids), enabled: !isOwn && ids.length > 0 });
  const title = isOwn
    ? t('shell.pages.fits')
    : card.data
      ? t('matches.title', { name: card.data.name })
      : t('shell.pages.matches');
  const turn = (to: number) => {
    setSkipped(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      {!isOwn && <BackLink to={{ page: 'profile', profileId }}>{t('matches.back')}</BackLink>}
      <PageHeading className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</PageHeading>
      {isOwn && !isWithout && <p className="mt-3 text-muted">{t('fits.explained')}</p>}
      {wishes.data && !hasWishes(wishes.data) && (
        <p className="mt-3 text-muted">{t(isOwn ? 'wishes.none' : 'matches.noWishes')}</p>
      )}
      {isOwn && wishes.data && own.data && (
        <WishesButton viewer={viewer} person={own.data} wishes={wishes.data}>
          {t(hasWishes(wishes.data) ? 'fits.changeWishes' : 'wishes.enter')}
        </WishesButton>
      )}
      {wishes.data && Object.keys(wishes.data.must).length > 0 && (
        <FoldedPart title={t('fits.whatIf')} className="mt-2 border-0!">
          <WhatIf profileId={profileId} />
        </FoldedPart>
      )}
      {!isOwn && (
        <FurtherFilters
          gender={card.data?.gender ?? null}
          filters={further}
          onApply={(chosen) => {
            setSkipped(0);
            setFurther(chosen);
          }}
        />
      )}
      {!isWithout && (
        <QueryView
          query={matches}
          loading={t('ui.loading', { what: t('fits.theMatches') })}
          skeleton={<Skeleton className="mt-6 min-h-dvh w-full" />}
          failure={couldNotLoad(t('fits.theMatches'))}
          failureClass="mt-6 text-lg"
          isEmpty={({ people }) => people === 0}
          empty={
            <EmptyState
              heading={t('fits.none')}
              actions={
                !isOwn && (
                  <Button look="primary" onClick={() => navigate({ page: 'profile', profileId })}>
                    {t('matches.back')}
                  </Button>
                )
              }
            >
              {t('fits.noneText')}
            </EmptyState>
          }
        >
          {({ people, list }) => {
            const offered = list.filter(({ id }) => !off.includes(id)).slice(0, shownAtOnce);
            return (
              <>
                <p role="status" className="mt-3">
                  {t('fits.people', { count: people })}
                </p>
                {renderTicked && offered.length > 0 && (
                  <Button
                    size="small"
                    className="mt-3"
                    onClick={() => {
                      setTicked(offered);
                    }}
                  >
                    {t('matches.tickFirst', { count: offered.length })}
                  </Button>
                )}
                <ul className="mt-4 space-y-4">
                  {list.map((match) => (
                    <Row
                      key={match.id}
                      profileId={profileId}
                      viewer={viewer}
                      gender={isOwn ? null : (card.data?.gender ?? null)}
                      match={match}
                      isOff={off.includes(match.id)}
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
                <div className="mt-6 flex flex-wrap gap-3">
                  {skipped > 0 && (
                    <Button
                      onClick={() => {
                        turn(skipped - matchesAtOnce);
                      }}
                    >
                      {t('fits.earlier')}
                    </Button>
                  )}
                  {people > skipped + matchesAtOnce && (
                    <Button
                      onClick={() => {
                        turn(skipped + matchesAtOnce);
                      }}
                    >
                      {t('fits.next')}
                    </Button>
                  )}
                </div>
              </>
            );
          }}
        </QueryView>
      )}
      {ticked.length > 0 &&
        renderTicked?.(ticked, () => {
          setTicked([]);
        })}
    </div>
  );
}

interface RowProps {
  profileId: number;
  viewer: Viewer;
  /** The side of this family, for the comparison of the stars; null offers none. */
  gender: string | null;
  match: Match;
  /** Kept off links, messages and paper: for the office. */
  isOff: boolean;
  isTicked: boolean;
  onTick: ((isTicked: boolean) => void) | undefined;
}

function Row({ profileId, viewer, gender, match, isOff, isTicked, onTick }: RowProps) {
  const isOwn = viewer.kind === 'member';
  const { id, name, first_img: picture, mine, theirs } = match;
  const facts = factsOf(fields, { ...match.profile_details, ...match });
  return (
    <li className="rounded-card bg-paper p-4 shadow-card sm:px-6">
      <div className="flex items-start gap-4">
        {onTick && (
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
        )}
        <Portrait
          picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
          alt=""
          className="w-20 shrink-0 sm:w-24"
        />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="text-lg text-maroon-800">
            <TextLink to={{ page: 'profile', profileId: id }}>
              {/* A link is a row of boxes: the parts of a name stay in one. */}
              <span translate="no">
                <PersonName own={match.own_script_name}>{name}</PersonName>
              </span>
            </TextLink>
          </h2>
          <p>{[String(id), ...facts.flatMap(({ value }) => value ?? [])].join('\u00a0· ')}</p>
          {isOff && <p className="font-medium">{t('introductions-office.find.off')}</p>}
          {isOwn && viewer.gender !== null && (
            <p className="mt-1">
              <MatchCount viewer={viewer} profileId={id} />
            </p>
          )}
          {(!isOwn || mine.wishes > 0) && (
            <p className="mt-1 font-medium">
              {isOwn ? countInWords(mine, 'fits.mine') : t('matches.here', { fits: countInWords(mine) })}
            </p>
          )}
          {theirs && (
            <p>{isOwn ? countInWords(theirs, 'fits.theirs') : t('matches.there', { fits: countInWords(theirs) })}</p>
          )}
        </div>
      </div>
      {(!isOwn || mine.wishes > 0) && (
        <FoldedPart title={t('fits.why')} className="mt-2 border-0!">
          <Reasons profileId={profileId} otherId={id} other={{ ...match.profile_details, ...match }} />
        </FoldedPart>
      )}
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
