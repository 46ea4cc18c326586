import type { Profile } from '@/features/profiles/api/profiles';
import { formatDay } from '@/lib/format';

type Verification = Pick<Profile, 'visible' | 'verified_by' | 'verified_at' | 'verified_items'>;

/** What the verified seal explains, or null for a profile that carries no seal. */
export function explainVerification(profile: Verification): string | null {
  if (!profile.visible || profile.verified_by === null || profile.verified_at === null) return null;
  const who = `Verified by ${profile.verified_by} on ${formatDay(profile.verified_at)}.`;
  return profile.verified_items.length > 0 ? `${who} Checked: ${profile.verified_items.join(', ')}.` : who;
}

/** Whether a profile was verified after a moment; never if that is null. */
export function isVerifiedSince({ verified_at }: Pick<Profile, 'verified_at'>, moment: string | null): boolean {
  return moment !== null && verified_at !== null && new Date(verified_at) > new Date(moment);
}
