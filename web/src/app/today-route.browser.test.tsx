import { expect, test } from 'vitest';
import { TodayRoute } from '@/app/today-route';
import { todayKeys } from '@/features/today/api/today';
import { renderPart } from '@/lib/render-part';

const none = { count: 0, list: [] };
const toAsk = (count: number) => ({
  count,
  list: Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    family_id: 1000 + n,
    family: n === 0 ? 'Asha Ramachandran' : `Test ${n}`,
    shown_id: 990,
    shown: 'Nagaraj Shetty',
    since: '2026-11-20T06:00:00Z',
  })),
});
const show = (count: number) =>
  renderPart(<TodayRoute />, [
    [
      todayKeys.morning(false),
      { enquiries: none, requests: none, verifications: none, answers: none, follow_ups: none, to_ask: toAsk(count) },
    ],
  ]);

test('a family to ask is named with the person it is about, and is called from the row', async () => {
  const screen = await show(1);
  const part = screen.getByRole('region', { name: 'Families to ask' });
  await expect
    .element(part.getByRole('link', { name: 'Ask Asha Ramachandran (1000) about Nagaraj Shetty (990)' }))
    .toBeVisible();
  await expect.element(part.getByRole('button', { name: /Call/ })).toBeVisible();
  await part.getByRole('button', { name: 'Record the answer about Nagaraj Shetty' }).click();
  const dialog = screen.getByRole('dialog', {
    name: 'What does the family of Asha Ramachandran (1000) say about Nagaraj Shetty (990)?',
  });
  await dialog.getByLabelText('Answer').selectOptions('Later');
  await dialog.getByLabelText('Ask again on (optional)').fill('1/1/2020');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .element(dialog.getByLabelText('Ask again on (optional)'))
    .toHaveAccessibleDescription(/Choose a day after today/);
});

test.each([
  [8, 8],
  [9, 5],
])('of %i families %i are shown at first', async (count, shown) => {
  const screen = await show(count);
  const part = screen.getByRole('region', { name: 'Families to ask' });
  await expect.element(part.getByRole('link').first()).toBeVisible();
  expect(part.getByRole('listitem').all()).toHaveLength(shown);
});
