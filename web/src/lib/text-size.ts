import { keepChoice } from '@/base/browser-storage';
import { applyTextSize, readTextSize, textSizeKey, type TextSize } from '@/base/kept-text-size';
import { createStore, useStore } from '@/base/store';

const textSize = createStore<TextSize>('100');

export const useTextSize = (): TextSize => useStore(textSize);

/** Shows the letters as they were chosen earlier, for the page's controls too, once they are drawn. */
export function startTextSize(): void {
  const size = readTextSize();
  applyTextSize(size);
  textSize.set(size);
}

export function chooseTextSize(size: TextSize): void {
  applyTextSize(size);
  textSize.set(size);
  keepChoice(textSizeKey, size === '100' ? null : size);
}

/** Whether the page is at least so many rem wide, in the letters of the reader. Breakpoints of the styles: app/breakpoints.ts. */
export function widthQuery(rem: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${(rem * Number(textSize.get())) / 100}rem)`);
}
