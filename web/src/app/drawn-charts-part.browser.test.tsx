import { expect, test } from 'vitest';
import { drawChartsOnPaper, DrawnChartsPart } from '@/app/drawn-charts-part';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { hasBirth } from '@/astrology/sky/birth-details';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';

// The total eclipse of 24 October 1995.
const details = {
  date_of_birth: '1995-10-24',
  time_of_birth: '10:02',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
};
const chosen = (settings: Partial<StarSettings> = {}) =>
  [[sharedKeys.starSettings(), { ...firstStarSettings, ...settings }]] as const;
const rasi = /^Rasi chart\. Mesham: Ketu\. .* Thulam: Sun, Moon, Venus, Rahu\. .* Dhanusu: Lagnam\./;

test('charts are drawn from a birth, in the style of the bureau, with the method', async () => {
  const screen = await renderPart(<DrawnChartsPart details={details} />, chosen());
  const chart = screen.getByRole('img', { name: rasi });
  await expect.element(chart).toBeVisible();
  // The stroke across the corner of the lagnam is South Indian.
  expect(chart.element().querySelectorAll('line')).toHaveLength(1);
  await expect.element(screen.getByRole('img', { name: /^Navamsam chart\./ })).toBeVisible();
  await expect.element(screen.getByText('Drawn from the birth given. Thirukanitha (Drik), Lahiri.')).toBeVisible();
  await screen.getByText('Chart in words').click();
  await expect
    .element(screen.getByText('Thirukanitha (Drik), Lahiri ayanamsa. Rahu and Ketu: mean node.'))
    .toBeVisible();

  const north = await renderPart(
    <DrawnChartsPart details={details} />,
    chosen({ chart_style: 'North Indian', lunar_node: 'true' }),
  );
  const diamond = north.getByRole('img', { name: rasi });
  await expect.element(diamond).toBeVisible();
  // From the upper middle on, counterclockwise, by the numbers of the signs: Dhanu is the ninth.
  const numbers = [...diamond.element().querySelectorAll('text')].flatMap(
    ({ textContent }) => /^\d+$/.exec(textContent) ?? [],
  );
  expect(numbers).toEqual(['9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8']);
});

test('where the clock of the birth would have to be guessed, none are drawn, and it is said', async () => {
  const screen = await renderPart(
    <DrawnChartsPart details={{ ...details, place_of_birth: 'Springfield' }} />,
    chosen(),
  );
  await expect.element(screen.getByText(/^No charts are drawn from the birth given/)).toBeVisible();
  expect(screen.getByRole('img').elements()).toEqual([]);
});

test('on paper they say no more than what they are, and that they are there', async () => {
  let timesSettled = 0;
  const onSettled = () => {
    timesSettled += 1;
  };
  const screen = await renderPart(<>{drawChartsOnPaper(details, onSettled)}</>, chosen());
  await expect.poll(() => timesSettled).toBe(1);
  expect(screen.container.textContent).toMatch(/Drawn from the birth given\. Thirukanitha \(Drik\), Lahiri\.$/);
  expect(screen.getByRole('img').elements()).toHaveLength(2);
});

test('a day without a time has no charts, and neither has what the viewer does not see', () => {
  expect(hasBirth(details)).toBe(true);
  expect(hasBirth({ ...details, place_of_birth: null })).toBe(true);
  for (const birth of [{ ...details, time_of_birth: null }, { ...details, date_of_birth: null }, null])
    expect(hasBirth(birth)).toBe(false);
});
