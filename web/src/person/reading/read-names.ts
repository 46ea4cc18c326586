// A name with its title, letters of two scripts and degrees, a parent with the job, and the parts of a name.
import { isInOwnLetters, isLatin } from '@/person/other-name';
import { siblingWord } from '@/person/reading/read-siblings';
import { asRead, concluded, fact, factOrNone, sure, unsure, type Read } from '@/person/reading/reading';

const brideTitle =
  /^(?:miss|mrs|ms|smt|tmt|திருமதி|श्रीमती|ശ്രീമതി|శ్రీమతి|ಶ್ರೀಮತಿ|(selvi|kum|kumari|sow|chi\.?\s*(?:la\.?\s*)?sow|சௌ|செல்வி|कु|कुमारी|सौ|കുമാരി|కుమారి|(?:చి\.?\s*)?(?:ల\.?\s*)?సౌ|ಕುಮಾರಿ|(?:ಚಿ\.?\s*)?(?:ಲ\.?\s*)?ಸೌ))(?:\.\s*|\s+)/iu;
const groomTitle =
  /^(?:mr|master|shri|thiru|திரு|श्री|ശ്രീ|శ్రీ|ಶ್ರೀ|(selvan|chi|chiranjeevi|செல்வன்|சி|चि|చి|ಚಿ))(?:\.\s*|\s+)/iu;
const doctor = /^(?:dr|டாக்டர்|डॉ|ഡോ|డా|ಡಾ)(?:\.\s*|\s+)/iu;

/** "Meena R (மீனா)", "മീന / Meena": a name in Latin letters, and in the family's own. */
function splitScripts(text: string): { latin: string; own: string } | null {
  const [one = '', two = '', ...more] = text
    .replace(/\)$/, '')
    .split(/\s*[(/|]\s*|\s+[-–]\s+|(?<=[\u0900-\u0dff])\s+(?=[a-z])|(?<=[a-z]\.?)\s+(?=[\u0900-\u0dff])/i);
  if (more.length > 0 || isLatin(one) === isLatin(two)) return null;
  const [latin, own] = isLatin(one) ? [one, two] : [two, one];
  return isInOwnLetters(own) && /^[^\u0900-\u0dff]*\p{L}{3}[^\u0900-\u0dff]*$/u.test(latin) ? { latin, own } : null;
}

/** Words that are no initial. */
const fullWords = (text: string) => text.split(/[\s.]+/).filter((word) => /\p{L}[\p{L}\p{M}]/u.test(word)).length;

/** A name without its title. "Selvi" is a title and a name: it is one of two words, unless a point or a name stands behind it. */
function withoutTitle(text: string) {
  const bride = brideTitle.exec(text);
  const [title = '', nameToo] = bride ?? groomTitle.exec(text) ?? [];
  const behind = text.slice(title.length);
  const isName = nameToo !== undefined && !title.includes('.') && fullWords(behind) < 2;
  return {
    name: isName ? text : behind,
    gender: title === '' ? null : bride === null ? 'groom' : 'bride',
    isOpen: isName && fullWords(behind) === 1,
  };
}

/** No name begins so. */
const certainTitle =
  /^(?:miss|mrs?|ms|smt|tmt|selvi\.|selvan\.|kumari\.|திருமதி|செல்வி\.|செல்வன்\.|श्रीमती|ശ്രീമതി|శ్రీమతి|ಶ್ರೀಮತಿ)[.\s]/iu;

export const readName: Read = (whole, context, field) => {
  const typed = whole.replace(/[\s,;]+$/, '');
  const halves = splitScripts(typed);
  const [, before = '', aside = ''] =
    (halves === null && /^(\p{L}[^()]{2,}?)\s*\(([^()]*\p{L}[\p{L}\p{M}]{2}[^()]*)\)$/u.exec(typed)) || [];
  // "Darshan K (Bengaluru)": what stands in brackets may be another name.
  if (before !== '') return { ...readName(before, context, field), doubtful: true, rest: aside };
  const text = (halves?.latin ?? typed).replace(doctor, '');
  const own = halves === null ? null : withoutTitle(halves.own.replace(doctor, ''));
  const { name, gender, isOpen } = withoutTitle(text);
  const titled = gender ?? own?.gender ?? null;
  return {
    ...sure(name),
    // "Ku." is Kumari in Hindi and an initial in Tamil; "Asha B.E" may have a degree or two.
    doubtful: isOpen || /^ku\.\s|\d|\s[BM]\.\s?(?:E|A|Tech|Sc|Com|B\.?A|C\.?A|Ed)\.?$/i.test(text),
    ...(name !== whole && asRead(whole, name)),
    also: [
      ...(titled === null ? [] : [concluded('gender', titled, !certainTitle.test(text))]),
      ...factOrNone('own_script_name', own?.name ?? null),
    ],
  };
};

const parentTitle = /^(?:mr|mrs|smt|tmt|shri|sri|thiru|thirumathi|திரு|திருமதி|श्री|श्रीमती)\.?\s*(?<=[.\s])/iu;

