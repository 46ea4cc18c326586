import { genderInLabel, isGenderHeading } from '@/person/reading/find-gender';
import {
  fieldsOfLabel,
  fieldsOfWords,
  hasOwnLabel,
  isHeadingLine,
  mayHaveOwnLabel,
  simplifyLabel,
  type Label,
} from '@/person/reading/labels';
import { joinNames, type NameParts } from '@/person/reading/join-names';
import { splitIncome } from '@/person/reading/split-income';
import { findDate, findHeight, findTime } from '@/person/reading/find-measures';
import { longestLine } from '@/person/reading/longest-line';
import { findValue, siblingWord, type FoundValue } from '@/person/reading/find-value';
import { normaliseValue } from '@/person/reading/normalise';
import { readOwner } from '@/person/reading/read-phones';
import { fieldOfWord } from '@/person/reading/other-words';
import { findRasi, findStar } from '@/person/reading/star-words';
import { toWesternDigits } from '@/lib/indian-digits';
import { isEmail } from '@/person/email';
import { describeField, isPersonField, type PersonField } from '@/person/fields';
import { proposeWishes } from '@/person/reading/propose-wishes';
import { readNewWishes, type WishFilters } from '@/person/wish-words';
import { filterRules } from '@/lib/register.gen';
import { starRasiProblem } from '@/astrology/porutham/star-table';

/** A value of a field, with the line that it was read from. */
interface ReadValue {
  field: PersonField;
  /** In stored form; null when the line names the field and the value was not understood. */
  value: string | null;
  source: string;
  /** Whether somebody must look at it: it was guessed, or could mean something else. */
  doubtful: boolean;
}

export interface BiodataReading {
  values: ReadValue[];
  /** What the family looks for, in its own words. */
  expectations: string[];
  /** Wishes that follow from these words. Somebody must look at them. */
  proposed: WishFilters;
  /** Lines, or parts of them, of which nothing was made: an expectation too, unless it has the form of wishes. */
  rest: string[];
}

interface Statement {
  labels: readonly Label[];
  text: string;
  source: string;
  /** Whether the label ended with a separator, as in "Name: Asha". */
  separated: boolean;
}

const chatHead =
  /^\s*(?:\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, [^\]]*\]|\d{1,2}\/\d{1,2}\/\d{2,4}, [^-]{4,12} -) [^:]{1,40}: /;
const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u20e3|\u200b|\u2060|\ufeff/gu;
const bullets = /^[\s•●○▪▫■□◆◇➤➢►▶»›✓✔☑→⇒|>#]+|^\s*[-–—*]+\s+|^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** One line without the marks of messengers: bold, lists, pictures. */
function cleanLine(line: string): string {
  return (
    toWesternDigits(line.replace(chatHead, ''))
      .replace(pictographs, ' ')
      // A gap of any width is a tab: patterns would try each of its blanks.
      .replace(/\s{3,}/g, '\t')
      .replace(/(^|[^\p{L}\p{N}])[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?=$|[^\p{L}\p{N}])/gu, '$1')
      .replace(bullets, '')
      .replace(/\u00a0/g, ' ')
      .trim()
  );
}

const separators = [/\s*[:：=]+[\s\-–—:.]*/u, /\s+[-–—~]+\s*|\s*[–—~]+\s*|\t+|\s{3,}|\s*\.{2,}\s*/u, /\s*-+\s*/u];
const longestLabel = 60;

/** Splits "Star - Barani" into its label and its value; null without a known label. */
function readStatement(line: string): Statement | null {
  for (const separator of separators) {
    const found = separator.exec(line);
    if (found === null || found.index > longestLabel) continue;
    const label = line.slice(0, found.index);
    // "Groom's age" is a fact in a form, and a wish in the biodata of a bride.
    const labels = /^(?:bride|groom|boy|girl)/i.test(label) ? fieldsOfWords(label) : fieldsOfLabel(label);
    const text = line.slice(found.index + found[0].length).trim();
    if (labels !== null) return { labels, text, source: line, separated: true };
  }
  const whole = fieldsOfWords(line.replace(/[\s:.\-–]+$/, ''));
  if (whole !== null) return { labels: whole, text: '', source: line, separated: true };
  if (hasOwnLabel(line)) return null;
  // "Name Priya S": the longest label that the line begins with.
  const words = line.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    const labels = label.includes('(') ? null : fieldsOfWords(label);
    // "Mother (Sita)".
    const text = words
      .slice(count)
      .join(' ')
      .replace(/^\(([^()]*)\)$/, '$1');
    if (labels !== null) return { labels, text, source: line, separated: false };
  }
  return null;
}

