import { namesAbroad } from '@/astrology/sky/abroad';
import {
  formerStates,
  namesOfIndia,
  otherStateNames,
  townsOfDistricts,
  uncertainStateNames,
} from '@/astrology/sky/states';
import { townsByState } from '@/astrology/sky/towns';

/** A place of birth: degrees north and east, and its display name. */
export interface Place {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Lowercase letters only, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const states = new Map([
  ...[...townsByState.keys()].map((state) => [plain(state), state] as const),
  ...Object.entries(otherStateNames),
]);

const places = new Map<string, Place[]>();
for (const [state, towns] of townsByState) {
  for (const { name, latitude, longitude, otherNames } of towns) {
    const place = { name, state, latitude, longitude };
    for (const called of [name, ...otherNames]) {
      places.set(plain(called), [...(places.get(plain(called)) ?? []), place]);
    }
  }
}

/** Towns by every known name, normalized. Several if the name stands more than once in India. */
export const knownPlaces: ReadonlyMap<string, readonly Place[]> = places;

// Cities that are a district. Their parts lie within a quarter of a degree of longitude of the middle, which moves the lagnam
// as a minute does.
const citiesWithParts = [
  'Bengaluru',
  'Chandigarh',
  'Chennai',
  'Delhi',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'New Delhi',
  'Secunderabad',
];

/** The parsed place of birth. */
interface ReadPlace {
  /** The town, if its coordinates are known. */
  place: Place | null;
  /** Whether the birth was in a part of that town which is not itself known: "Anna Nagar, Chennai". */
  isPart: boolean;
  /** Whether the text names India. */
  isInIndia: boolean;
}

/** The meaning of a part of the text. "Puducherry" is a state and a town; "Idukki" a district. */
interface Meaning {
  kind: 'India' | 'abroad' | 'not known';
  state: string | null;
  towns: readonly Place[];
  /** The town of a district stands for where the district is; nobody was born there for that. */
  isDistrict: boolean;
}

const nothing = { state: null, towns: [], isDistrict: false } as const;
const notKnown: Meaning = { ...nothing, kind: 'not known' };
const abroad: Meaning = { ...nothing, kind: 'abroad' };

const isOf = (state: string, place: Place) => place.state === state || formerStates[place.state] === state;

/** Whether two towns may belong to one district, of today or of former days: a state apart from it, within 150 km. */
function areNear(one: Place, other: Place): boolean {
  const north = (one.latitude - other.latitude) * 111;
  const east = (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180);
  return one.state === other.state && Math.hypot(north, east) <= 150;
}

/** The meaning of a part; `before` are the parts before it. */
function meaningOf(part: string, before: readonly Meaning[]): Meaning {
  const whole = plain(part);
  const uncertain = uncertainStateNames[whole];
  if (uncertain !== undefined && before.some(({ towns }) => towns.some((town) => isOf(uncertain, town)))) {
    return { ...nothing, kind: 'India', state: uncertain };
  }
  if (namesAbroad.has(whole)) return abroad;
  if (uncertain !== undefined) return notKnown;
  if (namesOfIndia.has(whole)) return { ...nothing, kind: 'India' };
  const kind = /\s(city|town|state|district|dist|dt)\b[\s.]*$/i.exec(part);
  const name = plain(part.slice(0, kind?.index));
  const saysDistrict = kind?.[1]?.toLowerCase().startsWith('d') ?? false;
  const seat = townsOfDistricts[name];
  const towns = places.get(whole) ?? places.get(name) ?? (seat === undefined ? [] : places.get(plain(seat))) ?? [];
  const state = states.get(whole) ?? states.get(name) ?? null;
  if (state === null && towns.length === 0) return notKnown;
  return { kind: 'India', state, towns, isDistrict: saysDistrict || (seat !== undefined && !places.has(name)) };
}

// Ignored: the post code, and the taluk beside the district.
const saysNothing = (part: string) => /^[\d\s-]*$|\b(?:taluk|taluka|tk)\b/i.test(part);

/** Whether this is the name of a state or a country, which needs no comma before it. */
const mayEndPart = (name: string) =>
  states.has(name) || namesOfIndia.has(name) || namesAbroad.has(name) || uncertainStateNames[name] !== undefined;

/** The meanings of a part that may end in a state or country without a comma: "Chennai Tamil Nadu". */
function meaningsOf(part: string, before: readonly Meaning[]): Meaning[] {
  const whole = meaningOf(part, before);
  if (whole.kind !== 'not known') return [whole];
  const words = part.trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const last = words.slice(at).join(' ');
    // Checked first, because each reading of the words before goes through all of them again.
    if (!mayEndPart(plain(last))) continue;
    const head = meaningsOf(words.slice(0, at).join(' '), before);
    const tail = meaningOf(last, [...before, ...head]);
    if (tail.kind !== 'not known') return [...head, tail];
  }
  return [whole];
}

/**
 * Parses a place of birth as families write it: "Madurai", "Madurai, Tamil Nadu", "Pollachi, Coimbatore". An unknown part
 * may stand only before a known town, district or state of India: there is a Salem in Oregon too. Nothing abroad
 * may be named. The first known town is the place; all the others must agree with it.
 */
export function readPlace(text: string): ReadPlace {
  const meanings: Meaning[] = [];
  for (const part of text.split(/[,;()/]|\s-\s/).filter((one) => !saysNothing(one))) {
    meanings.push(...meaningsOf(part, meanings));
  }
  const firstKnown = meanings.findIndex(({ kind }) => kind === 'India');
  const known = meanings.slice(firstKnown);
  if (
    firstKnown === -1 ||
    meanings.some(({ kind }) => kind === 'abroad') ||
    known.some(({ kind }) => kind !== 'India')
  ) {
    return { place: null, isPart: false, isInIndia: false };
  }

  const town = known.find(({ towns }) => towns.length > 0);
  const agreeing = (town?.towns ?? []).filter((place) =>
    known.every(
      ({ state, towns }) =>
        (state !== null && isOf(state, place)) ||
        towns.some((other) => areNear(place, other)) ||
        (state === null && towns.length === 0),
    ),
  );
  const [place] = agreeing;
  const isPart = firstKnown > 0;
  const isTaken =
    place !== undefined &&
    agreeing.length === 1 &&
    town?.isDistrict === false &&
    (!isPart || citiesWithParts.includes(place.name));
  return isTaken ? { place, isPart, isInIndia: true } : { place: null, isPart: false, isInIndia: true };
}
