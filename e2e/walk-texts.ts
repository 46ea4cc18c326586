import type { Page } from '@playwright/test';

/** Lists misfits: a page that scrolls sideways, and controls with cut words. */
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
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 60)}"`;
    return [
      ...wider,
      ...cut.map((element) => `cut: ${nameOf(element)}`),
      ...out.slice(0, 5).map((element) => `outside: ${nameOf(element)}`),
    ];
  });
}
