import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { profileCountQueryOptions, type Profile, visitQueryOptions } from '@/features/profiles/api/profiles';
import { matchSchoolOf } from '@/features/profiles/api-query';
import { ProfileQueryControls } from '@/features/profiles/list/query-controls';
import { ProfileCards, ProfileCardSkeletons } from '@/features/profiles/list/cards';
import { sameFilters, sameQuery, startQueryOf, type ProfileQuery } from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/shown';
import {
  useShowing,
  setProfileQuery,
  useProfileQuery,
  useApiQuery,
  useProfileList,
} from '@/features/profiles/profile-list';
import { lazyPart } from '@/base/load-part';
import { genderOf, ownProfileId, type Viewer } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import { t } from '@/texts/texts';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { OnDemand } from '@/ui/on-demand';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import { placeReturnedTo } from '@/lib/navigation/history';
import { RichText } from '@/ui/rich-text';
import { useInView } from '@/ui/use-in-view';
import { formatCount } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';

const starMatchNote = async () => await import('@/features/profiles/list/no-profiles');
const StarMatchNote = lazyPart(async () => (await starMatchNote()).StarMatchNote);
const StarMissing = lazyPart(async () => (await starMatchNote()).StarMissing);

const emptyList = async () => await import('@/features/profiles/list/no-profiles');
const NoMatch = lazyPart(async () => (await emptyList()).NoMatch);
const NoProfiles = lazyPart(async () => (await emptyList()).NoProfiles);
const PrintList = lazyPart(async () => (await import('@/features/profiles/list/print-list')).PrintList);

interface ProfilesPageProps {
  viewer: Viewer;
  /** Renders a card's actions. */
  cardAction?: ((profile: Profile) => ReactNode) | undefined;
}

/** All visible profiles, newest first, with infinite scrolling. */
export function ProfilesPage({ viewer, cardAction }: ProfilesPageProps) {
  const query = useProfileQuery(viewer);
  const list = useProfileList(query, viewer);
  const { isStarMissing } = useApiQuery(query, viewer);
  // Fetched in parallel with the list: whether visitors may see pictures.
  useShowing(viewer);
  const { data: lastVisit = null } = useQuery(visitQueryOptions(viewer.kind === 'member' ? viewer.username : null));
  // Cards render as a deferred update, so clicks never wait for all of them.
  // Only the restored scroll position renders at once.
  const deferred = useDeferredValue(list.profiles);
  const profiles = placeReturnedTo() > 0 ? list.profiles : deferred;
  const hasStar = useHasStar(viewer, list.profiles !== null);
  if (list.failed && sameQuery(query, startQueryOf(genderOf(viewer)))) return <ErrorPage />;

  const change = (wanted: ProfileQuery) => setProfileQuery(viewer, wanted);
  const isEmpty = profiles?.length === 0;
  const isFiltered = !sameFilters(query.filters, {});

  return (
    // A phone has the faces on its first screen.
    <div className="wrap py-[clamp(3rem,6vw,5rem)] max-sm:pt-1">
      <PageTitle>{t('shell.pages.profiles')}</PageTitle>
      <div className="mb-2 xs:text-center sm:mb-10">
        <PageHeading className="text-base sm:text-3xl">
          <RichText
            text={t('profiles.heading')}
            tags={{ verified: (words) => <span className="3xs:whitespace-nowrap">{words}</span> }}
          />
        </PageHeading>
        <LotusRule className="mx-auto mt-4 max-sm:hidden" />
        <div className="max-sm:sr-only">
          <Lead viewer={viewer} query={query} />
        </div>
      </div>
      {(isFiltered || !isEmpty) && (
        <ProfileQueryControls viewer={viewer} query={query} hasStar={hasStar} onChange={change} />
      )}
      {profiles === null && !list.failed && <ProfileCardSkeletons />}
      {list.failed && (
        <InlineError className="justify-center" onRetry={list.retry}>
          {list.refused ? errorText(list.refused) : couldNotLoad(t('profiles.theProfiles'))}
        </InlineError>
      )}
      {isEmpty && isFiltered && isStarMissing && (
        <OnDemand>
          <StarMissing />
        </OnDemand>
      )}
      {isEmpty && isFiltered && !isStarMissing && (
        <OnDemand>
          <NoMatch filters={query.filters} onClear={() => change({ ...query, filters: {} })} />
        </OnDemand>
      )}
      {isEmpty && !isFiltered && (
        <Suspense fallback={<ProfileCardSkeletons />}>
          <NoProfiles viewer={viewer} />
        </Suspense>
      )}
      {profiles !== null && !isEmpty && (
        <>
          <ProfileCards
            profiles={profiles}
            hasMore={list.hasMore}
            viewer={viewer}
            lastVisit={lastVisit}
            cardAction={cardAction}
            school={matchSchoolOf(query) ?? null}
          />
          <ShowMore
            count={profiles.length}
            hasMore={list.hasMore}
            loading={list.loadingMore}
            failed={list.moreFailed}
            onMore={list.loadMore}
          />
          {/* The office's paper is made in Find Matches: it is recorded, and obeys the choice of each family. */}
          {viewer.kind === 'member' && (
            <OnDemand>
              <PrintList
                count={profiles.length}
                hasMore={list.hasMore || profiles !== list.profiles}
                loading={list.loadingMore || profiles !== list.profiles}
                failed={list.moreFailed}
                onMore={list.loadMore}
              />
            </OnDemand>
          )}
        </>
      )}
      {profiles !== null && query.filters.matches_star !== undefined && viewer.kind === 'member' && (
        <div className="mt-8 text-center">
          <OnDemand>
            <StarMatchNote viewer={viewer} query={query} onChange={change} />
          </OnDemand>
        </div>
      )}
    </div>
  );
}

