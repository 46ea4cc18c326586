import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deletedPersonQueryOptions } from '@/features/people/api';
import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { NobodyFound } from '@/features/people/found';
import { PersonPicker } from '@/features/people/search-box';
import { defaultTableView } from '@/features/people/table-view';
import { renderPart } from '@/lib/render-part';
import { sampleCard } from '@/person/sample';

const render = (deleted: object | null) =>
  renderPart(
    <NobodyFound table={{ ...defaultTableView, search: '1001' }} words={[]} onTableChange={() => undefined} />,
    [[deletedPersonQueryOptions(1001).queryKey, deleted]],
  );

test('the number of a deleted person leads to its restoration', async () => {
  const screen = await render({ id: 1001, name: 'Asha', gender: 'bride' });
  await expect.element(screen.getByText('1001 (Asha) is deleted.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('a number of nobody is said as such', async () => {
  const screen = await render(null);
  await expect.element(screen.getByText('No registered user has the user id 1001.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('the picker lists nobody before something is typed', async () => {
  const asha = { ...sampleCard, id: 7, name: 'Asha' };
  const queryFor = (search: string) =>
    registeredUsersQueryOptions({ ...defaultTableView, search, side: 'bride' }, 0).queryKey;
  const screen = await renderPart(<PersonPicker side="bride" onChoose={() => undefined} />, [
    [queryFor(''), { rows: [asha], total: 1 }],
    [queryFor('asha'), { rows: [asha], total: 1 }],
  ]);
  await expect.element(screen.getByRole('combobox')).toBeVisible();
  await expect.element(screen.getByText('Asha')).not.toBeInTheDocument();
  await screen.getByRole('combobox').fill('asha');
  await expect.element(screen.getByText('Asha')).toBeVisible();
});

test('over a page, a number waits for Enter, and the box says so', async () => {
  const onEnter = vi.fn<(search: string) => void>();
  const over = { label: 'Search', onEnter, more: () => null };
  const screen = await renderPart(<PersonPicker onChoose={() => undefined} over={over} />);
  await screen.getByRole('combobox').fill('98430 12345');
  await expect.element(screen.getByText('Enter searches for this number.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledWith('98430 12345');
});
