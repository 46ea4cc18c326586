import { expect, test, vi } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { BulkVerifyDialog, VerificationOutcome } from '@/features/people/bulk-verify';
import { renderPart } from '@/lib/render-part';

const person = (id: number, name: string, status: string) => ({
  id,
  name,
  status,
  verified_at: null,
  updated_at: '2026-01-15T09:00:00Z',
});
const sideless = { ...person(4, 'Deepa', 'submitted'), gender: null };
const people = [
  person(1, 'Asha', 'submitted'),
  person(2, 'Bala', 'submitted'),
  person(3, 'Chitra', 'on hold'),
  sideless,
];

test('verifies those who are ticked, with a checklist, and keeps the ticks on a failure', async () => {
  const onDone = vi.fn();
  const screen = await renderPart(<BulkVerifyDialog people={people} onClose={vi.fn()} onDone={onDone} />);
  const dialog = screen.getByRole('dialog', { name: 'Verify 2 profiles' });
  await expect.element(dialog.getByText('do not wait for verification: Chitra.')).toBeVisible();
  await expect.element(dialog.getByText('First say of each whether bride or groom: Deepa.')).toBeVisible();
  const verify = dialog.getByRole('button', { name: 'Verify those ticked' });
  await verify.click();
  const checks = dialog.getByRole('group', { name: 'What has been checked' });
  await expect.element(checks).toHaveAccessibleDescription('Tick at least one thing that was checked.');
  const id = dialog.getByRole('checkbox', { name: 'ID', exact: true });
  await id.click();
  await verify.click();
  // Nobody is ticked beforehand.
  const each = dialog.getByRole('group', { name: 'I have checked this person' });
  await expect.element(each).toHaveAccessibleDescription('Tick each person that the office has checked.');
  expect(each.getByRole('checkbox').elements()).toHaveLength(2);
  const asha = each.getByRole('checkbox', { name: 'Asha' });
  await asha.click();
  await verify.click();
  await expect.element(dialog.getByText(/^The answer did not come\./)).toBeVisible();
  await expect.element(id).toBeChecked();
  await expect.element(asha).toBeChecked();
  expect(onDone).not.toHaveBeenCalled();
});

test('ticks as last time with one press, and still asks for each person', async () => {
  const last = { name: 'Chitra', items: ['Mobile', 'ID', 'Blood test'] };
  const screen = await renderPart(<BulkVerifyDialog people={people} onClose={vi.fn()} onDone={vi.fn()} />, [
    [sharedKeys.lastTicks(), last],
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Verify 2 profiles' });
  await dialog.getByRole('checkbox', { name: 'Photo' }).click();
  await dialog.getByRole('button', { name: 'Ticks as last time' }).click();
  // Ticked items stay, and items unknown to the list are not ticked.
  for (const name of ['Mobile', 'ID', 'Photo'])
    await expect.element(dialog.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect.element(dialog.getByText('As for Chitra last time', { exact: false })).toBeVisible();
  const each = dialog.getByRole('group', { name: 'I have checked this person' });
  await expect.element(each.getByRole('checkbox', { name: 'Asha' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Verify those ticked' }).click();
  await expect.element(each).toHaveAccessibleDescription('Tick each person that the office has checked.');
});

test('of people who were ticked one by one before, names those left out by a ticked item', async () => {
  const missing = [['Photo', 'Horoscope'], []] as const;
  const ticked = people.slice(0, 2).map((each, place) => ({ ...each, missing: missing[place] ?? [] }));
  const screen = await renderPart(<BulkVerifyDialog areChecked people={ticked} onClose={vi.fn()} onDone={vi.fn()} />);
  const dialog = screen.getByRole('dialog', { name: 'Verify 2 profiles' });
  const asha = dialog.getByRole('checkbox', { name: 'Asha' });
  await expect.element(asha).toBeChecked();
  await expect.element(asha).toHaveAccessibleDescription('ID 1');
  await dialog.getByRole('checkbox', { name: 'Photo' }).click();
  await expect.element(asha).toHaveAccessibleDescription('ID 1; left out, because this is not stored: Photo');
  await expect.element(dialog.getByRole('checkbox', { name: 'Bala' })).toHaveAccessibleDescription('ID 2');
});

test('limits the selection to the maximum batch size', async () => {
  const crowd = Array.from({ length: 501 }, (_, n) => person(n + 1, 'Asha', 'submitted'));
  const screen = await renderPart(<BulkVerifyDialog people={crowd} onClose={vi.fn()} onDone={vi.fn()} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('At most 500 can be verified at once.');
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test('names everyone left out, with the reason and a link', async () => {
  const report = {
    verified: [1],
    left_out: [
      { id: 2, why: 'nothing stored' as const, items: ['Photo', 'Horoscope'] },
      { id: 3, why: 'not waiting' as const, items: [] },
      { id: 1, why: 'side missing' as const, items: [] },
    ],
  };
  const screen = await renderPart(
    <VerificationOutcome people={people} report={report} onTell={vi.fn()} onClose={vi.fn()} />,
  );
  const dialog = screen.getByRole('dialog', { name: '1 profile is verified' });
  await expect
    .element(dialog.getByRole('listitem').first())
    .toHaveTextContent('Bala (#2): nothing is stored that could be checked: Photo, Horoscope');
  await expect
    .element(dialog.getByRole('listitem').last())
    .toHaveTextContent('Asha (#1): it is not said whether bride or groom');
  await expect.element(dialog.getByRole('link', { name: 'Chitra' })).toHaveAttribute('href', '/#review/3');
});
