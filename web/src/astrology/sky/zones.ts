import { indianZone } from '@/astrology/sky/place-in-words';
import { birthZoneChoices } from '@/lib/register.gen';

/** Time zones to choose from for a birth: IANA names with their names in English, as files have them. */
const zones = {
  'Asia/Kolkata': 'India',
  'Asia/Colombo': 'Sri Lanka',
  'Indian/Maldives': 'Maldives',
  'Asia/Kathmandu': 'Nepal',
  'Asia/Dhaka': 'Bangladesh',
  'Asia/Karachi': 'Pakistan',
  'Asia/Yangon': 'Myanmar',
  'Asia/Kuala_Lumpur': 'Malaysia',
  'Asia/Kuching': 'Sabah, Sarawak',
  'Asia/Singapore': 'Singapore',
  'Asia/Dubai': 'United Arab Emirates, Oman',
  'Asia/Riyadh': 'Saudi Arabia, Kuwait',
  'Asia/Qatar': 'Qatar, Bahrain',
  'Asia/Hong_Kong': 'Hong Kong',
  'Asia/Bangkok': 'Thailand',
  'Asia/Jakarta': 'Indonesia, Jakarta',
  'Asia/Makassar': 'Indonesia, Makassar',
  'Asia/Jayapura': 'Indonesia, Jayapura',
  'Africa/Nairobi': 'Kenya, Uganda, Tanzania',
  'Africa/Johannesburg': 'South Africa',
  'Indian/Mauritius': 'Mauritius',
  'Pacific/Fiji': 'Fiji',
  'Europe/London': 'United Kingdom',
  'Europe/Berlin': 'Germany',
  'Europe/Paris': 'France',
  'America/New_York': 'United States, Eastern time',
  'America/Chicago': 'United States, Central time',
  'America/Denver': 'United States, Mountain time',
  'America/Phoenix': 'United States, Arizona',
  'America/Indiana/Indianapolis': 'United States, Indiana',
  'America/Los_Angeles': 'United States, Pacific time',
  'America/Anchorage': 'United States, Alaska',
  'Pacific/Honolulu': 'United States, Hawaii',
  'America/St_Johns': 'Canada, Newfoundland',
  'America/Halifax': 'Canada, Atlantic time',
  'America/Toronto': 'Canada, Eastern time',
  'America/Winnipeg': 'Canada, Central time',
  'America/Regina': 'Canada, Saskatchewan',
  'America/Edmonton': 'Canada, Mountain time',
  'America/Vancouver': 'Canada, Pacific time',
  'Australia/Sydney': 'Australia, Sydney',
  'Australia/Melbourne': 'Australia, Melbourne',
  'Australia/Brisbane': 'Australia, Brisbane',
  'Australia/Hobart': 'Australia, Hobart',
  'Australia/Adelaide': 'Australia, Adelaide',
  'Australia/Darwin': 'Australia, Darwin',
  'Australia/Perth': 'Australia, Perth',
  'Pacific/Auckland': 'New Zealand',
} as const satisfies Readonly<Record<(typeof birthZoneChoices)[number], string>>;

export type BirthZone = keyof typeof zones;

/** Type guard: whether a text is one of these time zones. */
export const isBirthZone = (name: string): name is BirthZone => Object.hasOwn(zones, name);

export const birthZones: readonly BirthZone[] = birthZoneChoices;

/** The English name of a time zone, in every language of the page. */
export const englishNameOfZone = (zone: BirthZone): string => zones[zone];

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
