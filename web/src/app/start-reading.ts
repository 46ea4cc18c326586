import { startRecovering } from '@/app/recovery';
import { forgetSearches } from '@/features/admin/kept-searches';
import { clearDrafts } from '@/features/person-form/drafts/drafts';
import { profilesQueryOptions } from '@/features/profiles/api/profiles';
import { onIdentityChange } from '@/lib/auth-store';
import { followSession } from '@/lib/follow-session';
import { forgetEverything, queryClient } from '@/lib/query-client';

/** Begins to read data. */
export function startReading(): void {
  queryClient.mount();
  onIdentityChange(forgetEverything);
  // Drafts hold what families have told the bureau, searches may hold their phone numbers.
  onIdentityChange(clearDrafts);
  onIdentityChange(forgetSearches);
  startRecovering();
  // The list is read once when the site loads, whatever the page: it is there before it is asked for.
  // A failure is shown by the page that needs the list.
  queryClient.infiniteQuery(profilesQueryOptions()).catch(() => undefined);
  followSession();
}
