import { starRasiProblem } from '@/astrology/porutham/star-table';
import { todayAtBureau } from '@/lib/bureau-days';
import { ageOn } from '@/person/age';
import { describeField, isPersonField, type PersonField } from '@/person/fields';
import { isInOwnLetters, isLatin } from '@/person/other-name';
import {
  casteInHeading,
  genderInLabel,
  goesOn,
  guessFields,
  isGenderHeading,
  isProperty,
  phoneInLine,
  readStatement,
  relativeIn,
  splitText,
  type Statement,
  wanted,
} from '@/person/reading/biodata-lines';
import { isWork, joinNames, type NameParts } from '@/person/reading/read-names';
import { longestLine } from '@/person/reading/longest-line';
import {
  hasOwnLabel,
  isHeadingLine,
  mayHaveOwnLabel,
  namesEmployer,
  simplifyLabel,
  type Label,
} from '@/person/reading/labels';
import { fieldOfWord } from '@/person/reading/other-words';
import { likelyTown } from '@/person/reading/places';
import { proposeWishes } from '@/person/reading/propose-wishes';
import { readProse } from '@/person/reading/read-prose';
import { readWhole, readField, sideOf } from '@/person/reading/read-field';
import { readFields } from '@/person/reading/read-fields';
import type { Doubt, Fact } from '@/person/reading/reading';
import { addUp, readSiblings, readSide, type Siblings } from '@/person/reading/read-siblings';
import { isListOfPeople, splitPeople } from '@/person/reading/split-people';
import { readNewWishes, type WishFilters } from '@/person/wish-words';

/** A value of a field, with the line that it was read from. */
interface ReadValue {
  field: PersonField;
  /** In stored form; null when the line names the field and the value was not understood. */
  value: string | null;
  source: string;
  /** Whether somebody must look at it: it was guessed, or could mean something else. */
  doubtful: boolean;
  why?: Doubt;
}

export interface BiodataReading {
  values: ReadValue[];
  /** What the family looks for, in its own words. */
  expectations: string[];
  /** Wishes that follow from these words. Somebody must look at them. */
  proposed: WishFilters;
  /** Lines, or parts of them, of which nothing was made: an expectation too, unless it has the form of wishes. */
  rest: string[];
  /** The text of each person where there are several: the reading is of the first one. Else empty. */
  people: string[];
  /** Whether the text is a list of people, as files have it. */
  isList: boolean;
}

const ofParent: Readonly<Record<'father' | 'mother' | 'sibling', Partial<Record<Label, PersonField>>>> = {
  sibling: {},
  father: { name: "father's_name", job: "father's_job" },
  mother: { name: "mother's_name", job: "mother's_job" },
};

const ownerUnder: Readonly<Partial<Record<'father' | 'mother' | 'sibling', string>>> = {
  father: 'Father',
  mother: 'Mother',
};

/** "D/o Raman", and not "D.O.B". */
const childOf = /^([sd])\s*[/.]\s*o\.?\s*[:-]?\s*(?!b(?:irth)?(?!\p{L}))(?=\p{L})/iu;
/** "Place" alone: behind a date or time of birth it may be the place of birth. */
const placeAlone = new Set(
  ['Place', 'Oor', 'Idam', 'ஊர்', 'ಊರು', 'ఊరు', 'இடம்', 'സ്ഥലം', 'स्थान', 'స్థలం', 'ಸ್ಥಳ'].map(simplifyLabel),
);
const isPlaceAlone = (line: string) => placeAlone.has(simplifyLabel(/^[^:：=–-]{2,20}/.exec(line)?.[0] ?? ''));
const laterMarriage =
  /^(?:(?:2nd|second|re-?)\s?marriage\b|இரண்டாம் திருமணம்|மறுமணம்$|दूसरी शादी|दूसरा विवाह|പുനർവിവാഹം$|രണ്ടാം വിവാഹം|రెండవ వివాహం|రెండో పెళ్లి|ಎರಡನೇ ಮದುವೆ)/iu;
