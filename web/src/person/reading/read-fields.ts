// Several facts in one text: a label that names two or more, and what stands behind a value.
import { describeField, isPersonField, type PersonField } from '@/person/fields';
import { isCaste } from '@/person/reading/castes';
import { guessFields, readStatement } from '@/person/reading/biodata-lines';
import { findMoment } from '@/person/reading/find-measures';
import { fieldsOfWords, namesEmployer, type Label } from '@/person/reading/labels';
import { isOddRest, longestText, readField, tooLong, universalTime } from '@/person/reading/read-field';
import { isTown } from '@/person/reading/places';
import { splitIncome } from '@/person/reading/read-income';
import { degree, degreeBehind, isDegree, mayBeInitials } from '@/person/reading/read-names';
import { countsIn, siblingWord } from '@/person/reading/read-siblings';
import { fact, unread, type Context, type Fact } from '@/person/reading/reading';
import { t } from '@/texts/texts';

interface Facts {
  facts: readonly Fact[];
  /** The words of which nothing was made. */
  rest: string;
}

function factsOf(field: PersonField, text: string, context: Context): Facts {
  const { also, rest, ...own } = readField(field, text, context);
  const hasFact = own.value !== null || own.error !== null;
  return { facts: [...(hasFact ? [{ ...own, field, derived: false }] : []), ...also], rest };
}

const isComplete = ({ facts }: Facts) => facts.every(({ error }) => error === null);

const together = (...parts: readonly Facts[]): Facts => ({
  facts: parts.flatMap(({ facts }) => facts),
  rest: parts
    .map(({ rest }) => rest)
    .filter((rest) => rest !== '')
    .join(', '),
});

/** A job and an income in one text. An income never stays in the job. */
function readJobAndIncome(text: string, context: Context): Facts {
  const { job, income, doubtful } = splitIncome(text);
  const own = doubtful
    ? {
        ...unread(() => t('transfer.wrong.ofTwo', { heading: context.heading ?? '' })),
        field: 'job' as const,
        derived: false,
      }
    : null;
  return together(
    own === null ? factsOf('job', job ?? '', context) : { facts: [own], rest: '' },
    factsOf('income', income, context),
  );
}

/** "Engineer, Infosys, Chennai": the place stands last. A company alone may be a place. */
function readJobAndPlace(text: string, context: Context): Facts {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== '');
  const isPlaceAlone = parts.length === 1 && namesEmployer(context.heading ?? '');
  const place = parts.length > 1 || isPlaceAlone ? (parts.pop() ?? '') : '';
  const found = factsOf('work_place', place, context);
  const facts = found.facts.map((one) => ({ ...one, doubtful: true }));
  return together(factsOf('job', parts.join(', '), context), { ...found, facts });
}

/** "B.Sc, B.Ed, Teacher", or the job behind a stroke or in a line of its own. Null if no sign divides the two. */
function readStudyAndJob(typed: string, context: Context): Facts | null {
  const [, above = '', below = ''] = /^([^\n/|;]+?)\s*(?:[\n/|;]|\s[-–]\s)\s*(\S[^]*)$/u.exec(typed) ?? [];
  const parts = typed.split(/\s*,\s*/);
  const degrees = parts.findIndex((part) => !degree.test(part));
  const from = parts.findIndex((part) => degree.test(part));
  // "Teacher, B.Ed" is turned round.
  if (above === '' && from > 0 && parts.slice(from).every((part) => degree.test(part)))
    return together(
      factsOf('education', parts.slice(from).join(', '), context),
      factsOf('job', parts.slice(0, from).join(', '), context),
    );
  const isDivided = degree.test(above);
  if (!isDivided && (above !== '' || degrees < 1)) return null;
  const study = isDivided ? above : parts.slice(0, degrees).join(', ');
  const job = factsOf('job', isDivided ? below : parts.slice(degrees).join(', '), context);
  // "M.A, History" may be a subject.
  const facts = job.facts.map((one) => ({ ...one, doubtful: one.doubtful || !isDivided }));
  return together(factsOf('education', study, context), { ...job, facts });
}

