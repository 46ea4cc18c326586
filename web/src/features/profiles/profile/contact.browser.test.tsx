import { expect, test } from 'vitest';
import { ReachableContact } from '@/features/profiles/profile/contact';
import { renderPart } from '@/lib/render-part';

const others = { whose_phone: null, second_phone_number: null, whose_second_phone: null };

test('offers call, message and save for the details that exist, and nothing for the others', async () => {
  const screen = await renderPart(
    <ReachableContact
      name="Asha"
      details={{ phone_number: '+91 98430 12345', ...others, email: 'a@family.example', address: null }}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919843012345');
  await expect
    .element(screen.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/919843012345');
  await expect.element(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:a@family.example');
  await expect.element(screen.getByRole('button', { name: 'Save as a contact' })).toBeVisible();
  await screen.rerender(
    <ReachableContact name="Asha" details={{ phone_number: null, ...others, email: null, address: 'Erode' }} />,
  );
  expect(screen.getByRole('link').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('offers both numbers, each with its owner', async () => {
  const phones = { phone_number: '+91 98430 12345', second_phone_number: '+91 422 2555142' };
  const owners = { whose_phone: 'Father', whose_second_phone: 'Uncle or guardian' };
  const screen = await renderPart(
    <ReachableContact name="Asha" details={{ ...phones, ...owners, email: null, address: null }} />,
  );
  const first = screen.getByRole('group', { name: '+91 98430 12345 (Father)' });
  await expect.element(first.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919843012345');
  await expect
    .element(first.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/919843012345');
  const second = screen.getByRole('group', { name: '+91 422 2555142 (Uncle or guardian)' });
  // No landline has WhatsApp.
  expect(second.getByRole('link').elements()).toHaveLength(1);
  await expect.element(screen.getByText('Phone (Father)')).toBeVisible();
  await expect.element(screen.getByText('Second number (Uncle or guardian)')).toBeVisible();
});
