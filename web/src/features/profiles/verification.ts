import type { Profile } from '@/features/profiles/api/profiles';
import { formatDay } from '@/lib/format';

type Verification = Pick<Profile, 'visible' | 'verified_by' | 'verified_at' | 'verified_items'>;

/** Text of the verified seal's explanation; null for a profile without a seal. */
export function explainVerification(profile: Verification): (() => string) | null {
  const { visible, verified_by, verified_at, verified_items } = profile;
  if (!visible || verified_by === null || verified_at === null) return null;
  return () => {
    const who = `Verified by ${verified_by} on ${formatDay(verified_at)}.`;
    return verified_items.length > 0 ? `${who} Checked: ${verified_items.join(', ')}.` : who;
  };
}

/** Whether a profile was verified after a time; false if that is null. */
export function isVerifiedSince({ verified_at }: Pick<Profile, 'verified_at'>, moment: string | null): boolean {
  return moment !== null && verified_at !== null && new Date(verified_at) > new Date(moment);
}
