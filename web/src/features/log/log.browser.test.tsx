import { expect, test } from 'vitest';
import { ProfileLog } from '@/features/log/office';
import { household, profileLogQueryOptions } from '@/features/log/api';
import { isBlocked } from '@/lib/navigation/blocker';
import { renderPart } from '@/lib/render-part';

const entry = (id: number, changes: object = {}) => ({
  id,
  kind: 'Telephone',
  entry: `They will think it over (${id})`,
  by: 'Lakshmi',
  at: `2026-03-${10 + id}T09:00:00Z`,
  request_id: null,
  call_again_on: null,
  done_at: null,
  of: null,
  for_household: false,
  ...changes,
});

test('the log has kind, writer, day to call again, and the calls of requests', async () => {
  const screen = await renderPart(<ProfileLog profileId={7} />, [
    [
      profileLogQueryOptions(7).queryKey,
      [
        entry(3, { call_again_on: '2026-04-02' }),
        entry(2, { kind: 'WhatsApp', request_id: 12 }),
        entry(1, { kind: 'Other', call_again_on: '2026-04-01', done_at: '2026-04-01T09:00:00Z' }),
        entry(0, { kind: 'Enquiry', by: 'Selvam' }),
      ],
    ],
  ]);
  const items = screen.getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toHaveTextContent(/think it over \(3\).*Telephone, Lakshmi.*Call again on 2 April 2026/);
  await expect.element(items.nth(0).getByRole('button', { name: 'Done' })).toBeVisible();
  await expect.element(items.nth(1).getByRole('link', { name: 'Contact request' })).toBeVisible();
  await expect.element(items.nth(2)).toHaveTextContent(/Other, Lakshmi.*Call again on 1 April 2026: done/);
  await expect.element(items.nth(2).getByRole('button')).not.toBeInTheDocument();
  await expect.element(items.nth(3)).toHaveTextContent(/Enquiry, Selvam/);
});

test('the log of a household names the person of an entry, and takes one for all', async () => {
  const screen = await renderPart(<ProfileLog profileId={7} />, [
    [household.of({ profile_id: 7 }).queryKey, { people: [{ id: 8, name: 'Bala' }], proposed: [] }],
    [profileLogQueryOptions(7).queryKey, [entry(2, { of: 'Bala' }), entry(1, { of: 'Bala', for_household: true })]],
  ]);
  const items = screen.getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent('· About Bala');
  await expect.element(items.nth(1)).toHaveTextContent('· For the whole household');
  await screen.getByText('Add to the log').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Also about Bala' })).not.toBeChecked();
});

test('a long log opens on request', async () => {
  const screen = await renderPart(<ProfileLog profileId={7} />, [
    [profileLogQueryOptions(7).queryKey, [6, 5, 4, 3, 2, 1].map((id) => entry(id))],
  ]);
  expect(screen.getByRole('listitem').elements()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Show all 6 entries' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
});

test('an empty entry is refused at its field, and a typed one is not lost without a question', async () => {
  const screen = await renderPart(<ProfileLog profileId={7} />, [[profileLogQueryOptions(7).queryKey, []]]);
  await screen.getByText('Add to the log').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  const field = screen.getByRole('textbox', { name: 'What was said or done' });
  await expect.element(field).toHaveAccessibleDescription('Write what was said or done.');
  expect(isBlocked()).toBe(false);
  await field.fill('They will');
  await expect.poll(isBlocked).toBe(true);
});
