import type { Rasi } from '@/astrology/rasis';
import { starLanguages, starNames } from '@/astrology/star-names';
import { getLanguage, t } from '@/texts/texts';

/** The nine that a chart shows, in their usual order. */
export const chartPlanets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type ChartPlanet = (typeof chartPlanets)[number];

/** Signs in a rasi or navamsa chart. Null if the sign changes within the time span. */
export interface Chart {
  lagnam: Rasi | null;
  planets: Readonly<Record<ChartPlanet, Rasi | null>>;
  /** Undefined where the bureau does not show Mandi. */
  mandi?: Rasi | null;
  /** Signs across a near boundary, for those points that are next to one: another almanac, or a clock a minute off. */
  near: Readonly<Partial<Record<'lagnam' | 'mandi' | ChartPlanet, readonly Rasi[]>>>;
}

/** Something of each of the nine. */
export const ofPlanets = <Value>(valueOf: (planet: ChartPlanet) => Value): Readonly<Record<ChartPlanet, Value>> => ({
  Sun: valueOf('Sun'),
  Moon: valueOf('Moon'),
  Mars: valueOf('Mars'),
  Mercury: valueOf('Mercury'),
  Jupiter: valueOf('Jupiter'),
  Venus: valueOf('Venus'),
  Saturn: valueOf('Saturn'),
  Rahu: valueOf('Rahu'),
  Ketu: valueOf('Ketu'),
});

/** The points of a chart: the lagnam, the nine planets, and Mandi where the bureau shows it. */
export type ChartPoint = 'Lagnam' | ChartPlanet | 'Mandi';

/** Abbreviations in charts and full names, in the order of the languages below. Kerala's almanacs have names of their own. */
const points: Readonly<Record<ChartPoint, readonly [short: string, full: string]>> = {
  Lagnam: ['Lag லக் ല ల ಲ ल', 'Lagnam லக்னம் ലഗ്നം లగ్నం ಲಗ್ನ लग्न'],
  Sun: ['Su சூ ര ర ರ सू', 'Sun சூரியன் രവി రవి ರವಿ सूर्य'],
  Moon: ['Mo சந் ച చం ಚ चं', 'Moon சந்திரன் ചന്ദ്രൻ చంద్రుడు ಚಂದ್ರ चंद्र'],
  Mars: ['Ma செ കു కు ಕು मं', 'Mars செவ்வாய் കുജൻ కుజుడు ಕುಜ मंगल'],
  Mercury: ['Me பு ബു బు ಬು बु', 'Mercury புதன் ബുധൻ బుధుడు ಬುಧ बुध'],
  Jupiter: ['Ju குரு ഗു గు ಗು गु', 'Jupiter குரு ഗുരു గురుడు ಗುರು गुरु'],
  Venus: ['Ve சுக் ശു శు ಶು शु', 'Venus சுக்கிரன் ശുക്രൻ శుక్రుడు ಶುಕ್ರ शुक्र'],
  Saturn: ['Sa சனி മ శ ಶ श', 'Saturn சனி മന്ദൻ శని ಶನಿ शनि'],
  Rahu: ['Ra ரா സ రా ರಾ रा', 'Rahu ராகு സർപ്പൻ రాహువు ರಾಹು राहु'],
  Ketu: ['Ke கே ശി కే ಕೇ के', 'Ketu கேது ശിഖി కేతువు ಕೇತು केतु'],
  Mandi: ['Md மா മാ మా ಮಾ मां', 'Mandi மாந்தி മാന്ദി మాంది ಮಾಂದಿ मांदी'],
};

/** A planet or the lagnam in the reader's language. */
export const sayPoint = (point: ChartPoint): string => t(`astrology.point.${point}`);

// The first three in the order of the star languages.
export const chartLanguages = ['en', 'ta', 'ml', 'te', 'kn', 'hi'] as const;
export type ChartLanguage = (typeof chartLanguages)[number];

/** The language of the page; undefined for English, which has no letters of its own in charts. */
export const pageLetters = (): ChartLanguage | undefined =>
  chartLanguages.find((language) => language !== 'en' && language === getLanguage());

/** The language of charts: that of the page, but for English: there that of the bureau's star names, in its own script. */
export const chartLanguage = (): ChartLanguage =>
  pageLetters() ?? chartLanguages[starLanguages.indexOf(starNames.get())] ?? 'en';

/** Abbreviation and name of a planet or the lagnam in charts of a language. */
export function nameOfPoint(point: ChartPoint, language: ChartLanguage): { short: string; full: string } {
  const [short = '', full = ''] = points[point].map((names) => names.split(' ')[chartLanguages.indexOf(language)]);
  return { short, full };
}
