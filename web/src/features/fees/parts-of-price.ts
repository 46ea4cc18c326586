import { feeEvents } from '@/lib/register-work.gen';
import { parseRupees } from '@/lib/rupees';

export type FeeEvent = (typeof feeEvents)[number];

/** The events at which an earlier part can be due. */
export const eventsBefore = (last: FeeEvent): readonly FeeEvent[] => feeEvents.slice(0, feeEvents.indexOf(last));

interface SplitPrice {
  /** In paise, without the last part. */
  parts: Partial<Record<FeeEvent, number>>;
  /** What the last part is: negative if the others are more than the price. */
  remainder: number;
}

/** A price in parts as they are typed, in rupees; an empty part is none. Null if one of them cannot be read. */
export function splitPrice(
  price: number,
  typed: Partial<Record<FeeEvent, string | undefined>>,
  last: FeeEvent,
): SplitPrice | null {
  const parts: SplitPrice['parts'] = {};
  let remainder = price;
  for (const event of eventsBefore(last)) {
    const text = typed[event]?.trim() ?? '';
    if (text === '') continue;
    const amount = parseRupees(text);
    if (amount === null) return null;
    parts[event] = amount;
    remainder -= amount;
  }
  return { parts, remainder };
}
