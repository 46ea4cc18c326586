import { brides } from './brides.ts';
import { grooms } from './grooms.ts';

/** The 48 people of the demo pictures, p = 1 to 48: odd numbers are brides, even ones grooms. */
export const cast = [...brides, ...grooms].sort((one, other) => one.p - other.p);

/** Every eighth person has one picture fewer, so that the site is seen with both. */
export const picturesOf = (p: number): 2 | 3 => (p % 8 === 0 ? 2 : 3);
