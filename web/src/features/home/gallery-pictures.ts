import garlands from '@/assets/gallery/garlands.svg';
import hand from '@/assets/gallery/hand.svg';
import kolam from '@/assets/gallery/kolam.svg';
import lamp from '@/assets/gallery/lamp.svg';
import mandap from '@/assets/gallery/mandap.svg';
import rings from '@/assets/gallery/rings.svg';

const pictures = [
  ['mandap', '[grid-area:m]', mandap, 600, 600],
  ['lamp', '[grid-area:l]', lamp, 300, 600],
  ['rings', '[grid-area:r]', rings, 400, 400],
  ['hand', '[grid-area:h]', hand, 300, 600],
  ['garlands', '[grid-area:g]', garlands, 800, 400],
  ['kolam', '[grid-area:k]', kolam, 400, 400],
] as const;

/** The six drawn pictures, in viewer order; `area` is the grid area. Their words are ids of texts. */
export const galleryPictures = pictures.map(([name, area, src, width, height]) => ({
  area,
  src,
  width,
  height,
  caption: `home.gallery.${name}.caption` as const,
  alt: `home.gallery.${name}.alt` as const,
}));
