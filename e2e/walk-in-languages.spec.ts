import { languageCodes } from '../web/src/texts/languages.ts';
import { ofVisitors, Presser, walk } from './press.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 1_800_000 });

for (const language of languageCodes)
  test(`a visitor with a phone presses each control, in ${language}`, { tag: '@depth' }, async ({ page, sql }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await walk(await Presser.of(page), ofVisitors, sql);
  });
