import garlands from '@/assets/gallery/garlands.svg';
import hand from '@/assets/gallery/hand.svg';
import kolam from '@/assets/gallery/kolam.svg';
import lamp from '@/assets/gallery/lamp.svg';
import mandap from '@/assets/gallery/mandap.svg';
import rings from '@/assets/gallery/rings.svg';

/** The six drawn pictures, in viewer order; `area` is the grid area. */
export const galleryPictures = [
  {
    area: '[grid-area:m]',
    src: mandap,
    width: 600,
    height: 600,
    caption: 'The mandap, hung with marigolds',
    alt: 'A wedding mandap hung with marigolds, between two plantain trees',
  },
  {
    area: '[grid-area:l]',
    src: lamp,
    width: 300,
    height: 600,
    caption: 'The kuthuvilakku is lit first',
    alt: 'A tall brass lamp with five flames',
  },
  {
    area: '[grid-area:r]',
    src: rings,
    width: 400,
    height: 400,
    caption: 'Two rings',
    alt: 'Two joined wedding rings among petals',
  },
  {
    area: '[grid-area:h]',
    src: hand,
    width: 300,
    height: 600,
    caption: 'Mehndi, the evening before',
    alt: "A bride's hand with mehndi and bangles",
  },
  {
    area: '[grid-area:g]',
    src: garlands,
    width: 800,
    height: 400,
    caption: 'Garlands of jasmine and marigold',
    alt: 'Two wedding garlands, one of jasmine and one of marigold',
  },
  {
    area: '[grid-area:k]',
    src: kolam,
    width: 400,
    height: 400,
    caption: 'A kolam at the threshold',
    alt: 'A white kolam on a red floor, with four small lamps',
  },
] as const;
