import type { SolarCalendar } from '@/astrology/panchangam/solar-date';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { starLanguages, starNames } from '@/astrology/star-names';
import { isEnglish, t, type TextId } from '@/texts/texts';

// Sanskrit, Tamil and Malayalam, in the order of the star languages, as the communities write them in Latin letters.
type Names = readonly [sanskrit: string, tamil: string, malayalam: string];

const tithis = [
  ['Pratipada', 'Prathamai', 'Prathama'],
  ['Dvitiya', 'Dwitiyai', 'Dwitiya'],
  ['Tritiya', 'Tritiyai', 'Tritiya'],
  ['Chaturthi', 'Chathurthi', 'Chathurthi'],
  ['Panchami', 'Panchami', 'Panchami'],
  ['Shashthi', 'Shashti', 'Shashti'],
  ['Saptami', 'Saptami', 'Saptami'],
  ['Ashtami', 'Ashtami', 'Ashtami'],
  ['Navami', 'Navami', 'Navami'],
  ['Dashami', 'Dasami', 'Dasami'],
  ['Ekadashi', 'Ekadasi', 'Ekadasi'],
  ['Dvadashi', 'Dwadasi', 'Dwadasi'],
  ['Trayodashi', 'Trayodasi', 'Trayodasi'],
  ['Chaturdashi', 'Chathurdasi', 'Chathurdasi'],
] as const satisfies readonly Names[];
const fullMoon = ['Purnima', 'Pournami', 'Pournami'] as const satisfies Names;
const newMoon = ['Amavasya', 'Amavasai', 'Amavasi'] as const satisfies Names;
const waxing = ['Shukla', 'Valarpirai', 'Veluthapaksham'] as const satisfies Names;
const waning = ['Krishna', 'Theipirai', 'Karuthapaksham'] as const satisfies Names;

const yogams = [
  ['Vishkambha', 'Vishkambam', 'Vishkambham'],
  ['Priti', 'Preethi', 'Preethi'],
  ['Ayushman', 'Ayushman', 'Ayushman'],
  ['Saubhagya', 'Saubhagyam', 'Saubhagyam'],
  ['Shobhana', 'Sobhanam', 'Shobhanam'],
  ['Atiganda', 'Athigandam', 'Athigandam'],
  ['Sukarma', 'Sukarmam', 'Sukarmam'],
  ['Dhriti', 'Dhrithi', 'Dhrithi'],
  ['Shula', 'Soolam', 'Shoolam'],
  ['Ganda', 'Gandam', 'Gandam'],
  ['Vriddhi', 'Vriddhi', 'Vriddhi'],
  ['Dhruva', 'Dhruvam', 'Dhruvam'],
  ['Vyaghata', 'Vyagatham', 'Vyaghatham'],
  ['Harshana', 'Harshanam', 'Harshanam'],
  ['Vajra', 'Vajram', 'Vajram'],
  ['Siddhi', 'Siddhi', 'Siddhi'],
  ['Vyatipata', 'Vyathipatham', 'Vyathipatham'],
  ['Variyan', 'Variyan', 'Variyan'],
  ['Parigha', 'Parigam', 'Parigham'],
  ['Shiva', 'Sivam', 'Shivam'],
  ['Siddha', 'Siddham', 'Siddham'],
  ['Sadhya', 'Sadhyam', 'Sadhyam'],
  ['Shubha', 'Subham', 'Shubham'],
  ['Shukla', 'Suppiram', 'Shubhram'],
  ['Brahma', 'Brahmam', 'Brahmam'],
  ['Indra', 'Aindhram', 'Aindram'],
  ['Vaidhriti', 'Vaidhrithi', 'Vaidhrithi'],
] as const satisfies readonly Names[];

// Kerala names most karanams by animals: lion, tiger, boar, donkey, elephant, cow; grass, cattle, serpent, worm.
const movingKaranams = [
  ['Bava', 'Bavam', 'Simham'],
  ['Balava', 'Balavam', 'Puli'],
  ['Kaulava', 'Kaulavam', 'Panni'],
  ['Taitila', 'Taithilam', 'Kazhutha'],
  ['Gara', 'Karasai', 'Aana'],
  ['Vanija', 'Vanijai', 'Pashu'],
  ['Vishti', 'Bhadrai', 'Vishti'],
] as const satisfies readonly Names[];
const firstKaranam = ['Kimstughna', 'Kimsthuknam', 'Puzhu'] as const satisfies Names;
const lastKaranams = [
  ['Shakuni', 'Sakuni', 'Pullu'],
  ['Chatushpada', 'Chathushpadam', 'Nalkali'],
  ['Naga', 'Nagavam', 'Pambu'],
] as const satisfies readonly Names[];

type NameId = Extract<TextId, `panchangam.${'half' | 'name' | 'yogamName' | 'karanamName'}.${string}`>;

/** The entry at a place of a list. */
function at<Entry>(list: readonly Entry[], place: number): Entry {
  const entry = list[place];
  if (entry === undefined) throw new RangeError('There is no such name.');
  return entry;
}

/** The solar calendar of the bureau's community. */
export const solarCalendar = (): SolarCalendar => (starNames.get() === 'malayalam' ? 'Kollam' : 'Tamil');

/** A name in the reader's language; in English that of the bureau's community. */
const nameIn = (names: Names, id: NameId): string =>
  isEnglish() ? at(names, starLanguages.indexOf(starNames.get())) : t(id);

/** One of the thirty tithis, from 0 after the new moon: "Valarpirai Panchami". */
export function nameOfTithi(tithi: number): string {
  if (tithi === 14) return nameIn(fullMoon, 'panchangam.name.Purnima');
  if (tithi === 29) return nameIn(newMoon, 'panchangam.name.Amavasya');
  const half = tithi < 15 ? waxing : waning;
  const names = at(tithis, tithi % 15);
  return t('panchangam.tithiOfHalf', {
    half: nameIn(half, `panchangam.half.${half[0]}`),
    tithi: nameIn(names, `panchangam.name.${names[0]}`),
  });
}

/** One of the 27 nitya yogams, from 0. */
export function nameOfYogam(yogam: number): string {
  const names = at(yogams, yogam);
  return nameIn(names, `panchangam.yogamName.${names[0]}`);
}

/** The karanam of one of the sixty half tithis, from 0: seven recur, four stand about the new moon. */
export function nameOfKaranam(half: number): string {
  const names =
    half === 0 ? firstKaranam : half < 57 ? at(movingKaranams, (half - 1) % 7) : at(lastKaranams, half - 57);
  return nameIn(names, `panchangam.karanamName.${names[0]}`);
}

/** The solar month in which the Sun stands in a rasi. Malayalam months are named after the rasis. */
export const nameOfMonth = (rasi: Rasi): string =>
  starNames.get() === 'malayalam' ? nameOfRasi(rasi) : t(`panchangam.month.${rasi}`);
