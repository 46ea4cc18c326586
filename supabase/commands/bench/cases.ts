import { starsByMatch } from '../../../web/src/astrology/porutham/star-lists.ts';
import { firstStarSettings } from '../../../web/src/astrology/star-settings.ts';
import type { ApiRequest } from './load.ts';

/** The caller: a visitor, person 1, or the admin. */
export type Caller = 'visitor' | 'member' | 'admin';

/** A kind of request that the site sends. */
export interface BenchCase {
  readonly name: string;
  readonly caller: Caller;
  /** The nth request, with this number of people registered. */
  readonly request: (n: number, people: number) => ApiRequest;
}

const rpc = (name: string, body: unknown): ApiRequest => ({ path: `/rpc/${name}`, body });
const card = '/RegisteredUsers?select=*';
const firstPage = `${card}&visible=is.true&order=created_at.desc,id.desc&limit=25`;
const count = { prefer: 'count=exact' };
/** A pseudo-random id from 1 to `people`. */
const someId = (n: number, people: number) => ((n * 7919) % people) + 1;
const newest = new Date('2026-11-01T06:30:00Z').getTime();
const someTime = (n: number, people: number) => new Date(newest - someId(n, people) * 37_000).toISOString();

const find = (
  name: string,
  filters: Record<string, unknown>,
  { caller = 'member', sort = 'newest' }: { caller?: Caller; sort?: string } = {},
): BenchCase => ({
  caller,
  name: `find: ${name}`,
  request: () => rpc('find_profiles', { filters, sort }),
});
const countFound = (name: string, filters: Record<string, unknown>): BenchCase => ({
  name: `count: ${name}`,
  caller: 'member',
  request: () => rpc('count_profiles', { filters }),
});
const table = (
  name: string,
  filters: Record<string, unknown>,
  { sort = 'newest', skip = 0 }: { sort?: string; skip?: number } = {},
): BenchCase => ({
  name: `table: ${name}`,
  caller: 'admin',
  request: () => rpc('find_people', { filters, sort, skip, at_most: 20 }),
});

/** Lists of brides' stars, the best match first, for a groom of Hasta. */
const starsFor = (method: 'South' | 'North') =>
  (starsByMatch('groom', { birth_star: 'Hasta', star_pada: 2, rasi: null }, method, firstStarSettings) ?? []).map(
    ({ codes }) => codes,
  );
const starLists = starsFor('South');

const five = { looking_for: 'bride', religion: 'Hindu', caste: 'Nadar', mother_tongue: 'Tamil', education: 'b.e.' };
const common = { religion: 'Hindu', mother_tongue: 'Tamil', marital_status: 'Never Married' };
/** Each filter matches many people, both together hardly anybody. */
const exclusive = { caste: 'Iyer', mother_tongue: 'Punjabi' };

