import { toWesternDigits } from '@/lib/indian-digits';
import { filterRules } from '@/lib/register.gen';
import { isEmail } from '@/person/email';
import type { PersonField } from '@/person/fields';
import { isCaste } from '@/person/reading/castes';
import { findDate, findHeight, findTime } from '@/person/reading/find-measures';
import { longestLine } from '@/person/reading/longest-line';
import {
  fieldsOfLabel,
  fieldsOfWords,
  hasOwnLabel,
  isHeadingLine,
  isSheetHeading,
  type Label,
} from '@/person/reading/labels';
import { cleanHoroscope, readWhole } from '@/person/reading/read-field';
import { fieldOfWord } from '@/person/reading/other-words';
import { degree } from '@/person/reading/read-names';
import { countsIn, ofAll, siblingWord } from '@/person/reading/read-siblings';
import { readPhones } from '@/person/reading/read-phones';
import { findRasi, findStar, readStarWords } from '@/person/reading/star-words';

export interface Statement {
  labels: readonly Label[];
  text: string;
  source: string;
  /** Whether the label ended with a separator, as in "Name: Asha". */
  separated: boolean;
}

const day = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
/** What WhatsApp writes before a message that is copied or exported, on phones and in the browser. */
const chatHead = new RegExp(
  String.raw`^[\s\p{Cf}]*(?:\[(?:${day},? ${time}|${time},? ${day})\]|${day},? ${time} [-–])[\s\p{Cf}]+([^:]{1,40}):(?: |$)`,
  'iu',
);

/** A line of a message. "14/06/1998, 6:05 am - Place: Erode" is a birth: its sender would be a label. */
function withoutHead(line: string): string {
  const [head, sender = ''] = chatHead.exec(line) ?? [];
  return head === undefined || fieldsOfLabel(sender) !== null ? line : line.slice(head.length);
}
const relativeHeading =
  /^(?:(?:elder|younger)\s+)?(father|mother|brother|sister|sibling|தந்தை|தாய்|சகோதர|சகோதரி|पिता|माता|भाई|बहन)[\p{M}\p{L}]{0,4}(?:['’]?s?['’]?)?\s*(?:details?|info|information|விவரம்|விவரங்கள்|विवरण)$/iu;
