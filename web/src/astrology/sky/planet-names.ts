import { starLanguages, starNames } from '@/astrology/star-names';
import type { ChartPlanet } from '@/astrology/sky/chart';
import { t, getLanguage } from '@/texts/texts';

/** The points of a chart: the lagnam, the nine planets, and Mandi where the bureau shows it. */
export type ChartPoint = 'Lagnam' | ChartPlanet | 'Mandi';

/** A chart abbreviation and its full name. */
interface PointName {
  short: string;
  full: string;
}

// In the order of the languages below. Kerala's almanacs have names of their own for some
// planets: Ravi, Kuja, Manda, Sarpa and Shikhi.
const points: Readonly<
  Record<ChartPoint, readonly [PointName, PointName, PointName, PointName, PointName, PointName]>
> = {
  Lagnam: [
    { short: 'Lag', full: 'Lagnam' },
    { short: 'லக்', full: 'லக்னம்' },
    { short: 'ല', full: 'ലഗ്നം' },
    { short: 'ల', full: 'లగ్నం' },
    { short: 'ಲ', full: 'ಲಗ್ನ' },
    { short: 'ल', full: 'लग्न' },
  ],
  Sun: [
    { short: 'Su', full: 'Sun' },
    { short: 'சூ', full: 'சூரியன்' },
    { short: 'ര', full: 'രവി' },
    { short: 'ర', full: 'రవి' },
    { short: 'ರ', full: 'ರವಿ' },
    { short: 'सू', full: 'सूर्य' },
  ],
  Moon: [
    { short: 'Mo', full: 'Moon' },
    { short: 'சந்', full: 'சந்திரன்' },
    { short: 'ച', full: 'ചന്ദ്രൻ' },
    { short: 'చం', full: 'చంద్రుడు' },
    { short: 'ಚ', full: 'ಚಂದ್ರ' },
    { short: 'चं', full: 'चंद्र' },
  ],
  Mars: [
    { short: 'Ma', full: 'Mars' },
    { short: 'செ', full: 'செவ்வாய்' },
    { short: 'കു', full: 'കുജൻ' },
    { short: 'కు', full: 'కుజుడు' },
    { short: 'ಕು', full: 'ಕುಜ' },
    { short: 'मं', full: 'मंगल' },
  ],
  Mercury: [
    { short: 'Me', full: 'Mercury' },
    { short: 'பு', full: 'புதன்' },
    { short: 'ബു', full: 'ബുധൻ' },
    { short: 'బు', full: 'బుధుడు' },
    { short: 'ಬು', full: 'ಬುಧ' },
    { short: 'बु', full: 'बुध' },
  ],
  Jupiter: [
    { short: 'Ju', full: 'Jupiter' },
    { short: 'குரு', full: 'குரு' },
    { short: 'ഗു', full: 'ഗുരു' },
    { short: 'గు', full: 'గురుడు' },
    { short: 'ಗು', full: 'ಗುರು' },
    { short: 'गु', full: 'गुरु' },
  ],
  Venus: [
    { short: 'Ve', full: 'Venus' },
    { short: 'சுக்', full: 'சுக்கிரன்' },
    { short: 'ശു', full: 'ശുക്രൻ' },
    { short: 'శు', full: 'శుక్రుడు' },
    { short: 'ಶು', full: 'ಶುಕ್ರ' },
    { short: 'शु', full: 'शुक्र' },
  ],
  Saturn: [
    { short: 'Sa', full: 'Saturn' },
    { short: 'சனி', full: 'சனி' },
    { short: 'മ', full: 'മന്ദൻ' },
    { short: 'శ', full: 'శని' },
    { short: 'ಶ', full: 'ಶನಿ' },
    { short: 'श', full: 'शनि' },
  ],
  Rahu: [
    { short: 'Ra', full: 'Rahu' },
    { short: 'ரா', full: 'ராகு' },
    { short: 'സ', full: 'സർപ്പൻ' },
    { short: 'రా', full: 'రాహువు' },
    { short: 'ರಾ', full: 'ರಾಹು' },
    { short: 'रा', full: 'राहु' },
  ],
  Ketu: [
    { short: 'Ke', full: 'Ketu' },
    { short: 'கே', full: 'கேது' },
    { short: 'ശി', full: 'ശിഖി' },
    { short: 'కే', full: 'కేతువు' },
    { short: 'ಕೇ', full: 'ಕೇತು' },
    { short: 'के', full: 'केतु' },
  ],
  Mandi: [
    { short: 'Md', full: 'Mandi' },
    { short: 'மா', full: 'மாந்தி' },
    { short: 'മാ', full: 'മാന്ദി' },
    { short: 'మా', full: 'మాంది' },
    { short: 'ಮಾ', full: 'ಮಾಂದಿ' },
    { short: 'मां', full: 'मांदी' },
  ],
};

/** A planet or the lagnam in the reader's language. */
export const sayPoint = (point: ChartPoint): string => t(`astrology.point.${point}`);

// The first three in the order of the star languages.
export const chartLanguages = ['en', 'ta', 'ml', 'te', 'kn', 'hi'] as const;
export type ChartLanguage = (typeof chartLanguages)[number];

const placeOf = { en: 0, ta: 1, ml: 2, te: 3, kn: 4, hi: 5 } as const satisfies Record<ChartLanguage, number>;

/** The language of the page; undefined for English, which has no letters of its own in charts. */
export const pageLetters = (): ChartLanguage | undefined =>
  chartLanguages.find((language) => language !== 'en' && language === getLanguage());

/** The language of charts: that of the page, but for English: there that of the bureau's star names, in its own script. */
export const chartLanguage = (): ChartLanguage =>
  pageLetters() ?? chartLanguages[starLanguages.indexOf(starNames.get())] ?? 'en';

/** Name of a planet or the lagnam in charts of a language. */
export const nameOfPoint = (point: ChartPoint, language: ChartLanguage): PointName => points[point][placeOf[language]];
