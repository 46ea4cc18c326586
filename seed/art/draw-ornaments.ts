/**
 * Draws the site's ornaments and gallery pictures into web/src/assets, where they are committed: `make art`.
 * Nothing here depends on time, chance or the machine, so drawing again changes nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { archLamp, portraitPlaceholder } from './arch.ts';
import { garlands } from './gallery/garlands.ts';
import { hand } from './gallery/hand.ts';
import { kolamPicture } from './gallery/kolam.ts';
import { lampPicture } from './gallery/lamp.ts';
import { mandap } from './gallery/mandap.ts';
import { rings } from './gallery/rings.ts';
import * as ornaments from './ornaments.ts';

const files: Record<string, () => string> = {
  'hero-mandala': ornaments.heroMandala,
  toran: ornaments.toran,
  'lotus-rule': ornaments.lotusRuleDark,
  'lotus-rule-light': ornaments.lotusRuleLight,
  seal: ornaments.seal,
  'verified-seal': ornaments.verifiedSeal,
  'corner-kolam': ornaments.cornerKolam,
  'invite-corner': ornaments.inviteCorner,
  'step-ring': ornaments.stepRing,
  favicon: ornaments.favicon,
  'arch-lamp': archLamp,
  'portrait-placeholder': portraitPlaceholder,
  'gallery/mandap': mandap,
  'gallery/lamp': lampPicture,
  'gallery/rings': rings,
  'gallery/garlands': garlands,
  'gallery/kolam': kolamPicture,
  'gallery/hand': hand,
};

const assets = new URL('../../web/src/assets/', import.meta.url);
await mkdir(new URL('gallery/', assets), { recursive: true });
for (const [name, draw] of Object.entries(files)) {
  await writeFile(new URL(`${name}.svg`, assets), draw());
}
console.log(`${Object.keys(files).length} drawings written to web/src/assets`);
