import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import type { Language } from '@/texts/languages';

async function getAccountLanguage(profileId: number, signal: AbortSignal): Promise<string | null> {
  const card = await run(
    supabase
      .from('RegisteredUsers')
      .select('accounts(language), office_details(language)')
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );
  // The office's table has it until there is a login. Members read no row of it.
  return card?.accounts ? card.accounts.language : (card?.office_details?.language ?? null);
}

/** The language in which the bureau writes to a person; null where none is chosen. For themselves and the admin. */
export const accountLanguageQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.accountLanguage(profileId),
    queryFn: ({ signal }) => getAccountLanguage(profileId, signal),
  });

/** Keeps the language in which the bureau writes to the member; null for none. */
export const setMyLanguage = (language: Language | null) =>
  run(supabase.rpc('set_my_language', language === null ? {} : { language }));

/** Keeps the language of a family with or without a login, for the admin; null for none. */
export const setAccountLanguage = ({ profileId, language }: { profileId: number; language: Language | null }) =>
  run(supabase.rpc('set_account_language', { profile_id: profileId, ...(language !== null && { language }) }));
