import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { run, runCount } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import { languageCodes } from '@/texts/languages';

const counted = { count: 'exact', head: true } as const;

async function readFirstSteps(signal: AbortSignal) {
  const [settings, admins, verified] = await Promise.all([
    run(supabase.from('site_settings').select('phone, languages, match_school').single(), signal),
    run(supabase.rpc('list_admins'), signal),
    runCount(supabase.from('RegisteredUsers').select('id', counted).eq('visible', true), signal),
  ]);
  return {
    bureau: settings.phone !== '',
    languages: settings.languages !== languageCodes.join(' '),
    stars: settings.match_school !== 'South',
    // A clerk cannot reset the owner's password.
    admins: admins.filter(({ role, active }) => role === 'owner' && active).length > 1,
    verified: verified > 0,
  };
}

/** The first steps of a new bureau that the database knows to be done. */
export const firstStepsQueryOptions = () =>
  queryOptions({ queryKey: adminKeys.firstSteps(), queryFn: ({ signal }) => readFirstSteps(signal) });

/** Whether the register holds the demo people of seed/: the newest of them is there. */
export const demoQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.demo(),
    queryFn: async ({ signal }) =>
      (await runCount(
        supabase.from('RegisteredUsers').select('id', counted).eq('id', 1000).eq('created_at', '2026-11-19T12:09:40Z'),
        signal,
      )) > 0,
    staleTime: Infinity,
    meta: { keep: true },
  });
