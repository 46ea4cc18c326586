import { tIfKnown } from '@/texts/texts';

export const indianZone = 'Asia/Kolkata';

/** The label of a time zone: "India" for Asia/Kolkata. An unknown name stays. */
export const nameOfZone = (name: string): string => tIfKnown(`zones.${name}`, {}) ?? name;

/** The label in selects: "India (UTC+5:30)". */
export const choiceOfZone = (name: string): string =>
  name === indianZone ? `${nameOfZone(name)} (UTC+5:30)` : nameOfZone(name);
