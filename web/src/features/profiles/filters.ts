import { formatAge } from '@/lib/format';
import { plainWord } from '@/lib/indian-digits';
import { readProperty } from '@/base/values';
import { fieldFilters, type FieldFilterName } from '@/person/fields';
import { formatHeightRange, heightsShownAs } from '@/person/height';
import { leastInWords, readStarMatchFilter } from '@/astrology/porutham/star-match-filter';
import { heightLimits } from '@/person/value-lists';
import { sayAnyOf } from '@/person/values';
import { getLocale, t } from '@/texts/texts';

/** Filters that are not a comparison with one field. */
const otherNames = [
  'search',
  'looking_for',
  'age_from',
  'age_to',
  'height_from',
  'height_to',
  'matches_star',
  'with_picture',
] as const;

export type FilterName = (typeof otherNames)[number] | FieldFilterName;

/** The filters of the API, in display order. */
export const filterNames: readonly FilterName[] = [
  ...otherNames.filter((name) => name !== 'matches_star' && name !== 'with_picture'),
  ...fieldFilters.map(({ name }) => name),
  'matches_star',
  'with_picture',
];

/** The filters that are set, as form text. */
export type Filters = { readonly [Name in FilterName]?: string };

/** The names of the filters that are set. */
export const namesOf = (filters: Filters): FilterName[] => filterNames.filter((name) => filters[name] !== undefined);

/** Filters by columns of the card: visitors may use them too. */
const visitorFilterNames: readonly FilterName[] = [
  'looking_for',
  'age_from',
  'age_to',
  'with_picture',
  ...fieldFilters.filter(({ forVisitors }) => forVisitors).map(({ name }) => name),
];

/** Whether a search tells details of those it finds. A member begins such a search before it answers: a day has so many. */
export const isOfDetails = (filters: Filters): boolean =>
  Object.keys(filters).some((name) => name !== 'search' && !visitorFilterNames.some((ofCard) => ofCard === name));

export const sortOrders = ['newest', 'age', 'active', 'match'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Filters and sort order of a list of profiles. */
export interface ProfileQuery {
  filters: Filters;
  sort: SortOrder;
}

/** The unfiltered list. */
const everyone: ProfileQuery = { filters: {}, sort: 'newest' };

/** The initial query: a bride sees grooms, a groom sees brides, everybody else sees everyone. */
export function startQueryOf(gender: string | null): ProfileQuery {
  if (gender === null) return everyone;
  return { filters: { looking_for: gender === 'bride' ? 'groom' : 'bride' }, sort: 'newest' };
}

/**
 * Rounds the end of a height range outwards, so the range holds everyone shown with these feet and inches.
 * Older saved searches hold the centimetre nearest to an inch.
 */
function readHeight(name: 'height_from' | 'height_to', text: string): string {
  const height = Number(text);
  if (!Number.isInteger(height) || height < heightLimits.from || height > heightLimits.to) return text;
  const { first, last } = heightsShownAs(height);
  return String(name === 'height_from' ? first : last);
}

/** Parses unknown input into filters; drops unknown and empty values. */
export function readFilters(value: unknown): Filters {
  const read: { [Name in FilterName]?: string } = {};
  for (const name of filterNames) {
    const entered = readProperty(value, name);
    if (typeof entered !== 'string' && typeof entered !== 'number' && typeof entered !== 'boolean') continue;
    const text = plainWord(String(entered));
    if (text === '' || (name === 'matches_star' && readStarMatchFilter(text) === null)) continue;
    read[name] = name === 'height_from' || name === 'height_to' ? readHeight(name, text) : text;
  }
  return read;
}

/** Parses a stored sort order; newest first if it is unknown. */
export function readSort(value: unknown): SortOrder {
  return sortOrders.find((order) => order === value) ?? 'newest';
}

/** Filters without the named ones. */
export function without(filters: Filters, names: readonly FilterName[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !names.some((name) => name === key)));
}

/** Drops filters and sort orders that are for members only. */
export function forVisitors({ filters, sort }: ProfileQuery): ProfileQuery {
  return {
    filters: without(
      filters,
      filterNames.filter((name) => !visitorFilterNames.includes(name)),
    ),
    sort: sort === 'active' || sort === 'match' ? 'newest' : sort,
  };
}

