import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { showToast, ToastProvider } from '@/ui/toast';

// A message leaves by itself after some seconds.
test('a message after a pressed one leaves, whether or not it was there by then', async () => {
  const screen = await renderPart(<ToastProvider />);
  const next = (message: string) => screen.getByRole('listitem').filter({ hasText: message });
  for (const isAtOnce of [true, false]) {
    const show = () => showToast({ message: `Taken back: ${isAtOnce}.` });
    showToast({ message: 'Asha is done.', action: { label: 'Undo', onSelect: () => isAtOnce && show() } });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(next('Asha is done.')).not.toBeInTheDocument();
    await userEvent.unhover(document.body);
    if (!isAtOnce) show();
    await expect.element(next(`Taken back: ${isAtOnce}.`)).toBeVisible();
    await expect.element(next(`Taken back: ${isAtOnce}.`)).not.toBeInTheDocument();
  }
});
