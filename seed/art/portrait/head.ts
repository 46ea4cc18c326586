import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { darker } from './colours.ts';
import type { Person } from './cast-types.ts';

/** A colour that no drawing uses; it marks hair in what Lorelei returns, so that a gradient can take its place. */
const hairMarker = 'a0b1c2';

/** Cropped hair: stands under hair drawn here, turbans and scarves, which cover it. */
export const croppedHair = 'variant28';

interface HeadOptions {
  skin: string;
  hairFill: string;
  hair: NonNullable<lorelei.Options['hair']>[number];
  glasses: Person['glasses'] | undefined;
}

/**
 * Head, hair, nose and glasses of the Lorelei set (980 x 980). Eyes, brows and mouths are left out: those of the set
 * glance and grin, which suits a comic more than a family's bureau; see face.ts for ours.
 */
export function loreleiHead(person: Person, { skin, hairFill, hair, glasses }: HeadOptions): string {
  const line = darker(skin, 0.72).slice(1);
  const drawing = createAvatar(lorelei, {
    seed: 'portrait',
    skinColor: [skin.slice(1)],
    hairColor: [hairMarker],
    noseColor: [line],
    glassesColor: ['2b1a17'],
    head: [person.head],
    hair: [hair],
    nose: [person.nose],
    eyes: [],
    eyebrows: [],
    mouth: [],
    glasses: glasses ? [glasses] : [],
    glassesProbability: glasses ? 100 : 0,
    beardProbability: 0,
    earringsProbability: 0,
    frecklesProbability: 0,
    hairAccessoriesProbability: 0,
  }).toString();
  return drawing
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<svg[^>]*>/, '<g fill="none">')
    .replace('</svg>', '</g>')
    .replaceAll(`#${hairMarker}`, hairFill)
    .replace(/fill="#0{3,6}"/g, `fill="#${line}"`);
}
