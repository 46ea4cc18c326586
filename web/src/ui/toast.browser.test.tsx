import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { showToast, ToastProvider } from '@/ui/toast';

test('messages stand at the top of a phone, where no action is, and at the foot of a wide screen', async () => {
  await page.viewport(390, 700);
  const screen = await renderPart(<ToastProvider />);
  showToast({ message: 'Asha is on your list.' });
  const message = screen.getByRole('listitem').filter({ hasText: 'Asha is on your list.' });
  // It stays while the pointer is on it.
  await message.hover();
  // Messages of an earlier test may stand above it.
  const list = () => message.element().closest('ol')?.getBoundingClientRect();
  await expect.poll(() => list()?.top).toBeLessThan(40);
  await page.viewport(1440, 900);
  await expect.poll(() => list()?.bottom).toBeGreaterThan(860);
});
