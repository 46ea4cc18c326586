import { readProperty } from '@/lib/read-property';
import { fieldFilters, type FieldFilterName } from '@/person/fields';
import { formatHeightRange, heightsShownAs } from '@/person/height';
import { leastInWords, readStarWish } from '@/astrology/porutham/star-wish';
import { heightLimits } from '@/person/value-lists';
import { formatPersonValue } from '@/person/values';

/** The filters that look for more than one field's value. */
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

/** The filters that the database knows, in the order in which they are shown. */
export const filterNames: readonly FilterName[] = [
  ...otherNames.filter((name) => name !== 'matches_star' && name !== 'with_picture'),
  ...fieldFilters.map(({ name }) => name),
  'matches_star',
  'with_picture',
];

/** What is asked for, as text as in a form. A filter that is not set is left out. */
export type Filters = { readonly [Name in FilterName]?: string };

/** The filters by what the card shows, which visitors may use too. */
const visitorFilterNames: readonly FilterName[] = [
  'looking_for',
  'age_from',
  'age_to',
  'with_picture',
  ...fieldFilters.filter(({ forVisitors }) => forVisitors).map(({ name }) => name),
];

export const sortOrders = ['newest', 'age', 'active', 'match'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Which profiles are shown, and in which order. */
export interface ProfileQuery {
  filters: Filters;
  sort: SortOrder;
}

/** What there is without asking for anything particular. */
const everyone: ProfileQuery = { filters: {}, sort: 'newest' };

/** What a viewer sees before they ask for anything: a bride the grooms, a groom the brides, everybody else everyone. */
export function startQueryOf(gender: string | null): ProfileQuery {
  if (gender === null) return everyone;
  return { filters: { looking_for: gender === 'bride' ? 'groom' : 'bride' }, sort: 'newest' };
}

/**
 * The end of a range of heights that holds all who are shown by these feet and inches, also where other centimetres were kept: those
 * of searches saved before were the nearest to an inch.
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
    const text = String(entered).trim();
    if (text === '' || (name === 'matches_star' && readStarWish(text) === null)) continue;
    read[name] = name === 'height_from' || name === 'height_to' ? readHeight(name, text) : text;
  }
  return read;
}

/** A stored order, or the usual one. */
export function readSort(value: unknown): SortOrder {
  return sortOrders.find((order) => order === value) ?? 'newest';
}

/** These filters without some of them. */
export function without(filters: Filters, names: readonly FilterName[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !names.some((name) => name === key)));
}

/** Removes what only members may filter or sort by. */
export function forVisitors({ filters, sort }: ProfileQuery): ProfileQuery {
  return {
    filters: without(
      filters,
      filterNames.filter((name) => !visitorFilterNames.includes(name)),
    ),
    sort: sort === 'active' || sort === 'match' ? 'newest' : sort,
  };
}

/** Whether whoever is of this side may ask that the star match theirs: not among their own side. */
export function mayMatchStars(gender: string | null, { looking_for }: Filters): boolean {
  return gender !== null && looking_for !== gender;
}

/** Removes what is asked about matching stars where no star can match. */
export function withoutVainMatches(query: ProfileQuery, gender: string | null): ProfileQuery {
  const { filters, sort } = query;
  const mayMatch = mayMatchStars(gender, filters);
  // All of both sides have no order by their match.
  const maySort = mayMatch && (filters.looking_for !== undefined || filters.matches_star !== undefined);
  if ((mayMatch || filters.matches_star === undefined) && (maySort || sort !== 'match')) return query;
  return {
    filters: mayMatch ? filters : without(filters, ['matches_star']),
    sort: maySort || sort !== 'match' ? sort : 'newest',
  };
}

/** Whether both ask for the same, in the same order. */
export function sameQuery(one: ProfileQuery, other: ProfileQuery): boolean {
  return one.sort === other.sort && sameFilters(one.filters, other.filters);
}

/** Whether everyone is asked for, newest first. */
export const isForEveryone = (query: ProfileQuery): boolean => sameQuery(query, everyone);

/** Whether both ask for the same. */
export function sameFilters(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** A part of what is asked for, in words, with the filters that go when it is removed. */
interface Chip {
  label: string;
  names: readonly FilterName[];
}

/** A filter that is no range, in words. */
function inWords(name: FilterName, value: string): string {
  if (name === 'search') return `Name or ID: ${value}`;
  if (name === 'looking_for') return value === 'bride' ? 'Brides' : 'Grooms';
  if (name === 'with_picture') return 'With picture';
  if (name === 'matches_star') {
    const wish = readStarWish(value);
    return wish === null ? 'Matches my star' : `Matches my star: ${leastInWords(wish)}`;
  }
  const filter = fieldFilters.find((each) => each.name === name);
  return filter ? `${filter.prefix}${formatPersonValue(filter.field, value) ?? value}` : value;
}

function rangeInWords(from: string | undefined, to: string | undefined, format: (value: string) => string): string {
  if (from === undefined) return `Up to ${format(to ?? '')}`;
  if (to === undefined) return `From ${format(from)}`;
  return from === to ? format(from) : `${format(from)} to ${format(to)}`;
}

/** What is asked for, in words, one chip for each filter. */
export function chipsOf(filters: Filters): Chip[] {
  return filterNames.flatMap((name): Chip[] => {
    const value = filters[name];
    if (value === undefined) return [];
    // A range is one chip, at the place of its first end.
    if (name === 'age_from' || (name === 'age_to' && filters.age_from === undefined)) {
      const label = rangeInWords(filters.age_from, filters.age_to, (years) => `${years} years`);
      return [{ label: label.replace(' years to', ' to'), names: ['age_from', 'age_to'] }];
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
