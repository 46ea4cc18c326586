import {
  cards,
  expect,
  expectAccessibleOnAllScreens,
  navigate,
  openAs,
  openDashboard,
  openPage,
  phone,
  signIn,
  test,
} from './test.ts';

test('lets in with the right password, and says of a wrong one only that it was wrong', async ({ page, troubles }) => {
  await page.goto('/');
  await navigate(page, 'Admin Login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await expectAccessibleOnAllScreens(page);
  // The refusals are the point, and the browser notes each one in its console.
  troubles.expect();
  for (const [username, password] of [
    ['admin', 'not the password'],
    ['nobody', 'Demo-admin-2026'],
  ] as const) {
    await signIn(page, username, password);
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid credentials. Check the username and the password, and try again.',
    );
    await expect(page.getByLabel('Username')).toHaveValue(username);
  }
  await signIn(page, 'admin', 'Demo-admin-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
});

test('counts the registered users and the unread notifications, and lists everyone, page by page', async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText('1000');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('10');
  await expect(page.getByText('1 to 20 of 1000')).toBeVisible();
  await expectAccessibleOnAllScreens(page);
  const table = page.getByRole('table', { name: /Registered users/ });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Select',
    'User Id',
    'Name',
    'Age',
    'Religion (Caste)',
    'Location',
    'Status',
    'Action',
  ]);
  await expect(table.getByRole('row').nth(1)).toContainText('1000');
  await expect(table.getByRole('row').nth(1)).toContainText('Hindu (Chettiar)');
  await expect(page.getByText('1 to 20 of 1000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('21 to 40 of 1000')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('980');
  // Reading goes on at the top.
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeInViewport();
  await page.getByRole('button', { name: 'Page 50', exact: true }).click();
  await expect(page.getByText('981 to 1000 of 1000')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('961 to 980 of 1000')).toBeVisible();
});

test('filters and sorts, and remembers it over a visit elsewhere', { tag: '@depth' }, async ({ page }) => {
  await openDashboard(page);
  const rows = page.getByRole('table').getByRole('row');
  const show = async (choices: Record<string, string>) => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    for (const [name, choice] of Object.entries(choices))
      await page.getByLabel(name, { exact: true }).selectOption(choice);
    await page.getByRole('button', { name: 'Show registered users' }).click();
  };
  await show({ Status: 'Married', 'Sort by': 'User Id' });
  await expect(page.getByText('1 to 14 of 14')).toBeVisible();
  await expect(rows.nth(1)).toContainText('Kanchan Khandelwal');
  await rows
    .nth(1)
    .getByRole('link', { name: /^More Info/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Facts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 to 14 of 14')).toBeVisible();
  await expect(rows.nth(1)).toContainText('Kanchan Khandelwal');
  await show({ Login: 'Switched off' });
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Login: Switched off' }).click();
  await expect(page.getByText('1 to 14 of 14')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await show({ Login: 'Active' });
  await expect(page.getByRole('table')).toContainText('Login chitra');
  await show({ Login: 'No login', 'Bride or groom': 'Grooms', Religion: 'Sikh' });
  await expect(page.getByRole('table')).not.toContainText('Login chitra');
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Sikh');
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'shows a number from the row, which is recorded as on the profile',
    { tag: '@depth' },
    async ({ page, people, sql }) => {
      const member = await people.addMember();
      await openAs(page, 'admin', 'dashboard');
      const box = page.getByPlaceholder('Enter the User Id');
      await expect(box).toBeInViewport();
      await box.fill(String(member.id));
      const menu = page.getByRole('button', { name: `Actions for ${member.name}` });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Call…' }).click();
      const dialog = page.getByRole('dialog', { name: member.name });
      await expect(dialog).toContainText('This opening is recorded.');
      await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91/);
      await expectAccessibleOnAllScreens(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(menu).toBeFocused();
      const opened = await sql`
    select from public.audit_log where table_name = 'contact_details' and record_id = ${String(member.id)} and action = 'read contact details'`;
      expect(opened).toHaveLength(1);
    },
  );
});

test('a member who signs out leaves nothing behind', { tag: '@depth' }, async ({ page, people }) => {
  const { username } = await people.addMember();
  await openAs(page, username, 'my-profile');
  await expect(page.getByRole('region', { name: 'My contact details', exact: true })).toContainText('+91 5');
  await openPage(page, 'profile', 1000);
  await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('25 September 2000');
  await navigate(page, 'Sign Out');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Member Login' })).toBeVisible();
  await navigate(page, 'Profiles');
  await cards(page).first().click();
  await expect(page.getByText(/^Members see the personal details/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('+91 5');
});
