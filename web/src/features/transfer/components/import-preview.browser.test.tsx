import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { renderPart } from '@/lib/render-part';
import { personFields } from '@/person/fields';

const long = 'Accountant in a large office of the city, '.repeat(3);

const rowOf = (number: number, changes: Partial<CheckedRow> = {}): CheckedRow => ({
  number,
  place: String(number),
  sheet: '',
  cells: [],
  person: { name: `Meena ${number}`, gender: 'bride', address: '12, Car Street', job: long },
  typed: {},
  wishes: { must: {}, hoped: {} },
  unreadWishes: [],
  note: 'A note',
  errors: [],
  leftOut: [],
  conflict: null,
  married: null,
  side: null,
  isHidden: false,
  fromLeft: [],
  fromAbove: [],
  isHeld: false,
  isRepeat: false,
  changes: [],
  isThere: false,
  warnings: [],
  ...changes,
});

const tall = { field: 'height', typed: 'tall', message: 'Write the height in centimetres.' } as const;
const wrong = rowOf(60, { leftOut: [tall] });
const refused = rowOf(61, { errors: [{ field: null, message: 'More cells than headings.' }] });
const fine = Array.from({ length: 48 }, (_, at) => rowOf(at + 2));
const fifty = [...fine, wrong, refused];

const castes = [{ value: 'Kongu Vellala Gounder', people: 8, spellings: null, same: ['Kongu Vellalar'] }];

async function show(rows: readonly CheckedRow[], fields = personFields) {
  const onEdit = vi.fn();
  const part = (shown: readonly CheckedRow[]) => (
    <ImportPreview fields={fields} rows={shown} added={[]} onAdd={vi.fn()} onEdit={onEdit} />
  );
  const screen = await renderPart(part(rows), [[sharedKeys.filterValues('caste'), castes]]);
  return { screen, onEdit, correct: (corrected: readonly CheckedRow[]) => screen.rerender(part(corrected)) };
}

it('has a person in a line, who needs a look first, with the name and Edit in view while it scrolls sideways', async () => {
  await page.viewport(1152, 900);
  const { screen } = await show(fifty);
  const region = screen.getByRole('region').element();
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  expect(region.scrollHeight).toBeLessThanOrEqual(50 * 48 + 60);
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['RowName', 'Remarks', 'Height', 'Bride or groom', 'Job', 'Address', 'Log', 'Edit']);
  await expect.element(screen.getByText(/^Empty in every row: .*Date of birth/)).toBeVisible();
  region.scrollLeft = region.scrollWidth;
  const edge = region.getBoundingClientRect();
  await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent(/61.*More cells than headings/);
  const second = screen.getByRole('row').nth(2);
  await expect.element(second).toHaveTextContent('Height: Left out: “tall”. Write the height in centimetres.');
  // They cover the cells below them.
  for (const [left, text] of [
    [edge.left + 90, 'Meena 60'],
    [edge.right - 30, 'Edit'],
  ] as const) {
    const { top } = second.element().getBoundingClientRect();
    expect(document.elementFromPoint(left, top + 24)?.closest('td')?.textContent).toContain(text);
  }
});

it('marks a person where the file says neither bride nor groom', async () => {
  const { screen, correct } = await show([rowOf(2), rowOf(3, { side: 'missing' })]);
  await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent('Bride or groom: Not stated');
  await correct([rowOf(2), rowOf(3, { side: 'of sheet' })]);
  await expect.element(screen.getByRole('table')).not.toHaveTextContent('Not stated');
});

it('is a short card on a phone, no wider than its screen', async () => {
  await page.viewport(390, 844);
  const { screen } = await show(fifty);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(screen.getByRole('region').element().scrollHeight).toBeLessThan(50 * 180);
});

it('opens a line to all of it in full, by the keyboard', async () => {
  await page.viewport(1152, 900);
  const warnings = [{ message: 'Perhaps registered already: Meena.', profileId: 1012 }];
  const { screen } = await show([{ ...wrong, warnings }]);
  const link = screen.getByRole('link', { name: 'Open #1012' });
  await expect.element(link).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'All of row 60' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link).toBeVisible();
  const job = screen.getByRole('definition').filter({ hasText: long.trim() });
  await expect.element(job).toBeVisible();
  expect(job.element().getBoundingClientRect().right).toBeLessThanOrEqual(1152);
  const height = screen.getByRole('definition').filter({ hasText: 'Left out: “tall”.' });
  await expect.element(height).toHaveTextContent(tall.message);
  await userEvent.keyboard('{Enter}');
  await expect.element(link).not.toBeInTheDocument();
});

it('shows who needs a look alone, and keeps the row in hand when it is corrected', async () => {
  await page.viewport(1152, 900);
  const { screen, onEdit, correct } = await show(fifty);
  await screen.getByRole('tab', { name: 'Needs a look 2' }).click();
  expect(screen.getByRole('row').elements()).toHaveLength(3);
  const edit = screen.getByRole('button', { name: 'Edit row 60' });
  await edit.click();
  expect(onEdit).toHaveBeenCalledWith(60);
  await correct([...fine, rowOf(60), refused]);
  const all = screen.getByRole('tab', { name: 'All 50' });
  await expect.element(screen.getByRole('tab', { name: 'Needs a look 1' })).toBeVisible();
  await expect.element(edit).toHaveFocus();
  await all.click();
  await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent('Meena 60');
});

it('has what a family looks for in the words of the file, and says what was not read', async () => {
  await page.viewport(1152, 900);
  const wishes = { must: { age_from: '25', age_to: '31' }, hoped: { diet: 'Vegan' } };
  const { screen } = await show([rowOf(2), rowOf(3, { wishes, unreadWishes: ['fair, tall'] })], ['name']);
  await expect
    .element(screen.getByText('A must: age: 25 to 31'))
    .toHaveTextContent(
      'A must: age: 25 to 31 · diet: Vegan · “fair, tall” was not read as a wish: it goes to the log.',
    );
  await screen.getByRole('tab', { name: 'Needs a look 1' }).click();
  expect(screen.getByRole('row').elements()).toHaveLength(2);
});

it('names the caste of the register that has another name in the file, and changes nothing', async () => {
  const { screen } = await show(
    ['Kongu vellalar', 'Kongu Vellala Gounder', 'Vellalar'].map((caste, at) =>
      rowOf(at, { person: { name: 'Test', caste } }),
    ),
  );
  for (const at of [0, 1, 2]) await screen.getByRole('button', { name: `All of row ${at}` }).click();
  await expect.element(screen.getByText('The same as “Kongu Vellala Gounder” in the register.')).toBeVisible();
  expect(screen.getByText(/^The same as/).elements()).toHaveLength(1);
  expect(screen.getByText('Kongu vellalar').elements().length).toBeGreaterThan(0);
});
