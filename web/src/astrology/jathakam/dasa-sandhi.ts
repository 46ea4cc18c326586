import { daysOfYear, type DasaEnd, type Extent } from '@/astrology/jathakam/vimshottari';

/** Two ends of dasas that lie close together. */
export interface DasaSandhi {
  bride: DasaEnd;
  groom: DasaEnd;
  /** Days between the two. */
  apart: Extent;
  /** False where approximate times leave open whether they lie so close. */
  isCertain: boolean;
}

const dayMs = 24 * 60 * 60_000;

/**
 * The ends of dasas of two people that lie at most so many months apart, from a day on. Nothing is judged: sources differ on
 * the months, and on whether it matters which dasas end.
 */
export function dasaSandhis(
  ends: Readonly<Record<'bride' | 'groom', readonly DasaEnd[]>>,
  months: number,
  from: number,
): DasaSandhi[] {
  const limit = (months * daysOfYear) / 12;
  return ends.bride.flatMap((bride) =>
    ends.groom.flatMap((groom) => {
      const least = Math.max(0, bride.earliest - groom.latest, groom.earliest - bride.latest) / dayMs;
      const most = Math.max(bride.latest - groom.earliest, groom.latest - bride.earliest) / dayMs;
      const isPast = bride.latest < from && groom.latest < from;
      return isPast || least > limit ? [] : [{ bride, groom, apart: { least, most }, isCertain: most <= limit }];
    }),
  );
}
