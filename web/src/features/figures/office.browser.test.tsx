import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { figuresQueryOptions, type Figures } from '@/features/figures/api';
import { FiguresPage } from '@/features/figures/office';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatMonthOfYear } from '@/lib/format';
import { renderPart } from '@/lib/render-part';

const [year = 0, month = 0] = todayAtBureau().split('-').map(Number);
const before = (months: number) => new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 10);
const months = Array.from({ length: 12 }, (_, index) => ({
  month: before(11 - index),
  counts: {},
  to_verify: null,
  to_decide: null,
}));
const empty: Figures = {
  first_month: before(30),
  fees_on: false,
  months,
  days: { to_verify: null, to_decide: null },
  admins: [],
  sources: [],
};
const full: Figures = {
  ...empty,
  months: [
    ...months.slice(0, 10),
    { month: before(1), counts: { registered: 12, shown: 12_345 }, to_verify: 2.5, to_decide: null },
    { month: before(0), counts: { registered: 3, money: 12_345_650 }, to_verify: null, to_decide: null },
  ],
  days: { to_verify: 2, to_decide: null },
  admins: [
    { name: 'Lakshmi', counts: { registered: 15, shown: 1 } },
    { name: null, counts: { shown: 2 } },
  ],
  sources: [{ name: 'Temple', counts: { registered: 15 } }],
};

type Rows = (string | number)[][];
/** The page with a button that shows the rows of the file. */
function Page() {
  const [rows, setRows] = useState<Rows>([]);
  return (
    <>
      <FiguresPage
        download={(make) => (
          <button type="button" onClick={() => setRows(make())}>
            File
          </button>
        )}
      />
      <output>{JSON.stringify(rows)}</output>
    </>
  );
}
const show = (figures: Figures) =>
  renderPart(<Page />, [[figuresQueryOptions(before(11), before(0)).queryKey, figures]]);

/** How many dots of the picture are of the colour of the bars. */
function paintedDots(): number {
  const canvas = document.querySelector('canvas');
  const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let painted = 0;
  for (let at = 0; at < dots.length; at += 4)
    if (dots[at] === 107 && dots[at + 1] === 18 && dots[at + 2] === 48 && dots[at + 3] === 255) painted += 1;
  return painted;
}

test('the months are a picture and a table, with what is split and how it is counted', async () => {
  const screen = await show(full);
  const table = screen.getByRole('table', { name: 'By month' });
  const last = table.getByRole('row', { name: formatMonthOfYear(before(1)) });
  await expect.element(last).toHaveTextContent(/012012,34500002.5–$/);
  await expect.element(table.getByRole('row', { name: 'Total' })).toHaveTextContent(/^Total015012,34500002–$/);
  await expect.element(table).not.toHaveTextContent('Money');
  await expect
    .element(screen.getByRole('table', { name: 'By admin' }).getByRole('row', { name: 'Lakshmi' }))
    .toHaveTextContent('Lakshmi01501000');
  await expect.element(screen.getByRole('table', { name: 'Registrations by source' })).toHaveTextContent('Temple15');
  await expect.element(screen.getByRole('heading', { name: 'How it is counted' })).toBeVisible();
  // A table that is wider than a phone scrolls by itself.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  const picture = screen.getByRole('img');
  await expect.element(picture).toHaveAccessibleName(/^Registered, as bars by month/);
  await expect.poll(paintedDots).toBeGreaterThan(1000);
  await screen.getByLabelText('Show as a picture').selectOptions('Married');
  await expect.element(picture).toHaveAccessibleName(/^Married/);
  await expect.poll(paintedDots).toBeLessThan(1000);
});

test('the months before the register began are left out', async () => {
  const screen = await show({ ...full, first_month: before(1) });
  const table = screen.getByRole('table', { name: 'By month' });
  await expect.element(table.getByRole('row', { name: formatMonthOfYear(before(1)) })).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(4);
  await expect.element(screen.getByLabelText('From')).toHaveValue(before(1));
});

test('money is there while the bureau takes fees, and the file has it in rupees', async () => {
  const screen = await show({ ...full, fees_on: true });
  await expect.element(screen.getByRole('table', { name: 'By month' })).toHaveTextContent('₹1,23,456.50');
  await screen.getByRole('button', { name: 'File' }).click();
  const file = screen.getByRole('status');
  await expect
    .element(file)
    .toHaveTextContent(`["${formatMonthOfYear(before(0))}",0,3,0,0,0,0,0,0,"123456.50","",""],["Total",0,15,0,12345,`);
  await expect.element(file).toHaveTextContent('["Lakshmi",0,15,0,1,0,0,0,0,"0.00"]');
  await expect
    .element(file)
    .toHaveTextContent(
      /\["Total",0,15,0.*\[""\],\["By admin"\].*\["Total",0,15,0.*\["Registrations by source"\].*\["Total",15\]\]/,
    );
});

test('all columns are in sight on a desk of 1440 pixels, beside the menu, also before the fonts are there', async () => {
  // What the menu leaves.
  await page.viewport(1104, 900);
  const counts = { registered: 12_345, shown: 123_456, money: 12_345_678_950 };
  const busy = months.map((month) => ({ ...month, counts, to_verify: 12.5, to_decide: 12.5 }));
  const screen = await show({ ...full, fees_on: true, months: busy });
  const table = screen.getByRole('region', { name: 'By month (table)' }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  // As wide as DejaVu Sans, the only font of many machines.
  document.body.style.cssText = 'font-family: "Liberation Sans"; letter-spacing: 0.06em';
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
});

test('months in which nothing happened say so, and others can be chosen, the end not before the beginning', async () => {
  const screen = await show(empty);
  await expect.element(screen.getByText('Nothing is recorded in these months.')).toBeVisible();
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To', { exact: true })];
  expect(from.getByRole('option').elements()).toHaveLength(31);
  expect(to.getByRole('option').elements()).toHaveLength(12);
  await from.selectOptions(before(0));
  expect(to.getByRole('option').elements()).toHaveLength(1);
});

test('while they load the page says so, and a failure has a way to try again', async () => {
  const screen = await renderPart(<Page />);
  await expect.element(screen.getByText('Loading the figures', { exact: false })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
