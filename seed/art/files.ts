import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cropTo } from '../../web/src/features/person-form/pictures/picture-sizes.ts';

export const pictures = new URL('../pictures/', import.meta.url);

/** What Postgres gives for md5(text)::uuid; the SQL fixtures name the files the same way. */
export const uuidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

interface Picture {
  svg: string;
  /** Folder below seed/pictures, such as profile-images/17/. */
  folder: string;
  name: string;
  /** The shape of the small version, which is 320 pixels wide. */
  thumb: { width: number; height: number };
  quality: number;
}

/** Writes the picture as large as it is drawn and its thumbnail, cut as the forms cut it, as WebP. Returns their bytes. */
export async function writePicture({ svg, folder, name, thumb: box, quality }: Picture): Promise<[number, number]> {
  const target = new URL(folder, pictures);
  await mkdir(target, { recursive: true });
  const drawn = sharp(Buffer.from(svg)).flatten();
  const { width, height } = await drawn.metadata();
  const { x: left, y: top, ...part } = cropTo({ width, height }, box);
  const isWhole = part.width === width && part.height === height;
  const full = await drawn.clone().webp({ quality, effort: 5 }).toBuffer();
  const cut = isWhole ? drawn.clone() : drawn.clone().extract({ left, top, ...part });
  const thumb = await cut.resize(320).webp({ quality, effort: 5 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, target), full);
  await writeFile(new URL(`${name}.thumb.webp`, target), thumb);
  return [full.length, thumb.length];
}
