import { keepChoice, readChoice } from '@/base/kept-choice';
import { createStore, useStore } from '@/base/store';

/** The sizes of letters, in percent. */
export const textSizes = ['100', '125', '150'] as const;
export type TextSize = (typeof textSizes)[number];

const keptKey = 'text-size';
const isTextSize = (size: string | null): size is TextSize => textSizes.some((known) => known === size);

/** The size that was chosen in this browser. */
function readTextSize(): TextSize {
  const kept = readChoice(keptKey);
  return isTextSize(kept) ? kept : '100';
}

const textSize = createStore<TextSize>('100');

/** The size of letters on this page. */
export const useTextSize = (): TextSize => useStore(textSize);

function apply(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === '100') delete dataset['textSize'];
  else dataset['textSize'] = size;
}

/** Shows the letters as they were chosen earlier. */
export function applyKeptTextSize(): void {
  apply(readTextSize());
}

/** Reads the earlier choice for the page's controls, once they are drawn. */
export function startTextSize(): void {
  applyKeptTextSize();
  textSize.set(readTextSize());
}

/** Shows and keeps a size of letters. */
export function chooseTextSize(size: TextSize): void {
  apply(size);
  textSize.set(size);
  keepChoice(keptKey, size === '100' ? null : size);
}

/** Whether the page is at least so many rem wide, in the letters of the reader. Breakpoints of the styles: app/breakpoints.ts. */
export function widthQuery(rem: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${(rem * Number(textSize.get())) / 100}rem)`);
}
