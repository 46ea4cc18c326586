import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CreateLoginDialog, TemporaryPasswordDialog } from '@/features/people/logins';
import { renderPart } from '@/lib/render-part';

const props = { person: { id: 7, name: 'Asha Ramachandran', gender: 'bride', first_img: null }, onClose: vi.fn() };

test('suggests a username, and shows an error beside the field for an invalid one', async () => {
  const screen = await renderPart(<CreateLoginDialog {...props} />);
  const username = screen.getByLabelText('Username');
  await expect.element(username).toHaveValue('asha.ramachandran');
  await expect.element(username).toHaveFocus();
  for (const wrong of ['a', 'a'.repeat(33), 'asha ramachandran', '.asha']) {
    await username.fill(wrong);
    await screen.getByRole('button', { name: 'Create the login' }).click();
    await expect
      .element(username)
      .toHaveAccessibleDescription(
        'Use 3 to 32 small letters, digits, dots, dashes or underscores, beginning with a letter or digit.',
      );
    await expect.element(username).toHaveFocus();
  }
});

test('a failed creation is shown, and the username stays', async () => {
  const screen = await renderPart(<CreateLoginDialog {...props} />);
  await screen.getByLabelText('Username').fill('asha.r');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(screen.getByLabelText('Username')).toHaveValue('asha.r');
  await expect.element(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Escape}');
  expect(props.onClose).toHaveBeenCalledTimes(1);
});

test('the password is there again after the message about the login', async () => {
  const screen = await renderPart(
    <TemporaryPasswordDialog {...props} title="Login" username="asha.r" password="tulsi-42-lamp" />,
  );
  await screen.getByRole('button', { name: 'Tell by WhatsApp…' }).click();
  await expect.element(screen.getByText('tulsi-42-lamp', { exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('tulsi-42-lamp', { exact: true })).toBeVisible();
});
