import garlands from '@/assets/gallery/garlands.svg';
import hand from '@/assets/gallery/hand.svg';
import kolam from '@/assets/gallery/kolam.svg';
import lamp from '@/assets/gallery/lamp.svg';
import mandap from '@/assets/gallery/mandap.svg';
import rings from '@/assets/gallery/rings.svg';

/** The six drawn pictures, in viewer order; `area` is the grid area. Their words are ids of texts. */
export const galleryPictures = [
  {
    area: '[grid-area:m]',
    src: mandap,
    width: 600,
    height: 600,
    caption: 'home.gallery.mandap.caption',
    alt: 'home.gallery.mandap.alt',
  },
  {
    area: '[grid-area:l]',
    src: lamp,
    width: 300,
    height: 600,
    caption: 'home.gallery.lamp.caption',
    alt: 'home.gallery.lamp.alt',
  },
  {
    area: '[grid-area:r]',
    src: rings,
    width: 400,
    height: 400,
    caption: 'home.gallery.rings.caption',
    alt: 'home.gallery.rings.alt',
  },
  {
    area: '[grid-area:h]',
    src: hand,
    width: 300,
    height: 600,
    caption: 'home.gallery.hand.caption',
    alt: 'home.gallery.hand.alt',
  },
  {
    area: '[grid-area:g]',
    src: garlands,
    width: 800,
    height: 400,
    caption: 'home.gallery.garlands.caption',
    alt: 'home.gallery.garlands.alt',
  },
  {
    area: '[grid-area:k]',
    src: kolam,
    width: 400,
    height: 400,
    caption: 'home.gallery.kolam.caption',
    alt: 'home.gallery.kolam.alt',
  },
] as const;
