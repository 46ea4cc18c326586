import { backend } from './backend.ts';
import { expect, expectAccessible, openDashboard, test } from './test.ts';

const passwordForm = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/;

test(
  'five people get logins at once, one is tried again, and their slips are printed',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const chosen = [];
    for (let count = 0; count < 5; count += 1) chosen.push(await people.addProfile());
    await openDashboard(page);
    await page.getByPlaceholder('Enter the User Id').fill(people.family);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: people.family })).toHaveCount(5);
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Create logins…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create logins for 5' });
    await expect(dialog.getByRole('textbox')).toHaveCount(5);
    await expectAccessible(page);

    // One username is refused: the others are made, and this one alone is tried again.
    troubles.expect();
    const taken = dialog.getByRole('textbox').nth(2);
    await taken.fill('asha');
    await dialog.getByRole('button', { name: 'Create 5 logins' }).click();
    await expect(dialog.getByRole('status')).toHaveText('4 of 5 logins are made. 1 not yet: see the list.');
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    const left = dialog.getByRole('textbox');
    await expect(left).toHaveAccessibleDescription('This username is taken. Choose another one.');
    await expectAccessible(page);

    // The answer to the next try is lost: the one after it finds the login that was made.
    await left.fill(`${people.family.toLowerCase().replace(' ', '.')}.again`);
    await page.route('**/rpc/create_login', async (route) => {
      await route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });
      await route.abort('connectionfailed');
    });
    await dialog.getByRole('button', { name: 'Try the other 1 login again' }).click();
    await expect(left).toHaveAccessibleDescription(/^No answer came\./);
    await page.unroute('**/rpc/create_login');
    await dialog.getByRole('button', { name: 'Try the other 1 login again' }).click();
    await expect(dialog.getByRole('status')).toHaveText('5 of 5 logins are made.');

    // Each password opens its login.
    const items = dialog.getByRole('list', { name: 'Logins' }).getByRole('listitem');
    await expect(items).toHaveCount(5);
    const logins: { username: string; password: string }[] = [];
    for (const text of await items.allInnerTexts()) {
      const password = passwordForm.exec(text)?.[0] ?? '';
      const username = /Username\s+(\S+)/.exec(text)?.[1] ?? '';
      logins.push({ username, password });
    }
    const { access } = backend;
    for (const { username, password } of [logins[0], logins[2], logins[4]].filter((login) => login !== undefined)) {
      const answer = await fetch(`${access.apiUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: access.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${username}@members.matrimony.invalid`, password }),
      });
      expect(answer.status, username).toBe(200);
    }
    const [accounts] = await sql<{ count: number }[]>`
    select count(*)::int from public.accounts where username in ${sql(logins.map(({ username }) => username))}`;
    expect(accounts?.count).toBe(5);

    // The browser's print dialog would be over at once, and the slips gone with it.
    await page.evaluate('window.print = () => undefined');
    await dialog.getByRole('button', { name: 'Print 5 slips' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('listitem').filter({ hasText: 'Questions?' })).toHaveCount(5);
    await page.emulateMedia({ media: null });
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");

    // Neither Escape nor Back throws the passwords away without a question.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toContainText('The temporary passwords are shown only here.');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(items).toHaveCount(5);
    await page.goBack();
    await expect(page.getByRole('dialog')).toContainText('The temporary passwords are shown only here.');
    await page.getByRole('button', { name: 'Go back' }).click();
    await dialog.getByRole('button', { name: 'Tell them on WhatsApp…' }).click();
    await expect(page.getByRole('dialog')).toContainText('0 of 5 told');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Close, I have them' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