/** The relative of a heading, as of "Father's details". Null for other lines. */
export function relativeIn(line: string): 'father' | 'mother' | 'sibling' | null {
  const word = relativeHeading.exec(line.replace(/[\s:.\-–]+$/, ''))?.[1]?.toLowerCase();
  if (word === undefined) return null;
  if (/^(?:father|தந்தை|पिता)/.test(word)) return 'father';
  return /^(?:mother|தாய்|माता)/.test(word) ? 'mother' : 'sibling';
}
const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u20e3|\u200b|\u2060|\ufeff/gu;
const bullets = /^[\s•●○▪▫■□◆◇➤➢►▶»›✓✔☑→⇒|>#]+|^\s*[-–—*]+\s+|^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

const box = /[[(☐□☑☒✓✔✅]/u;
const options = /(?:[[(]\s*([✓✔✅☑√xX]?)\s*[\])]|([☑☒✅✓✔])|[☐□])\s*([^[\]()☐□☑☒✅✓✔]{2,40})/gu;

const optionsBehind = /(\p{L}[\p{L}\p{M} .-]{1,30}?)\s*[[(]\s*([✓✔✅☑√xX]?)\s*[\])]/gu;

/** "[✓] Male [ ] Female": the option with the tick. A line with no tick or several is not changed. */
function takeTicked(line: string): string {
  if (!box.test(line)) return line;
  // "Unmarried [x]   Divorcee [ ]".
  const [label = '', rest = ''] = line.split(/(?<=[:：])\s*/u, 2);
  const behind = [...rest.matchAll(optionsBehind)];
  const marked = behind.filter(([, , mark]) => mark !== '');
  if (/^\p{L}/u.test(rest) && behind.length > 1 && marked.length === 1) return `${label} ${marked[0]?.[1] ?? ''}`;
  const found = [...line.matchAll(options)];
  const ticked = found.filter(([, inBox = '', mark = '']) => inBox + mark !== '');
  const [only, ...others] = ticked;
  if (only === undefined || others.length > 0 || found.length < 2) return line;
  return line.slice(0, found[0]?.index ?? 0) + (only[3] ?? '').trim();
}

const pictures: readonly (readonly [RegExp, string])[] = [
  [/[🎓📚]/gu, 'Education'],
  [/[💼🏢]/gu, 'Job'],
  [/[📞📱☎📲]/gu, 'Phone'],
  [/📍/gu, 'Place'],
  [/[⏰🕐🕰⌚]/gu, 'Time'],
];

/** Writes the label of a picture, where none in words stands behind it. */
const withLabels = (line: string) =>
  pictures.reduce(
    (text, [picture, label]) =>
      text.replace(
        new RegExp(
          `${picture.source}[\\ufe0f\\s]*(?!\\s*[\\p{L}\\p{M} .]{2,30}[:：–-])(?!working|studied|completed)(?=[+\\p{L}\\d(])`,
          'giu',
        ),
        `\t${label}: `,
      ),
    line,
  );

/** "Name | Asha", "Name;- Asha": a label in a table, or with other signs. */
function withColon(line: string): string {
  const [head = '', label = ''] = /^(\p{L}[^|;:]{1,40}?)\s*(?:\||;\s?-)\s*(?=\S)/u.exec(line) ?? [];
  const rest = line.slice(head.length).replace(/(?<=\s\p{L}{3,14});-\s*/gu, ': ');
  return head !== '' && fieldsOfLabel(label) !== null ? `${label}: ${rest}` : line;
}

/** One line without the marks of messengers: bold, lists, pictures. */
function cleanLine(line: string): string {
  return withColon(
    takeTicked(withLabels(toWesternDigits(withoutHead(line))))
      .replace(pictographs, ' ')
      // A gap of any width is a tab: patterns would try each of its blanks.
      .replace(/\s{3,}/g, '\t')
      .replace(/(^|[^\p{L}\p{N}])[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?=$|[^\p{L}\p{N}])/gu, '$1')
      .replace(bullets, '')
      // "Fr: Raman  Mr: Uma".
      .replace(/^(Fr\.?\s*[:-].*?\s)Mr\.?(?=\s*[:-])/i, '$1Mother')
      .replace(/\u00a0/g, ' ')
      .trim(),
  );
}

const separators = [/\s*[:：=]+[\s\-–—:.]*/u, /\s+[-–—~]+\s*|\s*[–—~]+\s*|\t+|\s{3,}|\s*\.{2,}\s*/u, /\s*-+\s*/u];
const longestLabel = 60;

/** Splits "Star - Barani" into its label and its value; null without a known label. */
export function readStatement(line: string): Statement | null {
  for (const separator of separators) {
    const found = separator.exec(line);
    if (found === null || found.index > longestLabel) continue;
    const label = line.slice(0, found.index);
    // "Groom's age" is a fact in a form, and a wish in the biodata of a bride.
    const labels = /^(?:bride|groom|boy|girl)/i.test(label) ? fieldsOfWords(label) : fieldsOfLabel(label);
    const text = line.slice(found.index + found[0].length).trim();
    // "Family: Father: Raman".
    if (labels === null && text !== '' && isHeadingLine(label)) {
      const inner = readStatement(text);
      if (inner !== null) return inner;
    }
    // "BRIDE: Divya S".
    if (
      labels === null &&
      text !== '' &&
      /^\p{L}[\p{L}\p{M}]+[ .]/u.test(text) &&
      !wanted.test(text) &&
      readWhole('gender', label) !== null &&
      label.length > 2
    )
      return { labels: ['name'], text, source: line, separated: false };
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

/** "Age 27" behind a gap. */
const besideNumber = /^(\p{L}{2,12})\.? \d/u;

/** "Job   Driver" behind "Father   Raman". */
const besideGap = /^(\p{L}[\p{L}\p{M}' ]{1,24}?)(?:\t| {2})(?=\S)/u;

/** "Mother Smt. Uma" behind "Father Mr. Raman,". */
const relativeWord = /^(\p{L}[\p{L}\p{M}]{2,12}) (?=\p{L})/u;
const isRelative = (word: string) => /^(?:father|mother)'s_name$/.test(fieldsOfWords(word)?.[0] ?? '');

/** Begins a part of a line that was divided: it may be about the person of the part before. */
export const goesOn = '\t';

const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Splits "DOB: 14.8.1999, Time: 6.05 am" before each further label that has a colon, or a dash as the first one has. */
function splitLine(line: string): string[] {
  const lines: string[] = [];
  // Read once, and only for a line with a further label: most lines have none.
  let isOfPartner: boolean | undefined;
  let start = 0;
  const first = dashLabel.exec(line.slice(0, 48))?.[1];
  const hasDashes = first !== undefined && fieldsOfWords(first) !== null;
  for (const { 0: gap, index } of line.matchAll(/[,;|\t] ?| {2}| \/ | (?=\p{L}[\p{L}\p{M}. ]{1,20}[:=])/gu)) {
    const next = index + gap.length;
    // "Kavya (family name: Gurram)".
    if (isOpen(line.slice(start, index))) continue;
    const ahead = line.slice(next, next + 48);
    const named = /^([^:：=]{2,45}?) ?[:：=]/.exec(ahead) ?? (hasDashes ? dashLabel.exec(ahead) : null);
    const inTable = gap === '\t' && /\t/.test(line.slice(start, index)) ? besideGap.exec(ahead) : null;
    const parent = gap.startsWith(',') ? relativeWord.exec(ahead) : null;
    const other = /^[\t ]/.test(gap)
      ? (besideNumber.exec(ahead) ?? inTable)
      : isRelative(parent?.[1] ?? '')
        ? parent
        : null;
    const label = (named ?? other)?.[1];
    // "Star: Sadayam Rasi: Kumbam", and not "Mother name: Uma".
    if (gap === ' ' && (named === null || !/[:=]\s*\S/.test(line.slice(start, index)))) continue;
    const fields = label === undefined ? null : fieldsOfLabel(label);
    if (label === undefined || fields === null) continue;
    // "Expectation: fair; religion: Hindu" says both of the partner.
    if (fields.every(isWished) || parent !== null) {
      isOfPartner ??= readStatement(line.slice(0, 2 * longestLabel))?.labels.includes('wishes') ?? false;
      if (isOfPartner) continue;
    }
    const part = line.slice(start, index);
    // "Brother - 1, Sister - 1 (all unmarried)" says one thing of both.
    if (fields[0] === 'sisters' && ofAll.test(line)) continue;
    // "Brothers: 2   Married: 1".
    if (fields[0] === 'marital_status' && siblingWord.test(line.slice(start, index))) continue;
    // "Star, Rasi: Rohini, Rishabam" has one label.
    if (part.length < longestLabel && fieldsOfWords(part) !== null) continue;
    lines.push(part.length > longestLine ? part : part.replace(/[\s,;|]+$/, ''));
    start = next;
  }
  return [...lines, line.slice(start)]
    .filter((one) => one !== '')
    .map((one, place) => (place === 0 ? one : goesOn + one));
}

const numbered =
  /^\s*\(?([1-9])[.)]\s*(?:(son|daughter|boy|girl|groom|bride|மகன்|மகள்|पुत्र|पुत्री|മകൻ|മകൾ|కుమారుడు|కుమార్తె)\s*[-–:]\s*)?(\p{L}[\p{L}\p{M}.'’ ]{2,40}?)\s*(,.*)?$/iu;

/** "1) Meena", "(2) Son - Ravi, B.Tech, 16.2.1992": numbered names, each with a date, are the names of people. */
function markPeople(text: string): string {
  const lines = text.split(/\r\n?|\n|\u2028/);
  const names = lines.flatMap((line, place) => {
    const [, number = '', role = '', name = '', more = ''] = (line.length <= longestLine && numbered.exec(line)) || [];
    const ahead = [more, ...lines.slice(place + 1, place + 4)].filter((one) => one.length <= longestLine);
    const isAlone = more === '' || role !== '';
    const isPerson =
      name !== '' && isAlone && fieldsOfWords(name) === null && ahead.some((one) => findDate(one) !== null);
    return isPerson ? [{ place, number, name: name + more, role }] : [];
  });
  if (names.length < 2 || names.some(({ number }, place) => Number(number) !== place + 1)) return text;
  for (const { place, name, role } of names) lines[place] = `${personMark}${name}${role && `\nSex: ${role}`}`;
  return lines.join('\n');
}

/** Begins the name of a numbered person. */
export const personMark = 'Name: ';

/** A row of a table without a label goes on with the row above. */
const furtherRow = /,?[ ]*\r?\n\t[\t ]*(?=\S)(?![^\n\t]{2,30}[:：\t])/g;

/** The lines of a biodata, without marks, each with one label at most. */
export const splitText = (text: string): string[] =>
  markPeople(/^[^\t\n]{2,40}\t\S/m.test(text) ? text.replace(furtherRow, ', ') : text)
    .normalize('NFC')
    .replace(/\s*।\s*/g, '\n')
    .split(/\r\n?|\n|\u2028/)
    .map(cleanLine)
    .flatMap((line) => (line === '' ? [''] : splitLine(line)));

export const phoneInLine = /^[+\d][\d\s()./+\p{Pd}\u2212]{8,}\d$/u;
const nameInLine = /^\p{L}[\p{L}\p{M}.'’ ]{2,40}$/u;
const degreeInLine =
  /^(?:\+2(?=,)|B\.?\s?(?:E|Tech|TECH|Sc|SC|Com|COM|A|B\.?A|C\.?A|Ed|ED|D\.?S)|M\.?\s?(?:B\.?B\.?S|E|Tech|TECH|Sc|SC|Com|COM|A|B\.?A|C\.?A|Phil|PHIL)|Ph\.?\s?D|D(?:ip(?:loma)?|IPLOMA)|I\.?T\.?I)(?![\p{L}\p{M}])/u;

/** "Engineer at Zoho. Salary 11 LPA". */
const salaryBehind =
  /(?<!\p{L})(?:salary|package|ctc|சம்பளம்|वेतन|ശമ്പളം|జీతం|ಸಂಬಳ)\s?[:=-]?\s?(?:rs\.?|₹)?\s?\d[^,;]{0,30}$/iu;
const amountBehind = /\s\d[\d.]*\s?(?:lpa|lakhs? p\.?a\.?)$/i;
const incomeAlone = /^(?:(?:மாதம்|மாதத்திற்கு|monthly|महीना|മാസം|నెలకు|ತಿಂಗಳಿಗೆ)\s)[\d.,]/iu;
/** "Own house, 5 acres": what a family has. */
const property =
  /^own (?:\d ?bhk|house|flat|home|site|building)|^so[nm]tha? (?:illu|veedu|mane)|\d ?(?:acres?|ekara\p{L}*|ekre|cents?|grounds?|sovereigns?)(?!\p{L})|^சொந்த வீடு|ஏக்கர்|^अपना (?:मकान|घर)|एकड़|^സ്വന്തം വീട്|ഏക്കർ|^సొంత ఇల్లు|ఎకరా|^ಸ್ವಂತ ಮನೆ|ಎಕರೆ/iu;
export const isProperty = (line: string) => isInOneLine(line) && property.test(line);
const horoscopeWithDosham = /^(?:paapa?|dosha) ?jath?a[gk]am$|^(?:പാപ|ദോഷ) ?ജാതകം$|^தோஷ ?ஜாதகம்$/iu;
const ofMangal =
  /^(?:sevvai|chevvai|chovva|kuja|mangal) ?dh?osha?m? (?:ull?athu|ulladhu|undu|irukk?u|yes|ill?ai?|illey?|no|nil)\.?$|^(?:no|without|nil|partial|anshik|आंशिक|has)\s(?:sevvai|chevvai|chovva|kuja|mangal|manglik|मांगलिक)(?:\sdh?osha?m?)?\.?$/iu;
const incomeOnly = /^(?:rs\.?|₹)?\s?\d[\d.]* ?(?:lpa|(?:lakhs?|lacs?) (?:p\.?a|per annum|per year))\.?$/i;
/** "Software Developer, Infosys, Mohali", "Working in Cognizant". */
const workInLine =
  /^(?:(?:working|wrkg|wkg) |\p{L}[\p{L} .]{0,24}(?<!\p{L})(?:engineer|developer|teacher|manager|nurse|technician|technologist|designer|scientist|executive|assistant|doctor|officer|accountant|lecturer|professor|analyst|consultant|supervisor|clerk)(?!\p{L}))/iu;
/** "4/112 Thottipalayam road": a house and its street, where no job is named. */
const houseInLine =
  /^(?:(?:d|door|h|house|flat|plot)\.?\s?(?:no\.?)?\s?[:-]?\s?)?\d{1,4}[a-z]?(?:[/-]\d{1,4}[a-z]?)*,?\s.*(?:(?<!\p{L})(?:road|rd|street|st|nagar|colony|layout|lane|cross|salai|theru|veedhi|post)(?!\p{L})|தெரு|சாலை|நகர்|வீதி|रोड|मार्ग|गली|नगर|റോഡ്|നഗർ|వీధి|రోడ్|నగర్|ರಸ್ತೆ|ಬೀದಿ|ನಗರ)/iu;
const isInOneLine = (line: string) => line.length < longestLabel && !line.includes(':');
const ofFamily = /family|parent|father|mother|appa|amma|குடும்ப|परिवार/iu;
/** "Bride wanted" is no name: the biodata is of the other side, most likely. */
export const wanted = /(?<!\p{L})(?:wanted|required)|தேவை|चाहिए|ആവശ്യ|కావల|ಬೇಕಾ/iu;

const bare = (text: string) => text.replace(/[\s,;()-]+/g, '');

/** The fields of a line without a label, by its form; null if it may be anything. */
export function guessFields(line: string, isFirst: boolean): readonly PersonField[] | null {
  const hasDigits = /\d/.test(line);
  const date = hasDigits ? findDate(line) : null;
  if (date !== null && !date.doubtful) {
    const behind = line.replace(date.text, '');
    if (bare(behind) === '') return ['date_of_birth'];
    if (bare(behind.replace(findTime(behind)?.text ?? '', '')) === '') return ['date_of_birth', 'time_of_birth'];
  }
  if (phoneInLine.test(line)) return ['phone_number'];
  const owned = hasDigits && line.length < longestLabel ? readPhones(line) : null;
  // "99524 60714 amma", "97861 44032 - brother Balu".
  const isCalled =
    /^(?:(?:you can|please|kindly|pls) )?(?:contact|call|phone|ph|mobile|whatsapp|nos?|numbers?)(?!\p{L})/iu.test(line);
  if (
    owned !== null &&
    (owned.left === '' || isCalled || /^\+?\d[^,;]*$/.test(line)) &&
    !/^\D*\d{1,4}[./-]\d/.test(line)
  )
    return ['phone_number'];
  const clock = date === null || !line.startsWith(date.text) ? null : findTime(line.slice(date.text.length));
  if (clock !== null && !/\d/.test(clock.rest)) return ['date_of_birth', 'time_of_birth'];
  const sky = isInOneLine(line) ? readStarWords(line) : null;
  if (sky !== null && sky.star !== null && (sky.pada ?? sky.rasi) !== null) return ['birth_star'];
  if (isEmail(line)) return ['email'];
  if (hasDigits && houseInLine.test(line)) return ['address'];
  const height = hasDigits ? findHeight(line) : null;
  if (height?.text === line && height.guess === null && /\D$|['’′]/.test(line)) return ['height'];
  if (height !== null && /^[\d.,' ]+(?:height|ht|உயரம்|அடி|अडि|അടി|అడుగులు|ಅಡಿ)\.?$/iu.test(line)) return ['height'];
  const [first = '', second = '', ...more] = line.split(/\s*(?:[/,|]|\s[-–])\s*/);
  const isPair = second !== '' && more.length === 0;
  if (isPair && findStar(first) !== undefined && findRasi(second) !== undefined) return ['birth_star', 'rasi'];
  if (isPair && readWhole('religion', first) !== null) return ['religion'];
  if (cleanHoroscope.test(line) || horoscopeWithDosham.test(line)) return ['other_dosha'];
  if (ofMangal.test(line)) return ['mangal_dosha'];
  if (isProperty(line)) return ['assets'];
  if (/^\d{2} ?(?:yrs?|years?)(?: old)?$/i.test(line)) return ['age'];
  const alone =
    height !== null
      ? undefined
      : fieldOfWord(line.replace(/ \([^()]*\)$| (?:family|परिवार|குடும்பம்|കുടുംബം|కుటుంబం|ಕುಟುಂಬ)$/iu, ''));
  if (alone !== undefined) return [alone];
  // "Mudaliar - Sengunthar", "Naidu (Gavara)".
  const own = isInOneLine(line) && !hasDigits ? (line.split(/\s*[-–(/]\s*/u, 1)[0] ?? '') : '';
  if (!isFirst && (isCaste(line) || isCaste(own))) return ['caste'];
  // "Hindu Nadar", "Sunni Muslim".
  const words = line.length < longestLabel ? line.split(' ') : [];
  if (
    words.length > 1 &&
    words.length < 5 &&
    [words[0], words.at(-1)].some((word) => fieldOfWord(word ?? '') === 'religion')
  )
    return ['religion'];
  if ((hasDigits || (isInOneLine(line) && countsIn(line).length > 0)) && siblingWord.test(line))
    return ['number_of_siblings'];
  if (hasDigits && incomeAlone.test(line) && readWhole('income', line) !== null) return ['income'];
  if (hasDigits && (salaryBehind.test(line) || amountBehind.test(line)) && !ofFamily.test(line))
    return ['job', 'income'];
  if (isFirst && nameInLine.test(line) && !wanted.test(line)) return ['name'];
  if (degreeInLine.test(line) || (/^[\u0900-\u0dff]/.test(line) && degree.test(line)))
    return line.split(',').length > 2 ? ['education', 'job', 'work_place'] : ['education'];
  if (incomeOnly.test(line)) return ['income'];
  return isInOneLine(line) && workInLine.test(line) ? ['job'] : null;
}

/** The words of a text: those for a gender with what they mean, and the others. One letter is too little here. */
function sortWords(text: string) {
  const genders = new Set<string>();
  const others: string[] = [];
  for (const word of text.split(/[\s/:'’–—-]+/u)) {
    const value = word.length > 1 ? readWhole('gender', word) : null;
    if (value !== null) genders.add(value);
    else if (!/^(?:|&|s|of|for|the|a|our|का|की|के)$/iu.test(word)) others.push(word);
  }
  return { genders, others };
}

/** The gender that a label names, as "Name of the bride" does; null for none or both. */
export function genderInLabel(label: string): string | null {
  const [gender = null, ...others] = sortWords(label).genders;
  return others.length === 0 ? gender : null;
}

const mostLetters = 60;

/** Whether a line is a heading with a word for a gender, as "Groom profile", or with `alone` that word only, as "വധു". */
export function isGenderHeading(line: string, alone = false): boolean {
  if (line.length > mostLetters) return false;
  const { genders, others } = sortWords(line);
  const more = others.join(' ');
  return genders.size > 0 && (isSheetHeading(more) || isCaste(more) || (alone && !/\p{L}|\d\d/u.test(more)));
}

/** The caste beside the gender of a heading: "VANNIYAR GIRL". */
export function casteInHeading(line: string): string | null {
  const caste = sortWords(line).others.join(' ').trim();
  return isCaste(caste) ? caste : null;
}
