// A reference of rights and visible rows, in plain values. model.sampled.test.ts compares the answers of the API with it. A
// new rule is written here too, from its description and not from the SQL. Two readings of a rule reveal a fault.

export const statuses = [
  'draft',
  'submitted',
  'verified',
  'changes requested',
  'on hold',
  'engaged',
  'married',
  'withdrawn',
] as const;
type Status = (typeof statuses)[number];

export interface Person {
  status: Status;
  /** Whether the bureau has verified the profile before. */
  wasVerified: boolean;
  /** Whether the member has set the present status, and so may end it. */
  ownStatus: boolean;
  /** Whether the login is switched on. */
  active: boolean;
  picturesForMembers: boolean;
  /** Whether a withdrawn consent is the reason of the status: a new yes ends it. */
  isHeld: boolean;
  /** The purposes of consents to which the last answer is no. */
  refused: Set<string>;
  /** The state of a deleted profile before its deletion. */
  deleted: { status: Status; active: boolean; isHeld: boolean } | null;
  /** How many contact requests the member has made today. */
  asked: number;
}

export interface Request {
  requester: number;
  about: number;
  status: 'requested' | 'approved' | 'declined' | 'withdrawn';
  /** Whether the family of the requested person agrees. */
  consent: boolean;
  /** Whether the requester's family agrees to share theirs too. */
  requesterConsent: boolean;
}

/** Whose details, who sees them, and by which request, which is a place in `requests`. */
interface Sharing {
  nth: number;
  subject: number;
  recipient: number;
  inForce: boolean;
}

/** People, and who acts, are numbers: places in `people`. */
export interface World {
  people: Person[];
  likes: Set<string>;
  blocks: Set<string>;
  requests: Request[];
  sharings: Sharing[];
  requestsPerDay: number;
  visitorsMayBrowse: boolean;
  visitorsSeePictures: boolean;
  visitorsSeeFacts: boolean;
}

export type Caller = number | 'visitor' | 'admin';

export const pair = (from: number, to: number): string => `${from}>${to}`;

export const verifiedPerson = (): Person => ({
  status: 'verified',
  wasVerified: true,
  ownStatus: false,
  active: true,
  picturesForMembers: false,
  isHeld: false,
  refused: new Set(),
  deleted: null,
  asked: 0,
});

/** A world without likes, blocks, requests and sharings, with the settings of the demo data but these. */
export const newWorld = (people: Person[], requestsPerDay: number): World => ({
  people,
  likes: new Set(),
  blocks: new Set(),
  requests: [],
  sharings: [],
  requestsPerDay,
  visitorsMayBrowse: true,
  visitorsSeePictures: true,
  visitorsSeeFacts: false,
});

function personAt(world: World, place: number): Person {
  const person = world.people[place];
  if (person === undefined) throw new Error(`There is no person ${place}.`);
  return person;
}

// The rows that a caller sees ---------------------------------------------------------------------------------------------

const isVisible = (world: World, about: number): boolean => personAt(world, about).status === 'verified';

const isBlocked = (world: World, one: number, other: number): boolean =>
  world.blocks.has(pair(one, other)) || world.blocks.has(pair(other, one));

/** Whether this profile is shown to the caller as another person's. */
function seesOther(world: World, caller: number, about: number): boolean {
  return personAt(world, caller).active && isVisible(world, about) && !isBlocked(world, caller, about);
}

export function seesCard(world: World, caller: Caller, about: number): boolean {
  if (caller === 'admin') return true;
  if (caller === 'visitor')
    return world.visitorsMayBrowse && isVisible(world, about) && !personAt(world, about).refused.has('visitors');
  return seesOther(world, caller, about) || (caller === about && personAt(world, caller).active);
}

/** The search finds other people; the admin's finds shown profiles. */
export function finds(world: World, caller: Caller, about: number): boolean {
  return isVisible(world, about) && caller !== about && seesCard(world, caller, about);
}

/** Of a profile that a member has opened today: daily-limits.test.ts is about how many these may be. */
export function seesDetails(world: World, caller: Caller, about: number): boolean {
  return caller !== 'visitor' && seesCard(world, caller, about);
}

