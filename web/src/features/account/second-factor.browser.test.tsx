import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { secondFactorQueryOptions } from '@/features/account/api';
import { SecondFactorPart } from '@/features/account/second-factor-part';
import { SecondStep } from '@/features/account/second-step';
import { renderPart } from '@/lib/render-part';

const factor = { available: true, is_set_up: false, required: false, codes_left: 0 };
const part = (state: Partial<typeof factor>) =>
  renderPart(<SecondFactorPart />, [[secondFactorQueryOptions().queryKey, { ...factor, ...state }]]);

test('the second step asks for six digits, beside the field', async () => {
  const screen = await renderPart(<SecondStep step="code" onCodes={vi.fn()} />);
  const field = screen.getByLabelText('Six-digit code');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('12 34');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Enter the six digits that the app shows\./);
  await field.fill('123 456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('123 456');
});

test('who has lost the phone enters a recovery code instead', async () => {
  const screen = await renderPart(<SecondStep step="code" onCodes={vi.fn()} />);
  await screen.getByRole('button', { name: 'The phone is lost: use a recovery code' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Recovery code' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(field).toHaveAccessibleDescription('Enter one of your recovery codes.');
  await field.fill('ABCD-EFGH-JKMN');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(field).toHaveValue('ABCD-EFGH-JKMN');
  await screen.getByRole('button', { name: 'Use the app instead' }).click();
  await expect.element(screen.getByLabelText('Six-digit code')).toBeVisible();
});

test('who has to set one up is told so, and can sign out', async () => {
  const screen = await renderPart(<SecondStep step="set up" onCodes={vi.fn()} />);
  await expect.element(screen.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await screen.getByRole('button', { name: 'Set up' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The second factor was not set up.');
});

test('an auth service without factors is called so, without a button', async () => {
  const screen = await part({ available: false });
  await expect.element(screen.getByText(/^This site was set up without a second factor\./)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('setting one up begins at once', async () => {
  const screen = await part({});
  await screen.getByRole('button', { name: 'Set up' }).click();
  // No auth service answers here.
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The second factor was not set up.');
});

test('removing asks first, and says what follows', async () => {
  const screen = await part({ is_set_up: true, codes_left: 1 });
  await expect.element(screen.getByText('Set up. 1 recovery code is left.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Remove your second factor?' });
  await expect.element(dialog).toHaveTextContent('The password alone then opens the dashboard.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The second factor was not removed.');
});

test('where every admin needs one, removing means a new one', async () => {
  const screen = await part({ is_set_up: true, required: true });
  await expect.element(screen.getByText('Set up. No recovery code is left: make new ones.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('you have to set up a new one at once');
});