const spouseDied =
  /(?:wife|husband) (?:has |was )?(?:expired|died|passed away|no more)|(?:மனைவி|கணவர்) (?:இறந்து|காலமா|மறைந்த)|(?:पत्नी|पति) (?:का |की )?(?:देहांत|देहान्त|स्वर्गवास|निधन|मृत्यु|नहीं रहे|नहीं रही)|(?:భార్య|భర్త) (?:చనిపో|మరణిం)|(?:ഭാര്യ|ഭർത്താവ്) മരി|(?:ಹೆಂಡತಿ|ಪತ್ನಿ|ಗಂಡ|ಪತಿ) (?:ತೀರಿ|ನಿಧನ|ಮರಣ)/iu;

/** A value that follows from another field's text, from a title or a heading; or a gender after the first. */
interface Clue {
  field: PersonField;
  value: string;
  source: string;
  doubtful?: boolean;
}

/** The reading up to a line. */
interface Draft {
  values: Map<PersonField, ReadValue>;
  /** Fields read from a line without a label. */
  guessed: Set<PersonField>;
  expectations: string[];
  /** What a line says that has nothing but wishes. */
  wishLines: Map<string, string>;
  rest: string[];
  clues: Clue[];
  siblings: Partial<Record<'brothers' | 'sisters', { read: Siblings; source: string }>>;
  nameParts: NameParts;
  nameSources: string[];
  /** The relative of the last heading. */
  parent: ReturnType<typeof relativeIn>;
  /** The field of the line before. */
  last: PersonField | null;
  /** A label whose value may stand on the next line. */
  waiting: Statement | null;
  /** Whether the line is a part of the one before. */
  goesOn: boolean;
  /** Whether the lines are those of a bureau: its numbers are not the family's. */
  ofBureau: boolean;
  /** Contacts under a bureau's name. */
  early: Statement[];
}

/**
 * Reads a biodata as it is sent on WhatsApp: labels and values in several languages, with marks, pictures, and lines without a
 * label. An uncertain value is doubtful, and text without a reading stays in `rest`.
 */
export function readBiodata(text: string): BiodataReading {
  const draft: Draft = {
    values: new Map(),
    guessed: new Set(),
    expectations: [],
    wishLines: new Map(),
    rest: [],
    clues: [],
    siblings: {},
    nameParts: {},
    nameSources: [],
    parent: null,
    last: null,
    waiting: null,
    goesOn: false,
    ofBureau: false,
    early: [],
  };
  const lines = splitText(text);
  const [own = [], ...others] = splitPeople(lines);
  for (const line of own) readLine(draft, line);
  addEarly(draft);
  addName(draft);
  addSiblings(draft);
  turnKulam(draft);
  addClues(draft);
  addLocation(draft);
  removeChildren(draft);
  addOwners(draft);
  doubtConflict(draft);
  const { values, expectations, wishLines, rest } = draft;
  const born = values.get('date_of_birth')?.value ?? null;
  const ofFamily = {
    ...Object.fromEntries(
      (['religion', 'caste', 'mother_tongue', 'age'] as const).map((field) => [field, values.get(field)?.value ?? '']),
    ),
    ...(born !== null && { age: String(ageOn(born, todayAtBureau()) ?? '') }),
  };
  const people =
    others.length === 0
      ? []
      : [own, ...others].map((their) => their.join('\n').replaceAll(`\n${goesOn}`, ',   ').trim());
  const wishesIn = (texts: readonly string[]) =>
    proposeWishes(
      texts.flatMap((text) => readNewWishes(text, {}).unread),
      ofFamily,
    );
  return {
    values: [...values.values()],
    expectations,
    proposed: wishesIn(expectations).filters,
    // The words of a line of wishes that became none.
    rest: rest.flatMap((line) => {
      const wishes = wishLines.get(line);
      if (wishes === undefined) return [line];
      const { unread, filters } = wishesIn([wishes]);
      if (unread.length === 0) return [];
      const label = line.slice(0, line.lastIndexOf(wishes));
      return [Object.keys(filters).length === 0 ? line : label + unread.join(', ')];
    }),
    people,
    isList: isListOfPeople(lines),
  };
}

