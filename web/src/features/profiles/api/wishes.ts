import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { loadPart } from '@/base/load-part';
import { supabase } from '@/lib/backend/client';
import { act } from '@/lib/act';
import { run, readAs, runCount } from '@/lib/run';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import { type StarSchool, readStarMatchFilter, starSchools } from '@/astrology/porutham/star-match-filter';
import { z } from 'zod';
import { offLinksQueryOptions } from '@/bureau/api/consents';
import { openProfile } from '@/bureau/api/profile-details';
import { beginSearch, profileKeys } from '@/features/profiles/api/profiles';
import type { Filters } from '@/features/profiles/filters';
import { starOffers, reaches, starPlaces, starsAt } from '@/features/profiles/stars';
import { readWishes, type Wishes } from '@/features/profiles/wishes';
import { getViewer } from '@/lib/backend/session';

/** The score of a person with each star code, by the school. */
type StarScores = Partial<Record<StarSchool, Readonly<Record<string, number>>>>;

/** The star codes of the other side by how well they match a person, the best first, by the bureau's school. */
interface StarOrder {
  school: StarSchool;
  lists: readonly EqualStars[];
  /** The person's star is computed from the birth, and not on the profile. */
  isByBirth: boolean;
}

/** The star codes of the other side by how well they match a person; null without a known star. */
async function readStars(client: QueryClient, profileId: number) {
  const [own, card, stored, { starsByMatch }, { readStarSettings }] = await Promise.all([
    client.query(ownStarQueryOptions(profileId)),
    run(supabase.from('RegisteredUsers').select('gender').eq('id', profileId).maybeSingle()),
    client.query(starSettingsQueryOptions()),
    loadPart(async () => await import('@/astrology/porutham/star-lists')),
    loadPart(async () => await import('@/astrology/star-settings')),
  ]);
  if (own === null || card === null) return null;
  const settings = readStarSettings(stored);
  return {
    school: settings.match_school,
    isByBirth: own.byBirth !== null,
    listsBy: (school: StarSchool) => starsByMatch(card.gender, own.facts, school, settings) ?? [],
  };
}

/** The scores by the rules of these schools; none without a known star. A code that fails the deciding factor has 0. */
async function readStarScores(
  client: QueryClient,
  profileId: number,
  schools: readonly StarSchool[],
): Promise<StarScores> {
  const stars = schools.length === 0 ? null : await readStars(client, profileId);
  if (stars === null) return {};
  const scoresBy = (school: StarSchool) =>
    Object.fromEntries(
      stars
        .listsBy(school)
        .flatMap(({ codes, passes, least }) => codes.map((code) => [code, passes ? Math.floor(least) : 0])),
    );
  return Object.fromEntries(schools.map((school) => [school, scoresBy(school)]));
}

/** The order of the stars for a person; null without a known star. */
async function readStarOrder(client: QueryClient, profileId: number): Promise<StarOrder | null> {
  const stars = await readStars(client, profileId);
  if (stars === null) return null;
  const { school, isByBirth, listsBy } = stars;
  return { school, isByBirth, lists: listsBy(school) };
}

/** What the family of a profile looks for: for the family and the admin. */
export const wishesQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.wishes(profileId),
    queryFn: async ({ signal }) => {
      const stored = await run(
        supabase.from('wishes').select('must, hoped, others_see_fit').eq('registered_user_id', profileId).maybeSingle(),
        signal,
      );
      return { ...readWishes(stored), othersSeeFit: stored?.others_see_fit ?? false };
    },
  });

/**
 * What a question about fits needs: the scores by which wishes about stars are counted. The answers tell details of others, so for
 * a member they are a search, which is begun first, with the stars that match and the others.
 */
