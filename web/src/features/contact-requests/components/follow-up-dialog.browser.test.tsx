import { expect, test, vi } from 'vitest';
import type { FollowUpState } from '@/features/contact-requests/api';
import { FollowUpButtons, FollowUpDialog } from '@/features/contact-requests/components/follow-up';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';

const couple = { id: 7, requester: 'Bala', target: 'Asha', note: null };
const idle = { isPending: false, error: null };
const dialog = (state: FollowUpState, onConfirm = vi.fn(), error: AppError | null = null) => (
  <FollowUpDialog
    couple={couple}
    state={state}
    sending={error === null ? idle : { isPending: false, error }}
    onConfirm={onConfirm}
    onClose={vi.fn()}
  />
);

test('"agreed" marks both as engaged only if that is ticked, and asks for no side', async () => {
  const onConfirm = vi.fn();
  const screen = await renderPart(dialog('agreed', onConfirm));
  await expect.element(screen.getByRole('dialog', { name: 'Follow-up: Agreed' })).toBeVisible();
  await expect.element(screen.getByLabelText('Who ended it?')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onConfirm).toHaveBeenLastCalledWith({ ended_by: '', note: '', mark_engaged: false });
  await screen.getByLabelText('Mark both as engaged').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onConfirm).toHaveBeenLastCalledWith({ ended_by: '', note: '', mark_engaged: true });
});

test('"ended" asks for the side by the names of the families, which may stay unknown', async () => {
  const onConfirm = vi.fn();
  const screen = await renderPart(dialog('ended', onConfirm));
  await expect.element(screen.getByLabelText('Mark both as engaged')).not.toBeInTheDocument();
  await screen.getByLabelText('Who ended it?').selectOptions('by Asha’s family');
  await screen.getByLabelText(/^Note/).fill(' Too far ');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => onConfirm)
    .toHaveBeenLastCalledWith({ ended_by: 'asked', note: 'Too far', mark_engaged: false });
  await screen.getByLabelText('Who ended it?').selectOptions('Not known');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onConfirm).toHaveBeenLastCalledWith({ ended_by: '', note: 'Too far', mark_engaged: false });
});

test('a refusal stands beside the note, and the note is kept', async () => {
  const screen = await renderPart(dialog('met'));
  const note = screen.getByLabelText(/^Note/);
  await note.fill('Call 98430 12345');
  const refused = new AppError('invalid', 'Leave out phone numbers.', { refusal: 'contact_in_text', field: 'note' });
  await screen.rerender(dialog('met', vi.fn(), refused));
  await expect.element(note).toHaveAccessibleDescription(/^Leave out phone numbers/);
  await expect.element(note).toHaveValue('Call 98430 12345');
});

test('each state is a button of the couple that opens its dialog, the saved one marked', async () => {
  const screen = await renderPart(<FollowUpButtons couple={couple} state="met" />);
  const group = screen.getByRole('group', { name: 'Follow-up of Bala and Asha' });
  expect(
    group
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Talking', 'Met', 'Agreed', 'Ended']);
  await expect.element(group.getByRole('button', { name: 'Met' })).toHaveAttribute('aria-current', 'true');
  await group.getByRole('button', { name: 'Ended' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Follow-up: Ended' })).toBeVisible();
});