/** Work as families name that of a parent. */
const work = [
  'agri\\p{L}*|gold ?smith|pastor|police|farm\\p{L}*|coolie|business|teacher|driver|real estate|tailor|weav\\p{L}+|mason|carpenter|merchant|contractor|ex-?service\\p{L}*',
  'house\\s?-?wife|home\\s?-?maker|h\\.?\\s?/?w\\.?|vivasayam|vivasayi|illatharasi|gruhini|krishi',
  'விவசாய[\\p{L}\\p{M}]*|கூலி|ஓய்வு பெற்ற [\\p{L}\\p{M}]+|வியாபார[\\p{L}\\p{M}]*|இல்லத்தரசி|குடும்பத்தலைவி|ஆசிரியர்|ஆசிரியை',
  'किसान|खेती|व्यापार|व्यवसाय|सेवानिवृत्त|गृहिणी|गृहणी|अध्यापक|अध्यापिका|शिक्षक|शिक्षिका',
  'കൃഷി|കർഷകൻ|വീട്ടമ്മ|ഗൃഹിണി|ബിസിനസ്|അധ്യാപകൻ|അധ്യാപിക',
  'వ్యవసాయం|రైతు|గృహిణి|వ్యాపారం|ఉపాధ్యాయుడు|ఉపాధ్యాయురాలు',
  'ಕೃಷಿ|ಕೃಷಿಕ|ರೈತ|ಗೃಹಿಣಿ|ವ್ಯಾಪಾರ|ಶಿಕ್ಷಕ|ಶಿಕ್ಷಕಿ',
].join('|');
/** A name does not have these words. */
const workPlace = /(?<!\p{L})(?:company|office|bank|shop|mills?|ltd|school|dept|owner|worker|staff)(?!\p{L})/iu;
/** Work, and no further name or place. */
export const isWork = new RegExp(
  `^(?:h\\.?\\s?/?w\\.?$|(?:(?:re?td|retired|govt|government|private|pvt|ex)[.\\s-]+)+\\p{L}|(?:${work})(?![\\p{L}\\p{M}]))|${workPlace.source}`,
  'iu',
);
/** "Bank road" is no work. */
const ofPlace = /\d|(?<!\p{L})(?:street|st|road|rd|near|opp\p{L}*|nagar|post|dist\p{L}*|native|village)(?!\p{L})/iu;
/** Where the work begins behind a name. */
const workBehind = new RegExp(`\\s+(?=(?:re?td|retired|ஓய்வு|${work})(?![\\p{L}\\p{M}]))`, 'iu');

const lateWord =
  /^\(?(?:late|லேட்|மறைந்த|அமரர்|காலஞ்சென்ற|लेट|स्व|स्वर्गीय|दिवंगत|ലേറ്റ്|പരേതനായ|പരേതയായ|പരേതൻ|പരേത|അന്തരിച്ച|లేట్|స్వర్గీయ|దివంగత|కీ\.?\s?శే|ಲೇಟ್|ದಿವಂಗತ|ಸ್ವರ್ಗೀಯ)(?![\p{L}\p{M}])\.?\)?[\s,:-]*/iu;
/** Work that stands where a name is asked for: "Mother: housewife". */
export const workAlone = new RegExp(
  `^(?:re?td|retired|ex|working|works|doing|govt|government|private)(?:[.\\s-]+\\p{L}[\\p{L}.&-]*){1,4}$|^(?:(?:retd\\.?|retired|govt\\.?|government|private|pvt\\.?|school)\\s+)*(?:retired|${work})$`,
  'iu',
);

/** "R. Kumar (Retd. teacher)", "Late R. Kumar, farmer": the name and what stands behind it. */
export const readParent: Read = (typed, context, field) => {
  const late = lateWord.exec(typed)?.[0] ?? '';
  const text = typed.slice(late.length);
  const job = field === "father's_name" ? "father's_job" : "mother's_job";
  if (text === '') return { ...sure(null), doubtful: true, rest: typed };
  // "Father runs a textile shop".
  const [, doing] = /^(?:is|was|runs|does|works as|working as) (?:an? )?(.{3,60})$/.exec(text) ?? [];
  if (doing !== undefined) return { ...sure(null), also: [fact(job, inFull(doing), true)], rest: late.trim() };
  if (workAlone.test(text)) return { ...sure(null), also: [fact(job, inFull(text), true)], rest: late.trim() };
  const read = readLiving(text, context, field);
  if (late === '') return read;
  const rest = [late.replace(/[\s,:-]+$/, ''), read.rest].filter((part) => part !== '').join(', ');
  return { ...read, ...asRead(typed, read.value ?? ''), rest };
};

