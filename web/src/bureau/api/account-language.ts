import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { getViewer, ownProfileId } from '@/lib/backend/session';
import { queryClient } from '@/lib/query-client';
import { run } from '@/lib/run';
import { onLanguageChosen } from '@/texts/language';
import { isLanguage, type Language } from '@/texts/languages';

/**
 * The language in which the bureau writes to a person. For the admin: chosen, read or spoken by the family, or the bureau's main
 * one; null where nothing is known. For a member: what they chose.
 */
export const accountLanguageQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.accountLanguage(profileId),
    queryFn: ({ signal }) =>
      run<string | null>(supabase.rpc('read_family_language', { profile_id: profileId }), signal),
  });

/** Keeps the language in which the bureau writes to the member; null for none. */
export const setMyLanguage = (language: Language | null) =>
  run(supabase.rpc('set_my_language', language === null ? {} : { language }));

/** Keeps the language of a family with or without a login, for the admin; null for none. */
export const setAccountLanguage = ({ profileId, language }: { profileId: number; language: Language | null }) =>
  run(supabase.rpc('set_account_language', { profile_id: profileId, ...(language !== null && { language }) }));

// The member's language is kept with the account: the bureau writes in it, and it is there in another browser too.

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
