import { expect, onTestFinished, test } from 'vitest';
import { decide, routes } from '@/app/routes';
import { pagesOfVisitors, SignedOutNotice } from '@/app/signed-out-notice';
import { sessionStorageKey } from '@/lib/backend/kept-session';
import { visitor } from '@/lib/backend/session';
import { replaceLocation } from '@/lib/navigation/history';
import { pageNames } from '@/lib/navigation/location';
import { renderPart } from '@/lib/render-part';

/** A session ends elsewhere, while the page is scrolled. */
async function endOn(page: 'dashboard' | 'profiles') {
  replaceLocation({ page });
  const session = { user: { id: 'one' }, access_token: 'a', refresh_token: 'r', expires_at: Date.now() / 1000 + 3600 };
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  window.dispatchEvent(new Event('storage'));
  onTestFinished(() => localStorage.removeItem(sessionStorageKey));
  const screen = await renderPart(
    <>
      <SignedOutNotice />
      <div style={{ height: 5000 }} />
    </>,
  );
  window.scrollTo(0, 900);
  localStorage.removeItem(sessionStorageKey);
  window.dispatchEvent(new Event('storage'));
  await expect.element(screen.getByText(/^You have been signed out/)).toBeInTheDocument();
  return screen;
}

test('above the sign-in form the notice is in sight, and leads to no other form', async () => {
  const screen = await endOn('dashboard');
  await expect.poll(() => window.scrollY).toBe(0);
  expect(screen.getByRole('link', { name: 'Member Login' }).elements()).toEqual([]);
});

test('knows the pages that stay without a login', () => {
  const stays = pageNames.filter((page) => page === 'home' || decide(routes[page].audience, visitor) === 'page');
  expect([...pagesOfVisitors].sort()).toEqual([...stays].sort());
});

test('on a page for everybody the notice leads to the form, and the page stays where it is', async () => {
  const screen = await endOn('profiles');
  await expect.element(screen.getByRole('link', { name: 'Member Login' })).toBeInTheDocument();
  expect(window.scrollY).toBeGreaterThan(0);
});
