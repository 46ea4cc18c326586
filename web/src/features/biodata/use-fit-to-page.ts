import { useLayoutEffect, type RefObject } from 'react';

// Font fontSteps, with sizes in biodata.css. The last one fits the longest allowed values.
const fontSteps = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;

/** Chooses the largest font step with which the content fits the page. Nothing is clipped. */
function fit(sheet: HTMLElement): void {
  // Measure with the print dimensions, whatever the screen. This happens before the next paint.
  sheet.dataset['measuring'] = '';
  for (const step of fontSteps) {
    sheet.dataset['step'] = step;
    if (sheet.scrollHeight <= sheet.clientHeight) break;
  }
  sheet.removeAttribute('data-measuring');
}

/** Keeps a sheet on one page: after each render, when fonts load, and before printing. */
export function useFitToPage(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    const fitAgain = () => {
      fit(sheet);
    };
    fitAgain();
    document.fonts.addEventListener('loadingdone', fitAgain);
    window.addEventListener('beforeprint', fitAgain);
    return () => {
      document.fonts.removeEventListener('loadingdone', fitAgain);
      window.removeEventListener('beforeprint', fitAgain);
    };
  });
}