function readLine(draft: Draft, wide: string): void {
  const { rest } = draft;
  if (wide.length > longestLine) {
    takeProse(draft, wide);
    draft.waiting = null;
    draft.last = null;
    return;
  }
  const line = wide.trim();
  draft.goesOn = wide.startsWith(goesOn);
  if (line === '' || readHeading(draft, line)) {
    draft.last = null;
    if (line === '' && draft.parent === 'sibling') draft.parent = null;
    return;
  }
  // A brother's job is not the person's.
  if (draft.parent === 'sibling') {
    rest.push(line);
    return;
  }
  if (readChildOf(draft, line)) return;
  const statement = readStatement(line);
  const isWished = draft.waiting?.labels[0] === 'wishes' && statement?.separated !== true;
  if (!isWished && statement?.separated !== true && isProse(line)) {
    takeProse(draft, line);
    return;
  }
  if (holdEarly(draft, line, statement)) return;
  const { waiting } = draft;
  // A heading may be the label of the line below it: "Education", "Education B.Com".
  const isOther =
    statement === null
      ? hasOwnLabel(line)
      : statement.separated ||
        statement.labels.some((one) => one === 'none' || one === 'wishes' || waiting?.labels[0] === one);
  draft.waiting = null;
  if (waiting !== null && (!isOther || isWished))
    take(draft, { ...waiting, text: line, source: `${waiting.source} ${line}` });
  else if (statement?.text === '') draft.waiting = statement;
  else if (statement !== null) take(draft, statement);
  else if (isOther) {
    // "Contact only parents: 98430 55512".
    if (guessFields(line, false)?.[0] === 'phone_number') takeGuess(draft, line);
    else rest.push(line);
    draft.last = null;
  } else if (!continueAddress(draft, line)) {
    // Columns of a table without heads.
    const cells = line.split('\t');
    if (guessFields(cells[0] ?? '', false) === null) takeGuess(draft, line);
    else for (const cell of cells) takeGuess(draft, cell.trim());
  }
}

const bureau =
  /matrimon(?:y|ials?)(?!\p{L})|marriage (?:bureau|cent(?:re|er))|திருமண\s?(?:தகவல்|மையம்|நிலையம்|அமைப்பகம்)|தகவல் மையம்|വിവാഹ (?:ബ്യൂറോ|കേന്ദ്രം)|മാട്രിമോണി|వివాహ (?:వేదిక|సమాచార|కేంద్రం)|మ్యాట్రిమోనీ|ವಧು.?ವರ|ವಿವಾಹ ವೇದಿಕೆ|ಮ್ಯಾಟ್ರಿಮೋನಿ|मैट्रिमोनी|मैरिज ब्यूरो|विवाह (?:केंद्र|केन्द्र|ब्यूरो|संस्था)/iu;
const isContact = (label: Label) =>
  label === 'address' || (isPersonField(label) && ['phone', 'email'].includes(describeField(label).kind));

/** Keeps a bureau's line out, and its contacts until the end. */
function holdEarly(draft: Draft, line: string, statement: Statement | null): boolean {
  if (statement === null) {
    if (bureau.test(line)) draft.ofBureau = true;
    if (!draft.ofBureau || (draft.values.size > 0 && !bureau.test(line))) return false;
    draft.rest.push(line);
    draft.last = null;
    return true;
  }
  const isOfContact = statement.labels.every(isContact);
  if (!isOfContact && !statement.labels.includes('old_number')) draft.ofBureau = false;
  if (!isOfContact || statement.text === '' || !draft.ofBureau) return false;
  draft.early.push(statement);
  return true;
}

/** Takes the early contacts where there are no others. Whose they are must be asked. */
function addEarly(draft: Draft): void {
  draft.parent = null;
  const hasPhone = draft.values.has('phone_number');
  for (const statement of draft.early) {
    if (hasPhone) draft.rest.push(statement.source);
    else {
      draft.last = takeFields(draft, statement, null);
      for (const field of statement.labels.filter(isPersonField)) {
        const read = draft.values.get(field);
        if (read !== undefined) draft.values.set(field, { ...read, doubtful: true });
      }
    }
  }
}

