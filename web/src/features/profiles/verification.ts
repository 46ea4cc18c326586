import type { Profile } from '@/features/profiles/api/profiles';
import { formatDay } from '@/lib/format';

type Verification = Pick<Profile, 'visible' | 'verified_by' | 'verified_at' | 'verified_items'>;

/** What the verified seal explains, or null for a profile that carries no seal. */
export function explainVerification(profile: Verification): string | null {
  if (!profile.visible || profile.verified_by === null || profile.verified_at === null) return null;
  const who = `Verified by ${profile.verified_by} on ${formatDay(profile.verified_at)}.`;
  return profile.verified_items.length > 0 ? `${who} Checked: ${profile.verified_items.join(', ')}.` : who;
}
