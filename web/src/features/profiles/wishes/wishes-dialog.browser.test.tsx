import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { profileKeys } from '@/features/profiles/api/profiles';
import { WishesDialog } from '@/features/profiles/wishes/wishes-dialog';
import { WishesButton } from '@/features/profiles/wishes/wishes-part';
import { noWishes, type Wishes } from '@/features/profiles/wishes';
import { firstStarSettings } from '@/astrology/star-settings';
import type { Viewer } from '@/lib/backend/session';
import { renderDialog, renderPart } from '@/lib/render-part';

const admin: Viewer = { kind: 'admin', username: 'admin', name: null, profileId: null, gender: null };
const person = {
  id: 1,
  gender: 'bride',
  age: 25,
  religion: 'Hindu',
  profile_details: { mother_tongue: 'Tamil', gothram: null },
} as const;

const open = (wishes: Wishes) =>
  renderDialog(
    (close) => (
      <WishesDialog
        viewer={admin}
        person={person}
        wishes={{ ...wishes, othersSeeFit: false }}
        kept={null}
        onClose={close}
      />
    ),
    [
      [sharedKeys.starSettings(), firstStarSettings],
      [profileKeys.ownStar(1), null],
    ],
  );

test('the usual wishes are filled in on demand, and kept when they cannot be saved', async () => {
  const { screen } = await open(noWishes);
  await expect.element(screen.getByLabelText('Age from')).toHaveValue('');
  await screen.getByRole('button', { name: 'Fill in' }).click();
  await expect.element(screen.getByText('Nothing is saved yet.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'A must: Hindu' })).toBeChecked();
  const tongueIsMust = screen.getByRole('checkbox', { name: 'A must: Speaks Tamil' });
  await expect.element(tongueIsMust).not.toBeChecked();
  await tongueIsMust.click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(tongueIsMust).toBeChecked();
  await expect.element(screen.getByLabelText('Age to')).toHaveValue('31');
});

test('a field takes several values, and one value is chosen once', async () => {
  const { screen } = await open({ must: { mother_tongue: 'Tamil' }, hoped: {} });
  const first = screen.getByLabelText('Mother tongue', { exact: true });
  await expect.element(first).toHaveValue('Tamil');
  await screen.getByRole('button', { name: 'Or another' }).click();
  const second = screen.getByLabelText('Mother tongue, or');
  await expect.element(second).toHaveFocus();
  expect(second.getByRole('option', { name: 'Tamil' }).query()).toBeNull();
  await second.selectOptions('Telugu');
  await expect.element(screen.getByRole('checkbox', { name: 'A must: Speaks Tamil or Telugu' })).toBeChecked();
  await first.selectOptions('Any');
  await expect.element(first).toHaveValue('Telugu');
});

test('ages the wrong way round are said at their field, and nothing is sent', async () => {
  const { screen } = await open({ must: { age_from: '30', age_to: '25' }, hoped: {} });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Age to')).toHaveFocus();
  await expect.element(screen.getByLabelText('Age to')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert').query()?.textContent ?? '').not.toContain('could not be saved');
});

test('what was typed is there after closing, and can be emptied', async () => {
  const wishes = { ...noWishes, othersSeeFit: false };
  const screen = await renderPart(
    <WishesButton viewer={admin} person={person} wishes={wishes}>
      Change
    </WishesButton>,
    [
      [sharedKeys.starSettings(), firstStarSettings],
      [profileKeys.ownStar(1), null],
    ],
  );
  const change = screen.getByRole('button', { name: 'Change' });
  await change.click();
  await screen.getByLabelText('Age from').selectOptions('27');
  await screen.getByRole('button', { name: 'Close' }).click();
  await change.click();
  await expect.element(screen.getByLabelText('Age from')).toHaveValue('27');
  await screen.getByRole('button', { name: 'Start again' }).click();
  await expect.element(screen.getByLabelText('Age from')).toHaveValue('');
});
