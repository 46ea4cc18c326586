import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import type { genders } from '@/person/value-lists';

const timeoutMs = 20_000;

type Answer = (typeof genders)[number];

interface Side {
  profileId: number;
  /** Null takes the answer back. */
  side: Answer | null;
  /** What is stored so far. */
  before?: Answer | null;
}

/** Saves whether a person is a bride or a groom. What somebody else has saved in the meantime stays. @throws AppError */
export async function saveSide({ profileId, side, before = null }: Side): Promise<void> {
  const people = supabase.from('RegisteredUsers').select('profile_version').eq('id', profileId);
  const person = await run((before === null ? people.is('gender', null) : people.eq('gender', before)).maybeSingle());
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
