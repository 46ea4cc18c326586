import { indianZone } from '@/astrology/sky/zone-labels';
import { birthZones, englishNameOfZone, type BirthZone } from '@/astrology/sky/zones';

const namesOfZone = (zone: BirthZone) =>
  new Set(
    [englishNameOfZone(zone), ...englishNameOfZone(zone).split(', ')].map((name) =>
      name.toLowerCase().replace(/[^a-z]/g, ''),
    ),
  );

/** Time zones by other name, in lowercase without blanks; ambiguous names are left out. */
export const zoneSynonyms: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    birthZones.flatMap((zone) =>
      [...namesOfZone(zone)]
        .filter((name) => birthZones.every((other) => other === zone || !namesOfZone(other).has(name)))
        .map((name) => [name, zone]),
    ),
  ),
  indiautc: indianZone,
  'indiautc+': indianZone,
  ist: indianZone,
  bharat: indianZone,
  uae: 'Asia/Dubai',
  uk: 'Europe/London',
  england: 'Europe/London',
  ceylon: 'Asia/Colombo',
  burma: 'Asia/Yangon',
};
