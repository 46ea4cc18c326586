import { formatCount } from '@/lib/format';

// The database counts no further than one more.
const cap = 1000;

/** A count of profiles; beyond what the database counts, "1000+". */
export function formatCapped(count: number): string {
  return count > cap ? `${formatCount(cap)}+` : formatCount(count);
}

/** "1 profile", "37 profiles", "1000+ profiles". */
export function profilesInWords(count: number): string {
  return count === 1 ? '1 profile' : `${formatCapped(count)} profiles`;
}
