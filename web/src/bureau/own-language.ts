// The member's language is kept with the account: the bureau writes in it, and it is there in another browser too.
import { setMyLanguage } from '@/bureau/api/account-language';
import { sharedKeys } from '@/bureau/api/keys';
import { getViewer, ownProfileId } from '@/lib/backend/session';
import { queryClient } from '@/lib/query-client';
import { onLanguageChosen } from '@/texts/language';
import { isLanguage } from '@/texts/languages';

/** Keeps from now on each language that a member chooses for the site with the account. */
export function followOwnLanguage(): void {
  onLanguageChosen((language) => {
    const viewer = getViewer();
    const profileId = ownProfileId(viewer);
    if (viewer.kind !== 'member' || profileId === null || !isLanguage(language)) return;
    setMyLanguage(language)
      .then(() => queryClient.invalidateQueries({ queryKey: sharedKeys.accountLanguage(profileId) }))
      // The page is in it anyway. The next choice tries again.
      .catch(() => undefined);
  });
}
