/** The clocks that can be chosen for a birth, by their names in the world's table of time zones, and what they are called. */
const zones = {
  'Asia/Kolkata': 'India',
  'Asia/Colombo': 'Sri Lanka',
  'Asia/Kathmandu': 'Nepal',
  'Asia/Dhaka': 'Bangladesh',
  'Asia/Karachi': 'Pakistan',
  'Asia/Yangon': 'Myanmar',
  'Asia/Kuala_Lumpur': 'Malaysia',
  'Asia/Singapore': 'Singapore',
  'Asia/Dubai': 'United Arab Emirates, Oman',
  'Asia/Riyadh': 'Saudi Arabia, Kuwait',
  'Asia/Qatar': 'Qatar, Bahrain',
  'Asia/Hong_Kong': 'Hong Kong',
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
  'America/Los_Angeles': 'United States, Pacific time',
  'America/Toronto': 'Canada, Eastern time',
  'America/Vancouver': 'Canada, Pacific time',
  'Australia/Sydney': 'Australia, Sydney',
  'Australia/Melbourne': 'Australia, Melbourne',
  'Australia/Perth': 'Australia, Perth',
  'Pacific/Auckland': 'New Zealand',
} as const;
export type BirthZone = keyof typeof zones;

export const indianZone = 'Asia/Kolkata' satisfies BirthZone;

/** Whether it is one of the clocks. */
export const isBirthZone = (name: string): name is BirthZone => Object.hasOwn(zones, name);

export const birthZones: readonly BirthZone[] = Object.keys(zones).filter(isBirthZone);

const namesOf = (zone: BirthZone) =>
  new Set([zones[zone], ...zones[zone].split(', ')].map((name) => name.toLowerCase().replace(/[^a-z]/g, '')));

/** The clock for each other name of it, in small letters without blanks; a name that several have means none of them. */
export const zoneSynonyms: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    birthZones.flatMap((zone) =>
      [...namesOf(zone)]
        .filter((name) => birthZones.every((other) => other === zone || !namesOf(other).has(name)))
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

/** What a clock is called: "India" for Asia/Kolkata. */
export const nameOfZone = (name: string): string => (isBirthZone(name) ? zones[name] : name);

/** The same where one is chosen: "India (UTC+5:30)". */
export const choiceOfZone = (name: string): string =>
  name === indianZone ? `${zones[indianZone]} (UTC+5:30)` : nameOfZone(name);
