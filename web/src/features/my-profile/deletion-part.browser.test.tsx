import { expect, test } from 'vitest';
import { privacySettingsQueryOptions } from '@/bureau/api/privacy-settings';
import { DeletionMeans } from '@/features/my-profile/deletion-part';
import { renderPart } from '@/lib/render-part';

test.each([true, false])('a member reads that a sealed copy is kept only where it is: %s', async (keeps_sealed) => {
  const screen = await renderPart(<DeletionMeans />, [[privacySettingsQueryOptions().queryKey, { keeps_sealed }]]);
  await expect.element(screen.getByText('30 days later it is erased for good')).toBeVisible();
  expect(screen.getByText('an encrypted copy is kept for one year').elements()).toHaveLength(keeps_sealed ? 1 : 0);
});
