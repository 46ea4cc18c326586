import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { myCardQueryOptions, type MyCard } from '@/features/my-profile/api';
import { StatusPart } from '@/features/my-profile/status';
import { renderPart } from '@/lib/render-part';

const card: MyCard = {
  id: 7,
  name: 'Asha',
  own_script_name: null,
  gender: 'bride',
  age: null,
  religion: null,
  location: null,
  first_img: null,
  birth_chart: null,
  status: 'verified',
  status_reason: null,
  verified_at: '2026-01-01T00:00:00Z',
  own_statuses: null,
  profile_details: null,
};
const render = (now: Partial<MyCard> = {}) =>
  renderPart(<StatusPart profileId={7} isOpen />, [[myCardQueryOptions(7).queryKey, { ...card, ...now }]]);

test('hiding the profile asks for confirmation with an explanation; Escape cancels and restores the focus', async () => {
  const screen = await render();
  await expect.element(screen.getByText('Shown to others (now)')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show my profile again' })).not.toBeInTheDocument();
  const engaged = screen.getByRole('button', { name: 'Engaged…' });
  await engaged.click();
  const dialog = screen.getByRole('dialog', { name: 'Tell the bureau that you are engaged?' });
  await expect.element(dialog).toHaveTextContent('are hidden from everyone at once');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(engaged).toHaveFocus();
});

test('a failed status change is shown in the dialog, which stays open', async () => {
  const screen = await render();
  await screen.getByRole('button', { name: 'On hold…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Put your profile on hold?' });
  await dialog.getByRole('button', { name: 'Hide my profile' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await dialog.getByRole('button', { name: 'Close without a change' }).click();
  await expect.element(screen.getByText('Shown to others (now)')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('showing a hidden profile needs no confirmation', async () => {
  const screen = await render({ status: 'on hold', own_statuses: { set_at: '2026-01-02T00:00:00Z' } });
  await expect.element(screen.getByText('On hold (now)')).toBeVisible();
  await screen.getByRole('button', { name: 'Show my profile again' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
});

test('a status set by the bureau cannot be changed here', async () => {
  const screen = await render({ status: 'on hold' });
  await expect.element(screen.getByText(/^The bureau has set this status/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Engaged…' })).not.toBeInTheDocument();
});
