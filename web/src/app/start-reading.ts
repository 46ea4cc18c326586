import { forgetSearches } from '@/features/admin/register/kept-searches';
import { clearDrafts } from '@/features/person-form/drafts/drafts';
import { profilesQueryOptions } from '@/features/profiles/api/profiles';
import { followIdentity } from '@/lib/backend/identity';
import { followOwnLanguage } from '@/bureau/own-language';
import { startRecovering } from '@/lib/backend/recovery';
import { onIdentityChange } from '@/lib/backend/session';
import { forgetEverything, queryClient } from '@/lib/query-client';

/** Starts session, recovery and queries. */
export function startReading(): void {
  queryClient.mount();
  // Before followIdentity(), which asks who the new login is.
  onIdentityChange(forgetEverything);
  // Drafts hold families' details, searches may hold their phone numbers.
  onIdentityChange(clearDrafts);
  onIdentityChange(forgetSearches);
  startRecovering();
  // The list is read once when the site loads, whatever the page: it is there before it is asked for.
  // A failure is shown by the page that needs the list.
  queryClient.infiniteQuery(profilesQueryOptions()).catch(() => undefined);
  followIdentity();
  followOwnLanguage();
}
