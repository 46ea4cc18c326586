import { expect, test, vi } from 'vitest';
import { ShareProfile } from '@/features/profiles/components/share-profile';
import { renderPart } from '@/lib/render-part';

test('a shared profile is a plain link, without the name or other facts of the person', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderPart(<ShareProfile id={12} />);
  // Nothing on the page reads as if it wrote to the family.
  expect(screen.getByRole('link').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  const whatsApp = dialog.getByRole('link', { name: /^WhatsApp/ });
  await expect.element(whatsApp).toBeVisible();
  const href = new URL(whatsApp.element().getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  const address = `${window.location.origin}/#profile/12`;
  expect(href.searchParams.get('text')).toBe(`A profile at Mangalam Matrimony, ID 12: ${address}`);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
});
