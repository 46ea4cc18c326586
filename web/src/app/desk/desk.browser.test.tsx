import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DeskFoot, DeskHead } from '@/app/desk/desk';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { dueCallsQueryOptions } from '@/features/log/api';
import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { defaultTableView, readTableView } from '@/features/people/table-view';
import { gallerySlot } from '@/features/home/gallery-slot';
import { Gallery } from '@/features/home/components/gallery';
import { shownStories } from '@/features/stories/api';
import { todayQueryOptions } from '@/features/today/api';
import { setSession } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { currentLocation, navigate } from '@/lib/navigation/history';
import type { Location } from '@/lib/navigation/location';
import { queryClient } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';
import { sampleCard } from '@/person/sample';

const of = (count: number) => ({ count, list: [] });

async function show(isOwner: boolean, location: Location = { page: 'today' }) {
  const viewer = { kind: 'admin', username: 'lakshmi', name: null, profileId: null, gender: null, isOwner } as const;
  setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
  const lists = {
    enquiries: of(2),
    grievances: of(0),
    requests: of(3),
    verifications: of(22),
    answers: of(1),
    follow_ups: of(0),
    not_sent: of(0),
    to_ask: of(0),
    to_confirm: of(0),
    to_erase: of(0),
    breaches: of(0),
    fees_due: { ...of(0), amount: 0 },
    plans_expiring: of(0),
    paused_too_long: of(0),
    short: of(0),
  };
  queryClient.setQueryData(todayQueryOptions(false).queryKey, lists);
  queryClient.setQueryData(dueCallsQueryOptions(todayAtBureau()).queryKey, []);
  queryClient.setQueryData(unreadNotificationsQueryOptions('admin').queryKey, 10);
  navigate(location);
  await renderPart(<DeskHead location={location} />);
}

test('the rail counts what waits, and a clerk is not offered what is the owner’s', async () => {
  await page.viewport(1440, 900);
  await show(true);
  const links = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.element(page.getByRole('link', { name: 'Today 28 waiting' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Verification 22 waiting' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Notifications 10 waiting' })).toBeVisible();
  await expect.element(page.getByText('Office · lakshmi, owner')).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  // Not hidden by styles alone.
  expect(document.querySelectorAll('nav')).toHaveLength(1);
  await show(false);
  await expect.element(page.getByText('Office · lakshmi', { exact: true })).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Audit' })).toBeVisible();
  expect(links()).not.toContain('Settings');
  expect(links()).not.toContain('Import and export');
});

test.each<Location>([{ page: 'today' }, { page: 'dashboard', view: undefined }])(
  'a number and Enter open the person who has it, from $page',
  async (from) => {
    await page.viewport(1440, 900);
    await show(true, from);
    const { page: first, ...query } = { ...defaultTableView, search: '1001' };
    const found = {
      rows: [{ ...sampleCard, id: 1001, profile_details: null, accounts: null }],
      total: 1,
      words: [],
      enquiries: [],
    };
    queryClient.setQueryData(registeredUsersQueryOptions(query, first).queryKey, found);
    await page
      .getByRole('search')
      .getByRole(from.page === 'today' ? 'combobox' : 'searchbox')
      .fill('1001');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => currentLocation()).toMatchObject({ page: 'profile', profileId: 1001 });
  },
);

/** Asha and Bala, who are found by "chettiar 27". */
function setFound() {
  const row = { ...sampleCard, profile_details: null, accounts: null };
  const { queryKey } = registeredUsersQueryOptions(
    { ...defaultTableView, search: 'chettiar 27', side: null, status: null },
    0,
  );
  const rows = ['Asha', 'Bala'].map((name, n) => ({ ...row, id: 1001 + n, name }));
  queryClient.setQueryData(queryKey, { rows, total: 2, words: [], enquiries: [] });
}

test('the key / leads to the search, which lists the people it means and opens the register on Enter', async () => {
  await page.viewport(1440, 900);
  await show(false);
  setFound();
  const search = page.getByRole('combobox', { name: /^Id, name/ });
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('chettiar 27');
  await page.getByRole('option', { name: /^Asha/ }).click();
  expect(currentLocation()).toMatchObject({ page: 'profile', profileId: 1001 });
  await expect.element(search).toHaveValue('');
  // Who speaks to the computer turns the keys off, and on again.
  await page.getByText('Office · lakshmi', { exact: true }).click();
  await page.getByRole('button', { name: 'Turn the keys off' }).click();
  await userEvent.keyboard('/');
  await expect.element(search).not.toHaveFocus();
  await page.getByRole('button', { name: 'Turn the keys on' }).click();
  await userEvent.keyboard('/chettiar 27{Enter}');
  const location = currentLocation();
  expect(location.page === 'dashboard' && readTableView(location.view).search).toBe('chettiar 27');
});

test('the arrow keys move through the people found, Escape closes the list and keeps the words', async () => {
  await page.viewport(1440, 900);
  await show(false);
  setFound();
  const search = page.getByRole('combobox', { name: /^Id, name/ });
  await expect.element(search).toHaveAttribute('aria-expanded', 'false');
  await search.fill('chettiar 27');
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  const option = (name: RegExp) => page.getByRole('option', { name });
  for (const [key, name] of [
    ['ArrowDown', /^Asha/],
    ['ArrowDown', /^Bala/],
    // Round the end.
    ['ArrowDown', /^Asha/],
    ['ArrowUp', /^Bala/],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(search).toHaveAttribute('aria-activedescendant', option(name).element().id);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(search).toHaveValue('chettiar 27');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(currentLocation()).toMatchObject({ page: 'profile', profileId: 1001 });
});

test('on a phone four places and the rest behind More', async () => {
  await page.viewport(390, 844);
  await show(true);
  expect(document.querySelectorAll('nav')).toHaveLength(1);
  const foot = page.getByRole('navigation', { name: 'Menu' });
  await expect.element(foot.getByRole('link', { name: 'Requests 3 waiting' })).toBeVisible();
  await foot.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect.element(sheet.getByRole('link', { name: 'Enquiries 2 waiting' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  expect(currentLocation()).toMatchObject({ page: 'settings' });
});

test('the office sees the stories of the home page', async () => {
  gallerySlot.set({});
  queryClient.setQueryData(shownStories.of({ wanted_language: 'en' }).queryKey, [
    { id: 3, picture: '0/story-a.webp', language: 'en', words: 'We met here.' },
  ]);
  await renderPart(
    <>
      <Gallery />
      <DeskFoot />
    </>,
  );
  await expect.element(page.getByText('We met here.')).toBeVisible();
});
