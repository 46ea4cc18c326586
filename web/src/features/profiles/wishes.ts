import { chipsOf, namesOf, readFilters, type FilterName, type Filters } from '@/features/profiles/filters';
import { leastInWords, readStarMatchFilter } from '@/astrology/porutham/star-match-filter';
import type { Tables } from '@/lib/database.types';
import { isWithheld } from '@/person/values';
import { t } from '@/texts/texts';

/** What a family looks for: filters that must hold, and filters that it hopes for. */
export interface Wishes {
  must: Filters;
  hoped: Filters;
}

/** The wishes with the other field of their form. */
export type WishesOfForm = Wishes & { othersSeeFit: boolean };

export const noWishes: Wishes = { must: {}, hoped: {} };

/** The facts about a person from which the first wishes are proposed. */
export type WishingFacts = Pick<Tables<'RegisteredUsers'>, 'gender' | 'age' | 'religion'> & {
  profile_details: (Pick<Tables<'profile_details'>, 'mother_tongue' | 'gothram'> & { kulam?: string | null }) | null;
};

export type WishingPerson = WishingFacts & { id: number };

/** Parses stored or typed wishes; no row means none. */
export const readWishes = (stored: { must: unknown; hoped: unknown } | null): Wishes =>
  stored === null ? noWishes : { must: readFilters(stored.must), hoped: readFilters(stored.hoped) };

export const hasWishes = ({ must, hoped }: Wishes): boolean => Object.keys({ ...must, ...hoped }).length > 0;

/** The name under which a wish is weighed: both ends of a range are one wish. */
function leadOf(name: FilterName): FilterName {
  if (name === 'age_to') return 'age_from';
  return name === 'height_to' ? 'height_from' : name;
}

/** Sorts filters by their weight. */
export function weigh(filters: Filters, musts: ReadonlySet<FilterName>): Wishes {
  const pick = (isMust: boolean): Filters =>
    Object.fromEntries(
      namesOf(filters)
        .filter((name) => musts.has(leadOf(name)) === isMust)
        .map((name) => [name, filters[name]]),
    );
  return { must: pick(true), hoped: pick(false) };
}

/** The wishes that must hold, by their leading names; an emptied field keeps its weight. */
export const mustsOf = ({ must }: Wishes): ReadonlySet<FilterName> => new Set(namesOf(must).map(leadOf));

/** Wishes of one weight in words. The chip of a search says "my star". */
export const wishesInWords = (filters: Filters): string[] =>
  chipsOf(filters).map(({ label, names }) => {
    const starMatch = names.includes('matches_star') ? readStarMatchFilter(filters.matches_star ?? '') : null;
    return starMatch === null ? label : t('wishes.starsMatchBy', { least: leastInWords(starMatch) });
  });

/** In most families the groom is older, by up to so many years. */
const usualYears = 6;
const leastAge = { bride: 18, groom: 21 };

/** The usual wishes of a family like this one: a proposal, which somebody reads before it is saved. */
export function proposeWishes({ gender, age, religion, profile_details: details }: WishingFacts): Wishes {
  const ages =
    age === null || (gender !== 'bride' && gender !== 'groom')
      ? {}
      : gender === 'bride'
        ? {
            age_from: String(Math.max(age, leastAge.groom)),
            age_to: String(Math.max(age, leastAge.groom) + usualYears),
          }
        : {
            age_from: String(Math.max(age - usualYears, leastAge.bride)),
            age_to: String(Math.max(age, leastAge.bride)),
          };
  const given = (facts: Readonly<Record<string, string | null | undefined>>) =>
    readFilters(Object.fromEntries(Object.entries(facts).filter(([, fact]) => !isWithheld(fact ?? ''))));
  return {
    must: given({ religion, other_gothram: details?.gothram, other_kulam: details?.kulam }),
    hoped: given({ ...ages, mother_tongue: details?.mother_tongue }),
  };
}