/**
 * Whether a caller learns a detail of a profile without opening it: by a search for the detail, or by the star. Of those who
 * are hidden from them nobody learns anything.
 */
export function learns(world: World, caller: Caller, about: number): { bySearch: boolean; byStar: boolean } {
  const isFound = caller !== 'visitor' && finds(world, caller, about);
  const isOwn = caller === about && isVisible(world, about) && seesCard(world, caller, about);
  return { bySearch: isFound, byStar: (isFound && caller !== 'admin') || isOwn };
}

export function seesPictures(world: World, caller: Caller, about: number): boolean {
  if (!seesCard(world, caller, about)) return false;
  return caller !== 'visitor' || (world.visitorsSeePictures && !personAt(world, about).picturesForMembers);
}

/** Height, education and job: visitors alone ask for them, members read the details. */
export function seesVisitorFacts(world: World, caller: Caller, about: number): boolean {
  return caller === 'visitor' && world.visitorsSeeFacts && seesCard(world, caller, about);
}

/**
 * A disclosure is suspended while the recipient's own profile is hidden. The admin is left out: each of their readings is recorded
 * first, and nothing else decides.
 */
export function seesContact(world: World, caller: Exclude<Caller, 'admin'>, about: number): boolean {
  if (caller === 'visitor') return false;
  if (caller === about) return personAt(world, caller).active;
  return (
    seesOther(world, caller, about) &&
    isShared(world, caller, about) &&
    isVisible(world, caller) &&
    !personAt(world, about).refused.has('sharing')
  );
}

/** Whether the last answer of the family to being kept, or shown to anybody, is no. */
const hasWithdrawn = ({ refused }: Person): boolean => refused.has('kept') || refused.has('members');

const isShared = (world: World, recipient: number, about: number): boolean =>
  world.sharings.some((sharing) => sharing.recipient === recipient && sharing.subject === about && sharing.inForce);

/** A member's own lists; people and requests are numbers. */
export function ownLists(world: World, caller: number) {
  const others = (pairs: Set<string>) =>
    world.people.map((_person, place) => place).filter((place) => pairs.has(pair(caller, place)));
  const requests = [...world.requests.entries()];
  return {
    likes: others(world.likes),
    blocks: others(world.blocks),
    requests: requests.filter(([, { requester }]) => requester === caller).map(([nth, { status }]) => [nth, status]),
    shared: world.sharings
      .filter(({ subject }) => subject === caller)
      .map(({ recipient, inForce }) => [recipient, inForce])
      .sort(),
  };
}

// The acts of a caller ------------------------------------------------------------------------------------------------------

/** The objects of a call of the API. Each function needs some of them. */
export interface Subject {
  readonly about: number;
  /** The number of a request, -1 for the newest. There may be fewer. */
  readonly nth: number;
  readonly flag: boolean;
  readonly status: Status;
  readonly purpose: (typeof answered)[number];
}

/** The purposes that decide about what others see. */
export const answered = ['kept', 'members', 'visitors', 'pictures', 'sharing'] as const;

const ownStatuses: readonly Status[] = ['on hold', 'engaged', 'married'];
const waitingStatuses: readonly Status[] = ['draft', 'submitted', 'changes requested'];

/** Null for a change that was made, else the code of the refusal. */
type Outcome = string | null;
type Rule<Who> = (world: World, caller: Who, subject: Subject) => Outcome;

const byMember =
  (rule: Rule<number>): Rule<Caller> =>
  (world, caller, subject) => {
    if (caller === 'visitor') return '42501';
    return caller === 'admin' || !personAt(world, caller).active ? 'member_only' : rule(world, caller, subject);
  };
const byAdmin =
  (rule: (world: World, subject: Subject) => Outcome): Rule<Caller> =>
  (world, caller, subject) => {
    if (caller === 'visitor') return '42501';
    return caller === 'admin' ? rule(world, subject) : 'admin_only';
  };

const isAvailable = (world: World, caller: number, about: number) =>
  caller !== about && seesOther(world, caller, about);

function setStatus(person: Person, status: Status, ownStatus: boolean): void {
  person.status = status;
  person.ownStatus = ownStatus;
  person.isHeld = false;
}

