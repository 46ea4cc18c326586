import { expect, test, vi } from 'vitest';
import { ShareProfile } from '@/features/profiles/components/share-profile';
import { renderPart } from '@/lib/render-part';

test('a shared profile is a plain link, without the name or other facts of the person', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderPart(<ShareProfile id={12} />);
  const href =
    screen
      .getByRole('link', { name: /^Send on WhatsApp/ })
      .element()
      .getAttribute('href') ?? '';
  expect(new URL(href).origin + new URL(href).pathname).toBe('https://wa.me/');
  const address = `${window.location.origin}/#profile/12`;
  expect(new URL(href).searchParams.get('text')).toBe(`A profile at Mangalam Matrimony, user id 12: ${address}`);
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});