/** The site's requests, page by page. */
export const benchCases: readonly BenchCase[] = [
  // The cost of a call that does nothing.
  { name: 'nothing', caller: 'member', request: () => ({ path: '/rpc/one' }) },
  { name: 'first page', caller: 'visitor', request: () => ({ path: firstPage }) },
  { name: 'first page', caller: 'member', request: () => ({ path: firstPage }) },
  {
    name: 'a page far down',
    caller: 'member',
    request: (n, people) => {
      const time = someTime(n, people);
      return { path: `${firstPage}&created_at=lte.${time}&or=(created_at.lt."${time}",id.lt.${someId(n, people)})` };
    },
  },
  {
    name: 'one profile',
    caller: 'member',
    request: (n, people) => ({ path: `${card},profile_details(*)&id=eq.${someId(n, people)}` }),
  },
  { name: 'one profile', caller: 'visitor', request: (n, people) => ({ path: `${card}&id=eq.${someId(n, people)}` }) },
  find('no filter', { looking_for: 'bride' }),
  find('no filter', { looking_for: 'bride' }, { caller: 'visitor' }),
  {
    name: 'find: a page far down',
    caller: 'member',
    request: (n, people) =>
      rpc('find_profiles', {
        filters: five,
        sort: 'newest',
        // Three ids, because one may be hidden.
        after: [0, 1, 2].map((next) => someId(n, people) + next),
      }),
  },
  find('by age', { looking_for: 'groom' }, { sort: 'age' }),
  find('last active', { looking_for: 'groom' }, { sort: 'active' }),
  find('religion', { religion: 'Hindu' }),
  find('a caste of another religion', { religion: 'Hindu', caste: 'Mappila' }),
  find('a caste nobody has', { religion: 'Hindu', caste: 'Nobody' }),
  find('three common', common),
  find('three rarer', { religion: 'Christian', mother_tongue: 'Kannada', birth_star: 'Revati' }),
  find('five', five),
  find('five, by age', five, { sort: 'age' }),
  find('age and place', { age_from: 24, age_to: 26, location: 'Chennai' }),
  find('an age few have', { age_from: 47, age_to: 50 }),
  find('an age few have, in one place', { age_from: 47, age_to: 50, location: 'Ranchi' }),
  find('height and caste', { height_from: 150, height_to: 152, caste: 'Iyer' }),
  find('caste and mother tongue that exclude one another', exclusive),
  find('caste and mother tongue that exclude one another, by age', exclusive, { sort: 'age' }),
  find('caste and mother tongue that exclude one another, last active', exclusive, { sort: 'active' }),
  find('caste and place that exclude one another', { caste: 'Jat', location: 'Puducherry' }),
  find('star and rasi that exclude one another', { birth_star: 'Ashwini', rasi: 'Kanya' }),
  find('side and height that exclude one another', { looking_for: 'bride', height_from: 180 }),
  find('education and occupation', { education: 'phd', occupation: 'pharmacist' }),
  find('name', { search: 'lakshmi' }),
  find('name, two words', { search: 'murugesan bala' }),
  find('name, nobody', { search: 'xylophone' }),
  find('name, misspelt', { search: 'gayatry murugesen' }),
  find('name, misspelt, by age', { search: 'gayatry murugesen' }, { sort: 'age' }),
  find('name and caste', { search: 'lakshmi', caste: 'Iyer' }),
  find('beginning of a name', { search: 'pr' }),
  find('user id', { search: '77' }),
  find('matches my star', { looking_for: 'bride', stars: starLists.slice(0, 3) }),
  find('matches my star, five', { ...five, stars: starLists.slice(0, 3) }),
  find('best match first', { looking_for: 'bride', stars: starLists }, { sort: 'match' }),
  // Longer lists, some of them with rare stars.
  find('best match first, North', { looking_for: 'bride', stars: starsFor('North') }, { sort: 'match' }),
  {
    name: 'find: best match first, North, far down',
    caller: 'member',
    request: (n, people) =>
      rpc('find_profiles', {
        filters: { looking_for: 'bride', stars: starsFor('North') },
        sort: 'match',
        // At least one of these is a bride with one of the stars.
        after: Array.from({ length: 25 }, (_, next) => someId(n, people - 25) + next),
      }),
  },
  find('best match first, three common', { ...common, looking_for: 'bride', stars: starLists }, { sort: 'match' }),
  find('best match first, five', { ...five, stars: starLists }, { sort: 'match' }),
  find('best match first, filters that exclude one another', { ...exclusive, stars: starLists }, { sort: 'match' }),
  find('best match first, an age few have', { age_from: 47, age_to: 50, stars: starLists }, { sort: 'match' }),
  countFound('no filter', { looking_for: 'bride' }),
  countFound('matches my star', { looking_for: 'bride', stars: starLists.slice(0, 3) }),
  countFound('three common', common),
  countFound('five', five),
  countFound('height and caste', { height_from: 150, height_to: 152, caste: 'Iyer' }),
  countFound('caste and mother tongue that exclude one another', exclusive),
  countFound('name, misspelt', { search: 'gayatry murugesen' }),
  {
    name: 'who am I',
    caller: 'member',
    request: () => ({
      path: '/accounts?select=username,card:RegisteredUsers(name,gender)&user_id=eq.be000000-0000-4000-8000-000000000001',
    }),
  },
  { name: 'my likes', caller: 'member', request: () => ({ path: '/likes?select=profile_id' }) },
  {
    name: 'liked profiles',
    caller: 'member',
    request: () => ({
      path: '/likes?select=profile_id,created_at,profile:RegisteredUsers!likes_profile_id_fkey(*)&order=created_at.desc,profile_id.desc',
    }),
  },
  {
    name: 'my requests',
    caller: 'member',
    request: () => ({
      path: '/contact_requests?select=id,status,created_at,profile_id&requester_id=eq.1&order=id.desc',
    }),
  },
  {
    name: 'my notifications',
    caller: 'member',
    request: () => ({
      path: '/notifications?select=id,message,read_at,created_at&recipient=not.is.null&order=created_at.desc,id.desc&limit=20',
    }),
  },
  {
    name: 'my unread notifications',
    caller: 'member',
    request: () => ({
      method: 'HEAD',
      path: '/notifications?select=id&recipient=not.is.null&read_at=is.null',
      headers: count,
    }),
  },
  {
    name: 'what is shared with me',
    caller: 'member',
    request: (n, people) => rpc('read_contact_details', { profile_id: someId(n, people) }),
  },
  table('newest', {}),
  table('by name', {}, { sort: 'name' }),
  table('by id', {}, { sort: 'id' }),
  table('by age', {}, { sort: 'age' }),
  table('page 1000', {}, { skip: 19_980 }),
  table('status', { status: 'on hold' }),
  table('a name', { name: 'lakshmi' }),
  table('a name, nobody', { name: 'xylophone' }),
  table('a name, misspelt', { name: 'laksmi iyar' }),
  table('caste and star', { caste: 'Nadar', birth_star: 'Hasta' }),
  table('two that exclude one another', { caste: 'Iyer', marital_status: 'Divorced', side: 'bride' }),
  table('age and marital status', { age_from: 30, age_to: 32, marital_status: 'Never Married' }),
  table('registered in a week', { registered_from: '2026-10-01', registered_to: '2026-10-07' }),
  table('side, religion and place', { side: 'bride', religion: 'Sikh', place: 'Ranchi' }),
  table('not told yet', { not_told: true }),
  table('without a picture, by name', { without_picture: true }, { sort: 'name' }),
  { name: 'table: count all', caller: 'admin', request: () => rpc('count_people', { filters: {} }) },
  {
    name: 'table: count a name',
    caller: 'admin',
    request: () => rpc('count_people', { filters: { name: 'lakshmi' } }),
  },
  {
    name: 'table: count a misspelt name',
    caller: 'admin',
    request: () => rpc('count_people', { filters: { name: 'laksmi iyar' } }),
  },
  {
    name: 'table: count caste and age',
    caller: 'admin',
    request: () => rpc('count_people', { filters: { caste: 'Nadar', age_from: 24, age_to: 28 } }),
  },
  {
    name: 'table: count a rare combination',
    caller: 'admin',
    request: () => rpc('count_people', { filters: { side: 'bride', religion: 'Sikh', place: 'Ranchi' } }),
  },
  {
    name: 'all notifications',
    caller: 'admin',
    request: () => ({
      path: '/notifications?select=id,message,read_at,created_at&recipient=is.null&order=id.desc&limit=31',
    }),
  },
  {
    name: 'unread notifications',
    caller: 'admin',
    request: () => ({
      method: 'HEAD',
      path: '/notifications?select=id&recipient=is.null&read_at=is.null',
      headers: count,
    }),
  },
  {
    name: 'queue of profiles to verify',
    caller: 'admin',
    request: () => ({
      path: '/RegisteredUsers?select=id,name,created_at&visible=eq.false&status=eq.submitted&order=created_at,id&limit=26',
      headers: count,
    }),
  },
  {
    name: 'open requests',
    caller: 'admin',
    request: () => ({
      path: '/contact_requests?select=id,status,requester:RegisteredUsers!contact_requests_requester_id_fkey(name)&open=eq.true&order=created_at,id&limit=60',
      headers: count,
    }),
  },
  {
    name: 'decided requests',
    caller: 'admin',
    request: () => ({
      path: '/contact_requests?select=id,status,updated_at&open=eq.false&order=updated_at.desc,id.desc&limit=26',
    }),
  },
  {
    name: 'is this username free',
    caller: 'admin',
    request: (n) => rpc('is_username_free', { wanted: `lakshmi${n}` }),
  },
];
