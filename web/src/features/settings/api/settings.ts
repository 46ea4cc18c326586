import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '@/features/settings/api/keys';
import { run } from '@/lib/run';
import type { SettingName, Settings } from '@/lib/settings';
import { supabase } from '@/lib/backend/client';

/** Everything that the bureau can set. */
export const settingsQueryOptions = () =>
  queryOptions({
    queryKey: settingsKeys.all(),
    queryFn: ({ signal }): Promise<Settings> => run(supabase.from('site_settings').select('*').single(), signal),
  });

/** Changes some of the settings; those that are not named stay as somebody else may have set them meanwhile. */
export const saveSettings = (changes: Readonly<Partial<Record<SettingName, string | number | boolean>>>) =>
  run(supabase.rpc('save_settings', { changes }));

/** Changes what is sent on WhatsApp. */
export const saveMessageTemplate = ({ template, body }: { template: string; body: string }) =>
  run(supabase.rpc('save_message_template', { template, body }));
