import { starsByMatch } from '../../../web/src/astrology/porutham/star-lists.ts';
import { starSchools, type StarSchool } from '../../../web/src/astrology/porutham/star-match-filter.ts';
import { firstStarSettings } from '../../../web/src/astrology/star-settings.ts';

/** Person 1 and person 2 are the members. */
export type Caller = 'member' | 'other member' | 'admin' | 'visitor';

/** A kind of request that the site sends. */
export interface BenchCase {
  readonly name: string;
  readonly caller: Caller;
  readonly path: string;
  /** The body of a call; a table is read by GET. @param people the number of registered people @param turn the number of this call */
  readonly body?: (people: number, turn: number) => Readonly<Record<string, unknown>>;
}

const find = (name: string, filters: Record<string, unknown>, sort: string): BenchCase => ({
  name: `find: ${name}`,
  caller: 'member',
  path: '/rpc/find_profiles',
  body: () => ({ filters, sort }),
});

const ofAdmin = (name: string, call: string, body: Readonly<Record<string, unknown>> = {}): BenchCase => ({
  name,
  caller: 'admin',
  path: `/rpc/${call}`,
  body: () => body,
});

const groom = { birth_star: 'Hasta', star_pada: 2, rasi: null };
const bySchool = (school: StarSchool) => starsByMatch('groom', groom, school, firstStarSettings) ?? [];
/** Lists of brides' stars, the best match first, for a groom of Hasta. */
const stars = bySchool('South').map(({ codes }) => codes);
/** His score with each of them. */
const star_scores = Object.fromEntries(
  starSchools.map((school) => [
    school,
    Object.fromEntries(
      bySchool(school).flatMap(({ codes, passes, least }) =>
        codes.map((code) => [code, passes ? Math.floor(least) : 0]),
      ),
    ),
  ]),
);
/** The place of each of them in the order by stars. */
const star_places = Object.fromEntries(stars.flatMap((codes, place) => codes.map((code) => [code, place])));
/** All that the form takes. A word that nobody has makes it another wish at each turn. */
const widestWish = (turn: number) => ({
  age_from: 21,
  age_to: 40,
  height_from: 140,
  height_to: 190,
  religion: 'Hindu',
  mother_tongue: 'Tamil, Malayalam, Telugu, Kannada, Hindi, Marathi, Gujarati, Bengali, Odia, Punjabi, Urdu, Konkani',
  marital_status: 'Never Married, Widowed, Divorced, Awaiting Divorce, Separated, Annulled',
  diet: 'Vegetarian, Eggetarian, Non-vegetarian, Vegan, Jain',
  mangal_dosha: 'No, Yes, Anshik (partial)',
  other_gothram: `Bharadwaja ${turn}`,
  caste: `Iyer, Iyengar, Nair, Nadar, Mudaliar, Chettiar, Pillai, Gounder, Vanniyar, Reddy, Naidu, Kamma, Kapu, Velama, Thevar, Kallar, Maravar, Yadava, Vokkaliga, Lingayat, Ezhava, Menon, ${turn}`,
  education: `Mechanical Engineering, Computer Science, Information Technology, Visual Communication, Post graduate, Civil Engineering, Electrical Engineering, Higher secondary, Plus two, Law, ${turn}`,
  occupation: `Software engineer, Bank manager, School teacher, Bus driver, Social worker, Office assistant, Health department, Post office, Civil engineer, Temple priest, Auto driver, Police, ${turn}`,
  location: `Chennai, Coimbatore, Madurai, Salem, Erode, Tiruppur, Trichy, Vellore, Kochi, Palakkad, Mysore, Hubli, Thanjavur, Kumbakonam, Dindigul, Karur, Namakkal, Pollachi, Palani, Ooty, ${turn}`,
});
const { location, caste, education, occupation } = widestWish(0);
/** What a saved search of person 1 asks for. */
export const widestSearch = { location };
/** The fullest list of each filter in words; a day has not as many searches as all of them at once. */
const fullest: readonly (readonly [string, Record<string, unknown>])[] = [
  ['all castes', { caste }],
  ['all degrees', { education }],
  ['all jobs', { occupation }],
  ['all towns', { location }],
];
const five = { looking_for: 'bride', religion: 'Hindu', caste: 'Nadar', mother_tongue: 'Tamil', education: 'b.e.' };

