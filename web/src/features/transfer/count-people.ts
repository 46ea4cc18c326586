import { formatCount } from '@/lib/format';

/** "1 person", "24 people". */
export function countPeople(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}
