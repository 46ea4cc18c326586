import { formatCount } from '@/lib/format';

// The database stops counting at one more than this.
const cap = 1000;

/** Formats a count of profiles; above the database's limit "1000+". */
export function formatCapped(count: number): string {
  return count > cap ? `${formatCount(cap)}+` : formatCount(count);
}
