import { plainSigns, toWesternDigits, withoutMarks } from '@/lib/indian-digits';
import { chatLink } from '@/person/chat-link';

/** Codes of towns by telephone lines that have two or three digits; others have four. Those of the South, and large cities. */
const shortCode =
  /^(?:11|20|22|33|40|44|79|80|413|416|42[12347]|431|435|45[12]|46[1289]|47[014-9]|48[013457]|49[0145-7]|82[014]|83[126]|86[136]|87[078]|88[34]|891)$/;
const mobileFirst = /^[5-9]/;
/** A code that is set apart, with the 0 or the country before it: "0422 2555142", "(04324) 200021". */
const codeApart = /^\(?(?:(?:\+|00?)?91[\s().-]{0,4}0?|0)[\s().-]{0,4}(\d{2,4})\)?[\s/.)-]+[2-7]/;

/** The code of the town in an Indian number of ten digits; null for a mobile number. */
function findTownCode(digits: string, typed: string): string | null {
  const apart = codeApart.exec(typed.trim())?.[1];
  if (apart !== undefined && digits.startsWith(apart) && (!/^[6-9]/.test(apart) || shortCode.test(apart))) return apart;
  // Mobile numbers begin with 6 to 9; nothing is certain of a 5.
  if (mobileFirst.test(digits)) return null;
  return [digits.slice(0, 2), digits.slice(0, 3)].find((code) => shortCode.test(code)) ?? digits.slice(0, 4);
}

const withoutGroups = (text: string) => text.replace(/[\s().\-/]/g, '').replace(/^00(?!0)/, '+');

/** Ten digits, with or without the country and a 0 before them, in either order: "+91 0 98430 12345". */
const indian = /^(?:\+91|0?91)?0?([1-9]\d{9})$/;
/** A plus in place of +91: ten digits of a mobile number. The Maldives and Bhutan have as many with their code. */
const plusAlone = /^\+(?!960|975)[7-9]\d{9}$/;
const foreign = /^\+(?!91)[1-9]\d{7,14}$/;

/**
 * Parses a typed phone number into international form, "+91 98430 12345", a landline with its town: "+91 422 2555142"; null if
 * it is invalid. Ten digits, with or without a leading 0 or 91, are an Indian number.
 */
export function toInternationalNumber(text: string): string | null {
  const typed = plainSigns(text);
  const compact = withoutGroups(typed);
  const digits = indian.exec(compact)?.[1];
  if (digits !== undefined) {
    const code = findTownCode(digits, typed) ?? digits.slice(0, 5);
    return `+91 ${code} ${digits.slice(code.length)}`;
  }
  if (!foreign.test(compact) || plusAlone.test(compact)) return null;
  // A foreign number keeps its digit groups as typed.
  const grouped = typed
    .replace(/[^\d ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00\s?/, '');
  return `+${grouped}`;
}

/** The count of digits that are no Indian number, which has ten. Null for a number, for one abroad, and for other texts. */
export function wrongCount(text: string): number | null {
  if (toInternationalNumber(text) !== null) return null;
  const digits = /^(?:\+91)?(\d+)$/.exec(withoutGroups(plainSigns(text)))?.[1] ?? '';
  return digits.length < 7 ? null : digits.length;
}

/** Whether a number in the stored form is an Indian landline. */
export function isLandline(number: string): boolean {
  const [, code = '', rest = ''] = /^\+91 ?(\d+) ?([\d ]*)$/.exec(number) ?? [];
  const digits = code + rest.replaceAll(' ', '');
  return digits.length === 10 && findTownCode(digits, `+91 ${code} ${rest}`) !== null;
}

/** A link that opens WhatsApp for a family's number, as `chatLink`; null for a landline. */
export const whatsAppLink = (phoneNumber: string, text?: string): string | null =>
  isLandline(phoneNumber) ? null : chatLink(phoneNumber, text);

/** No letter or digit stands beside it. */
const [start, end] = [String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`];

/** Spans of years, dates, sums of money, heights and percentages: private.without_figures has the same. */
const figures = new RegExp(
  [
    String.raw`(?:19|20)\d{2} ?[-–/] ?(?:19|20)?\d{2}${end}`,
    String.raw`[0-3]?\d[-./][01]?\d[-./](?:19|20)\d{2}${end}`,
    String.raw`\d{1,2}(?:,\d{2})*,\d{3}${end}`,
    String.raw`[3-7] ?['′’] ?\d{1,2}${end}`,
    String.raw`\d{1,3}(?:\.\d{1,2})? ?%`,
  ]
    .map((span) => start + span)
    .join('|'),
  'gu',
);

/**
 * Whether a text for others holds a phone number: seven digits in a row, or ten with something between. The rule of
 * private.holds_contact, which knows more disguises and decides.
 */
export function holdsNumber(text: string): boolean {
  const plain = toWesternDigits(withoutMarks(text.normalize('NFKC'))).toLowerCase();
  const rest = plain.replace(figures, 'x');
  return (
    /\d{7}/.test(plain) ||
    /(?:\d[^\p{L}\p{N}]{0,3}){10}/u.test(rest) ||
    /(?:\d[^\d\s]{1,2}){9}\d/.test(rest) ||
    // Letters in place of some digits.
    [...rest.matchAll(/(?:[\doil|][^\p{L}\p{N}|]{0,3}){10,}/gu)].some(([found]) => /(?:\d\D*){7}/.test(found))
  );
}