const readLiving: Read = (text, context, field) => {
  // "R. Kumar (farmer) Father native Karur".
  const [, person = '', more = ''] = /^([^(,]+\([^()]+\))[\s,;]+([^\s,;()][^()]*)$/u.exec(text) ?? [];
  if (more !== '') {
    const read = readLiving(person, context, field);
    return {
      ...read,
      doubtful: read.doubtful || more.includes(':'),
      rest: [read.rest, more].filter((part) => part !== '').join(', '),
    };
  }
  const [whole, before = '', ...behind] =
    /^([^(,]+?)\s*(?:\(((?:[^()]|\([^()]*\))+)\)|,\s*(.+)|\s[-–]\s+(.+))$/u.exec(text) ?? [];
  // The groups of the other forms are undefined.
  const work = behind.join('');
  // "Perumal agri" has no sign between the two.
  const [start = '', ofWork = ''] = whole === undefined && !/[(,]/.test(text) ? text.split(workBehind, 2) : [];
  if (ofWork !== '') return readLiving(`${start}, ${text.slice(start.length).trim()}`, context, field);
  // An initial or a degree belongs to the name.
  const isApart = whole !== undefined && (work.length > 3 || /^h\.?w\.?$/i.test(work));
  const name = (isApart ? before : text).replace(parentTitle, '');
  const own = { ...sure(name), ...(name !== text && asRead(text, name)) };
  // "Rajan-farmer" may be a name.
  const isOdd = whole === undefined ? /[-–/]/.test(name) : work.length > 1;
  if (!isApart) return { ...own, doubtful: isOdd || /[\d:()]/.test(name) || workPlace.test(name) };
  if (lateWord.exec(work)?.[0] === work) return { ...own, doubtful: true, rest: work };
  if (siblingWord.test(work)) return { ...own, doubtful: true, rest: work };
  const isOpen = !isWork.test(work) || ofPlace.test(work);
  return {
    ...own,
    doubtful: isOpen,
    also: [fact(field === "father's_name" ? "father's_job" : "mother's_job", inFull(work), isOpen)],
  };
};

/** Short forms of a housewife stand as the list of jobs has them. */
const inFull = (work: string) => (/^(?:h\.?\s?\/?w\.?|house|home)$/i.test(work) ? 'Homemaker' : work);
export const readParentJob: Read = (text) =>
  inFull(text) === text ? sure(text) : unsure(inFull(text), asRead(text, inFull(text)));

/** A name in parts, as address books and forms have it. `name` is the whole one, or the given name. */
export interface NameParts {
  name?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  initial?: string | null;
}

const tidy = (part: string | null | undefined) => (part ?? '').trim().replace(/\s+/g, ' ');
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '');

/** Whether a name begins or ends with the words of a part. */
function holds(name: string, part: string): boolean {
  const words = wordsOf(name);
  const own = wordsOf(part);
  const isAt = (start: number) => own.every((word, place) => words[start + place] === word);
  return isAt(0) || isAt(words.length - own.length);
}

/**
 * Joins the parts of a name as they were written: "Meena Selvam", "K. Meena". An initial stands first, as in lists of the South. A
 * part that the name has already is not written twice. Null without a given name, because a surname alone may be of a whole family.
 */
export function joinNames(parts: NameParts): string | null {
  const given = tidy(parts.name) || tidy(parts.first_name);
  const last = tidy(parts.last_name);
  const initial = tidy(parts.initial);
  if (given === '') return null;
  const whole = last === '' || holds(given, last) ? given : `${given} ${last}`;
  if (initial === '' || holds(whole, initial)) return whole;
  return `${initial}${/^\p{L}\p{M}*$/u.test(initial) ? '.' : ''} ${whole}`;
}

export const degree =
  /^(?:\+2|[bm]\.?\s?(?:a|e|sc|com|tech|ed|phil|pharm(?:acy)?|des|arch|sw|lib|voc|v\.?sc|p\.?t|lit|b\.?a|c\.?a|b\.?b\.?s|d\.?s|s|d)|ph\.?\s?d|dip(?:loma)?|iti|c\.?a|acs|icwa|cma|sslc|puc|ll\.?[bm]|\d{1,2}(?:th|ம்|वीं)|டிகிரி|பட்ட\p{L}*|(?:பி|எம்|बी|एम|ബി|എം|బి|ఎం|ಬಿ|ಎಂ)\.\s?[\p{L}\p{M}]{1,8}(?:\.[\p{L}\p{M}]{1,5})*)(?![\p{L}\p{M}])/iu;

/** Whether a text is a degree and nothing else. In small letters "me" is a word. */
export const isDegree = (text: string): boolean =>
  /[A-Z+]/.test(text) && text.replace(degree, '').replace('.', '') === '';

/** "Priya B.Tech": a degree behind a name. "B.E" may be initials too: somebody must look. */
export const degreeBehind =
  /(?<=\p{L}\p{M}*)\s+(?=(?:[BM]\.?\s?(?:Tech|Sc|Com|Ed|Phil|Pharm|Des|Arch|B\.?\s?A|C\.?\s?A|B\.?\s?B\.?\s?S|D\.?\s?S|E|A|S|L)|Ph\.?\s?D|LL\.?\s?[BM]|Diploma)(?![\p{L}\p{M}]))/iu;
export const mayBeInitials = /^[BM]\.?\s?[EASL]\.?$/i;