const sexAlone = /^(?:male|female|ஆண்|பெண்|पुरुष|स्त्री|महिला|പുരുഷൻ|സ്ത്രീ|పురుషుడు|స్త్రీ|ಪುರುಷ|ಮಹಿಳೆ|ಗಂಡು|ಹೆಣ್ಣು)\.?$/iu;

/** Reads a heading: of a parent's details, or before all facts. */
function readHeading(draft: Draft, line: string): boolean {
  const parent = relativeIn(line);
  if (parent !== null) {
    draft.parent = parent;
    return true;
  }
  if (/\d{2}/.test(line)) return false;
  // "மணமகள் தேவை": the family has a groom.
  const other = wanted.test(line) && line.length < 60 ? genderInLabel(line.replace(wanted, ' ')) : null;
  if (other !== null) {
    draft.clues.push({ field: 'gender', value: other === 'bride' ? 'groom' : 'bride', source: line });
    draft.rest.push(line);
    return true;
  }
  // A word for a gender alone is a heading before all facts, and a value behind a label. "Male" is one anywhere.
  const isAlone = draft.values.size === 0 || (draft.parent === null && sexAlone.test(line));
  const isOfGender = isGenderHeading(line, isAlone && draft.waiting === null);
  if (!isHeadingLine(line) && !isOfGender) return false;
  const gender = isOfGender ? genderInLabel(line) : null;
  if (gender !== null) draft.clues.push({ field: 'gender', value: gender, source: line });
  const caste = gender === null ? null : casteInHeading(line);
  if (caste !== null) draft.clues.push({ field: 'caste', value: caste, source: line });
  draft.parent = null;
  return true;
}

function readChildOf(draft: Draft, line: string): boolean {
  const child = childOf.exec(line);
  if (child === null) return false;
  const value = child[1]?.toLowerCase() === 'd' ? 'bride' : 'groom';
  draft.clues.push({ field: 'gender', value, source: line });
  take(draft, { labels: ["father's_name"], text: line.slice(child[0].length), source: line, separated: true });
  return true;
}

function continueAddress({ last, values }: Draft, line: string): boolean {
  const address = last === 'address' ? values.get('address') : undefined;
  if (
    address === undefined ||
    address.value === null ||
    phoneInLine.test(line) ||
    isProperty(line) ||
    fieldOfWord(line) !== undefined
  )
    return false;
  values.set('address', {
    ...address,
    value: `${address.value}\n${line}`,
    source: `${address.source}\n${line}`,
    doubtful: address.doubtful || mayHaveOwnLabel(line),
  });
  return true;
}

/** Takes a name in two scripts: the later one is that of the family's own letters, or the Latin one before it is. */
function takeOwnLetters({ values }: Draft, value: string, source: string): boolean {
  const name = values.get('name');
  if (!name?.value || values.has('own_script_name') || isLatin(name.value) === isLatin(value)) return false;
  const other = { value, source, doubtful: true };
  const [latin, own] = isLatin(value) ? [other, name] : [name, other];
  values.set('name', { ...latin, field: 'name' });
  values.set('own_script_name', { ...own, field: 'own_script_name', doubtful: true });
  return true;
}

/** Whether a line has several facts that are no value of its first word: "Required groom for my daughter. Name Uma, 27 yrs, ...". */
const isProse = (line: string) => line.split(' ', 12).length === 12 && readProse(line).facts.length > 2;

/** Takes what a line of many words states; all of it is listed too. */
function takeProse(draft: Draft, line: string): void {
  draft.rest.push(line);
  // A bureau's line has numbers of the bureau.
  if (bureau.test(line)) return;
  const { facts, wishes } = readProse(line);
  draft.expectations.push(...wishes);
  for (const fact of facts) put(draft, { ...fact, derived: false }, line, true);
}