const wishedFields: readonly string[] = Object.values(filterRules).flatMap((rule) =>
  'field' in rule ? [rule.field] : [],
);
const isWished = (label: Label) => wishedFields.includes(label);

/** "Madham - Hindu": a label that stands before a dash. */
const dashLabel = /^([^:：=]{2,45}?)\s[-–—]\s/u;

/** Splits "DOB: 14.8.1999, Time: 6.05 am" before each further label that has a colon, or a dash as the first one has. */
function splitLine(line: string): string[] {
  const lines: string[] = [];
  // Read once, and only for a line with a further label: most lines have none.
  let isOfPartner: boolean | undefined;
  let start = 0;
  const first = dashLabel.exec(line.slice(0, 48))?.[1];
  const hasDashes = first !== undefined && fieldsOfWords(first) !== null;
  for (const { 0: gap, index } of line.matchAll(/[,;|\t] ?| {2}/g)) {
    const next = index + gap.length;
    const ahead = line.slice(next, next + 48);
    const label = (/^([^:：=]{2,45}?) ?[:：=]/.exec(ahead) ?? (hasDashes ? dashLabel.exec(ahead) : null))?.[1];
    const fields = label === undefined ? null : fieldsOfLabel(label);
    if (label === undefined || fields === null) continue;
    // "Expectation: fair; religion: Hindu" says both of the partner.
    if (fields.every(isWished)) {
      isOfPartner ??= readStatement(line.slice(0, 2 * longestLabel))?.labels.includes('wishes') ?? false;
      if (isOfPartner) continue;
    }
    const part = line.slice(start, index);
    // "Star, Rasi: Rohini, Rishabam" has one label.
    if (part.length < longestLabel && fieldsOfWords(part) !== null) continue;
    lines.push(part.length > longestLine ? part : part.replace(/[\s,;|]+$/, ''));
    start = next;
  }
  return [...lines, line.slice(start)].filter((one) => one !== '');
}

