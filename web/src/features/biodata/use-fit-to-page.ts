import { useLayoutEffect, type RefObject } from 'react';

// Their sizes are in biodata.css. The last one holds the longest values that a profile may have.
const steps = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

/** Chooses the largest letters with which everything fits on the page. Nothing is ever cut off. */
function fit(sheet: HTMLElement): void {
  // For the time of measuring the sheet has its measures on paper, whatever the screen. Nothing of it is drawn.
  sheet.dataset['measuring'] = '';
  for (const step of steps) {
    sheet.dataset['step'] = step;
    if (sheet.scrollHeight <= sheet.clientHeight) break;
  }
  sheet.removeAttribute('data-measuring');
}

/** Keeps a sheet on one page: after each change of what it says, when fonts arrive, and before it is printed. */
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
