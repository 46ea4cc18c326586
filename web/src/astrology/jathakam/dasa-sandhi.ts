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

/** A time to come, in milliseconds. */
interface Coming {
  from: number;
  to: number;
}

/** The span of years in which families look for ends of dasas. */
export const yearsAhead = 50;

const dayMs = 24 * 60 * 60_000;

/** The years ahead of an instant. */
export const yearsFrom = (from: number): Coming => ({ from, to: from + yearsAhead * daysOfYear * dayMs });

/** Whether a dasa ends, or may end, within a time to come. */
export const comesIn = ({ from, to }: Coming, { earliest, latest }: DasaEnd) => latest >= from && earliest <= to;

/**
 * The ends of dasas of two people that lie at most so many months apart, within a time to come. Nothing is judged: sources
 * differ on the months, and on whether it matters which dasas end.
 */
export function dasaSandhis(
  ends: Readonly<Record<'bride' | 'groom', readonly DasaEnd[]>>,
  months: number,
  coming: Coming,
): DasaSandhi[] {
  const limit = (months * daysOfYear) / 12;
  return ends.bride.flatMap((bride) =>
    ends.groom.flatMap((groom) => {
      const least = Math.max(0, bride.earliest - groom.latest, groom.earliest - bride.latest) / dayMs;
      const most = Math.max(bride.latest - groom.earliest, groom.latest - bride.earliest) / dayMs;
      const isComing = comesIn(coming, bride) || comesIn(coming, groom);
      return !isComing || least > limit ? [] : [{ bride, groom, apart: { least, most }, isCertain: most <= limit }];
    }),
  );
}
