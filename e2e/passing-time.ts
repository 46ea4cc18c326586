import { expect, type Page, type Request } from '@playwright/test';

// Longer than the page's longest pause between two attempts.
const pauseMs = 45_000;

/** Advances the installed clock of a page, whenever no request is pending, until the condition holds. */
export async function passTimeUntil(page: Page, isMet: () => boolean | Promise<boolean>): Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await expect
    .poll(async () => {
      if (underWay.size === 0) await page.clock.fastForward(pauseMs);
      return await isMet();
    })
    .toBe(true);
}
