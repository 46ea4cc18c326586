import { expect, test } from 'vitest';
import { TalkToBureau } from '@/features/profiles/profile/talk-to-bureau';
import { sampleBureau } from '@/bureau/sample-bureau';
import { setBureau } from '@/bureau/bureau';
import { renderPart } from '@/lib/render-part';

const textOf = (link: Element, name: string) => new URL(link.getAttribute('href') ?? '').searchParams.get(name);

test('a visitor reaches the bureau about a profile, of which the links carry the id alone', async () => {
  setBureau({ ...sampleBureau, whatsapp: '+91 98430 55501' });
  const screen = await renderPart(<TalkToBureau id={999} />);
  await screen.getByRole('button', { name: 'Interested? Talk to the bureau' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Talk to the bureau' });
  await expect.element(dialog.getByText('Please say: ID 999')).toBeVisible();
  const call = dialog.getByRole('link', { name: 'Call +91 422 555 0142' });
  await expect.element(call).toHaveAttribute('href', 'tel:+914225550142');
  const message = 'I am asking about ID 999';
  expect(textOf(dialog.getByRole('link', { name: /^WhatsApp/ }).element(), 'text')).toBe(message);
  expect(textOf(dialog.getByRole('link', { name: 'E-mail' }).element(), 'subject')).toBe(message);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await screen.getByRole('button', { name: 'Register my daughter / son' }).click();
  const register = screen.getByRole('dialog', { name: 'Register my daughter / son' });
  await expect.element(register).toBeVisible();
  expect(textOf(register.getByRole('link', { name: /^WhatsApp/ }).element(), 'text')).toBe(
    'I would like to register my daughter / son',
  );
  await expect.element(register).not.toHaveTextContent('999');
});

test('without a WhatsApp number of the bureau there are the telephone and the e-mail', async () => {
  setBureau(sampleBureau);
  const screen = await renderPart(<TalkToBureau id={999} />);
  await screen.getByRole('button', { name: 'Interested? Talk to the bureau' }).click();
  await expect.element(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^WhatsApp/ }).elements()).toEqual([]);
});
