import { niche } from '../arch.ts';
import { at, svgFile } from '../svg.ts';
import type { Garment, Hair, Person } from './cast-types.ts';
import { mensClothes } from './clothes-men.ts';
import { earring, necklace, womensClothes } from './clothes-women.ts';
import { darker, lighter } from './colours.ts';
import { drawnCover } from './covers.ts';
import { face, type Smile } from './face.ts';
import { drawnHair, jasmineString } from './hair.ts';
import { croppedHair, loreleiHead } from './head.ts';
import { colours, nicheOf, skins } from './wardrobe.ts';

const smiles: readonly Smile[] = ['gentle', 'warm', 'calm'];
const hairColours = ['#231512', '#2A1812', '#1E1416', '#2E1C14'] as const;

/** A man's temples turn grey from the top of the ear down; women's silver strands are drawn with their hair. */
const greying = (colour: string): string =>
  `<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="345" y1="340" x2="290" y2="490"><stop offset="0" stop-color="${colour}"/>
  <stop offset="1" stop-color="#8B837C"/></linearGradient>`;

const cycle = <T>(list: readonly T[], k: number): T | undefined => list[(k - 1) % list.length];

/** Head scale and place inside the 400 x 500 portrait. */
const headGroup = (body: string): string => (body ? `<g transform="translate(40 106) scale(.33)">${body}</g>` : '');

/** The part of the scene that is in the picture; the person stands in the middle of 400 x 500. */
const frames = {
  card: [0, 0, 400, 500],
  tall: [55, 0, 290, 500],
  wide: [-175, 0, 750, 500],
  panorama: [-400, 0, 1200, 500],
} as const;

/** How a picture was taken: most in the shape of the card, some as phones and old cameras take them. */
function frameOf(p: number, k: number): (typeof frames)[keyof typeof frames] {
  if (p % 12 === 5 && k === 3) return frames.panorama;
  if (p % 6 === 1 && k === 2) return frames.wide;
  if (p % 6 === 4 && k === 1) return frames.tall;
  return frames.card;
}

/** Picture `k` (1 to 3) of a person, as SVG: 1000 pixels high, or as wide as a picture of the site may be. */
export function portrait(person: Person, k: number): string {
  const { p, gender } = person;
  const bride = gender === 'bride';
  const skin = skins[person.skin] ?? skins[3];
  const hairColour = hairColours[p % hairColours.length] ?? hairColours[0];
  const greyTemples = person.grey === true && !bride;
  const hairFill = greyTemples ? 'url(#hair)' : hairColour;
  const style: Hair = cycle(person.hair, k) ?? croppedHair;
  const garment: Garment = cycle(person.garments, k) ?? 'kurta';
  const cloth = { skin, ...colours(person, garment, k) };

  const ours = drawnHair(style, hairColour, person.grey === true);
  const coverKind = person.covers ? cycle(person.covers, k) : undefined;
  const cover = coverKind
    ? drawnCover(coverKind, coverKind === 'hijab' ? lighter(cloth.second, 0.1) : cloth.second, cloth.border)
    : undefined;
  const hidden = coverKind === 'hijab' || coverKind === 'turban';
  const loreleiStyle =
    style === 'bun' || style === 'plait' || style === 'open' || hidden || coverKind === 'cap' ? croppedHair : style;
  const glasses = person.glassesIn?.includes(k) ? person.glasses : undefined;

  const shade = `<path d="M366 668C430 740 510 770 596 770L596 800C590 812 580 822 560 828C470 830 400 790 366 730Z" fill="${darker(skin, 0.5)}" opacity=".4"/>`;
  const look = face(person, {
    skin,
    hair: greyTemples ? '#4A403B' : hairColour,
    smile: smiles[(p + k) % 3] ?? 'gentle',
  });
  const head = loreleiHead(person, { skin, hairFill, hair: loreleiStyle, glasses });
  const showsEar = bride && coverKind !== 'hijab';
  const festive = garment === 'saree';
  const chain = person.religion === 'Christian' ? 'cross' : festive ? 'beads' : 'chain';
  const flowers = person.flowersIn?.includes(k) ? jasmineString(style) : '';

  const viewBox = frameOf(p, k);
  const [left, , width] = viewBox;
  const wall = niche({ ...nicheOf(p, k), pattern: 0.36 });
  return svgFile(
    { viewBox, width: Math.min(width * 2, 1600) },
    `<defs>${greyTemples ? greying(hairColour) : ''}</defs>${left < 0 ? at(-399, 0, wall) + at(399, 0, wall) : ''}${wall}
    ${headGroup((cover?.back ?? '') + (hidden ? '' : (ours?.back ?? '')))}
    ${headGroup(head + shade + look)}
    ${bride ? womensClothes(garment, cloth) : mensClothes(garment, cloth)}
    ${bride && coverKind !== 'hijab' ? necklace(chain) : ''}
    ${headGroup((hidden ? '' : (ours?.front ?? '')) + flowers + (showsEar ? earring(festive ? 'jhumka' : 'stud') : '') + (hidden ? '' : (ours?.over ?? '')) + (cover?.front ?? ''))}`,
  );
}
