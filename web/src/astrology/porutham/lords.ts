import type { Rasi } from '@/astrology/rasis';
import type { StarSettings } from '@/astrology/star-settings';
import { aboutRasis } from '@/astrology/porutham/comparing';
import { sayPoint } from '@/astrology/sky/chart-names';
import { t } from '@/texts/texts';

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

type Friendships = StarSettings['south_rasyadhipati'];

interface Relations {
  friends: readonly Planet[];
  enemies: readonly Planet[];
}

// Natural friendships of the planets, after Satya (Brihat Jataka 2.16 and 2.17); planets not listed are neutral.
const natural: Readonly<Record<Planet, Relations>> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};

// The friendships of the Yavanas (Brihat Jataka 2.15): all others are enemies, so nobody is neutral.
const friendsByYavanas: Readonly<Record<Planet, readonly Planet[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};

function seenBy(planet: Planet, other: Planet, by: Friendships): 'friend' | 'neutral' | 'enemy' {
  if (by === 'Yavana') return friendsByYavanas[planet].includes(other) ? 'friend' : 'enemy';
  const { friends, enemies } = natural[planet];
  if (friends.includes(other)) return 'friend';
  return enemies.includes(other) ? 'enemy' : 'neutral';
}

/** The lords of both rasis, their relation to each other (null if they are the same), and both in words. */
export function compareLords(bride: Rasi, groom: Rasi, by: Friendships = 'natural') {
  const [hers, his] = [lords[bride], lords[groom]];
  const both = () => aboutRasis(bride, groom, (rasi) => sayPoint(lords[rasi]));
  if (hers === his) return { views: null, inputs: both };
  const [toHis, toHers] = [seenBy(hers, his, by), seenBy(his, hers, by)];
  return {
    views: [toHis, toHers] as const,
    inputs: () => `${both()} ${t('porutham.lords', { hers: sayPoint(hers), his: sayPoint(his), toHis, toHers })}`,
  };
}