/** Whether a viewer of this side may use the star-match filter: never on a list of their own side alone. */
export function mayMatchStars(gender: string | null, { looking_for }: Filters): boolean {
  return gender !== null && looking_for !== gender;
}

/** Drops the star-match filter and the order by match where no star can match. */
export function dropUnusableMatchFilter(query: ProfileQuery, gender: string | null): ProfileQuery {
  const { filters, sort } = query;
  const mayMatch = mayMatchStars(gender, filters);
  // A list of both sides cannot be ordered by match.
  const maySort = mayMatch && (filters.looking_for !== undefined || filters.matches_star !== undefined);
  if ((mayMatch || filters.matches_star === undefined) && (maySort || sort !== 'match')) return query;
  return {
    filters: mayMatch ? filters : without(filters, ['matches_star']),
    sort: maySort || sort !== 'match' ? sort : 'newest',
  };
}

/** The query with these filters: best match first where matching stars are newly wanted, unless another order was chosen. */
export function withFilters(query: ProfileQuery, filters: Filters): ProfileQuery {
  const isNew = filters.matches_star !== undefined && query.filters.matches_star === undefined;
  return { filters, sort: isNew && query.sort === 'newest' ? 'match' : query.sort };
}

/** Whether both queries have the same filters and sort order. */
export function sameQuery(one: ProfileQuery, other: ProfileQuery): boolean {
  return one.sort === other.sort && sameFilters(one.filters, other.filters);
}

/** Whether this is the unfiltered list, newest first. */
export const isForEveryone = (query: ProfileQuery): boolean => sameQuery(query, everyone);

/** Whether both have the same filters. */
export function sameFilters(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** Errors of ranges whose ends are the wrong way round, at their second field. */
export function findRangeErrors(filters: Filters): Partial<Record<FilterName, string>> {
  return {
    ...(Number(filters.age_from) > Number(filters.age_to) && {
      age_to: t('profiles.filters.ageWrong'),
    }),
    ...(Number(filters.height_from) > Number(filters.height_to) && {
      height_to: t('profiles.filters.heightWrong'),
    }),
  };
}

/** A filter in words, and the names that removing the chip clears. */
export interface Chip {
  label: string;
  names: readonly FilterName[];
}

/** A filter that is no range in words. */
function inWords(name: FilterName, value: string): string {
  if (name === 'search') return t('profiles.chip.search', { text: value });
  if (name === 'looking_for') return t('profiles.chip.lookingFor', { side: value });
  if (name === 'with_picture') return t('profiles.chip.withPicture');
  if (name === 'matches_star') {
    const starMatch = readStarMatchFilter(value);
    return starMatch === null
      ? t('profiles.chip.matchesStar')
      : t('profiles.chip.matchesStarBy', { least: leastInWords(starMatch) });
  }
  const filter = fieldFilters.find((each) => each.name === name);
  if (filter === undefined) return value;
  const words = sayAnyOf(filter.field, value);
  return filter.chip ? t(filter.chip, { value: words }) : words;
}

function agesInWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return t('profiles.chip.ageUpTo', { to: Number(to) });
  if (to === undefined) return t('profiles.chip.ageFrom', { from: Number(from) });
  return from === to ? formatAge(Number(from)) : t('profiles.chip.ageBetween', { from: Number(from), to: Number(to) });
}

/** One chip for each filter; a range is one chip. */
export function chipsOf(filters: Filters): Chip[] {
  return filterNames.flatMap((name): Chip[] => {
    const value = filters[name];
    if (value === undefined) return [];
    // The chip of a range stands where its first end would.
    if (name === 'age_from' || (name === 'age_to' && filters.age_from === undefined)) {
      return [{ label: agesInWords(filters.age_from, filters.age_to), names: ['age_from', 'age_to'] }];
    }
    if (name === 'height_from' || (name === 'height_to' && filters.height_from === undefined)) {
      const [from = null, to = null] = [filters.height_from, filters.height_to].map((end) =>
        end === undefined ? null : Number(end),
      );
      return [{ label: formatHeightRange(from, to), names: ['height_from', 'height_to'] }];
    }
    if (name === 'age_to' || name === 'height_to') return [];
    return [{ label: inWords(name, value), names: [name] }];
  });
}

/** The filters in words, one after the other. */
export function listFilters(filters: Filters): string {
  const labels = chipsOf(filters).map(({ label }) => label);
  return new Intl.ListFormat(getLocale(), { type: 'unit' }).format(labels);
}
