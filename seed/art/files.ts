import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

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
  /** In pixels; the height follows. */
  width: number;
  quality: number;
}

/** Writes the picture and its thumbnail, 320 pixels wide, as WebP. Returns how many bytes each takes. */
export async function writePicture({ svg, folder, name, width, quality }: Picture): Promise<[number, number]> {
  const target = new URL(folder, pictures);
  await mkdir(target, { recursive: true });
  const drawn = sharp(Buffer.from(svg)).flatten();
  const full = await drawn.clone().resize(width).webp({ quality, effort: 5 }).toBuffer();
  const thumb = await drawn.clone().resize(320).webp({ quality, effort: 5 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, target), full);
  await writeFile(new URL(`${name}.thumb.webp`, target), thumb);
  return [full.length, thumb.length];
}