function takeGuess(draft: Draft, line: string): void {
  const { values, guessed, rest } = draft;
  const isWidowed = spouseDied.test(line);
  if (isWidowed || laterMarriage.test(line)) {
    put(draft, { field: 'marital_status', value: isWidowed ? 'Widowed' : null }, line, true);
    rest.push(line);
    return;
  }
  if (takeMarriage(draft, line) || takeMother(draft, line)) return;
  // "ARUN V (Divorcee - no kids)".
  const [, before = line, aside = ''] = (values.size === 0 && /^([^()]+?)\s*\(([^()]+)\)$/.exec(line)) || [];
  const fields = guessFields(before, values.size === 0) ?? (aside === '' ? null : guessFields(line, false));
  const status = aside === '' ? null : readField('marital_status', aside).value;
  if (fields === null) {
    if (draft.last === 'name' && isInOwnLetters(line) && takeOwnLetters(draft, line, line)) return;
    takeProse(draft, line);
    return;
  }
  const isName = fields.includes('name');
  take(draft, { labels: fields, text: isName ? before : line, source: line, separated: false });
  if (isName && status !== null) put(draft, { field: 'marital_status', value: status }, line, true);
  else if (isName && aside !== '' && !(isInOwnLetters(aside) && takeOwnLetters(draft, aside, line))) rest.push(aside);
  for (const field of fields) guessed.add(field);
}

/** "Divorced, one daughter": a marital status, with more behind it. */
function takeMarriage(draft: Draft, line: string): boolean {
  const [, status = ''] =
    /^(?:(?:re-?marriage|പുനർവിവാഹം|पुनर्विवाह)\s*[-–:,]\s*)?([^,;–()-]{3,30}?)\s*(?:[,;–()-]|\bwith\b)\s*(.+)$/iu.exec(
      line,
    ) ?? [];
  if (fieldOfWord(status) !== 'marital_status') return false;
  take(draft, { labels: ['marital_status'], text: line.slice(line.indexOf(status)), source: line, separated: false });
  return true;
}

/** "Aruna - school teacher" below the father. */
function takeMother(draft: Draft, line: string): boolean {
  const [, name = '', job = ''] = /^(\p{Lu}[\p{L}\p{M}. ]{2,30}?)\s[-–]\s(.{3,60})$/u.exec(line) ?? [];
  if (!draft.values.has("father's_name") || draft.values.has("mother's_name") || !isWork.test(job)) return false;
  put(draft, { field: "mother's_name", value: name }, line, true);
  put(draft, { field: "mother's_job", value: job }, line, true);
  return true;
}

function put(
  draft: Draft,
  { field, value, derived, doubtful }: Pick<Fact, 'field' | 'value'> & Partial<Fact>,
  source: string,
  isGuessed: boolean,
): void {
  const { values, guessed, rest, clues } = draft;
  const before = values.get(field);
  // A first line without a label may be a blessing: a name behind its label takes the place.
  const isSettled = isGuessed || !guessed.has(field);
  if (field === 'name' && value !== null && isSettled && takeOwnLetters(draft, value, source)) return;
  const isSecondGender = field === 'gender' && before !== undefined && before.value !== null;
  if (value !== null && (derived === true || isSecondGender)) {
    clues.push({ field, value, source, doubtful: isGuessed || doubtful === true });
    return;
  }
  const isBetter = guessed.has(field) && !isGuessed && value !== null;
  if (isBetter && before !== undefined) {
    rest.push(before.source);
    // Both halves of a heading go.
    if (field === 'name' && values.get('own_script_name')?.source === before.source) values.delete('own_script_name');
  }
  if (before !== undefined && before.value !== null && !isBetter) {
    if (value !== before.value && !rest.includes(source)) rest.push(source);
    return;
  }
  guessed.delete(field);
  const isOpen = isGuessed || doubtful === true || value === null;
  values.set(field, { field, value, source, doubtful: isOpen, ...(isGuessed && { why: 'guess' }) });
}

const nameLabels: ReadonlySet<string> = new Set(["father's_name", "mother's_name", 'brothers', 'sisters']);
const phoneAhead = /^\+?\d[\d\s-]{8,13}\d(?!\d)/;

