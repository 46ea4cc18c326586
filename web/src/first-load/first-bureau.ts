import { readKeptBureau } from '@/base/kept-bureau';
import type { Tables } from '@/lib/database.types';
import { languageCodes } from '@/texts/languages';

/**
 * The settings that a page shows at once, as they are until the bureau's own are there: by column, and empty where none is set.
 * The built home page has the same name (index.html).
 */
export const builtInBureau = {
  bureau_name: 'Mangalam Matrimony',
  tagline: 'Matrimony bureau, Coimbatore',
  opening_hours: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  site_address: window.location.origin,
  grievance_officer: '',
  // Codes with blanks between: the header offers these.
  languages: languageCodes.join(' '),
} satisfies Partial<Record<keyof Tables<'site_settings'>, string>>;

/** The texts about the bureau, as set by the bureau. */
export type Bureau = Record<keyof typeof builtInBureau, string>;

const isShown = (column: string): column is keyof Bureau => Object.hasOwn(builtInBureau, column);

/** Reads a bureau from an unknown value. Missing properties get their defaults. */
export function readBureau(value: unknown): Bureau {
  const bureau: Bureau = { ...builtInBureau };
  const stored: [string, unknown][] = Object.entries(value ?? {});
  for (const [column, text] of stored) if (isShown(column) && typeof text === 'string') bureau[column] = text;
  return bureau;
}

/** The bureau as it was at the last visit. */
export const readFirstBureau = (): Bureau => readBureau(readKeptBureau());
