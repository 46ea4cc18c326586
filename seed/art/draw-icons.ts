/** Draws the icons of the installed site and the picture of its link into web/public, where they are committed: `make art`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { linkPreview, maskableIcon } from './icons.ts';
import { favicon } from './ornaments.ts';

const folder = new URL('../../web/public/icons/', import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(name, folder));
const draw = (svg: string, width: number) => sharp(Buffer.from(svg), { density: 600 }).resize(width);

await mkdir(folder, { recursive: true });
for (const width of [192, 512]) {
  await draw(favicon(), width)
    .png({ palette: true })
    .toFile(fileOf(`icon-${width}.png`));
}
await draw(maskableIcon(), 512).png({ palette: true }).toFile(fileOf('maskable-512.png'));
await draw(maskableIcon(), 180).png({ palette: true }).toFile(fileOf('apple-touch-icon.png'));
await sharp(Buffer.from(linkPreview())).jpeg({ quality: 85 }).toFile(fileOf('link-preview.jpg'));
console.log('5 icons written to web/public/icons');