/** The fixed cost of a request, the usual ones, and the slowest of each kind as the runs of many cases found them. */
export const benchCases: readonly BenchCase[] = [
  { name: 'nothing', caller: 'member', path: '/rpc/one' },
  {
    name: 'first page',
    caller: 'member',
    path: '/RegisteredUsers?select=*&visible=is.true&order=created_at.desc,id.desc&limit=25',
  },
  {
    ...find('a page far down', {}, 'newest'),
    // Three ids, because one may be hidden.
    body: (people) => ({
      filters: five,
      sort: 'newest',
      after: [0, 1, 2].map((next) => Math.round(people / 2) + next),
    }),
  },
  find('five, by age', five, 'age'),
  find('side and height that exclude one another', { looking_for: 'bride', height_from: 180 }, 'newest'),
  find('name, misspelt', { search: 'gayatry murugesen' }, 'newest'),
  find('best match first, five', { ...five, stars }, 'match'),
  { name: 'count: five', caller: 'member', path: '/rpc/count_profiles', body: () => ({ filters: five }) },
  ...fullest.flatMap(([name, filters]): BenchCase[] => [
    find(name, filters, 'newest'),
    { name: `count: ${name}`, caller: 'member', path: '/rpc/count_profiles', body: () => ({ filters }) },
  ]),
  ...['find', 'count'].map((what): BenchCase => ({
    name: `${what}: all towns`,
    caller: 'visitor',
    path: `/rpc/${what}_profiles`,
    body: () => ({ filters: { location } }),
  })),
  { name: 'saved searches: twenty of all towns', caller: 'member', path: '/rpc/list_saved_searches', body: () => ({}) },
  ofAdmin('matches: religion and age', 'find_matches', { profile_id: 1 }),
  ofAdmin('matches: community and age', 'find_matches', { profile_id: 2 }),
  ofAdmin('matches: wishes that exclude one another', 'find_matches', { profile_id: 3 }),
  ofAdmin('matches: religion and age, stars of the others', 'find_matches', { profile_id: 1, star_scores }),
  ofAdmin('matches: religion and age, best stars first', 'find_matches', {
    profile_id: 1,
    star_scores,
    star_places,
    sort: 'stars',
  }),
  ofAdmin('matches: community and stars', 'find_matches', { profile_id: 4, star_scores }),
  ofAdmin('what if: religion and age', 'count_what_if', { profile_id: 1 }),
  ofAdmin('what if: community and stars', 'count_what_if', { profile_id: 4, star_scores }),
  {
    name: 'begin search: all that the form takes',
    caller: 'member',
    path: '/rpc/begin_search',
    body: (_, turn) => ({ filters: widestWish(turn) }),
  },
  {
    ...ofAdmin('save wishes: all that the form takes', 'save_wishes'),
    body: (_, turn) => ({ profile_id: 5, must: widestWish(turn), hoped: {} }),
  },
  {
    ...ofAdmin('save wishes: all as hoped for', 'save_wishes'),
    body: (_, turn) => ({ profile_id: 6, must: {}, hoped: widestWish(turn) }),
  },
  ofAdmin('matches: all that the form takes', 'find_matches', { profile_id: 5 }),
  ofAdmin('matches: all as hoped for', 'find_matches', { profile_id: 6 }),
  ofAdmin('what if: all that the form takes', 'count_what_if', { profile_id: 5 }),
  {
    ...ofAdmin('relate communities', 'relate_communities'),
    body: (_, turn) => ({ name: 'Bench Gounder', wider: 'Gounder', relation: turn % 2 === 0 ? 'none' : 'part of' }),
  },
  ofAdmin('today', 'read_today'),
  ofAdmin('who waits longest', 'list_waiting'),
  ofAdmin('statement of a family', 'read_statements', { profile_id: 1 }),
  {
    name: 'table: page 1000',
    caller: 'admin',
    path: '/rpc/find_people',
    body: () => ({ filters: {}, sort: 'newest', skip: 19_980, at_most: 20 }),
  },
  {
    name: 'table: count a rare combination',
    caller: 'admin',
    path: '/rpc/count_people',
    body: () => ({ filters: { side: 'bride', religion: 'Sikh', place: 'Ranchi' } }),
  },
];

/** What a member waits for, alone and while another one sends many searches for matches at once. */
export const besideCase: BenchCase = {
  ...find('five, by age; p95 alone, p95 beside one login with 12 matches at once', five, 'age'),
  caller: 'other member',
};