function answer(person: Person, { purpose, flag }: Subject): Outcome {
  if (flag) person.refused.delete(purpose);
  else person.refused.add(purpose);
  if (purpose === 'pictures') person.picturesForMembers = !flag;
  if (purpose !== 'kept' && purpose !== 'members') return null;
  if (!flag && person.status === 'verified') {
    setStatus(person, purpose === 'kept' ? 'withdrawn' : 'on hold', false);
    person.isHeld = true;
  }
  if (flag && person.isHeld && !hasWithdrawn(person)) setStatus(person, 'verified', false);
  return null;
}

function consentTo(world: World, nth: number, whose: 'consent' | 'requesterConsent'): Outcome {
  const request = world.requests.at(nth);
  if (request === undefined) return 'request_gone';
  if (request.status !== 'requested') return 'request_closed';
  request[whose] = true;
  return null;
}

function share(world: World, request: Request, subject: number, recipient: number): void {
  if (isShared(world, recipient, subject)) return;
  world.sharings.push({ nth: world.requests.indexOf(request), subject, recipient, inForce: true });
}

function decide(world: World, { nth, flag }: Subject, bothWays: boolean): Outcome {
  const request = world.requests.at(nth);
  if (request === undefined) return 'request_gone';
  if (request.status !== 'requested') return 'request_closed';
  const { requester, about } = request;
  if (!flag) {
    request.status = 'declined';
    return null;
  }
  if (!request.consent) return 'consent_missing';
  if (bothWays && !request.requesterConsent) return 'own_consent_missing';
  if (!isVisible(world, requester) || !isVisible(world, about)) return 'profiles_not_visible';
  if (isBlocked(world, requester, about)) return 'one_has_blocked';
  // A no to sharing stands, whatever the office has recorded for this request.
  if ([about, ...(bothWays ? [requester] : [])].some((id) => personAt(world, id).refused.has('sharing')))
    return 'candidate_yes_missing';
  request.status = 'approved';
  share(world, request, about, requester);
  if (!bothWays) return null;
  share(world, request, requester, about);
  for (const other of world.requests) {
    if (other.requester === about && other.about === requester && other.status === 'requested')
      other.status = 'approved';
  }
  return null;
}

/** Revokes the disclosure of a request to its requester; both ways, also the other direction. */
function revoke(world: World, nth: number, bothWays: boolean): Outcome {
  const request = world.requests.at(nth);
  const place = request === undefined ? -1 : world.requests.indexOf(request);
  const chosen = world.sharings.find((sharing) => sharing.nth === place && sharing.subject === request?.about);
  if (chosen === undefined) return 'disclosure_gone';
  if (!chosen.inForce) return 'disclosure_revoked';
  for (const sharing of world.sharings) {
    const isOpposite = sharing.inForce && sharing.subject === chosen.recipient && sharing.recipient === chosen.subject;
    if (sharing !== chosen && !(bothWays && isOpposite)) continue;
    sharing.inForce = false;
  }
  return null;
}

