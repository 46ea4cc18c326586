import { palette } from '../palette.ts';
import type { Garment, Person } from './cast-types.ts';

export const skins = ['#e6b88f', '#dbaa7e', '#d39b70', '#c68a5e', '#b97a4e', '#a96c43', '#96603b', '#84522f'] as const;

/** Wall and inside of the niche. */
const niches = [
  { wall: '#E7C9B4', inside: '#C98F7A' },
  { wall: '#DCD9BE', inside: '#A9AE84' },
  { wall: '#EAD6AE', inside: '#D0A95C' },
  { wall: '#E5CDBB', inside: '#BD8A72' },
  { wall: '#D3DCD6', inside: '#8FAAA0' },
  { wall: '#E6C6C0', inside: '#BE8088' },
  { wall: '#D5D8E0', inside: '#98A2B8' },
  { wall: '#EADBC8', inside: '#C4A27E' },
] as const;

/** Main colour, border, second colour. */
type Colours = readonly [main: string, border: string, second: string];

const silks: readonly Colours[] = [
  ['#8E1F3F', palette.gold300, '#2F5D50'],
  ['#2F5D50', palette.gold300, '#8E1F3F'],
  ['#C0702A', '#7A1D38', '#7A1D38'],
  ['#4C3A6B', palette.gold300, '#A8324F'],
  ['#1F4E63', palette.gold300, '#C0702A'],
  ['#B8506A', '#F3DFA9', '#4C3A6B'],
  ['#D9A93F', '#8E1F3F', '#8E1F3F'],
  ['#6B1230', palette.gold300, '#B8862D'],
  ['#5C7A4A', '#F3DFA9', '#B8506A'],
  ['#A34A2E', palette.gold300, '#1F4E63'],
];

const plain: readonly Colours[] = [
  ['#EFE3CB', '#B8862D', '#8E1F3F'],
  ['#33485E', '#E9DDC3', '#8E1F3F'],
  ['#5A2036', '#E9C77B', '#F1E6D0'],
  ['#3F5C3A', '#E9C77B', '#F1E6D0'],
  ['#C9D3DA', '#5E7486', '#33485E'],
  ['#7D8F6E', '#F1E6D0', '#F1E6D0'],
  ['#A8563A', '#F3DFA9', '#F1E6D0'],
  ['#8FA7BF', '#33485E', '#E9DDC3'],
  ['#E3C79A', '#8A5A2B', '#6B1230'],
];

const waistcoats: readonly Colours[] = [
  ['#33485E', '#E9DDC3', '#F4EBDA'],
  ['#5A2036', '#E9C77B', '#F4EBDA'],
  ['#3F5C3A', '#E9C77B', '#F1E6D0'],
  ['#6E4A2C', '#F3DFA9', '#F4EBDA'],
];

/** White cloth: only its edges differ. */
const angavastrams: readonly Colours[] = [
  ['#F8F0DF', '#B8862D', '#8E1F3F'],
  ['#F8F0DF', '#B8862D', '#2F5D50'],
  ['#F8F0DF', '#8E1F3F', '#B8862D'],
  ['#F8F0DF', '#B8862D', '#4C3A6B'],
];

const suits: readonly Colours[] = [
  ['#2F3A4A', '#1F2732', '#6B1230'],
  ['#3B3532', '#241F1D', '#2F5D50'],
  ['#4A3040', '#2B1A24', '#B8862D'],
  ['#4B4F45', '#30332C', '#8E1F3F'],
];

/** The item of a list for a person's picture. The factors share no divisor with the lengths, so neighbours differ. */
function turnTo<T>(list: readonly T[], p: number, k: number, salt: number): T {
  const item = list[(p * 7 + k * 3 + salt) % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

export const nicheOf = (p: number, k: number) => turnTo(niches, p, k, 0);

/** A waistcoat goes over a light kurta, so it takes only the darker colours. */
function clothColours(garment: Garment, bride: boolean): readonly Colours[] {
  if (bride) return silks;
  if (garment === 'suit') return suits;
  if (garment === 'angavastram') return angavastrams;
  return garment === 'waistcoat' ? waistcoats : plain;
}

export function colours({ p, gender }: Person, garment: Garment, k: number) {
  const choices = clothColours(garment, gender === 'bride');
  const [main, border, second] = turnTo(choices, p, k, Math.floor(p / 3));
  return { main, border, second, printed: (p + k * 2) % 3 === 0 };
}
