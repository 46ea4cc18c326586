import { createStore } from '@/lib/store';

// Apart from the stars themselves, which the site's shell can do without.

export const starLanguages = ['sanskrit', 'tamil', 'malayalam'] as const;

/** In which names stars are shown. */
type StarNames = (typeof starLanguages)[number];

/** A stored choice of names, or those of the bureau's own state. */
export function readStarNames(value: unknown): StarNames {
  return starLanguages.find((language) => language === value) ?? 'tamil';
}

/** The names that the bureau has chosen. */
export const starNames = createStore(readStarNames(null));
