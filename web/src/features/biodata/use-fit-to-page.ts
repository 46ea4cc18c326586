import { useLayoutEffect, type RefObject } from 'react';

// Font steps, with sizes in biodata.css. The last one fits the longest allowed values.
const fontSteps = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] as const;

/** The smallest letters of a sheet that may have a second page. */
const smallestOfTwo = '8';

/** The share of a second page that is surely free where parts are not broken. */
const ofSecondPage = 0.85;

const pixelsPerMillimetre = 96 / 25.4;
const pageHeight = 272 * pixelsPerMillimetre;
/** The largest width of one chart, and of each of two beside each other, in millimetres. */
const widest = { one: 110, pair: 85 };

/** Charts grow into the free height of their page. Three already have the whole width. */
function enlargeCharts(sheet: HTMLElement): void {
  const chart = sheet.querySelector<HTMLElement>('.biodata-chart');
  const drawn = sheet.querySelector<HTMLElement>('.biodata-drawn');
  if (chart !== null && drawn !== null) return;
  const width = chart?.offsetWidth ?? (drawn?.offsetWidth ?? 0) / 2;
  const free = pageHeight - sheet.offsetHeight;
  if (width === 0 || free <= 0) return;
  const most = chart === null ? widest.pair : widest.one;
  const wanted = Math.min(most, (width + free * 0.85) / pixelsPerMillimetre);
  if (wanted * pixelsPerMillimetre <= width) return;
  sheet.style.setProperty('--largest-chart', `${wanted}mm`);
  if (sheet.scrollHeight > sheet.clientHeight) sheet.style.removeProperty('--largest-chart');
}

/** Ends at the first item that fits, by halves: each try is a layout. Whether there is one. */
function findFirst<Item>(items: readonly Item[], fits: (item: Item) => boolean): boolean {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item !== undefined && fits(item)) to = middle;
    else from = middle + 1;
  }
  const found = items[Math.min(from, items.length - 1)];
  return found !== undefined && fits(found);
}

/** Chooses the largest font step with which the content fits so many pages. Nothing is clipped. */
function fit(sheet: HTMLElement, pages: 1 | 2): void {
  // Measure with the print dimensions, on any screen. This happens before the next paint.
  sheet.dataset['measuring'] = '';
  sheet.style.removeProperty('--largest-chart');
  const fitsOn = (height: number) => (step: (typeof fontSteps)[number]) => {
    sheet.dataset['step'] = step;
    return sheet.scrollHeight <= height * sheet.clientHeight;
  };
  const onOne = pages === 1 ? fontSteps : fontSteps.slice(0, fontSteps.indexOf(smallestOfTwo) + 1);
  if (findFirst(onOne, fitsOn(1))) enlargeCharts(sheet);
  else if (pages === 2) findFirst(fontSteps, fitsOn(1 + ofSecondPage));
  sheet.removeAttribute('data-measuring');
}

/**
 * Keeps a sheet on one page, or on two: after each render, when fonts load, and before printing. One of many sheets is measured
 * once, when it is complete, because a layout takes milliseconds.
 */
export function useFitToPage(
  ref: RefObject<HTMLElement | null>,
  pages: 1 | 2,
  ofMany: 'incomplete' | 'complete' | null,
): void {
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet || ofMany === 'incomplete') return;
    const fitAgain = () => fit(sheet, pages);
    fitAgain();
    if (ofMany === 'complete') {
      // The fonts of its letters may be the first of their script.
      if (document.fonts.status === 'loading') void document.fonts.ready.then(fitAgain);
      return;
    }
    document.fonts.addEventListener('loadingdone', fitAgain);
    window.addEventListener('beforeprint', fitAgain);
    return () => {
      document.fonts.removeEventListener('loadingdone', fitAgain);
      window.removeEventListener('beforeprint', fitAgain);
    };
  });
}
