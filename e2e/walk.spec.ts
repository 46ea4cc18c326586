import { ofVisitors, Presser, walk } from './press.ts';
import { clientOf, signInAs } from './sessions.ts';
import { expect, test } from './test.ts';

// Each kind of person presses each control of each page once, on the build that a bureau hosts. The longest walk begins first.

const ofMembers =
  'home profiles profile for-you choices shortlist my-profile rights propose biodata password complaint privacy receipt'.split(
    ' ',
  );
const ofOffice =
  'today not-told waiting dashboard enquiries grievances requests review form match matches profile sheets consent-proof biodata audit notifications password home profiles receipt'.split(
    ' ',
  );
const ofOwners = [...'settings fees import reads breaches figures'.split(' '), ...ofOffice];

// Some hundred loads of a page.
test.describe.configure({ timeout: 1_800_000 });

test('a clerk, then an owner, presses each control of each page', { tag: '@depth' }, async ({ page, sql }) => {
  const presser = await Presser.of(page);
  await signInAs(page, 'clerk');
  await walk(presser, ofOffice, sql);
  await signInAs(page, 'admin');
  await walk(presser, ofOwners, sql);
});

test('a visitor presses each control of each page', { tag: '@depth' }, async ({ page, sql }) => {
  await walk(await Presser.of(page), ofVisitors, sql);
});

test('a visitor with a phone presses each control, in Tamil', { tag: '@depth' }, async ({ page, sql }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('language', 'ta'));
  await walk(await Presser.of(page), ofVisitors, sql);
});

test('a member presses each control of each page', { tag: '@depth' }, async ({ page, sql }) => {
  await signInAs(page, 'asha');
  await walk(await Presser.of(page), ofMembers, sql);
});

test('holders of a private link press each control of its page', { tag: '@depth' }, async ({ page, people }) => {
  const family = await people.addProfile({ card: { gender: 'bride' }, contact: { whose_phone: 'Self' } });
  const shown = await people.addProfile({ card: { gender: 'groom' } });
  const admin = await clientOf('admin');
  await admin.rpc('show_people', { profile_id: family.id, shown_ids: [shown.id], how: 'Private link' }).throwOnError();
  const presser = await Presser.of(page);
  for (const for_candidate of [false, true]) {
    const link = await admin.rpc('make_family_link', { profile_id: family.id, for_candidate }).throwOnError();
    await presser.walk(`family/${link.data}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(family.name);
  }
});