function take(draft: Draft, typed: Statement): void {
  // "Father 98402 71560".
  const isNumber = typed.labels.length === 1 && nameLabels.has(typed.labels[0] ?? '') && phoneAhead.test(typed.text);
  const statement: Statement = isNumber ? { ...typed, labels: ['phone_number'] } : typed;
  const { labels } = statement;
  const [label] = labels;
  const { last } = draft;
  draft.last = null;
  if (label === 'profile_for') takeGender(draft, statement);
  else if (label === 'parents') takeParents(draft, statement);
  else if (label === 'none' || label === 'wishes') takeUnstored(draft, statement, label);
  else if (label === 'first_name' || label === 'last_name' || label === 'initial')
    takeNamePart(draft, statement, label);
  else if (labels.length === 1 && (label === 'brothers' || label === 'sisters')) {
    takeSiblings(draft, statement, label);
    draft.last = last;
  } else draft.last = takeFields(draft, statement, last);
  const { source, text } = statement;
  // A line "Job" says more than "Company".
  if (draft.values.get('job')?.source === source && namesEmployer(source.replace(text, ''))) draft.guessed.add('job');
}

/** "Parents: Raman, teacher & Uma", or the mother on the next line; "Parents: Father Raman". */
function takeParents(draft: Draft, { text, source, separated }: Statement): void {
  const [father = '', mother] = text.split(/\s*(?:&|\band\b|\s\/|மற்றும்|और|మరియు|ಮತ್ತು)\s+/iu);
  const own = readStatement(text);
  if (own?.text && own.labels.every((one) => nameLabels.has(one))) take(draft, { ...own, source });
  else {
    take(draft, { labels: ["father's_name"], text: father, source, separated });
    const after = { labels: ["mother's_name"] as const, source, separated };
    if (mother === undefined) draft.waiting = { ...after, text: '' };
    else take(draft, { ...after, text: mother });
  }
}

/** "Profile for: my daughter". */
function takeGender({ clues, rest }: Draft, { text, source }: Statement): void {
  const value = readWhole('gender', text);
  if (value !== null) clues.push({ field: 'gender', value, source });
  else rest.push(source);
}

function takeUnstored(draft: Draft, { text, source }: Statement, label: 'none' | 'wishes'): void {
  draft.rest.push(source);
  if (label === 'none' || text === '') return;
  draft.expectations.push(text);
  draft.wishLines.set(source, text);
}

function takeNamePart(
  { parent, nameParts, nameSources, rest }: Draft,
  { text, source, separated }: Statement,
  part: keyof NameParts & Label,
): void {
  if (parent !== null || !separated || nameParts[part] !== undefined) rest.push(source);
  else {
    nameParts[part] = text;
    nameSources.push(source);
  }
}

/** Several lines of brothers are added up: "Elder brother: 1 married", "Younger brother: 1". */
function takeSiblings(
  { siblings, rest }: Draft,
  { text, source, separated }: Statement,
  side: 'brothers' | 'sisters',
): void {
  // "Elder brother 1 (married), younger sister 1".
  const both = readSiblings(source.replace(/[:：=]/g, ' '));
  const areBoth = both !== null && both.brothers !== null && both.sisters !== null;
  // "Younger brother: Srikar, doing MBBS".
  const isOne = /^[^:\t]*(?:elder|younger)[^:\t]*(?<!s)[:\t]\D/i.test(source);
  const found = areBoth ? both : { [side]: readSide(text) ?? (isOne ? readSide(`1 ${text}`) : null) };
  for (const one of ['brothers', 'sisters'] as const) {
    const read = found[one] ?? null;
    const before = siblings[one];
    if (read !== null)
      siblings[one] = {
        read: before ? addUp(before.read, read) : { ...read, doubtful: areBoth || !separated || read.doubtful },
        source: before ? `${before.source}, ${source}` : source,
      };
    else if (one === side) rest.push(source);
  }
}

