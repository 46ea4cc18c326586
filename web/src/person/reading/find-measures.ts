/** A date, a time or a height within a text. */
interface Measure {
  /** As the import reads it. */
  value: string;
  /** The part of the text. */
  text: string;
  doubtful: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const named =
  /(\d{1,2})\s*(?:st|nd|rd|th)?[\s.,/-]*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/'’-]*(\d{4}|\d{2})(?!\d)/i;
const namedFirst =
  /(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.]*(\d{1,2})(?:st|nd|rd|th)?[\s,.]+(\d{4})/i;
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const numbers = /(?<!\d)(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})(?!\d)/;
const inOneRow = /(?<!\d)(\d{2})(\d{2})(19\d{2}|20\d{2})(?!\d)/;

/** The first date in a text, day before month, for `readDate`. A year of two digits and a month beyond twelve are doubtful. */
export function findDate(text: string): Measure | null {
  const make = (found: string, day: string, month: number, year: string): Measure => {
    const turned = month > 12 && Number(day) <= 12;
    const [first, second] = turned ? [month, day] : [day, month];
    return { value: `${first}/${second}/${year}`, text: found, doubtful: year.length === 2 || turned };
  };
  const inWords = named.exec(text);
  if (inWords) {
    const [found, day = '', month = '', year = ''] = inWords;
    return make(found, day, months.indexOf(month.toLowerCase()) + 1, year);
  }
  const monthFirst = namedFirst.exec(text);
  if (monthFirst) {
    const [found, month = '', day = '', year = ''] = monthFirst;
    return make(found, day, months.indexOf(month.toLowerCase()) + 1, year);
  }
  const international = iso.exec(text);
  if (international) {
    const [found, year = '', month = '', day = ''] = international;
    return make(found, day, Number(month), year);
  }
  const plain = numbers.exec(text) ?? inOneRow.exec(text);
  if (plain === null) return null;
  const [found, day = '', month = '', year = ''] = plain;
  return make(found, day, Number(month), year);
}

const clock =
  /(?<![\d/])(\d{1,2})\s*(?:[:.]\s*(\d{2})(?:[:.]\d{2})?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?|hrs?|hours|noon)?(?![\d/])/i;
const morning = /morning|early|காலை|அதிகாலை|सुबह|प्रातः|രാവിലെ|ఉదయం/iu;
const afternoon = /evening|afternoon|மாலை|மதியம்|பிற்பகல்|शाम|दोपहर|വൈകു|ഉച്ച|సాయంత్రం|మధ్యాహ్నం/iu;
const night = /night|இரவு|रात|രാത്രി|రాత్రి/iu;

/** The first time of day in a text, as "06:05". Without "am", "pm" or a word for the part of the day it is doubtful. */
export function findTime(text: string): Measure | null {
  const found = clock.exec(text);
  if (found === null) return null;
  const [all, hour = '', minute, mark = ''] = found;
  if (minute === undefined && !/[ap]\.?\s?m/i.test(mark)) return null;
  const hours = Number(hour);
  const minutes = minute ?? '00';
  if (hours > 23 || Number(minutes) > 59) return null;
  const at = (value: number) => `${String(value).padStart(2, '0')}:${minutes}`;
  const isAfter = /^p/i.test(mark) || (mark === '' && afternoon.test(text));
  const isBefore = /^a/i.test(mark) || (mark === '' && morning.test(text));
  if (isAfter || isBefore) {
    return { value: at(hours > 12 ? hours : (hours % 12) + (isAfter ? 12 : 0)), text: all, doubtful: hours > 12 };
  }
  if (mark === '' && night.test(text)) {
    // Seven to eleven at night are before midnight; twelve to six may be either day.
    return {
      value: at(hours > 6 && hours < 12 ? hours + 12 : hours % 12),
      text: all,
      doubtful: hours <= 6 || hours >= 12,
    };
  }
  return { value: at(hours), text: all, doubtful: mark === '' && hours <= 12 };
}

const feet = /(\d)\s*(?:feet|foot|ft|['’′`´]+)\.?\s*(?:(\d{1,2}(?:\.5)?)\s*(?:inch(?:es)?|ins?|["”″]|['’′]{2})?)?/i;
const feetWithPoint = /(?<!\d)([4-6])\s*[.,-]\s*(\d{1,2})\s*(?:feet|foot|ft|inch(?:es)?)?/i;
const cm = /(?<!\d)(1\d{2}|2[0-2]\d)(?:\.\d+)?\s*(?:cms?|centi\p{L}*)?/iu;

/** The first height in a text, as the import reads it. "5.6" may be five and a half feet: it is doubtful. */
export function findHeight(text: string): Measure | null {
  const withPoint = feetWithPoint.exec(text);
  if (withPoint && Number(withPoint[2]) < 12) {
    const [found, whole = '', inches = ''] = withPoint;
    return { value: `${whole}'${Number(inches)}"`, text: found, doubtful: true };
  }
  const inFeet = feet.exec(text);
  if (inFeet) {
    const [found, whole = '', inches = '0'] = inFeet;
    return { value: `${whole}'${Math.floor(Number(inches))}"`, text: found, doubtful: inches.includes('.') };
  }
  const metric = cm.exec(text);
  return metric && { value: metric[1] ?? '', text: metric[0], doubtful: false };
}