const parentOf = /^(father|mother|தந்தை|தாய்|पिता|माता)\p{M}*(?:'?s)?\s*(?:details|info|information|விவரம்)$/iu;
const ofParent: Readonly<Record<'father' | 'mother', Partial<Record<Label, PersonField>>>> = {
  father: { name: "father's_name", job: "father's_job" },
  mother: { name: "mother's_name", job: "mother's_job" },
};

const phoneInLine = /^[+\d][\d\s()./+\p{Pd}\u2212]{8,}\d$/u;
const nameInLine = /^\p{L}[\p{L}\p{M}.'’ ]{2,40}$/u;
/** "D/o Raman", and not "D.O.B". */
const childOf = /^([sd])\s*[/.]\s*o\.?\s*[:-]?\s*(?!b(?:irth)?(?!\p{L}))(?=\p{L})/iu;
const degreeInLine =
  /^(?:B\.?\s?(?:E|Tech|TECH|Sc|SC|Com|COM|A|B\.?A|C\.?A|Ed|ED|D\.?S)|M\.?\s?(?:B\.?B\.?S|E|Tech|TECH|Sc|SC|Com|COM|A|B\.?A|C\.?A|Phil|PHIL)|Ph\.?\s?D|D(?:iploma|IPLOMA)|I\.?T\.?I)(?![\p{L}\p{M}])/u;
/** "Place" alone: behind a date or time of birth it may be the place of birth. */
const placeAlone = new Set(['Place', 'Oor', 'Idam', 'ஊர்', 'இடம்', 'സ്ഥലം', 'स्थान', 'స్థలం', 'ಸ್ಥಳ'].map(simplifyLabel));
const isPlaceAlone = (line: string) => placeAlone.has(simplifyLabel(/^[^:：=–-]{2,20}/.exec(line)?.[0] ?? ''));
const laterMarriage = /^(?:2nd|second|re-?)\s?marriage\b/i;

const bare = (text: string) => text.replace(/[\s,;()-]+/g, '');

/** The fields of a line without a label, by its form; null if it may be anything. */
function guessFields(line: string, isFirst: boolean): readonly PersonField[] | null {
  const hasDigits = /\d/.test(line);
  const date = hasDigits ? findDate(line) : null;
  if (date !== null && !date.doubtful) {
    const behind = line.replace(date.text, '');
    if (bare(behind) === '') return ['date_of_birth'];
    if (bare(behind.replace(findTime(behind)?.text ?? '', '')) === '') return ['date_of_birth', 'time_of_birth'];
  }
  if (phoneInLine.test(line)) return ['phone_number'];
  if (isEmail(line)) return ['email'];
  const height = hasDigits ? findHeight(line) : null;
  if (height?.text === line && height.guess === null && /\D$/.test(line)) return ['height'];
  const [first = '', second = '', ...more] = line.split(/\s*(?:[/,|]|\s[-–])\s*/);
  const isPair = second !== '' && more.length === 0;
  if (isPair && findStar(first) !== undefined && findRasi(second) !== undefined) return ['birth_star', 'rasi'];
  if (isPair && normaliseValue('religion', first).error === null) return ['religion'];
  const alone = fieldOfWord(line);
  if (alone !== undefined) return [alone];
  if (hasDigits && siblingWord.test(line)) return ['number_of_siblings'];
  if (isFirst && nameInLine.test(line)) return ['name'];
  return degreeInLine.test(line) ? ['education'] : null;
}

/**
 * Reads a biodata as it is sent on WhatsApp: labels and values in several languages, with marks, pictures, and lines without a
 * label. What it is not sure of is doubtful, and what it does not understand stays in `rest`.
 */
export function readBiodata(text: string): BiodataReading {
  const values = new Map<PersonField, ReadValue>();
  /** Fields read from a line without a label. */
  const guessed = new Set<PersonField>();
  const expectations: string[] = [];
  const rest: string[] = [];
  /** Values that follow from another field's text, a title or a heading, and gender lines after the first. */
  const clues: { field: PersonField; value: string; source: string }[] = [];
  const siblings: { count: number; sources: string[] } = { count: 0, sources: [] };
  const nameParts: NameParts = {};
  const nameSources: string[] = [];
  const context: { parent: 'father' | 'mother' | null; last: PersonField | null } = { parent: null, last: null };

  const put = (found: FoundValue, source: string, doubtful: boolean) => {
    const { field, value } = found;
    const before = values.get(field);
    const isSecondGender = field === 'gender' && before !== undefined && before.value !== null;
    if (value !== null && (found.derived || isSecondGender)) {
      clues.push({ field, value, source });
      return;
    }
    const isBetter = guessed.has(field) && !doubtful && value !== null;
    if (isBetter && before !== undefined) rest.push(before.source);
    if (before !== undefined && before.value !== null && !isBetter) {
      if (value !== before.value) rest.push(source);
      return;
    }
    guessed.delete(field);
    values.set(field, { field, value, source, doubtful: doubtful || found.doubtful || value === null });
  };

  const take = ({ labels, text: said, source, separated }: Statement) => {
    const [label] = labels;
    if (label === 'profile_for') {
      const { value, error } = normaliseValue('gender', said);
      if (error === null && value !== null) clues.push({ field: 'gender', value, source });
      else rest.push(source);
      context.last = null;
      return;
    }
    if (labels.includes('income') && labels.length > 1) {
      const { job, income } = splitIncome(said);
      const of = { field: 'job', value: job, doubtful: false, derived: false } as const;
      if (job !== null || !values.has('job')) put(of, source, !separated);
      if (income !== '') rest.push(source);
      context.last = null;
      return;
    }
    if (label === 'none' || label === 'income' || label === 'wishes') {
      if (label === 'wishes' && said !== '') expectations.push(said);
      if (label !== 'wishes' || readNewWishes(said, {}).unread.length > 0) rest.push(source);
      context.last = null;
      return;
    }
    if (label === 'first_name' || label === 'last_name' || label === 'initial') {
      if (context.parent !== null || !separated || nameParts[label] !== undefined) rest.push(source);
      else {
        nameParts[label] = said;
        nameSources.push(source);
      }
      context.last = null;
      return;
    }
    if (labels.every((one) => one === 'brothers' || one === 'sisters')) {
      const count = findValue(['number_of_siblings'], said).found[0]?.value ?? null;
      if (count === null) rest.push(source);
      else {
        siblings.count += Number(count);
        siblings.sources.push(source);
      }
      return;
    }
    const isAfterBirth =
      (context.last === 'date_of_birth' || context.last === 'time_of_birth') &&
      values.get('place_of_birth') === undefined &&
      isPlaceAlone(source);
    const fields = labels.flatMap((one): PersonField[] => {
      if (!isPersonField(one)) return [];
      if (one === 'location' && isAfterBirth) return ['place_of_birth'];
      if (one === 'phone_number' && values.get(one)?.value != null) return ['second_phone_number'];
      return [(context.parent !== null && ofParent[context.parent][one]) || one];
    });
    const { found, left } = findValue(fields, said);
    for (const one of found) put(one, source, !separated || isAfterBirth);
    if (isAfterBirth) guessed.add('place_of_birth');
    // "Father's mobile: 98430 55512".
    const owned = fields.includes('phone_number') ? 'whose_phone' : 'whose_second_phone';
    const owner =
      fields.some((one) => describeField(one).kind === 'phone') && separated
        ? readOwner(source.slice(0, source.lastIndexOf(said)))
        : null;
    if (owner !== null && !values.has(owned))
      put({ field: owned, value: owner, doubtful: false, derived: false }, source, false);
    const gender = fields.includes('name') ? genderInLabel(source.slice(0, source.lastIndexOf(said))) : null;
    if (gender !== null) clues.push({ field: 'gender', value: gender, source });
    if (left !== '') rest.push(left);
    context.last = fields.at(-1) ?? null;
  };

  const lines = text
    .normalize('NFC')
    .split(/\r\n?|\n|\u2028/)
    .map(cleanLine)
    .flatMap((line) => (line === '' ? [''] : splitLine(line)));

  let waiting: Statement | null = null;
  for (const wide of lines) {
    if (wide.length > longestLine) {
      rest.push(wide);
      waiting = null;
      context.last = null;
      continue;
    }
    const line = wide.trim();
    if (line === '') {
      context.last = null;
      continue;
    }
    const heading = parentOf.exec(line.replace(/[\s:.\-–]+$/, ''))?.[1]?.toLowerCase();
    if (heading !== undefined) {
      context.parent = /^(?:father|தந்தை|पिता)/.test(heading) ? 'father' : 'mother';
      context.last = null;
      continue;
    }
    // A word for a gender alone is a heading before all facts, and a value behind a label.
    const isOfGender = isGenderHeading(line, values.size === 0 && waiting === null);
    if ((isHeadingLine(line) || isOfGender) && !/\d/.test(line)) {
      const gender = isOfGender ? genderInLabel(line) : null;
      if (gender !== null) clues.push({ field: 'gender', value: gender, source: line });
      context.parent = null;
      context.last = null;
      continue;
    }
    const child = childOf.exec(line);
    if (child !== null) {
      put(
        { field: 'gender', value: child[1]?.toLowerCase() === 'd' ? 'bride' : 'groom', doubtful: true, derived: true },
        line,
        true,
      );
      take({ labels: ["father's_name"], text: line.slice(child[0].length), source: line, separated: true });
      continue;
    }
    const statement = readStatement(line);
    const isOther =
      statement === null
        ? hasOwnLabel(line)
        : statement.separated || statement.labels.some((one) => one === 'none' || one === 'income' || one === 'wishes');
    if (waiting !== null) {
      const held = waiting;
      waiting = null;
      if (!isOther) {
        take({ ...held, text: line, source: `${held.source} ${line}` });
        continue;
      }
    }
    if (statement?.text === '') {
      waiting = statement;
      continue;
    }
    if (statement !== null) {
      take(statement);
      continue;
    }
    if (isOther) {
      rest.push(line);
      context.last = null;
      continue;
    }
    const address = context.last === 'address' ? values.get('address') : undefined;
    if (address !== undefined && address.value !== null && !phoneInLine.test(line)) {
      values.set('address', {
        ...address,
        value: `${address.value}\n${line}`,
        source: `${address.source}\n${line}`,
        doubtful: address.doubtful || mayHaveOwnLabel(line),
      });
      continue;
    }
    // "ARUN V (Divorcee - no kids)".
    const [, before = line, aside = ''] = (values.size === 0 && /^([^()]+?)\s*\(([^()]+)\)$/.exec(line)) || [];
    const fields = guessFields(before, values.size === 0) ?? (aside === '' ? null : guessFields(line, false));
    const [status] = aside === '' ? [] : findValue(['marital_status'], aside).found;
    if (fields === null) {
      if (laterMarriage.test(line))
        put({ field: 'marital_status', value: null, doubtful: true, derived: false }, line, true);
      rest.push(line);
      continue;
    }
    const isName = fields.includes('name');
    take({ labels: fields, text: isName ? before : line, source: line, separated: false });
    if (isName && status !== undefined && status.value !== null) put(status, line, true);
    else if (isName && aside !== '') rest.push(aside);
    for (const field of fields) guessed.add(field);
  }
  if (nameSources.length > 0) {
    const before = values.get('name');
    const name = joinNames({ ...nameParts, name: before?.value ?? null });
    const source = [...(before === undefined ? [] : [before.source]), ...nameSources].join(' / ');
    if (name === null) rest.push(...nameSources);
    else if (name !== before?.value)
      values.set('name', { field: 'name', value: name, source, doubtful: before !== undefined });
  }
  if (siblings.sources.length > 0) {
    const source = siblings.sources.join(', ');
    put({ field: 'number_of_siblings', value: String(siblings.count), doubtful: true, derived: false }, source, true);
  }
  const concluded = new Set<PersonField>();
  for (const { field, value, source } of clues) {
    const before = values.get(field);
    if (before === undefined) {
      concluded.add(field);
      values.set(field, { field, value, source, doubtful: true });
    } else if (before.value !== null && before.value !== value) {
      // Both are shown. Of two conclusions neither is taken.
      values.set(field, {
        field,
        value: concluded.has(field) ? null : before.value,
        source: `${before.source} / ${source}`,
        doubtful: true,
      });
    }
  }
  const [star, pada, rasi] = (['birth_star', 'star_pada', 'rasi'] as const).map((field) => values.get(field));
  if (star?.value && rasi?.value && starRasiProblem(star.value, pada?.value ? Number(pada.value) : null, rasi.value)) {
    for (const one of [star, rasi, ...(pada === undefined ? [] : [pada])])
      values.set(one.field, { ...one, doubtful: true });
  }
  const own = Object.fromEntries(
    (['religion', 'caste', 'mother_tongue'] as const).map((field) => [field, values.get(field)?.value ?? '']),
  );
  const free = expectations.flatMap((said) => readNewWishes(said, {}).unread);
  return { values: [...values.values()], expectations, proposed: proposeWishes(free, own), rest };
}