/** Takes the values of a person's fields. Returns the last of these fields. */
function takeFields(
  draft: Draft,
  { labels, text, source, separated }: Statement,
  last: PersonField | null,
): PersonField | null {
  const { values, guessed, clues, rest, parent } = draft;
  // "மணமகன் தேவை": a groom is wanted.
  if (labels[0] === 'name' && wanted.test(text)) {
    rest.push(source);
    return null;
  }
  // "Groom: 30-38, own house" is looked for.
  if (labels[0] === 'name' && /^\d/.test(text) && genderInLabel(source.slice(0, source.indexOf(text))) !== null) {
    takeUnstored(draft, { labels, text, source, separated }, 'wishes');
    return null;
  }
  // "Oor: Karur   Now at: Erode".
  const town = labels[0] === 'location' && labels.length === 1 ? values.get('location') : undefined;
  if (town !== undefined && isPlaceAlone(town.source) && !values.has('native_place')) {
    values.delete('location');
    values.set('native_place', { ...town, field: 'native_place', doubtful: true });
  }
  // "Father: Raman, Job: Driver" on one line.
  const before = last === "father's_name" ? 'father' : last === "mother's_name" ? 'mother' : null;
  const relative = parent ?? (draft.goesOn ? before : null);
  const isAfterBirth =
    (last === 'date_of_birth' || last === 'time_of_birth') &&
    values.get('place_of_birth') === undefined &&
    isPlaceAlone(source);
  const fields = labels.flatMap((one): PersonField[] => {
    if (!isPersonField(one)) return [];
    if (one === 'location' && isAfterBirth) return ['place_of_birth'];
    // "Residing at: 27/4, Salt Road, Karur".
    if (one === 'location' && /^(?:no\.? ?)?\d{1,4}[/,-].*,/i.test(text)) return ['address'];
    if (one === 'phone_number' && values.get(one)?.value != null) return ['second_phone_number'];
    return [(relative !== null && ofParent[relative][one]) || one];
  });
  const isOfRelative = relative !== null && parent === null && fields.some((field) => !labels.includes(field));
  const label = source.slice(0, source.lastIndexOf(text));
  // Above all facts the number may be a bureau's.
  const isAhead = values.size === 0 && labels.every(isContact);
  const { facts, rest: left } = readFields(fields, text, { heading: label });
  for (const fact of facts)
    put(draft, { ...fact, doubtful: fact.doubtful || isOfRelative || isAhead }, source, !separated || isAfterBirth);
  if (isAfterBirth) guessed.add('place_of_birth');
  // Below "Father's details" the number is his, most likely: the heading may end before it.
  const owned = fields.includes('phone_number') ? 'whose_phone' : 'whose_second_phone';
  const owner =
    fields.some((one) => describeField(one).kind === 'phone') && parent !== null ? ownerUnder[parent] : null;
  if (owner != null && !values.has(owned)) put(draft, { field: owned, value: owner, doubtful: true }, source, false);
  const gender = fields.includes('name') ? genderInLabel(label) : null;
  if (gender !== null) clues.push({ field: 'gender', value: gender, source });
  // "மணமகள் ..." may be a heading.
  if (gender !== null && !separated && !/[:：=]/.test(label) && values.get('name')?.source === source)
    guessed.add('name');
  // "21-8-1994, 9.30 pm, Karur" without labels.
  const place =
    labels[0] === 'date_of_birth'
      ? (
          (separated ? null : /^(\p{L}[\p{L}\p{M} .]{2,30})$/u.exec(left)) ??
          /[,–-]\s*([\u0900-\u0dff\u200c\u200d]{3,20})$/u.exec(left)
        )?.[1]
      : undefined;
  if (place !== undefined) put(draft, { field: 'place_of_birth', value: place }, source, true);
  else if (left !== '') rest.push(left);
  return fields.at(-1) ?? null;
}

function addName({ values, nameParts, nameSources, rest }: Draft): void {
  if (nameSources.length === 0) return;
  const before = values.get('name');
  const name = joinNames({ ...nameParts, name: before?.value ?? null });
  const source = [...(before === undefined ? [] : [before.source]), ...nameSources].join(' / ');
  if (name === null) rest.push(...nameSources);
  else if (name !== before?.value)
    values.set('name', { field: 'name', value: name, source, doubtful: before !== undefined });
}

function addSiblings(draft: Draft): void {
  for (const side of ['brothers', 'sisters'] as const) {
    const { read = null, source = '' } = draft.siblings[side] ?? {};
    for (const fact of sideOf(side, read)) put(draft, fact, source, false);
  }
}

