import { queryOptions } from '@tanstack/react-query';
import { readStarSettings } from '@/astrology/star-settings';
import { withStarRules } from '@/bureau/api/site-settings';
import { settingsKeys } from '@/features/settings/api/keys';
import { run } from '@/lib/run';
import type { Settings } from '@/bureau/settings';
import type { changesOf } from '@/features/settings/settings-schema';
import { supabase } from '@/lib/backend/client';
import type { Language } from '@/texts/languages';

/** All settings of the bureau. */
export const settingsQueryOptions = () =>
  queryOptions({
    queryKey: settingsKeys.all(),
    queryFn: async ({ signal }): Promise<Settings> => {
      const row = await run(supabase.from('site_settings').select('*').single(), signal);
      return { ...row, ...readStarSettings(withStarRules(row)) };
    },
  });

/** Saves only the named settings, so that another admin's changes stay. */
export const saveSettings = (changes: ReturnType<typeof changesOf>) => run(supabase.rpc('save_settings', { changes }));

interface TypedMessage {
  template: string;
  body: string;
  /** Empty in another language than English, the message is deleted: families then get the English one. */
  language: Language;
}

/** Saves a WhatsApp message template. */
export const saveMessageTemplate = ({ template, body, language }: TypedMessage) =>
  run(supabase.rpc('save_message_template', { template, body, language }));
