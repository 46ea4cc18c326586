import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { pictureOfLogo } from '@/bureau/logo';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

async function getLogo(signal: AbortSignal): Promise<Blob | null> {
  const settings = await run(supabase.from('site_settings').select('logo').maybeSingle(), signal);
  return settings?.logo == null ? null : pictureOfLogo(settings.logo);
}

/** The bureau's logo for paper; null: the lotus. */
export const logoQueryOptions = () =>
  queryOptions({ queryKey: sharedKeys.logo(), queryFn: ({ signal }) => getLogo(signal), staleTime: Infinity });