/** Beside a gothram and without a caste, "Kulam" is the caste in Telugu. */
function turnKulam({ values }: Draft): void {
  const kulam = values.get('kulam');
  if (kulam === undefined || values.has('caste') || !values.has('gothram')) return;
  values.delete('kulam');
  values.set('caste', { ...kulam, field: 'caste', doubtful: true });
}

/** Adds where the family lives by its address, its work or its native place. */
function addLocation({ values }: Draft): void {
  if (values.has('location')) return;
  const [address, work_place, native_place] = (['address', 'work_place', 'native_place'] as const).map((field) =>
    values.get(field),
  );
  const likely = likelyTown({
    ...(address && { address }),
    ...(work_place && { work_place }),
    ...(native_place && { native_place }),
  });
  if (likely !== null)
    values.set('location', {
      ...likely.from,
      field: 'location',
      value: likely.value,
      doubtful: true,
      why: 'elsewhere',
    });
}

/** "98430 55512 (R. Venkataraman)": a parent's name beside the number says whose it is. */
function addOwners({ values }: Draft): void {
  for (const [phone, whose] of [
    ['phone_number', 'whose_phone'],
    ['second_phone_number', 'whose_second_phone'],
  ] as const) {
    const source = values.get(phone)?.source ?? '';
    const end = values.get(phone)?.value?.slice(-2) ?? '';
    // Another number behind it has its own name.
    const behind = source.slice(source.lastIndexOf(end)).split(/\d{4}/, 1)[0] ?? '';
    const owners = (['father', 'mother'] as const).filter((parent) => {
      const words = values.get(`${parent}'s_name`)?.value?.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
      return words.length > 0 && words.some((word) => behind.includes(word));
    });
    const [owner, ...others] = owners;
    if (owner === undefined || others.length > 0 || values.get(whose)?.value) continue;
    values.set(whose, {
      field: whose,
      value: owner === 'father' ? 'Father' : 'Mother',
      source,
      doubtful: true,
      why: 'elsewhere',
    });
  }
}

/** Children are of an earlier marriage. Where nothing says that there was one, somebody must look. */
function removeChildren({ values, rest }: Draft): void {
  const children = values.get('children');
  const status = values.get('marital_status')?.value ?? null;
  if (children === undefined || (status !== null && status !== 'Never Married')) return;
  values.delete('children');
  rest.push(children.source);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[\s.,]/g, '');

/** Adds a value that a clue gives alone. Two values of a field are both shown, and neither of two clues is taken. */
function addClues({ values, clues }: Draft): void {
  const concluded = new Set<PersonField>();
  for (const { field, value: other, source, doubtful = true } of clues) {
    const before = values.get(field);
    if (before === undefined) {
      concluded.add(field);
      values.set(field, { field, value: other, source, doubtful, ...(doubtful && { why: 'elsewhere' }) });
    } else if (before.value !== null && !lettersOf(before.value).startsWith(lettersOf(other))) {
      const value = concluded.has(field) ? null : before.value;
      values.set(field, { field, value, source: `${before.source} / ${source}`, doubtful: true, why: 'conflict' });
    }
  }
}

/** Marks an age that the date of birth excludes, and a star, pada and rasi that exclude one another. */
function doubtConflict({ values }: Draft): void {
  const [age, birth] = (['age', 'date_of_birth'] as const).map((field) => values.get(field));
  const years = ageOn(birth?.value ?? '', todayAtBureau());
  if (age?.value && birth?.value && years !== null && Math.abs(years - Number(age.value)) > 1)
    for (const one of [age, birth]) values.set(one.field, { ...one, doubtful: true, why: 'conflict' });
  const [star, pada, rasi] = (['birth_star', 'star_pada', 'rasi'] as const).map((field) => values.get(field));
  if (!star?.value || !rasi?.value) return;
  if (!starRasiProblem(star.value, pada?.value ? Number(pada.value) : null, rasi.value)) return;
  for (const one of [star, rasi, ...(pada === undefined ? [] : [pada])])
    values.set(one.field, { ...one, doubtful: true, why: 'conflict' });
}