/** Whether the viewer's own star is known. Fetched after the list, so it does not compete for bandwidth. */
function useHasStar(viewer: Viewer, isListShown: boolean): boolean {
  const ownId = viewer.kind === 'member' && genderOf(viewer) !== null ? ownProfileId(viewer) : null;
  const { data } = useQuery({ ...ownStarQueryOptions(ownId), enabled: isListShown && ownId !== null });
  return data !== undefined && data !== null;
}

/** The number of profiles and their common facts once loaded; the space is reserved, so the layout stays stable. */
function Lead({ viewer, query }: { viewer: Viewer; query: ProfileQuery }) {
  const { filters } = useApiQuery(query, viewer);
  const { data: count, isError } = useQuery({
    ...profileCountQueryOptions(filters),
    enabled: viewer.kind !== 'loading',
    placeholderData: keepPreviousData,
  });
  return (
    // Only the part that changes is announced: the count stands in an element of its own.
    <p aria-live="polite" className="mt-4 min-h-[2lh] text-lg text-balance text-muted sm:min-h-[1lh]">
      {count !== undefined && count > 0 && (
        <RichText
          text={t('profiles.lead', { count, shown: formatCapped(count) })}
          tags={{ count: (words) => <span>{words}</span> }}
        />
      )}
      {count === undefined && isError && t('profiles.leadUncounted')}
      {count !== 0 && (count !== undefined || isError) && (
        <>
          {query.sort === 'newest' && ` ${t('profiles.newestFirst')}`}
          {query.sort === 'match' && ` ${t('profiles.bestMatchFirst')}`}
        </>
      )}
    </p>
  );
}

interface ShowMoreProps {
  count: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => unknown;
}

/** Loads the next page when the end of the list comes near. The button serves keyboard users. */
function ShowMore({ count, hasMore, loading, failed, onMore }: ShowMoreProps) {
  const { ref } = useInView({
    rootMargin: '600px',
    // A failed page is retried only by the button, not on every scroll.
    skip: !hasMore || loading || failed,
    onArrive: () => void onMore(),
  });

  return (
    <div ref={ref} className="flex flex-col items-center gap-3 pt-14 text-center print:hidden">
      <p aria-live="polite" className="text-muted">
        {t(hasMore ? 'profiles.showing' : 'profiles.seenAll', { count, shown: formatCount(count) })}
      </p>
      {failed && <InlineError onRetry={onMore}>{couldNotLoad(t('profiles.moreProfiles'))}</InlineError>}
      {hasMore && !failed && (
        <BusyButton busy={loading} busyText={t('ui.loadingMore')} onClick={onMore}>
          {t('profiles.showMore')}
        </BusyButton>
      )}
    </div>
  );
}
