import { starLanguages, starNames } from '@/astrology/star-names';
import type { ChartPlanet } from '@/astrology/sky/chart';

/** The points of a chart: the lagnam, the nine planets, and Mandi where the bureau shows it. */
export type ChartPoint = 'Lagnam' | ChartPlanet | 'Mandi';

/** A chart abbreviation and its full name. */
interface PointName {
  short: string;
  full: string;
}

// English, Tamil and Malayalam, in the order of the star languages. Kerala's almanacs have names of their own for some
// planets: Ravi, Kuja, Manda, Sarpa and Shikhi.
const points: Readonly<Record<ChartPoint, readonly [PointName, PointName, PointName]>> = {
  Lagnam: [
    { short: 'Lag', full: 'Lagnam' },
    { short: 'லக்', full: 'லக்னம்' },
    { short: 'ല', full: 'ലഗ്നം' },
  ],
  Sun: [
    { short: 'Su', full: 'Sun' },
    { short: 'சூ', full: 'சூரியன்' },
    { short: 'ര', full: 'രവി' },
  ],
  Moon: [
    { short: 'Mo', full: 'Moon' },
    { short: 'சந்', full: 'சந்திரன்' },
    { short: 'ച', full: 'ചന്ദ്രൻ' },
  ],
  Mars: [
    { short: 'Ma', full: 'Mars' },
    { short: 'செ', full: 'செவ்வாய்' },
    { short: 'കു', full: 'കുജൻ' },
  ],
  Mercury: [
    { short: 'Me', full: 'Mercury' },
    { short: 'பு', full: 'புதன்' },
    { short: 'ബു', full: 'ബുധൻ' },
  ],
  Jupiter: [
    { short: 'Ju', full: 'Jupiter' },
    { short: 'குரு', full: 'குரு' },
    { short: 'ഗു', full: 'ഗുരു' },
  ],
  Venus: [
    { short: 'Ve', full: 'Venus' },
    { short: 'சுக்', full: 'சுக்கிரன்' },
    { short: 'ശു', full: 'ശുക്രൻ' },
  ],
  Saturn: [
    { short: 'Sa', full: 'Saturn' },
    { short: 'சனி', full: 'சனி' },
    { short: 'മ', full: 'മന്ദൻ' },
  ],
  Rahu: [
    { short: 'Ra', full: 'Rahu' },
    { short: 'ரா', full: 'ராகு' },
    { short: 'സ', full: 'സർപ്പൻ' },
  ],
  Ketu: [
    { short: 'Ke', full: 'Ketu' },
    { short: 'கே', full: 'கேது' },
    { short: 'ശി', full: 'ശിഖി' },
  ],
  Mandi: [
    { short: 'Md', full: 'Mandi' },
    { short: 'மா', full: 'மாந்தி' },
    { short: 'മാ', full: 'മാന്ദി' },
  ],
};

const languages = ['en', 'ta', 'ml'] as const;
export type ChartLanguage = (typeof languages)[number];

const indexOf = (language: ChartLanguage) => (language === 'ml' ? 2 : language === 'ta' ? 1 : 0);

/** The language of charts: that of the bureau's star names, in its own script. */
export const chartLanguage = (): ChartLanguage => languages[starLanguages.indexOf(starNames.get())] ?? 'en';

/** Name of a planet or the lagnam in charts of a language. */
export const nameOfPoint = (point: ChartPoint, language: ChartLanguage): PointName => points[point][indexOf(language)];