async function beginFits(client: QueryClient, profileId: number): Promise<{ star_scores: StarScores }> {
  if (getViewer().kind !== 'member') return { star_scores: await readStarScores(client, profileId, starSchools) };
  const { must, hoped } = await client.query(wishesQueryOptions(profileId));
  const filters = { ...must, ...hoped };
  const wished = readStarMatchFilter(filters.matches_star ?? '');
  const star_scores = await readStarScores(client, profileId, wished === null ? [] : [wished.school]);
  const scores = wished === null ? undefined : star_scores[wished.school];
  if (wished === null || scores === undefined) await beginSearch(client, filters);
  else {
    const codes = Object.keys(scores).sort();
    const holds = (code: string) => (scores[code] ?? 0) >= wished.least;
    await beginSearch(client, {
      ...filters,
      stars: [codes.filter(holds), codes.filter((code) => !holds(code))],
    });
  }
  return { star_scores };
}

const count = z.object({ holds: z.number(), unknown: z.number(), wishes: z.number() });
export type FitCount = z.infer<typeof count>;
/** For a member. */
export const fits = z.object({
  people: z.number(),
  /** Of these, the people who have each wish of this family. */
  all_hold: z.number(),
  list: z.array(z.object({ id: z.number(), mine: count, theirs: count.nullable() })),
});
const place = z.number().nullable();
/** For the office. */
export const matches = z.object({
  people: z.number(),
  all_hold: z.number(),
  list: z.array(
    z.object({
      id: z.number(),
      mine: count,
      theirs: count,
      star_place: place,
      times_shown: z.number(),
      waits_since: z.string(),
      /** Why a community that is not the wished one comes before others, and the wider name or title that both have. */
      community: z.enum(['may be', 'other part', 'same title']).nullable(),
      shared: z.string().nullable(),
    }),
  ),
  by_star: z.array(z.tuple([place, z.number()])),
  shown_before: z.number(),
});

/** How many people a part of the list of matches has. */
export const matchesAtOnce = 25;

