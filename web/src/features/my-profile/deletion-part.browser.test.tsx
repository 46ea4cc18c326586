import { expect, onTestFinished, test } from 'vitest';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { setBureau } from '@/bureau/bureau';
import { DeletionMeans } from '@/features/my-profile/deletion-part';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

test.each([true, false])('a member reads that a sealed copy is kept only where it is: %s', async (keeps_sealed) => {
  const screen = await renderPart(<DeletionMeans />, [[privacySettingsQueryOptions().queryKey, { keeps_sealed }]]);
  await expect.element(screen.getByText('nobody sees your profile')).toBeVisible();
  expect(screen.getByText('an encrypted copy is kept for one year').elements()).toHaveLength(keeps_sealed ? 1 : 0);
});

test('a member reads both days in their order, and how to be hidden at once', async () => {
  setBureau({ ...builtInBureau, grievance_days: '30' });
  onTestFinished(() => setBureau(builtInBureau));
  const screen = await renderPart(<DeletionMeans />);
  await expect
    .element(screen.getByText('erased for good'))
    .toHaveTextContent(/removes your profile by \d+ \w+ \d{4}\. 30 days later it is erased for good/);
  // Both ways that hide it in the database; the page of privacy names them too.
  await expect.element(screen.getByText('choose “On hold”')).toHaveTextContent('A no to being kept');
});
