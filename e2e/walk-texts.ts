import type { Page } from '@playwright/test';

/** Lists misfits: a page that scrolls sideways, controls with cut words, text outside its box, and divided words in headings (but for names). */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wider = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth} px`] : [];
    const cut = [
      ...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, th, td, legend, summary, li'),
    ].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const isShown = element.offsetParent !== null && element.clientWidth > 1;
      return (
        isShown && overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
      );
    });
    // An element beyond the edge makes the page wider.
    const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isScrolled = element.closest('[tabindex="0"], [role="region"][tabindex]') !== null;
      return (
        scrollWidth > clientWidth &&
        width > 1 &&
        !isScrolled &&
        (right > clientWidth + 1 || left < -1) &&
        element.childElementCount === 0
      );
    });
    // The lines of a text can leave their box or the screen without making the page wider.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const leaving = new Set<HTMLElement>();
    const divided = new Set<HTMLElement>();
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      let [left, right] = [0, clientWidth];
      let isHidden = false;
      for (let box: HTMLElement | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, borderRightWidth, backgroundColor, display } = getComputedStyle(box);
        const { left: boxLeft, right: boxRight, width } = box.getBoundingClientRect();
        // Hidden from view, or scrolled by itself.
        if (width <= 1 || box.closest('svg') !== null || overflowX === 'auto' || overflowX === 'scroll')
          isHidden = true;
        const isSeen = overflowX !== 'visible' || borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (display === 'inline' || (!isSeen && box.tagName !== 'BUTTON' && box.tagName !== 'DD')) continue;
        left = Math.max(left, boxLeft);
        right = Math.min(right, boxRight);
      }
      if (isHidden) continue;
      if (
        [...range.getClientRects()].some((line) => line.width > 1 && (line.left < left - 1 || line.right > right + 1))
      )
        leaving.add(parent);
      const heading = parent.closest<HTMLElement>('h1, h2, h3');
      // A long name may break between its syllables: see LongName.
      if (heading === null || parent.closest('[translate="no"]') !== null) continue;
      for (const word of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, last] = [lines[0], lines.at(-1)];
        if (first === undefined || last === undefined || last.top - first.top < first.height / 2) continue;
        // In letters of the text around it the word would fit.
        const length = lines.reduce((sum, line) => sum + line.width, 0);
        const smaller =
          parseFloat(getComputedStyle(document.documentElement).fontSize) /
          parseFloat(getComputedStyle(parent).fontSize);
        if (length * smaller <= heading.clientWidth) divided.add(heading);
      }
    }
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 60)}"`;
    return [
      ...wider,
      ...cut.map((element) => `cut: ${nameOf(element)}`),
      ...out.slice(0, 5).map((element) => `outside: ${nameOf(element)}`),
      ...[...leaving].map((element) => `leaves its box: ${nameOf(element)}`),
      ...[...divided].map((element) => `divided: ${nameOf(element)}`),
    ];
  });
}
