import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { saveFollowUp } from '@/features/contact-requests/api';
import { FollowUpButtons } from '@/features/contact-requests/components/follow-up';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';

type Send = typeof saveFollowUp;
const couple = { id: 7, requester: 'Bala', target: 'Asha', note: null };
const show = (send = vi.fn<Send>()) => renderPart(<FollowUpButtons couple={couple} state="met" send={send} />);
const saved = { request_id: 7, ended_by: null, note: '', mark_engaged: false };

test('"agreed" marks both as engaged only if that is ticked, and asks for no side', async () => {
  const sent = vi.fn<Send>();
  const screen = await show(sent);
  const agreed = screen.getByRole('button', { name: 'Agreed' });
  await agreed.click();
  await expect.element(screen.getByRole('dialog', { name: 'Follow-up: Agreed' })).toBeVisible();
  await expect.element(screen.getByLabelText('Who ended it?')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveBeenLastCalledWith({ ...saved, state: 'agreed' });
  await agreed.click();
  await screen.getByLabelText('Mark both as engaged').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveBeenLastCalledWith({ ...saved, state: 'agreed', mark_engaged: true });
});

test('"ended" asks for the side by the names of the families, which may stay unknown', async () => {
  const sent = vi.fn<Send>();
  const screen = await show(sent);
  await screen.getByRole('button', { name: 'Ended' }).click();
  await expect.element(screen.getByLabelText('Mark both as engaged')).not.toBeInTheDocument();
  await screen.getByLabelText('Who ended it?').selectOptions('by Asha’s family');
  await screen.getByLabelText(/^Note/).fill(' Too far ');
  await screen.getByRole('button', { name: 'Save' }).click();
  const ended = { ...saved, state: 'ended', note: 'Too far' };
  await expect.poll(() => sent).toHaveBeenLastCalledWith({ ...ended, ended_by: 'asked' });
  await screen.getByRole('button', { name: 'Ended' }).click();
  await screen.getByLabelText(/^Note/).fill('Too far');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveBeenLastCalledWith(ended);
});

test('a refusal stands beside the note, and the note is kept, also on Escape', async () => {
  const refused = new AppError('invalid', 'Leave out phone numbers.', { refusal: 'contact_in_text', field: 'note' });
  const screen = await show(vi.fn<Send>(() => Promise.reject(refused)));
  await screen.getByRole('button', { name: 'Talking' }).click();
  const note = screen.getByLabelText(/^Note/);
  await note.fill('Call 98430 12345');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(note).toHaveAccessibleDescription(/^Leave out phone numbers/);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Talking' }).click();
  await expect.element(note).toHaveValue('Call 98430 12345');
});

test('each state is a button of the couple, the saved one marked', async () => {
  const screen = await show();
  const group = screen.getByRole('group', { name: 'Follow-up of Bala and Asha' });
  expect(
    group
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Talking', 'Met', 'Agreed', 'Ended']);
  await expect.element(group.getByRole('button', { name: 'Met' })).toHaveAttribute('aria-current', 'true');
});
