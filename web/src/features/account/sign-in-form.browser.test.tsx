import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { SignInForm } from '@/features/account/sign-in-form';
import { renderPart } from '@/lib/render-part';

const idle = {
  title: 'Member Login',
  lead: 'For families registered with the bureau.',
  entering: false,
  lookupFailed: false,
  onRetryLookup: vi.fn(),
};

test('shows errors beside empty fields, and focuses the first', async () => {
  const screen = await renderPart(<SignInForm {...idle} />);
  await screen.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username.');
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password.');
  await expect.element(screen.getByLabelText('Username')).toHaveFocus();
  await expect.element(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('shows a network failure, and the typed values stay', async () => {
  const screen = await renderPart(<SignInForm {...idle} />);
  const password = screen.getByLabelText('Password', { exact: true });
  await screen.getByLabelText('Username').fill('asha');
  await password.fill('three green parrots');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not reach the server. Please try again in a moment.');
  await expect.element(screen.getByLabelText('Username')).toHaveValue('asha');
  await expect.element(password).toHaveValue('three green parrots');
  await expect.element(password).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false');
  expect(idle.onRetryLookup).not.toHaveBeenCalled();
});

test('is busy while the account loads, and shows a failure', async () => {
  const screen = await renderPart(<SignInForm {...idle} entering />);
  await expect.element(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(<SignInForm {...idle} entering lookupFailed />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false');
});

test('without a number on WhatsApp a forgotten password is a call', async () => {
  setBureau({ ...builtInBureau, phone: '+91 422 555 0142', whatsapp: '' });
  const screen = await renderPart(<SignInForm {...idle} />);
  await expect
    .element(screen.getByRole('link', { name: 'Lost your password? Call +91 422 555 0142' }))
    .toHaveAttribute('href', 'tel:+914225550142');
});

test('a forgotten password leads to the bureau on WhatsApp, with the username and without the typed password', async () => {
  setBureau({ ...builtInBureau, whatsapp: '+91 98430 55501' });
  const screen = await renderPart(<SignInForm {...idle} />);
  await screen.getByLabelText('Username').fill('asha');
  await screen.getByLabelText('Password', { exact: true }).fill('three green parrots');
  const link = screen.getByRole('link', { name: /^Lost your password/ });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*asha$/));
  await expect.element(link).not.toHaveAttribute('href', expect.stringContaining('parrots'));
});

test('the password can be shown', async () => {
  const screen = await renderPart(<SignInForm {...idle} />);
  const password = screen.getByLabelText('Password', { exact: true });
  await password.fill('three green parrots');
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a browser that keeps nothing says that the login ends with the page', async () => {
  const sentence = /^This browser keeps nothing for this site/;
  const screen = await renderPart(<SignInForm {...idle} />);
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByText(sentence).query()).toBeNull();
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  });
  onTestFinished(() => storage.mockRestore());
  const denied = await renderPart(<SignInForm {...idle} />);
  await expect.element(denied.getByText(sentence)).toBeVisible();
});
