import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { starLanguages, starNames } from '@/astrology/star-names';

// Sanskrit, Tamil and Malayalam, in the order of the star languages, as the communities write them in Latin letters.
type Names = readonly [sanskrit: string, tamil: string, malayalam: string];

const tithis: readonly Names[] = [
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
];
const fullMoon: Names = ['Purnima', 'Pournami', 'Pournami'];
const newMoon: Names = ['Amavasya', 'Amavasai', 'Amavasi'];
const waxing: Names = ['Shukla', 'Valarpirai', 'Veluthapaksham'];
const waning: Names = ['Krishna', 'Theipirai', 'Karuthapaksham'];

const yogams: readonly Names[] = [
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
];

// Kerala names most karanams by animals: lion, tiger, boar, donkey, elephant, cow; grass, cattle, serpent, worm.
const movingKaranams: readonly Names[] = [
  ['Bava', 'Bavam', 'Simham'],
  ['Balava', 'Balavam', 'Puli'],
  ['Kaulava', 'Kaulavam', 'Panni'],
  ['Taitila', 'Taithilam', 'Kazhutha'],
  ['Gara', 'Karasai', 'Aana'],
  ['Vanija', 'Vanijai', 'Pashu'],
  ['Vishti', 'Bhadrai', 'Vishti'],
];
const firstKaranam: Names = ['Kimstughna', 'Kimsthuknam', 'Puzhu'];
const lastKaranams: readonly Names[] = [
  ['Shakuni', 'Sakuni', 'Pullu'],
  ['Chatushpada', 'Chathushpadam', 'Nalkali'],
  ['Naga', 'Nagavam', 'Pambu'],
];

const tamilMonths: Readonly<Record<Rasi, string>> = {
  Mesha: 'Chithirai',
  Vrishabha: 'Vaikasi',
  Mithuna: 'Aani',
  Karka: 'Aadi',
  Simha: 'Aavani',
  Kanya: 'Purattasi',
  Tula: 'Aippasi',
  Vrishchika: 'Karthigai',
  Dhanu: 'Margazhi',
  Makara: 'Thai',
  Kumbha: 'Maasi',
  Meena: 'Panguni',
};

function nameIn(names: Names | undefined): string {
  const name = names?.[starLanguages.indexOf(starNames.get())];
  if (name === undefined) throw new RangeError('There is no such name.');
  return name;
}

/** One of the thirty tithis, from 0 after the new moon: "Valarpirai Panchami". */
export function nameOfTithi(tithi: number): string {
  if (tithi === 14) return nameIn(fullMoon);
  if (tithi === 29) return nameIn(newMoon);
  return `${nameIn(tithi < 15 ? waxing : waning)} ${nameIn(tithis[tithi % 15])}`;
}

/** One of the 27 nitya yogams, from 0. */
export const nameOfYogam = (yogam: number): string => nameIn(yogams[yogam]);

/** The karanam of one of the sixty half tithis, from 0: seven recur, four stand about the new moon. */
export function nameOfKaranam(half: number): string {
  if (half === 0) return nameIn(firstKaranam);
  return nameIn(half < 57 ? movingKaranams[(half - 1) % 7] : lastKaranams[half - 57]);
}

/** The solar month in which the Sun stands in a rasi. Malayalam months are named after the rasis. */
export const nameOfMonth = (rasi: Rasi): string =>
  starNames.get() === 'malayalam' ? nameOfRasi(rasi) : tamilMonths[rasi];
