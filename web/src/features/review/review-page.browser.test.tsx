import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { pendingProposalsQueryOptions, reviewProfileQueryOptions, verifications } from '@/features/review/api';
import { ReviewPage } from '@/features/review/review-page';
import { replaceLocation, useLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';
import { sampleCard, sampleDetails } from '@/person/sample';

const person = { id: 1, name: 'Asha', age: 28, religion: 'Hindu', location: 'Erode, Tamil Nadu', first_img: null };
const created_at = '2026-11-20T09:00:00Z';
const part = (rows: object) => ({ pages: [{ ...rows, hasMore: false }], pageParams: [null] });

const waiting = { ...person, status: 'submitted', verified_at: null, created_at, updated_at: created_at };
const queue = (ids: number[]) => ({
  pages: [{ count: ids.length, list: ids.map((id) => ({ ...waiting, id, name: `Asha ${id}`, missing: ['Photo'] })) }],
  pageParams: [0],
});

/** The page on a wide screen, with an empty detail pane. */
async function show(
  profiles: number,
  proposals: number,
  imported = 0,
  verifyTicked = vi.fn((_people: readonly { id: number }[]) => null),
) {
  await page.viewport(1280, 800);
  const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  return await renderPart(<ReviewPage profileId={null} verifyTicked={verifyTicked} />, [
    [verifications.of({ imported: false }).queryKey, queue(ids(profiles))],
    [verifications.of({ imported: true }).queryKey, queue(ids(imported).map((id) => id + 100))],
    [
      pendingProposalsQueryOptions().queryKey,
      part({
        proposals: ids(proposals).map((id) => ({ id, registered_user_id: id, created_at, RegisteredUsers: person })),
        total: proposals,
      }),
    ],
  ]);
}

test('an empty tab links to the other one while somebody waits there', async () => {
  const screen = await show(0, 1);
  // The page starts with the queue that is not empty.
  await expect.element(screen.getByRole('tab', { name: /^Changes/ })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: /^Profiles/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'No profile is waiting' })).toBeVisible();
  await screen.getByRole('button', { name: 'To the changes' }).click();
  await expect.element(screen.getByRole('tab', { name: /^Changes/ })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('button', { name: /Asha/ })).toBeVisible();

  const other = await show(1, 0);
  await other.getByRole('tab', { name: /^Changes/ }).click();
  await expect.element(other.getByRole('heading', { name: 'No changes are waiting' })).toBeVisible();
  await other.getByRole('button', { name: 'To the profiles' }).click();
  await expect.element(other.getByRole('tab', { name: /^Profiles/ })).toHaveAttribute('aria-selected', 'true');
});

test('the page tells that nobody is waiting only if both tabs are empty', async () => {
  const screen = await show(0, 0);
  await expect.element(screen.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  await screen.getByRole('tab', { name: /^Changes/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
});

test('imported people have a tab of their own, and those who are ticked are verified together', async () => {
  const verifyTicked = vi.fn((_people: readonly { id: number }[]) => null);
  const screen = await show(2, 0, 3, verifyTicked);
  await expect.element(screen.getByRole('tab', { name: 'Imported 3' })).toHaveAttribute('aria-selected', 'false');
  await expect.element(screen.getByRole('button', { name: /Asha 1/ })).toHaveTextContent('Missing: Photo');
  await screen.getByRole('checkbox', { name: 'I have checked Asha 2' }).click();
  await screen.getByRole('tab', { name: 'Imported 3' }).click();
  await screen.getByRole('checkbox', { name: 'I have checked Asha 101' }).click();
  await screen.getByRole('checkbox', { name: 'I have checked Asha 103' }).click();
  await screen.getByRole('checkbox', { name: 'I have checked Asha 101' }).click();
  expect(verifyTicked).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Verify 2…' }).click();
  expect(verifyTicked.mock.lastCall?.[0].map(({ id }) => id)).toEqual([2, 103]);
});

test('after the last of a queue, the way to the matches stays', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation((input) =>
      new Request(input).url.includes('verify_profile')
        ? Promise.resolve(new Response(null, { status: 204 }))
        : new Promise(() => undefined),
    );
  onTestFinished(() => fetched.mockRestore());
  await page.viewport(1280, 800);
  replaceLocation({ page: 'review' });
  const profile = { ...sampleCard, ...person, status: 'submitted', gender: 'bride', profile_details: sampleDetails };
  const none = { income_details: null, office_details: null, accounts: null, verification_checks: [] };
  const Page = () => {
    const at = useLocation();
    return <ReviewPage profileId={at.page === 'review' ? (at.profileId ?? null) : null} verifyTicked={() => null} />;
  };
  const screen = await renderPart(<Page />, [
    [verifications.of({ imported: false }).queryKey, queue([1])],
    [verifications.of({ imported: true }).queryKey, queue([])],
    [pendingProposalsQueryOptions().queryKey, part({ proposals: [], total: 0 })],
    [reviewProfileQueryOptions(1).queryKey, { ...profile, ...none, profile_proposals: [], proposedFiles: {} }],
    [sharedKeys.lastTicks(), null],
  ]);
  await screen.getByRole('button', { name: /Asha 1/ }).click();
  await screen.getByRole('checkbox', { name: 'Mobile' }).click();
  await screen.getByRole('button', { name: 'Verify', exact: true }).click();
  const line = screen.getByRole('status').filter({ hasText: 'Nobody else is waiting here.' });
  await expect.element(line.getByRole('link', { name: 'Find Matches' })).toHaveAttribute('href', '/#matches/1');
});
