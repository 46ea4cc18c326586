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
  // Before followIdentity(), which looks up the new login.
  onIdentityChange(forgetEverything);
  // Drafts hold families' details, searches may hold their phone numbers.
  onIdentityChange(clearDrafts);
  onIdentityChange(forgetSearches);
  startRecovering();
  // The list is read once when the site loads, on any page: it is there before its page opens.
  // A failure is shown by the page that needs the list.
  queryClient.infiniteQuery(profilesQueryOptions()).catch(() => undefined);
  followIdentity();
  followOwnLanguage();
}
