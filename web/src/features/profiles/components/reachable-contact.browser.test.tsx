import { expect, test } from 'vitest';
import { ReachableContact } from '@/features/profiles/components/reachable-contact';
import { renderPart } from '@/lib/render-part';

test('offers call, message and save for the details that exist, and nothing for the others', async () => {
  const screen = await renderPart(
    <ReachableContact
      name="Asha"
      details={{ phone_number: '+91 98430 12345', email: 'a@family.example', address: null }}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919843012345');
  await expect
    .element(screen.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/919843012345');
  await expect.element(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:a@family.example');
  await expect.element(screen.getByRole('button', { name: 'Save as a contact' })).toBeVisible();
  await screen.rerender(
    <ReachableContact name="Asha" details={{ phone_number: null, email: null, address: 'Erode' }} />,
  );
  expect(screen.getByRole('link').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
