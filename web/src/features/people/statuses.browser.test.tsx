import { expect, test, vi } from 'vitest';
import { ChangeStatusDialog } from '@/features/people/statuses';
import { renderPart } from '@/lib/render-part';

const person = {
  id: 7,
  name: 'Asha',
  gender: 'bride',
  status: 'verified',
  status_reason: null,
  verified_at: '2026-01-15T09:00:00Z',
};
const props = { person, onClose: vi.fn() };

test('requesting changes needs a reason, which has a length limit', async () => {
  const screen = await renderPart(<ChangeStatusDialog {...props} />);
  await screen.getByRole('radio', { name: /^Changes requested/ }).click();
  await screen.getByRole('button', { name: 'Save the status' }).click();
  const reason = screen.getByLabelText('What must be changed? The member reads this.');
  await expect.element(reason).toHaveAccessibleDescription('Say what must be changed.');
  await expect.element(reason).toHaveFocus();
  await reason.fill('x'.repeat(301));
  await expect.element(reason).toHaveAccessibleDescription('Use at most 300 characters (now 301).');
  await reason.fill('A newer picture, please.');
  await expect.element(reason).toHaveAttribute('aria-invalid', 'false');
});

test('a failed save is shown, and the reason stays, also in the next dialog', async () => {
  const screen = await renderPart(<ChangeStatusDialog {...props} />);
  await screen.getByRole('radio', { name: /^On hold/ }).click();
  await screen.getByLabelText('Reason, if there is one').fill('The parents are abroad.');
  await screen.getByRole('button', { name: 'Save the status' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(screen.getByLabelText('Reason, if there is one')).toHaveValue('The parents are abroad.');
  expect(props.onClose).not.toHaveBeenCalled();
  // Escape unmounts it, as the menu does.
  await screen.unmount();
  const again = await renderPart(<ChangeStatusDialog {...props} />);
  await expect.element(again.getByLabelText('Reason, if there is one')).toHaveValue('The parents are abroad.');
});

test('what is typed for one status stays with it, and is no reason of another', async () => {
  const onHold = { ...person, status: 'on hold', status_reason: 'Called away.' };
  const screen = await renderPart(<ChangeStatusDialog {...props} person={onHold} />);
  const reason = screen.getByLabelText('Reason, if there is one. The member can read it too.');
  const asked = screen.getByLabelText('What must be changed? The member reads this.');
  await expect.element(reason).toHaveValue('Called away.');
  await screen.getByRole('radio', { name: /^Changes requested/ }).click();
  await expect.element(asked).toHaveValue('');
  await asked.fill('A newer picture, please.');
  await screen.getByRole('radio', { name: /^On hold/ }).click();
  await expect.element(reason).toHaveValue('Called away.');
  await screen.getByRole('radio', { name: /^Changes requested/ }).click();
  await expect.element(asked).toHaveValue('A newer picture, please.');
});

test('a person who was never verified cannot be verified here', async () => {
  const draft = { ...person, status: 'draft', verified_at: null };
  const screen = await renderPart(<ChangeStatusDialog {...props} person={draft} />);
  await expect.element(screen.getByRole('radio', { name: /^Draft/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^Verified|^Active/ })).not.toBeInTheDocument();
});

test('the status of a married person says what becomes of the success story', async () => {
  const screen = await renderPart(<ChangeStatusDialog {...props} person={{ ...person, status: 'married' }} />);
  const note = screen.getByText(/^A success story of this couple is taken from the home page/);
  await expect.element(note).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: /^Verified|^Active/ }).click();
  await expect.element(note).toBeVisible();
  await screen.getByRole('radio', { name: /^Married/ }).click();
  await expect.element(note).not.toBeInTheDocument();
});