/** A date or a time, which is found wherever it stands, and the other field in the rest of the text. */
function readMeasured(measured: PersonField, other: PersonField, text: string, context: Context): Facts {
  const isTime = describeField(measured).kind === 'time';
  const isTimeToo = describeField(other).kind === 'time';
  const { date, clock, rest } = findMoment(text, isTime || isTimeToo);
  const own = isTime ? (clock ?? '') : date;
  if (own !== '' || (isTimeToo && clock !== null)) {
    const second = factsOf(other, isTimeToo ? (clock ?? '') : rest, context);
    const both = together(factsOf(measured, own, context), second, { facts: [], rest: isTimeToo ? rest : '' });
    const isUniversal = universalTime.test(text) && (clock !== null || context.order === undefined);
    const isOpen = isUniversal || (isTimeToo && isOddRest(rest));
    const isPlace = isTimeToo && rest !== '' && rest.split(',').every(isTown);
    if (isPlace) return { facts: [...both.facts, fact('place_of_birth', rest, true)], rest: '' };
    return { ...both, facts: both.facts.map((one) => ({ ...one, doubtful: one.doubtful || isOpen })) };
  }
  const alone = factsOf(other, text, context);
  // "Madurai" is a place, "0605" none.
  const isOther = isComplete(alone) && (!/\d/.test(text) || describeField(other).kind === 'age');
  return isOther ? alone : factsOf(measured, text, context);
}

