import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import type { Language } from '@/texts/languages';

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
