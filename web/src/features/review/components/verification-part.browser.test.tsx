import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { VerificationPart } from '@/features/review/components/verification-part';
import { renderPart } from '@/lib/render-part';
import { sampleDetails } from '@/person/sample';

const profile: ReviewedProfile = {
  id: 7,
  name: 'Asha',
  gender: 'bride',
  age: 28,
  religion: 'Hindu',
  location: 'Coimbatore, Tamil Nadu',
  first_img: null,
  second_img: null,
  third_img: null,
  birth_chart: null,
  pictures_for_members: false,
  status: 'submitted',
  status_reason: null,
  deleted_at: null,
  visible: false,
  verified_at: null,
  verified_by: null,
  verified_items: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  profile_details: sampleDetails,
  accounts: null,
  verification_checks: [],
  profile_proposals: [],
  proposedFiles: {},
};
const props = { onDecided: vi.fn(), onConflict: vi.fn() };

const render = (now: Partial<ReviewedProfile> = {}) =>
  renderPart(<VerificationPart profile={{ ...profile, ...now }} {...props} />);

test('a profile cannot be verified with an empty checklist', async () => {
  const screen = await render();
  await screen.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('Tick at least one thing that was checked.');
  const checks = screen.getByRole('group', { name: 'What has been checked' });
  await expect.element(checks).toHaveAccessibleDescription('Tick at least one thing that was checked.');
  await expect.element(checks.getByRole('checkbox').first()).toHaveFocus();
  await checks.getByRole('checkbox', { name: 'ID' }).click();
  await expect.element(checks).not.toHaveAccessibleDescription();
});

test('earlier checks are ticked, and stay ticked if the decision fails', async () => {
  const check = { item: 'ID', checked_by_name: 'Lakshmi', checked_at: '2026-01-15T09:00:00Z' };
  const screen = await render({ status: 'verified', verified_items: ['ID'], verification_checks: [check] });
  const id = screen.getByRole('checkbox', { name: 'ID' });
  await expect.element(id).toBeChecked();
  await expect.element(id).toHaveAccessibleDescription(/^Checked by Lakshmi on/);
  await id.click();
  await expect.element(id).toHaveAccessibleDescription('Was checked before; without the tick it no longer counts');
  const address = screen.getByRole('checkbox', { name: 'Address' });
  await address.click();
  await expect.element(address).toBeChecked();
  await screen.getByRole('button', { name: 'Verify again' }).click();
  await expect.element(screen.getByText(/^The profile was not verified\. We could not reach/)).toBeVisible();
  await expect.element(address).toBeChecked();
  await expect.element(id).not.toBeChecked();
  expect(props.onDecided).not.toHaveBeenCalled();
});

test('a request for changes has a reason, which stays in the field if it fails', async () => {
  const screen = await render();
  const opener = screen.getByRole('button', { name: 'Request changes' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Request changes' });
  const reason = dialog.getByLabelText('What should be changed?');
  const send = dialog.getByRole('button', { name: 'Request changes' });
  await send.click();
  await expect.element(reason).toHaveAccessibleDescription('Say what should be changed: the member reads it.');
  await reason.fill('x'.repeat(301));
  await expect.element(reason).toHaveAccessibleDescription('Use at most 300 characters (now 301).');
  await reason.fill('A newer picture, please.');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The status was not changed. We could not reach');
  await expect.element(reason).toHaveValue('A newer picture, please.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a profile can be put on hold without a reason', async () => {
  const screen = await render();
  await screen.getByRole('button', { name: 'Put on hold' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Put on hold' });
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The status was not changed.');
  await expect.element(dialog.getByLabelText('Reason (may be left out)')).toHaveAttribute('aria-invalid', 'false');
});
