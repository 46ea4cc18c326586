import { createStore } from '@/base/store';

// Separate from the stars, which the site's shell does not load.

export const starLanguages = ['sanskrit', 'tamil', 'malayalam'] as const;

/** The language of star names. */
type StarNames = (typeof starLanguages)[number];

/** Parses the stored language; defaults to the bureau's home state. */
export function readStarNames(value: unknown): StarNames {
  return starLanguages.find((language) => language === value) ?? 'tamil';
}

/** The names that the bureau has chosen. */
export const starNames = createStore(readStarNames(null));
