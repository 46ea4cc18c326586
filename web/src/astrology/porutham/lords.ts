import type { Rasi } from '@/astrology/rasis';

type Planet = 'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

const lords: Readonly<Record<Rasi, Planet>> = {
  Mesha: 'Mars',
  Vrishabha: 'Venus',
  Mithuna: 'Mercury',
  Karka: 'Moon',
  Simha: 'Sun',
  Kanya: 'Mercury',
  Tula: 'Venus',
  Vrishchika: 'Mars',
  Dhanu: 'Jupiter',
  Makara: 'Saturn',
  Kumbha: 'Saturn',
  Meena: 'Jupiter',
};

// Natural friendships of the planets; planets not listed are neutral.
const relations: Readonly<Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};

function seenBy(planet: Planet, other: Planet): 'friend' | 'neutral' | 'enemy' {
  const { friends, enemies } = relations[planet];
  if (friends.includes(other)) return 'friend';
  return enemies.includes(other) ? 'enemy' : 'neutral';
}

const withArticle = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' } as const;

/** The lords of both rasis, their relation to each other (null if they are the same), and both in words. */
export function compareLords(bride: Rasi, groom: Rasi) {
  const [hers, his] = [lords[bride], lords[groom]];
  const both = `Bride, ${bride}: ${hers}. Groom, ${groom}: ${his}.`;
  if (hers === his) return { views: null, inputs: both };
  const [toHis, toHers] = [seenBy(hers, his), seenBy(his, hers)];
  return {
    views: [toHis, toHers] as const,
    inputs: `${both} To ${hers}, ${his} is ${withArticle[toHis]}; to ${his}, ${hers} is ${withArticle[toHers]}.`,
  };
}
