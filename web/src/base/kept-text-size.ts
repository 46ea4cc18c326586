import { readChoice } from '@/base/browser-storage';

// Without the store of text-size.ts: the script before the first paint would carry React.

/** The sizes of letters, in percent. */
export const textSizes = ['100', '125', '150'] as const;
export type TextSize = (typeof textSizes)[number];

export const textSizeKey = 'text-size';
const isTextSize = (size: string | null): size is TextSize => textSizes.some((known) => known === size);

export function readTextSize(): TextSize {
  const kept = readChoice(textSizeKey);
  return isTextSize(kept) ? kept : '100';
}

export function applyTextSize(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === '100') delete dataset['textSize'];
  else dataset['textSize'] = size;
}

export const lettersOfferedKey = 'letters-offered';

/** Whether larger letters may be offered: neither chosen nor refused, and the browser's own are not large. */
export const mayOfferLetters = (): boolean =>
  readTextSize() === '100' &&
  readChoice(lettersOfferedKey) === null &&
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 20;
