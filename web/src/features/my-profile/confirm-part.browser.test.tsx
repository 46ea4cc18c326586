import { expect, test } from 'vitest';
import { keepingQueryOptions } from '@/bureau/api/profiles';
import { ConfirmPart } from '@/features/my-profile/confirm-part';
import { renderPart } from '@/lib/render-part';

test('who is hidden for it, or to be erased, reads so beside the one tap', async () => {
  const stored = { confirmed_on: '2026-10-04', confirmed_by: 'bureau', is_due: true, is_hidden: true, kept_on: null };
  const screen = await renderPart(<ConfirmPart profileId={7} />, [
    [keepingQueryOptions(7).queryKey, { ...stored, erased_on: '2027-01-31' }],
  ]);
  const part = screen.getByRole('region', { name: 'Is all still right?' });
  await expect.element(part).toHaveTextContent(/hidden because it was not confirmed for long/);
  await expect.element(part).toHaveTextContent(/Last confirmed on 4 Oct/);
  await expect.element(part).toHaveTextContent(/will be erased on 31 Jan/);
  await expect.element(part.getByRole('button', { name: 'All is still right' })).toBeVisible();
});