function readParts(first: PersonField, second: PersonField, text: string, context: Context): Facts {
  const read = (field: PersonField, part: string) => factsOf(field, part, context);
  // A word like "H/W" is one.
  const sign = /\s*(?:(?<!\bh)\/|\/(?!w\b)|&(?! ?(?:co|sons?|bro?s)\b)|[,;|]|\s[-–]\s|\band\b)\s*/i.exec(text);
  const one = text.slice(0, sign?.index ?? text.length);
  const other = text.slice(one.length + (sign?.[0].length ?? 0));
  const whole = read(first, text);
  // "Prakash (merchant, Town Hall)".
  const isInBrackets = /^[^(,/]+\([^()]*$/.test(one) && whole.facts.length > 1;
  if (isInBrackets && isComplete(whole)) return whole;
  if (one === '' || other === '') {
    // "S. Gokul (Doctor)".
    const isAside = first === 'name' && whole.rest !== '' && text.endsWith(`(${whole.rest})`);
    const both = isAside ? together({ ...whole, rest: '' }, read(second, whole.rest)) : whole;
    if (isComplete(both)) return both;
    return isComplete(whole) ? whole : read(second, text);
  }
  // "Devanga Chettiar / ----" under "Caste / Sub caste".
  const straight = together(read(first, one), read(second, other.replace(/\s*[/,]\s*[-–—_.]+$/u, '')));
  // "Brahmin - Deshastha" under "Religion / Caste" is a caste with its part.
  if (first === 'religion' && second === 'caste' && isCaste(one)) return together(read(first, one), read(second, text));
  const turned = together(read(first, other), read(second, one));
  const [complete = straight] = [straight, turned, ...(whole.facts.length > 1 ? [whole] : [])].filter(isComplete);
  return complete;
}

/** "Rajan Nair, Retd KSEB / Sreelatha": the father with his job, and the mother. */
function readParents(text: string, context: Context): Facts {
  const [father = '', mother = '', ...more] = text.split(
    /\s*(?:[\n;]|\s\/\s|&|\band\b|மற்றும்|और|മറ്റും|మరియు|ಮತ್ತು)\s*(?![^()]*\))/iu,
  );
  const hers = factsOf("mother's_name", [mother, ...more].join(', ').trim(), context);
  return together(factsOf("father's_name", father, context), hers);
}

/** "M.E. / Asst Manager / Auto Components / Hosur": degrees stand first, and a town last. */
function readStudyAndWork(typed: string, context: Context): Facts {
  const [, start = '', tight = ''] = /^(\S+) (\p{Lu}.*)$/su.exec(typed) ?? [];
  const text = isDegree(start) && !/^dip/i.test(start) && !degree.test(tight) ? `${start}, ${tight}` : typed;
  const parts = text.split(/\s*[,;/\n|]\s*|\s+[-–]\s+/).filter((part) => part !== '');
  const first = parts.findIndex((part) => !degree.test(part));
  const work = first === -1 ? [] : parts.slice(first);
  const study = first === -1 ? parts : parts.slice(0, first);
  const last = work.at(-1) ?? '';
  const isPlace = !/\d/.test(last) && (isTown(last) || work.length > 2);
  const place = work.length > 1 && isPlace ? (work.pop() ?? '') : '';
  const job = factsOf('job', work.join(', '), context);
  const all = together(factsOf('education', study.join(', '), context), job, factsOf('work_place', place, context));
  return { ...all, facts: all.facts.map((one) => ({ ...one, doubtful: true })) };
}

/** The facts of a text whose label names them all. */
const asNamed = ({ facts, rest }: Facts): Facts => ({
  facts: facts.map((one) => ({ ...one, derived: false, doubtful: one.doubtful && !one.derived })),
  rest,
});

/** Three facts and more with signs between them, in the order of the label; a text of other parts is asked. */
function readMany(fields: readonly PersonField[], text: string, context: Context): Facts {
  if (fields.every((field) => ['birth_star', 'star_pada', 'rasi', 'lagnam'].includes(field)))
    return asNamed(factsOf('birth_star', text, context));
  const parts = text.split(/\s*[/|]\s*/);
  const texts = parts.length > 1 ? parts : text.split(/\s*,\s*/);
  if (texts.length === fields.length)
    return together(
      ...fields.map((field, place) => factsOf(field, (texts[place] ?? '').replace(/^[-–—_.]+$/u, ''), context)),
    );
  const wrong = unread(() => t('transfer.wrong.ofTwo', { heading: context.heading ?? '' }));
  return { facts: fields.map((field) => ({ ...wrong, field, derived: false })), rest: '' };
}

/** Reads a text as its label or heading names the fields. */
function readNamed(fields: readonly PersonField[], typed: string, context: Context = {}): Facts {
  const [first, second, ...more] = fields;
  if (first === undefined || typed.trim() === '') return { facts: [], rest: typed.trim() };
  if (second === undefined) return factsOf(first, typed, context);
  const text = typed.trim().replace(/\s+/g, ' ');
  const has = (...all: readonly PersonField[]) => all.every((field) => fields.includes(field));
  if (text.length > longestText)
    return { facts: [{ ...tooLong(longestText), field: first, derived: false }], rest: '' };
  if (has("father's_name", "mother's_name")) return readParents(typed.trim(), context);
  if (has('brothers', 'sisters')) return factsOf('number_of_siblings', text, context);
  if (has('education', 'job', 'work_place')) return readStudyAndWork(typed.trim(), context);
  if (more.length > 0) return readMany(fields, text, context);
  if (has('job', 'income')) return readJobAndIncome(text, context);
  if (has('job', 'work_place')) return readJobAndPlace(text, context);
  const ofStudy = has('job', 'education') ? readStudyAndJob(typed.trim(), context) : null;
  if (ofStudy !== null) return ofStudy;
  const kinds = fields.map((field) => describeField(field).kind);
  const measured = kinds.includes('date') ? kinds.indexOf('date') : kinds.indexOf('time');
  if (measured === -1) return readParts(first, second, text, context);
  return measured === 0 ? readMeasured(first, second, text, context) : readMeasured(second, first, text, context);
}

const idle =
  /^(?:(?:hi|hello|sir|madam|also|and|but|now|currently|presently|i|we|he|she|my|our|his|her|the|am|is|are|has|have|had|an?|pure)\s+)+/iu;
/** Labels that may stand behind their value: "Rohini star", "5.2 height". */
const behind: ReadonlySet<string> = new Set('birth_star rasi lagnam gothram kulam caste height income age'.split(' '));
const noFact: ReadonlySet<string> = new Set('whose_phone whose_second_phone location none'.split(' '));

const isWhole = (facts: readonly Fact[]) => facts.length > 0 && facts.every(({ value }) => value !== null);

const bothParents: readonly PersonField[] = ["father's_name", "mother's_name"];

/** "Now at Erode". A place alone may be any. */
const livesThere =
  /^(?:now|present|current|settled|res|living|staying|sadhya|தற்|வசி|वर्तमान|ప్రస్|ఉండే|నివా|ವಾಸ|ಪ್ರಸ್|ഇപ്പ|താമസ)/iu;

/** "star is Rohini", "Rohini star", "Native Karur", "own house", "two sisters": the facts of a part of a sentence. */
export function readClause(typed: string): Facts {
  const clause = (livesThere.test(typed) ? typed : typed.replace(idle, '')).replace(/(?<!\.\p{L}{1,4})\.?\s*$/u, '');
  const sides = clause.replace(/,? (?:she|he|they) (?:is|are) /i, ' ');
  if (
    siblingWord.test(sides) &&
    (countsIn(sides).length > 0 || /^(?:elder|younger)/i.test(sides)) &&
    !/\d{5}/.test(sides)
  )
    return { facts: readField('number_of_siblings', sides).also, rest: '' };
  const [, label = '', value = ''] = /^(.{2,40}?) (?:is|are) (?:an? )?(.+)$/u.exec(clause) ?? [];
  const [, measure = '', kind = ''] = /^(.{2,40}) ([\p{L}\p{M}]{2,20})$/u.exec(clause) ?? [];
  const statement = readStatement(clause);
  const ofOther = /\b(?:wife|husband|son|daughter|brother|sister|father|mother)\b/i.test(typed);
  const guess = ofOther ? null : guessFields(clause, false);
  const ways: readonly (readonly [readonly Label[] | null, string])[] = [
    [fieldsOfWords(label), value],
    [statement?.labels ?? null, statement?.text ?? ''],
    [fieldsOfWords(kind)?.filter((field) => behind.has(field)) ?? null, measure],
    [guess, clause],
  ];
  for (const [labels, text] of ways) {
    // "D/o Mr. Raman & Mrs. Uma".
    const areBoth = labels?.[0] === "father's_name" && /&\s*(?:mrs|smt|tmt)/i.test(text);
    const fields = areBoth ? bothParents : (labels ?? []).filter(isPersonField);
    if (text === '' || fields.some((field) => noFact.has(field) && !(field === 'location' && livesThere.test(clause))))
      continue;
    const heading = clause.slice(0, clause.lastIndexOf(text));
    const read = readNamed(fields, text, { heading });
    // A text that stays whole beside its value is read.
    if (isWhole(read.facts)) return read.rest === text ? { ...read, rest: '' } : read;
  }
  return { facts: [], rest: typed };
}

/** Texts whose further words are about somebody else, or a part of the value. */
const wholeTexts: ReadonlySet<string> = new Set(
  'address assets source source_name share_agreed old_number own_script_name email other_dosha number_of_siblings brothers sisters'.split(
    ' ',
  ),
);
const relatives: ReadonlySet<string> = new Set("father's_name mother's_name father's_job mother's_job".split(' '));
const ofRelatives: ReadonlySet<string> = new Set([
  ...relatives,
  ...'native_place number_of_siblings brothers married_brothers sisters married_sisters phone_number'.split(' '),
]);
const places: ReadonlySet<string> = new Set('location native_place place_of_birth work_place'.split(' '));

/** Where another fact may begin: behind a comma, a bracket or a sentence. A point behind one letter is of an initial. */
const joint =
  /\s+(?=[sd]\/o\s)|\s*[,;|\n](?![^()]*\))\s*|\s\/\s|\s*\((?=[^()]+\)$)|(?<=[\p{L}\p{M}\d)"”]{2})(?<!(?<!\p{L})(?:mrs?|ms|smt|sri|thiru|dr|re?td|go?vt|pvt|asst|hr|sec|no|rs|dist|st))\.\s+/giu;
const mostParts = 16;
/** No fact has more parts, as "Makam, Simmam, Kanni lagnam". */
const longestSpan = 3;

interface Part {
  facts: readonly Fact[];
  /** The words of which nothing was made. */
  rest: string;
}

const isText = ({ field }: Fact) => describeField(field).kind === 'text';

/** The facts of a text without a label, part by part. */
export const factsOfParts = (text: string): readonly Fact[] => partsOf(text).flatMap(({ facts }) => facts);

/** The parts of a text, the longest ones that state something; a part without a fact stands alone. */
function partsOf(text: string): Part[] {
  const ends = [...text.matchAll(joint)].slice(0, mostParts).map(({ 0: sign, index }) => [index, index + sign.length]);
  const parts: Part[] = [];
  let place = 0;
  let start = 0;
  while (place <= ends.length) {
    const from = start;
    const [found] = [...ends.slice(place), [text.length, text.length]]
      .slice(0, longestSpan)
      .map(([end = 0, next = 0], further) => ({ text: text.slice(from, end), next, further }))
      .reverse()
      .map((one) => ({ ...one, ...readClause(one.text) }))
      // A text goes no further than its sign: "B.E, 25 yrs".
      .filter(({ facts, rest, further }) => further === 0 || (facts.length > 0 && rest === '' && !facts.some(isText)));
    if (found === undefined) break;
    parts.push({ facts: found.facts, rest: found.rest.replace(/^\(|\)$/g, '') });
    start = found.next;
    place += found.further + 1;
  }
  // More parts than any biodata has.
  return start < text.length ? [...parts, { facts: [], rest: text.slice(start) }] : parts;
}

/** Whether a fact behind a value of the field is one of the person, or of the same parents. */
const belongs = (field: PersonField, { field: other }: Fact) =>
  other !== field && (!relatives.has(field) || ofRelatives.has(other));

/** Whether a text that goes on with many words has another fact here. */
function isCertain(field: PersonField, { field: other }: Fact, isSentence: boolean): boolean {
  const { kind } = describeField(other);
  if (isSentence || relatives.has(field)) return true;
  if (kind === 'text' || kind === 'lines')
    return (field === 'name' && other === 'education') || (places.has(field) && places.has(other));
  // "M.A, Tamil" is a subject, and a job has its income behind it.
  return !['religion', 'mother_tongue', 'income'].includes(other) || places.has(field) || field === 'name';
}

/** "Pollachi. Vegetarian, never married": the value of a text, and what begins another fact behind it. */
function cutBehind(field: PersonField, text: string): { own: string; behind: string; isOpen: boolean } {
  const whole = { own: text, behind: '', isOpen: false };
  if (describeField(field).kind !== 'text' || wholeTexts.has(field) || text.length > longestText) return whole;
  const at = field === 'name' ? (degreeBehind.exec(text)?.index ?? 0) : 0;
  const ofDegree = text.slice(at).replace(/^\s+|[\s,;]+$/g, '');
  const own = text.slice(0, at);
  // "K. Uma B.E" has its initial in front.
  const isOpen = mayBeInitials.test(ofDegree) && !/(?<![\p{L}.])\p{L}(?:\. ?| )\p{L}{3}/u.test(own);
  if (at > 2) return { own, behind: ofDegree, isOpen };
  for (const { 0: sign, index } of [...text.matchAll(joint)].slice(0, mostParts)) {
    const behind = text.slice(index + sign.length);
    const facts = index === 0 ? [] : (partsOf(behind)[0]?.facts ?? []);
    const isSentence = /[.;\n]|^\s+$/.test(sign);
    if (facts.length > 0 && facts.every((one) => belongs(field, one) && isCertain(field, one, isSentence)))
      return { ...whole, own: text.slice(0, index), behind };
  }
  return whole;
}

function readBehind(field: PersonField, text: string): Facts {
  if (wholeTexts.has(field) || text.length > longestText) return { facts: [], rest: text };
  let afterBirth = false;
  const parts = partsOf(text).map(({ facts, rest }): Part => {
    // "16.2.1992, 5.10 PM, Karaikudi": the town behind a birth.
    const isPlace = afterBirth && facts.length === 0 && isTown(rest);
    afterBirth = facts.some((one) => one.field === 'date_of_birth' || one.field === 'time_of_birth');
    return isPlace
      ? { facts: [fact('place_of_birth', rest, true)], rest: '' }
      : { facts: facts.filter((one) => belongs(field, one)), rest };
  });
  return {
    facts: parts.flatMap(({ facts }) => facts).map((one) => ({ ...one, doubtful: true, derived: true })),
    rest: parts.every(({ facts }) => facts.length === 0)
      ? text
      : parts.flatMap(({ rest }) => (rest === '' ? [] : [rest])).join(', '),
  };
}

/** Reads the text of one field or more, as its label or heading names them, with the facts that stand behind a value. */
export function readFields(fields: readonly PersonField[], typed: string, context: Context = {}): Facts {
  const last = fields.at(-1);
  if (last === undefined) return { facts: [], rest: typed.trim() };
  // A listed value ends at a gap: "Kumbam   Suddha jathakam".
  const [, inGap = '', further = ''] =
    (describeField(last).kind === 'choice' && /^([^\t[\]]+?)(?:\t| {2,})\s*([^\s[][^]*)$/u.exec(typed.trim())) || [];
  const cut = cutBehind(last, inGap || typed.trim());
  const { own, isOpen } = cut;
  const behind = [cut.behind, further].filter((part) => part !== '').join(', ');
  const named = readNamed(fields, own, context);
  const facts = isOpen ? named.facts.map((one) => ({ ...one, doubtful: true })) : named.facts;
  const known = new Set(facts.map(({ field }) => field));
  const beside = [named.rest, behind].filter((part) => part !== '').map((part) => readBehind(last, part));
  const more = together(...beside);
  return {
    facts: [...facts, ...more.facts.filter(({ field }) => !known.has(field))],
    // A text that stays whole beside its value is kept whole.
    rest: named.rest === own ? own : more.rest,
  };
}
