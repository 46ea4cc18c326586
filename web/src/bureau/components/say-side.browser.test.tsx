import { expect, onTestFinished, test, vi } from 'vitest';
import { SaySide } from '@/bureau/components/say-side';
import { renderPart } from '@/lib/render-part';
import { ToastProvider } from '@/ui/toast';

test('the answer is saved, said, and taken back', async () => {
  const saved: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('save_profile')) return Promise.resolve(Response.json([{ profile_version: 'v1' }]));
    saved.push(init?.body);
    return Promise.resolve(Response.json(null));
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await renderPart(
    <ToastProvider>
      <SaySide profileId={7} />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'Groom' }).click();
  await expect.element(screen.getByText('Saved: groom.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  const call = { profile_id: 7, seen_updated_at: 'v1' };
  await expect
    .poll(() => saved)
    .toEqual([{ gender: 'groom' }, { gender: null }].map((changes) => JSON.stringify({ ...call, changes })));
});
