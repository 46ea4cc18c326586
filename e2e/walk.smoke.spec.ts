import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { languageCodes } from '../web/src/texts/languages.ts';
import { Presser } from './press.ts';
import { clientOf, signInAs } from './sessions.ts';
import { expect, openPage, test } from './test.ts';

// Each kind of person presses each control of each page once, on the site as it is served.

const ofVisitors = [
  'home',
  'privacy',
  'complaint',
  'notice',
  'receipt',
  'profiles',
  'profile',
  'sign-in',
  'liked',
  'today',
];
const ofMembers = [
  ...[
    'home',
    'profiles',
    'profile',
    'fits',
    'my-matches',
    'liked',
    'shortlist',
    'requests-mine',
    'my-profile',
    'propose',
  ],
  ...['biodata', 'password', 'complaint', 'notice', 'privacy', 'receipt'],
];
const ofOffice = [
  ...['today', 'not-told', 'dashboard', 'enquiries', 'grievances', 'requests', 'review', 'form', 'match', 'matches'],
  ...[
    'profile',
    'sheets',
    'consent-proof',
    'biodata',
    'audit',
    'notifications',
    'password',
    'home',
    'profiles',
    'receipt',
  ],
];
const ofOwners = ['settings', 'fees', 'import', 'reads', 'breaches', 'figures', ...ofOffice];

// Some hundred loads of a page.
test.describe.configure({ timeout: 1_200_000 });

const shownId = async (sql: postgres.Sql) =>
  (await sql<{ id: number }[]>`select id::int from public."RegisteredUsers" where visible order by id limit 1`)[0]?.id;

async function walk(presser: Presser, page: Page, pages: readonly string[], about?: number): Promise<void> {
  for (const name of pages) await presser.walk(() => openPage(page, name, about));
}

test('a visitor presses each control of each page', async ({ page, sql }) => {
  await walk(await Presser.of(page), page, ofVisitors, await shownId(sql));
});

test('a member presses each control of each page', { tag: '@depth' }, async ({ page, sql }) => {
  await signInAs(page, 'asha');
  await walk(await Presser.of(page), page, ofMembers, await shownId(sql));
});

test('a clerk, then an owner, presses each control of each page', { tag: '@depth' }, async ({ page, sql }) => {
  const presser = await Presser.of(page);
  await signInAs(page, 'clerk');
  await walk(presser, page, ofOffice, await shownId(sql));
  await signInAs(page, 'admin');
  await walk(presser, page, ofOwners, await shownId(sql));
});

test('holders of a private link press each control of its page', { tag: '@depth' }, async ({ page, people }) => {
  const family = await people.addProfile({ card: { gender: 'bride' } });
  const shown = await people.addProfile({ card: { gender: 'groom' } });
  const admin = await clientOf('admin');
  await admin.rpc('show_people', { profile_id: family.id, shown_ids: [shown.id], how: 'Private link' }).throwOnError();
  const presser = await Presser.of(page);
  for (const for_candidate of [false, true]) {
    const link = await admin.rpc('make_family_link', { profile_id: family.id, for_candidate }).throwOnError();
    await presser.walk(async () => {
      await page.goto('about:blank');
      await page.goto(`/#family/${link.data}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(family.name);
    });
  }
});

for (const language of languageCodes)
  test(`a visitor with a phone presses each control, in ${language}`, { tag: '@depth' }, async ({ page, sql }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await walk(await Presser.of(page), page, ofVisitors, await shownId(sql));
  });
