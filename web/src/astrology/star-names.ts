// Apart from the stars themselves, which the site's shell can do without.

export const starLanguages = ['sanskrit', 'tamil', 'malayalam'] as const;

/** In which names stars are shown. */
type StarNames = (typeof starLanguages)[number];

/** A stored choice of names, or those of the bureau's own state. */
export function readStarNames(value: unknown): StarNames {
  return starLanguages.find((language) => language === value) ?? 'tamil';
}

let shown = readStarNames(null);

/** From now on stars are shown by these names: the bureau's choice, of which the shell hears when the site starts. */
export function showStarsBy(names: StarNames): void {
  shown = names;
}

export const shownStarNames = (): StarNames => shown;
