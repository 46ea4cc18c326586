import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import type { genders } from '@/person/value-lists';

const timeoutMs = 20_000;

interface Side {
  profileId: number;
  side: (typeof genders)[number];
}

/** Saves whether a person is a bride or a groom. What somebody else has saved in the meantime stays. @throws AppError */
export async function saveSide({ profileId, side }: Side): Promise<void> {
  const without = supabase.from('RegisteredUsers').select('profile_version').eq('id', profileId).is('gender', null);
  const person = await run(without.maybeSingle());
  if (person === null) return;
  const changes = { gender: side };
  await run(
    supabase.rpc('save_profile', {
      profile_id: profileId,
      seen_updated_at: person.profile_version ?? '',
      changes,
    }),
    AbortSignal.timeout(timeoutMs),
  );
}
