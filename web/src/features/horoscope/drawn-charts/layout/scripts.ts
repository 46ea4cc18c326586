import type { Script } from '@/features/horoscope/drawn-charts/layout/place-names';
import type { ChartLanguage } from '@/astrology/sky/planet-names';

// Measured from the site's fonts in medium weight; a browser test checks them.
const widths: Readonly<Record<ChartLanguage, Readonly<Record<string, number>>>> = {
  en: { Lag: 1.52, Su: 1.08, Mo: 1.38, Ma: 1.33, Me: 1.34, Ju: 0.84, Ve: 1.07, Sa: 1.03, Ra: 1.06, Ke: 1.11, Md: 1.38 },
  ta: { லக்: 1.58, சூ: 1.08, சந்: 1.32, செ: 1.47, பு: 0.67, குரு: 1.9, சுக்: 1.37, சனி: 1.91, ரா: 1.04, கே: 1.39, மா: 1.25 },
  ml: { ല: 0.82, ര: 0.73, ച: 0.84, കു: 1.43, ബു: 1.74, ഗു: 1.27, ശു: 1.41, മ: 0.72, സ: 1.17, ശി: 1.24, മാ: 1.16 },
  te: { ల: 0.76, ర: 0.66, చం: 1.43, కు: 0.93, బు: 1.12, గు: 0.96, శు: 1.02, శ: 0.73, రా: 1.09, కే: 0.6, మా: 1.52 },
  kn: { ಲ: 0.76, ರ: 0.67, ಚ: 0.82, ಕು: 0.93, ಬು: 1.14, ಗು: 0.97, ಶು: 0.95, ಶ: 0.63, ರಾ: 1.1, ಕೇ: 1.07, ಮಾ: 1.57 },
  hi: { ल: 0.75, सू: 1, चं: 0.68, मं: 0.6, बु: 0.61, गु: 0.63, शु: 0.73, श: 0.71, रा: 0.7, के: 0.84, मां: 0.86 },
};
const heights = {
  en: [0.65, 0.24],
  ta: [0.8, 0.3],
  ml: [0.82, 0.2],
  te: [0.97, 0.05],
  kn: [0.86, 0.05],
  hi: [0.9, 0.3],
} as const;

/** The font metrics of planet names in a language. */
export function scriptOf(language: ChartLanguage): Script {
  const [above, below] = heights[language];
  return { above, below, widthOf: (name) => widths[language][name] ?? name.length };
}
