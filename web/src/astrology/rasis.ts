import { starLanguages, starNames } from '@/astrology/star-names';
import { rasiChoices } from '@/lib/register.gen';
import { isEnglish, t } from '@/texts/texts';

/** The 12 signs in which the moon can stand or that can rise at birth, by their Sanskrit names, in order. */
export const rasis = rasiChoices;

export type Rasi = (typeof rasis)[number];

// Tamil, then Malayalam.
const inTamilAndMalayalam: Readonly<Record<Rasi, readonly [string, string]>> = {
  Mesha: ['Mesham', 'Medam'],
  Vrishabha: ['Rishabam', 'Edavam'],
  Mithuna: ['Mithunam', 'Mithunam'],
  Karka: ['Kadagam', 'Karkidakam'],
  Simha: ['Simmam', 'Chingam'],
  Kanya: ['Kanni', 'Kanni'],
  Tula: ['Thulam', 'Thulam'],
  Vrishchika: ['Viruchigam', 'Vrischikam'],
  Dhanu: ['Dhanusu', 'Dhanu'],
  Makara: ['Magaram', 'Makaram'],
  Kumbha: ['Kumbam', 'Kumbham'],
  Meena: ['Meenam', 'Meenam'],
};

const isRasi = (name: string): name is Rasi => Object.hasOwn(inTamilAndMalayalam, name);
/** A rasi in Sanskrit, Tamil and Malayalam. */
export const namesOfRasi = (rasi: string): readonly string[] =>
  isRasi(rasi) ? [rasi, ...inTamilAndMalayalam[rasi]] : [rasi];

/** A rasi in the reader's language; in English as the bureau has chosen: "Kadagam" for Karka. */
export function nameOfRasi(rasi: string): string {
  if (!isEnglish() && isRasi(rasi)) return t(`lists-member.rasi.${rasi}`);
  return namesOfRasi(rasi)[starLanguages.indexOf(starNames.get())] ?? rasi;
}

/** A rasi by all of its names, the bureau's first: "Kadagam (Karka, Karkidakam)". In other languages it has one. */
export function allNamesOfRasi(rasi: string): string {
  const first = nameOfRasi(rasi);
  if (!isEnglish()) return first;
  const others = [...new Set(namesOfRasi(rasi))].filter((name) => name !== first);
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}
