import path from 'node:path';
import { readSettings } from '../supabase/lib/settings.ts';
import { plainPathOf } from '../supabase/lib/vite.ts';
import { cards, expect, expectErrorPage, navigate, openProfiles, signIn, test } from './test.ts';

// The served site: run against the address that `make up` prints, with its dev server, and against the hosted build. The test
// of this project fails on a refused request, an error in the console or an uncaught one. Here a warning counts as well.

test.beforeEach(({ page, baseURL }) => {
  page.on('console', (message) => expect(message.type(), message.text()).not.toBe('warning'));
  // Not every gateway of another origin lets a browser in. A site that is served elsewhere has its own way.
  if (process.env.STACK === 'external' && !process.env.WEB_URL) {
    page.on('request', (request) => expect(request.url()).toMatch(new RegExp(`^(${baseURL ?? ''}/|data:|blob:)`)));
  }
});

// One load of the site for all three: the dev server takes most of the time of a test to give out its modules.
test('a visitor opens a profile, a member reads its details, and an admin is told what a form lacks', async ({
  page,
}) => {
  await page.goto('/');
  const home = page.getByRole('heading', { level: 1, name: 'Browse, Connect, Begin Your Journey Together' });
  await expect(home).toBeVisible();
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('button')).toHaveCount(6);
  await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
  await expect(page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' })).toBeVisible();
  // What a family does first, on a phone as on a desk: members' filters are named, visitors' ones find.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter profiles' });
  await expect(filter).toContainText('Occupation');
  await filter.getByLabel('Looking for').selectOption({ label: 'Bride' });
  await filter.getByRole('button', { name: /^Show [\d,]+ profiles$/ }).click();
  await expect(page.getByRole('button', { name: 'Remove filter Brides' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const first = cards(page).first();
  const name = (await first.getAttribute('aria-label'))?.replace('More Info about ', '') ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Its picture is there, and not only its frame.
  const picture = page.getByRole('button', { name: `Portrait of ${name}. Show large` }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // From here a sign-in leads to where people begin, and not back to the profile.
  await navigate(page, 'Home');
  await expect(home).toBeVisible();
  const banner = page.getByRole('banner');
  await navigate(page, 'Member Login');
  await signIn(page, 'asha', 'Demo-member-2026');
  await expect(banner.getByText('Signed in as asha')).toBeVisible();
  await cards(page).first().click();
  await expect(page.getByText('Date of birth', { exact: true })).toBeVisible();
  await banner.getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner.getByRole('link', { name: 'Member Login' })).toBeVisible();

  await navigate(page, 'Home');
  await expect(home).toBeVisible();
  await navigate(page, 'Admin Login');
  await signIn(page, 'admin', 'Demo-admin-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  const users = page.getByRole('table', { name: /Registered users/ });
  await expect(users.getByRole('row').nth(1)).toBeVisible();

  // The page fetches its CSV library now.
  await navigate(page, 'Import and export');
  const people = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,DOB\nMeena,14/08/1998\n') };
  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles(people);
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Meena' })).toBeVisible();
  await navigate(page, 'Register');
  await page.getByRole('button', { name: 'Add New User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registeration Form' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a list that cannot be loaded is the error page, and is there again when it can', async ({ page, troubles }) => {
  troubles.expect();
  const list = /\/rest\/v1\/(RegisteredUsers|rpc\/find_profiles)/;
  await page.route(list, async (route) => await route.abort());
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expectErrorPage(page);
  // While it fails: once it can be loaded, the page tries again by itself and takes the link away.
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await page.unroute(list);
  await openProfiles(page);
});

test('no address of the site gives out a file beside the site', async ({ request }) => {
  const { folder } = readSettings();
  const root = path.resolve(import.meta.dirname, '..');
  // The folder of the running stack holds its tokens and its database. The smoke test of make up runs in a copy of the project,
  // which its dev server knows by another path.
  const files = [folder, path.join(plainPathOf(path.dirname(folder)), path.basename(folder))].flatMap((place) =>
    ['state.json', 'web.json', 'logs/web.log', '../package.json'].map((name) => path.join(place, name)),
  );
  const paths = [...files, path.join(root, 'package.json'), path.join(root, '.git/HEAD')];
  for (const file of paths.map((name) => encodeURI(name).replaceAll('#', '%23'))) {
    const fromWeb = path.relative(path.join(root, 'web'), file).replaceAll('/', '%2f');
    for (const address of [
      file,
      `/${fromWeb}`,
      `/@fs${file}`,
      `/@fs/${file}`,
      `/@fs${file.replaceAll('/.', '/%2e')}`,
      `/@fs${root}/web/${fromWeb}`,
      `/@fs${file}?raw`,
      `/@fs${file}?import&raw`,
      `/@fs${file}?import&url&inline`,
      `/@fs${file}?import&raw??`,
    ]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBeGreaterThanOrEqual(400);
    }
  }
});
