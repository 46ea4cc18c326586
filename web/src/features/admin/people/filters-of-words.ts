/** Filters by a field with a list of values. Several have commas between, and one of them is enough. */
export const choiceFilters = ['religion', 'birth_star', 'rasi', 'mother_tongue', 'marital_status'] as const;
export const listedFilters = ['side', ...choiceFilters] as const;

/** A part of the search box, and the filter that it means. */
export interface PeopleWord {
  filter:
    | 'name'
    | 'age'
    | 'height'
    | 'place'
    | 'caste'
    | 'occupation'
    | 'education'
    | 'old_number'
    | (typeof listedFilters)[number];
  value: string;
  typed: string;
}

const takesSeveral = (filter: string) => ['place', 'caste', ...choiceFilters].includes(filter);

/** The filters of the database for the parts of a search. Several places, castes or values of a list mean either of them. */
export function filtersOfWords(words: readonly PeopleWord[]): Record<string, string | number[]> {
  const filters: Record<string, string | number[]> = {};
  for (const { filter, value } of words) {
    if (filter === 'old_number') filters.ids = value.split(' ').map(Number);
    else if (filter === 'age' || filter === 'height') {
      // "25-28", or one end: "-31", "26-".
      const [from = value, to = from] = value.split('-');
      if (from !== '') filters[`${filter}_from`] = from;
      if (to !== '') filters[`${filter}_to`] = to;
    } else {
      const before = filters[filter];
      const between = takesSeveral(filter) ? ', ' : ' ';
      // Bride and groom exclude one another: the last is meant.
      filters[filter] = typeof before !== 'string' || filter === 'side' ? value : `${before}${between}${value}`;
    }
  }
  return filters;
}

/** The search without one of its parts. */
export const withoutWord = (words: readonly PeopleWord[], left: PeopleWord): string =>
  words
    .filter((word) => word !== left)
    .map(({ typed }) => typed)
    .join(' ');
