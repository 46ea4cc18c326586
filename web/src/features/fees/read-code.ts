import { toWesternDigits } from '@/lib/indian-digits';

/** The code of a receipt in whatever was pasted: a link, the whole message, the line on paper. Null if there is none. */
export function readCode(pasted: string): string | null {
  const text = toWesternDigits(pasted).toUpperCase();
  const [, ofLink] = /#RECEIPT\/([A-Z\d]{12})(?![A-Z\d])/.exec(text) ?? [];
  const [group] = /(?<![A-Z\d])[A-Z\d]{4}[-–—][A-Z\d]{4}[-–—][A-Z\d]{4}(?![A-Z\d])/.exec(text) ?? [];
  const code = (ofLink ?? group ?? text).replace(/[^A-Z\d]/g, '');
  return code.length === 12 ? code : null;
}

/** "ABCD-EFGH-JKLM": a code as it is printed. */
export const groupCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** Whether this is the number of a receipt: "2/2026-27". */
export const isReceiptNumber = (typed: string): boolean =>
  /^\s*\d{1,7}\s*\/\s*\d{4}\s*[-–]\s*\d{2}\s*$/.test(toWesternDigits(typed));
