import { formatCount, formatDay } from '@/lib/format';
import type { Profile } from '@/features/profiles/api/profiles';
import { getLocale, t } from '@/texts/texts';
import { sayValue } from '@/person/say-value';

// The database stops counting at one more than this.
const cap = 1000;

/** Formats a count of profiles; above the database's limit "1000+". */
export function formatCapped(count: number): string {
  return count > cap ? `${formatCount(cap)}+` : formatCount(count);
}

type Verification = Pick<Profile, 'gender' | 'visible' | 'verified_by' | 'verified_at' | 'verified_items'>;

/** Text of the verified seal's explanation; null for a profile without a seal. */
export function explainVerification(profile: Verification): (() => string) | null {
  const { gender: side, visible, verified_by: by, verified_at, verified_items } = profile;
  if (!visible || verified_at === null) return null;
  return () => {
    const day = formatDay(verified_at);
    if (verified_items.length === 0)
      return by ? t('profiles.verified', { side, by, day }) : t('profiles.verifiedOn', { day });
    const items = new Intl.ListFormat(getLocale(), { type: 'unit' }).format(
      verified_items.map((item) => sayValue('verification', item)),
    );
    return by ? t('profiles.verifiedItems', { side, by, day, items }) : t('profiles.verifiedOnItems', { day, items });
  };
}

/** Whether a profile was verified after a time; false if that is null. */
export function isVerifiedSince({ verified_at }: Pick<Profile, 'verified_at'>, moment: string | null): boolean {
  return moment !== null && verified_at !== null && new Date(verified_at) > new Date(moment);
}