export const acts = {
  like: byMember((world, caller, { about }) => {
    if (!isAvailable(world, caller, about)) return 'profile_not_available';
    world.likes.add(pair(caller, about));
    return null;
  }),
  unlike: byMember((world, caller, { about }) => {
    world.likes.delete(pair(caller, about));
    return null;
  }),
  block: byMember((world, caller, { about }) => {
    const haveDealt = world.requests.some(
      ({ requester, about: asked, status }) =>
        (requester === caller && asked === about) || (requester === about && asked === caller && status === 'approved'),
    );
    if (!haveDealt && !isAvailable(world, caller, about)) return 'profile_not_available';
    world.blocks.add(pair(caller, about));
    world.likes.delete(pair(caller, about));
    world.likes.delete(pair(about, caller));
    for (const request of world.requests) {
      if (request.status !== 'requested') continue;
      if (request.requester === caller && request.about === about) request.status = 'withdrawn';
      if (request.requester === about && request.about === caller) request.status = 'declined';
    }
    return null;
  }),
  unblock: byMember((world, caller, { about }) => {
    world.blocks.delete(pair(caller, about));
    return null;
  }),
  ask: byMember((world, caller, { about }) => {
    if (!isAvailable(world, caller, about)) return 'profile_not_available';
    if (isShared(world, caller, about)) return 'shared_already';
    const isOpen = ({ requester, about: asked, status }: Request) =>
      requester === caller && asked === about && status === 'requested';
    if (world.requests.some(isOpen)) return 'asked_already';
    const person = personAt(world, caller);
    if (person.asked >= world.requestsPerDay) return 'too_many_requests_today';
    person.asked += 1;
    world.likes.add(pair(caller, about));
    world.requests.push({ requester: caller, about, status: 'requested', consent: false, requesterConsent: false });
    return null;
  }),
  withdraw: byMember((world, caller, { nth }) => {
    const request = world.requests.at(nth);
    if (request?.requester !== caller) return 'request_gone';
    if (request.status !== 'requested') return 'request_decided';
    request.status = 'withdrawn';
    return null;
  }),
  setOwnStatus: byMember((world, caller, { status }) => {
    const person = personAt(world, caller);
    if (status !== 'verified' && !ownStatuses.includes(status)) return 'not_in_list';
    if (!person.wasVerified || waitingStatuses.includes(person.status)) return 'not_yet_verified';
    if (person.status !== 'verified' && !person.ownStatus) return 'status_set_by_bureau';
    if (status === 'verified' && person.status !== status && hasWithdrawn(person)) return 'consent_withdrawn';
    if (person.status !== status) setStatus(person, status, status !== 'verified');
    return null;
  }),
  answer: byMember((world, caller, subject) => answer(personAt(world, caller), subject)),
  recordAnswer: byAdmin((world, subject) => {
    const person = personAt(world, subject.about);
    return person.deleted ? 'profile_deleted' : answer(person, subject);
  }),
  consent: byAdmin((world, { nth }) => consentTo(world, nth, 'consent')),
  consentOfRequester: byAdmin((world, { nth }) => consentTo(world, nth, 'requesterConsent')),
  decide: byAdmin((world, subject) => decide(world, subject, false)),
  decideBothWays: byAdmin((world, subject) => decide(world, subject, true)),
  revoke: byAdmin((world, { nth }) => revoke(world, nth, false)),
  revokeBothWays: byAdmin((world, { nth }) => revoke(world, nth, true)),
  setStatus: byAdmin((world, { about, status }) => {
    const person = personAt(world, about);
    if (person.deleted) return 'profile_gone';
    if (status === 'verified' && !person.wasVerified) return 'never_verified';
    if (status === 'verified' && hasWithdrawn(person)) return 'consent_withdrawn';
    if (person.status !== status || person.isHeld) setStatus(person, status, false);
    return null;
  }),
  verify: byAdmin((world, { about }) => {
    const person = personAt(world, about);
    if (person.deleted) return 'profile_deleted';
    if (hasWithdrawn(person)) return 'consent_withdrawn';
    person.wasVerified = true;
    setStatus(person, 'verified', false);
    return null;
  }),
  setActive: byAdmin((world, { about, flag }) => {
    const person = personAt(world, about);
    if (person.deleted) return 'profile_deleted';
    person.active = flag;
    return null;
  }),
  delete: byAdmin((world, { about }) => {
    const person = personAt(world, about);
    if (person.deleted) return null;
    person.deleted = { status: person.status, active: person.active, isHeld: person.isHeld };
    person.active = false;
    setStatus(person, 'withdrawn', false);
    return null;
  }),
  restore: byAdmin((world, { about }) => {
    const person = personAt(world, about);
    if (!person.deleted) return null;
    setStatus(person, person.deleted.status, false);
    person.isHeld = person.deleted.isHeld;
    person.active = person.deleted.active;
    person.deleted = null;
    return null;
  }),
  letVisitorsBrowse: byAdmin((world, { flag }) => {
    world.visitorsMayBrowse = flag;
    return null;
  }),
  letVisitorsSeePictures: byAdmin((world, { flag }) => {
    world.visitorsSeePictures = flag;
    return null;
  }),
  letVisitorsSeeFacts: byAdmin((world, { flag }) => {
    world.visitorsSeeFacts = flag;
    return null;
  }),
} satisfies Record<string, Rule<Caller>>;
export type ActName = keyof typeof acts;

/** The most that a member learns in a day about a profile that they never open, by searching (docs/security.md). */
export const mostBitsADay = 35;
