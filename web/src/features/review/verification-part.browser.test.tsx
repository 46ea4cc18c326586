import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReviewedProfile } from '@/features/review/api';
import { VerificationPart } from '@/features/review/verification-part';
import { consentsQueryOptions } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { setShortcutsOn } from '@/lib/shortcuts';
import { sampleCard, sampleDetails } from '@/person/sample';

const profile: ReviewedProfile = {
  ...sampleCard,
  id: 7,
  name: 'Asha',
  status: 'submitted',
  profile_details: sampleDetails,
  income_details: null,
  office_details: null,
  accounts: null,
  verification_checks: [],
  profile_proposals: [],
  proposedFiles: {},
};
const props = { onDecided: vi.fn(), onConflict: vi.fn(), place: '3 of 40', onNext: vi.fn() };

const last = { name: 'Chitra', items: ['Mobile', 'Photo', 'Met in person/phone call'] };
const render = (now: Partial<ReviewedProfile> = {}) =>
  renderPart(<VerificationPart profile={{ ...profile, ...now }} {...props} />, [[sharedKeys.lastTicks(), last]]);

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

test('bride or groom is asked in place of the verification', async () => {
  const screen = await render({ gender: null });
  await expect.element(screen.getByText('Say first: bride or groom.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Groom' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify', exact: true }).query()).toBeNull();
});

test('a star and a rasi that exclude one another are named before the horoscope is ticked', async () => {
  const screen = await render({
    profile_details: { ...sampleDetails, birth_star: 'Revati', star_pada: null, rasi: 'Mithuna' },
  });
  await expect
    .element(screen.getByRole('checkbox', { name: 'Horoscope' }))
    .toHaveAccessibleDescription('Revathi is always Meenam, never Mithunam. Look at the star and the rasi.');
});

test('a thing of which nothing is stored cannot be ticked; a tick of before can be taken away', async () => {
  const screen = await render({ verified_items: ['Horoscope'], profile_details: null });
  const reason = 'Nothing is stored that could be checked';
  const photo = screen.getByRole('checkbox', { name: 'Photo' });
  const chart = screen.getByRole('checkbox', { name: 'Horoscope' });
  await expect.element(photo).toBeDisabled();
  await expect.element(photo).toHaveAccessibleDescription(reason);
  await expect.element(chart).toHaveAccessibleDescription(reason);
  await chart.click();
  await expect.element(chart).toBeDisabled();
  await expect.element(chart).not.toBeChecked();
});

test('a horoscope that is only typed can be ticked, and says with what it is compared', async () => {
  const screen = await render({});
  const chart = screen.getByRole('checkbox', { name: 'Horoscope' });
  await expect.element(chart).toHaveAccessibleDescription(/^No picture of the chart: compare .* with the jathakam$/);
  await chart.click();
  await expect.element(chart).toBeChecked();
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
  await expect.element(screen.getByText(/^The answer did not come\./)).toBeVisible();
  await expect.element(address).toBeChecked();
  await expect.element(id).not.toBeChecked();
  expect(props.onDecided).not.toHaveBeenCalled();
});

test('a request for changes has a reason, which stays in the field if it fails', async () => {
  const screen = await render();
  const opener = screen.getByRole('button', { name: 'Ask for changes' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Ask for changes' });
  const reason = dialog.getByLabelText('What should be changed?');
  const send = dialog.getByRole('button', { name: 'Ask for changes' });
  await send.click();
  await expect.element(reason).toHaveAccessibleDescription('Say what should be changed: the member reads it.');
  await reason.fill('x'.repeat(301));
  await expect.element(reason).toHaveAccessibleDescription('Use at most 300 characters (now 301).');
  await reason.fill('A newer picture, please.');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(reason).toHaveValue('A newer picture, please.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(reason).toHaveValue('A newer picture, please.');
});

test('a profile can be put on hold without a reason', async () => {
  const screen = await render();
  await screen.getByRole('button', { name: 'Put on hold' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Put on hold' });
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(dialog.getByLabelText('Reason (may be left out)')).toHaveAttribute('aria-invalid', 'false');
});

test('the ticks of last time are set with one tap, which says that each is to be checked', async () => {
  const screen = await render();
  const bar = screen.getByRole('group', { name: 'What to do about Asha' });
  await expect.element(bar).toHaveTextContent('Nothing of 8 is ticked yet.');
  await screen.getByRole('checkbox', { name: 'ID' }).click();
  // On a phone beside the ticks: the bar has one row.
  expect(bar.getByRole('button', { name: 'Ticks as last time' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Ticks as last time' }).click();
  // There is no picture of this person.
  await expect.element(bar).toHaveTextContent('3 of 8 ticked: ID, Mobile, Met in person/phone call.');
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('As for Chitra last time: check each one for Asha. Left out, because nothing is stored: Photo.');
  await expect.element(screen.getByRole('checkbox', { name: 'Photo' })).not.toBeChecked();
  expect(props.onDecided).not.toHaveBeenCalled();
});

test('single keys tick, go on and ask before they verify; not while typing, nor once they are turned off', async () => {
  const screen = await render();
  await userEvent.keyboard('v');
  await expect.element(screen.getByText('Tick at least one thing that was checked.')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('checkbox', { name: 'Mobile' })).toBeChecked();
  await userEvent.keyboard('v');
  const dialog = screen.getByRole('dialog', { name: 'Verify Asha?' });
  await expect.element(dialog).toHaveTextContent('Checked: Mobile, Met in person/phone call.');
  // Enter verifies: the dialog names the ticks.
  await expect.element(dialog.getByRole('button', { name: 'Verify' })).toHaveFocus();
  await userEvent.keyboard('n');
  expect(props.onNext).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Put on hold' }).click();
  await screen.getByLabelText('Reason (may be left out)').fill('');
  await userEvent.keyboard('n');
  await expect.element(screen.getByLabelText('Reason (may be left out)')).toHaveValue('n');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(props.onNext).toHaveBeenCalledOnce();
  setShortcutsOn(false);
  try {
    await userEvent.keyboard('n');
    expect(props.onNext).toHaveBeenCalledOnce();
  } finally {
    setShortcutsOn(true);
  }
});

test('somebody who came without the notice is verified knowingly', async () => {
  const settings = { consents_asked: true, candidate_says_yes: true, main_language: null };
  const screen = await renderPart(<VerificationPart profile={profile} {...props} />, [
    [sharedKeys.lastTicks(), last],
    [sharedKeys.consentSettings(), settings],
    [consentsQueryOptions(7).queryKey, []],
  ]);
  await expect.element(screen.getByRole('note')).toHaveTextContent('That the family got the notice is not recorded.');
  await expect.element(screen.getByRole('link', { name: 'Record it' })).toHaveAttribute('href', '/#profile/7');
});
