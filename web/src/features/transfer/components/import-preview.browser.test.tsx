import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { renderPart } from '@/lib/render-part';
import { personFields } from '@/person/fields';

const row: CheckedRow = {
  number: 2,
  place: '2',
  sheet: '',
  cells: [],
  person: { name: 'Meena Sundaram', address: '12, Car Street', job: 'Accountant in a large office of the city' },
  typed: {},
  wishes: { must: {}, hoped: {} },
  unreadWishes: [],
  note: 'A note',
  errors: [],
  leftOut: [],
  conflict: null,
  married: null,
  isHidden: false,
  fromLeft: [],
  fromAbove: [],
  isHeld: false,
  isRepeat: false,
  changes: [],
  isThere: false,
  warnings: [],
};

it('keeps the name in view while the table scrolls sideways', async () => {
  await page.viewport(1152, 700);
  const props = { added: [], onAdd: vi.fn(), onEdit: vi.fn() };
  const screen = await renderPart(<ImportPreview fields={personFields} rows={[row]} {...props} />);
  const region = screen.getByRole('region').element();
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth * 2);
  region.scrollLeft = region.scrollWidth;
  const edge = region.getBoundingClientRect();
  const name = screen.getByRole('cell', { name: 'Meena Sundaram' }).element().getBoundingClientRect();
  expect(name.left).toBeCloseTo(edge.left, 0);
  // It covers the cells below it.
  const top = document.elementFromPoint(name.left + 20, name.top + 15);
  expect(top?.closest('td')?.textContent).toContain('Meena Sundaram');
  expect(screen.getByText('A note').element().getBoundingClientRect().right).toBeLessThanOrEqual(edge.right + 1);
});

it('has what a family looks for in the words of the file, and says what was not read', async () => {
  const props = { added: [], onAdd: vi.fn(), onEdit: vi.fn() };
  const wishes = { must: { age_from: '25', age_to: '31' }, hoped: { diet: 'Vegan' } };
  const rows = [row, { ...row, number: 3, place: '3', wishes, unreadWishes: ['fair, tall'] }];
  const screen = await renderPart(<ImportPreview fields={['name']} rows={rows} {...props} />);
  await expect
    .element(screen.getByText('A must: age: 25 to 31'))
    .toHaveTextContent('A must: age: 25 to 31 diet: Vegan “fair, tall” was not read as a wish: it goes to the log.');
  await screen.getByLabelText('Only the 1 with remarks').click();
  expect(screen.getByRole('row').elements()).toHaveLength(2);
});