/** Adds the card and the details that the viewer may see to each person. */
async function withCards<Fit extends { id: number }>(list: readonly Fit[], signal: AbortSignal) {
  const cards = await run(
    supabase
      .from('RegisteredUsers')
      .select('*, profile_details(*)')
      .in(
        'id',
        list.map(({ id }) => id),
      ),
    signal,
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return list.flatMap((fit) => {
    const card = cardOf.get(fit.id);
    return card === undefined ? [] : [{ ...card, ...fit }];
  });
}

async function getFits(client: QueryClient, profileId: number, skipped: number, signal: AbortSignal) {
  const stars = await beginFits(client, profileId);
  const asked = { profile_id: profileId, skipped, at_most: matchesAtOnce, ...stars };
  const { list, ...counts } = readAs(fits, await run(supabase.rpc('find_matches', asked), signal));
  return { ...counts, list: await withCards(list, signal) };
}

/** Somebody who fits the member. */
export type Fit = Awaited<ReturnType<typeof getFits>>['list'][number];

/** The people who fit the member: a part of the list, and how many they are. */
export const fitsQueryOptions = (profileId: number, skipped: number) =>
  queryOptions({
    queryKey: profileKeys.fits(profileId, skipped),
    queryFn: ({ client, signal }) => getFits(client, profileId, skipped, signal),
  });

export const matchSorts = ['best', 'newest', 'waits longest'] as const;
/** What comes first in the best order, one after the other. Equal people: who waits longest. */
export const matchOrder = ['community', 'stars', 'wishes'] as const;

const ofSide = (gender: string) =>
  supabase.from('RegisteredUsers').select('id', { count: 'exact', head: true }).eq('gender', gender);

/** How many brides or grooms wait for verification, and how many families can be shown: for the admin. */
export const sideQueryOptions = (gender: string) =>
  queryOptions({
    queryKey: profileKeys.sideOf(gender),
    queryFn: async ({ signal }) => {
      const [waiting, shown] = await Promise.all([
        runCount(ofSide(gender).eq('status', 'submitted'), signal),
        runCount(ofSide(gender).eq('visible', true), signal),
      ]);
      return { waiting, shown };
    },
    staleTime: 0,
  });

/** How the bureau looks at the matches of a family. */
export interface MatchView {
  sort: (typeof matchSorts)[number];
  /** The parts of the best order that count. */
  by: readonly (typeof matchOrder)[number][];
  /** Filters on top of the wishes. */
  further: Filters;
  /** The least count of the stars, by the bureau's school; null for any. */
  leastStars: number | null;
}

async function getMatches(
  client: QueryClient,
  profileId: number,
  skipped: number,
  { sort, by, further, leastStars, usual }: MatchView & { usual: Wishes },
  signal: AbortSignal,
) {
  const [scores, stars] = await Promise.all([beginFits(client, profileId), readStarOrder(client, profileId)]);
  const lists = stars?.lists ?? [];
  const star_places = stars === null ? {} : starPlaces(lists, starOffers[stars.school]);
  const asked = {
    profile_id: profileId,
    skipped,
    at_most: matchesAtOnce,
    further,
    sort:
      sort !== 'best'
        ? sort
        : by.length === 0
          ? 'waits longest'
          : matchOrder.filter((part) => by.includes(part)).join(', '),
    usual: { must: usual.must, hoped: usual.hoped },
    star_places,
    // Those who reach a count in every case are the first of the order.
    ...(leastStars !== null && {
      last_place: star_places[lists.filter((list) => reaches(list, leastStars)).at(-1)?.codes[0] ?? 'none'] ?? -1,
    }),
    ...scores,
  };
  const answer = readAs(matches, await run(supabase.rpc('find_matches', asked), signal));
  const [list, off] = await Promise.all([
    withCards(answer.list, signal),
    client.query(offLinksQueryOptions(answer.list.map(({ id }) => id))),
  ]);
  return {
    people: answer.people,
    all_hold: answer.all_hold,
    shownBefore: answer.shown_before,
    /** Null if the star of the family's person is not known. */
    stars: stars && { school: stars.school, isByBirth: stars.isByBirth },
    /** How many fit with each star, the best first. Null for an unknown star. */
    byStar: answer.by_star.map(([at, people]) => ({ star: starsAt(lists, at), people })),
    list: list.map(({ star_place: at, ...match }) => ({
      ...match,
      star: starsAt(lists, at),
      /** Kept off links, messages and paper. */
      isOff: off.includes(match.id),
    })),
  };
}

export type Matches = Awaited<ReturnType<typeof getMatches>>;
/** Somebody who fits a family. */
export type Match = Matches['list'][number];

/** The people who fit a family, for the admin: a part of the list. usual: the wishes of a family that has none. */
export const matchesQueryOptions = (profileId: number, skipped: number, view: MatchView & { usual: Wishes }) =>
  queryOptions({
    queryKey: profileKeys.matches(profileId, skipped, view),
    queryFn: ({ client, signal }) => getMatches(client, profileId, skipped, view, signal),
  });

const wish = z.record(z.string(), z.string());
const wishFit = z.object({
  wish,
  must: z.boolean(),
  holds: z.boolean().nullable(),
});
export type WishFit = z.infer<typeof wishFit>;
export const fit = z.object({ mine: z.array(wishFit), theirs: z.array(wishFit), theirs_count: count.nullable() });

/**
 * Each wish of a family, and whether it holds on the other person, whose profile a member opens by that. The admin reads the other
 * family's as well.
 */
export const fitQueryOptions = (profileId: number, otherId: number) =>
  queryOptions({
    queryKey: profileKeys.fit(profileId, otherId),
    queryFn: async ({ client, signal }) => {
      const asked = { profile_id: profileId, other_id: otherId, ...(await beginFits(client, profileId)) };
      await openProfile(otherId, signal);
      return readAs(fit, await run(supabase.rpc('explain_fit', asked), signal));
    },
  });

export const whatIf = z.array(
  z.object({ wish, without: z.number(), wider: wish.nullable(), with_wider: z.number().nullable() }),
);

/** For each must of a family, how many more people would fit without it, or with a wider range. */
export const whatIfQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.whatIf(profileId),
    queryFn: async ({ client, signal }) => {
      const asked = { profile_id: profileId, ...(await beginFits(client, profileId)) };
      return readAs(whatIf, await run(supabase.rpc('count_what_if', asked), signal));
    },
  });

/** Saves the wishes of a person in place of the earlier ones. */
export const saveWishes = act('save_wishes');
