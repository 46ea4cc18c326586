import { moveDrafts } from '@/features/person-form/drafts';
import { profilePart } from '@/app/profiles-part';
import { followOwnLanguage } from '@/bureau/api/account-language';
import { forgetSearches } from '@/features/people/kept-searches';
import { cardQueryOptions, profileQueryOptions } from '@/features/profiles/api/profile';
import { profilesQueryOptions } from '@/features/profiles/api/profiles';
import { prefetchProfileList } from '@/features/profiles/profile-list';
import { followIdentity } from '@/lib/backend/identity';
import { startRecovering } from '@/lib/backend/recovery';
import { getUserId, getViewer, onIdentityChange, onViewerChange } from '@/lib/backend/session';
import { currentLocation } from '@/lib/navigation/history';
import { forgetEverything, queryClient } from '@/lib/query-client';

// The early requests (first-load/early-requests.ts) have mostly answered before this code runs.
const longestWaitMs = 600;

/** Waits until it is known who is signed in: for ever, where that cannot be looked up. */
export const viewerIsKnown = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (getViewer().kind !== 'loading') resolve();
    };
    onViewerChange(look);
    look();
  });

async function readFirstPage(): Promise<void> {
  const location = currentLocation();
  if (location.page === 'profiles') {
    const foreseen = getViewer();
    if (foreseen.kind !== 'loading' || foreseen.gender !== null) await prefetchProfileList(queryClient, foreseen);
    await viewerIsKnown();
    await prefetchProfileList(queryClient, getViewer());
  } else if (location.page === 'profile' && location.profileId !== null) {
    queryClient.query(profileQueryOptions(location.profileId)).catch(() => undefined);
    await Promise.all([
      profilePart.prepare(),
      viewerIsKnown(),
      queryClient.query(cardQueryOptions(location.profileId)),
    ]);
  }
}

/**
 * Waits for the data of a first page, for a moment at most. A slow phone that first draws skeletons, and then each answer by
 * itself, draws its first card seconds later.
 */
export async function forAMoment(reading: Promise<void>): Promise<void> {
  // The page shows what has failed.
  await Promise.race([reading.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

export const awaitFirstPage = () => forAMoment(readFirstPage());

export function startReading(): void {
  queryClient.mount();
  // Before followIdentity(), which looks up the new login.
  onIdentityChange(forgetEverything);
  // Drafts hold families' details, searches may hold their phone numbers.
  let userId = getUserId();
  onIdentityChange(() => moveDrafts(userId, (userId = getUserId())));
  onIdentityChange(forgetSearches);
  startRecovering();
  // The list is read once when the site loads, on any page: it is there before its page opens.
  // A failure is shown by the page that needs the list.
  queryClient.infiniteQuery(profilesQueryOptions()).catch(() => undefined);
  followIdentity();
  followOwnLanguage();
}
