import { type Rasi, rasis } from '@/astrology/rasis';
import {
  type Chart,
  type ChartLanguage,
  chartLanguages,
  chartPlanets,
  nameOfPoint,
  ofPlanets,
} from '@/astrology/sky/chart-names';
import { starNames } from '@/astrology/star-names';
import { ChartDrawing } from '@/features/horoscope/charts/chart-drawing';
import type { Reader } from '@/features/horoscope/charts/describe';
import { defaultFontSize, DrawnCharts } from '@/features/horoscope/charts/drawn-charts';
import { areaWithin, chartCells, type ChartStyle } from '@/features/horoscope/charts/layout';
import { renderPart } from '@/lib/render-part';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

const words = { origin: 'Drawn from the birth given: 14 August 1998.', method: 'Sidereal, Lahiri ayanamsa.' };
const chart: Chart = {
  lagnam: 'Simha',
  planets: { ...ofPlanets((): Rasi => 'Mesha'), Moon: 'Karka', Ketu: 'Tula' },
  near: {},
};

/** The ink box of each name, in drawing units, per cell of the chart. */
function inkOf(svg: Element) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('Nothing can be measured.');
  return [...svg.querySelectorAll('g[lang]')].map((place) =>
    [...place.querySelectorAll('text')].map((text) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(text);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = canvas.measureText(text.textContent);
      const start = Number(text.getAttribute('x')) - ink.width / 2;
      const line = Number(text.getAttribute('y'));
      return {
        name: text.textContent,
        size: Number.parseFloat(fontSize),
        left: start - ink.actualBoundingBoxLeft,
        right: start + ink.actualBoundingBoxRight,
        top: line - ink.actualBoundingBoxAscent,
        bottom: line + ink.actualBoundingBoxDescent,
      };
    }),
  );
}

// That a name's box fits in its cell is tested by place-names for all of them. How much of its box the ink of a name takes
// is the same in each style.
const cases = [
  ...chartLanguages.map((language) => ['South Indian', language] as const),
  ...(['North Indian', 'East Indian'] as const).flatMap((style) =>
    (['en', 'ta'] as const).map((language) => [style, language] as const),
  ),
];

test.each(cases)(
  'at 320 pixels every name is inside its cell and apart from the others: %s, %s',
  async (style: ChartStyle, language: ChartLanguage) => {
    await document.fonts.load('500 20px Mukta', chartLanguages.map((one) => nameOfPoint('Sun', one).short).join(''));
    // One to nine planets in a sign, the rest and Mandi in the opposite sign, so that each cell holds every count.
    // The cells of a South Indian chart are all alike: one sign and its opposite stand for the others.
    const charts = rasis.slice(0, style === 'South Indian' ? 1 : 6).flatMap((sign, index) =>
      chartPlanets.map((_, more): Chart => {
        const across = rasis[index + 6] ?? sign;
        return {
          lagnam: style === 'North Indian' ? 'Mesha' : sign,
          planets: ofPlanets((planet) => (chartPlanets.indexOf(planet) <= more ? sign : across)),
          mandi: across,
          near: {},
        };
      }),
    );
    const screen = await renderPart(
      <div className="w-[288px]">
        {charts.map((one) => (
          <ChartDrawing
            key={JSON.stringify(one)}
            kind="rasi"
            chart={one}
            style={style}
            language={language}
            fontSize={defaultFontSize}
          />
        ))}
      </div>,
    );
    await document.fonts.ready;
    const drawings = [...screen.container.querySelectorAll('svg')];
    expect(drawings).toHaveLength(charts.length);
    for (const [index, drawing] of drawings.entries()) {
      const places = inkOf(drawing);
      const cells = chartCells(style, charts[index]?.lagnam ?? null);
      expect(places.flat()).toHaveLength(11);
      for (const [place, names] of places.entries()) {
        const where = `${names.length} in ${cells[place]?.sign}, chart ${index}`;
        const area = areaWithin(cells[place]?.outline ?? []);
        const distances = names.flatMap(({ left, right, top, bottom }) =>
          area.flatMap(({ nx, ny, least }) =>
            [left, right].flatMap((x) => [top, bottom].map((y) => nx * x + ny * y - least)),
          ),
        );
        expect(Math.min(Infinity, ...distances), where).toBeGreaterThan(2);
        // In screen pixels.
        const sizes = names.map(({ size }) => (size * drawing.clientWidth) / drawing.viewBox.baseVal.width);
        expect(Math.min(Infinity, ...sizes), where).toBeGreaterThan(10);
        const meeting = names.filter((one, before) =>
          names
            .slice(before + 1)
            .some(
              (other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            ),
        );
        expect(meeting, where).toEqual([]);
      }
    }
  },
);

test('the accessible name lists the planets by sign; the chart shows their names in the chosen language', async () => {
  starNames.set('malayalam');
  const uncertain: Chart = { lagnam: null, planets: { ...chart.planets, Moon: null }, near: { Sun: ['Meena'] } };
  const screen = await renderPart(
    <DrawnCharts
      {...words}
      look="page"
      reader="bureau"
      style="South Indian"
      charts={{ rasi: chart, navamsam: uncertain, canHaveLagnam: true }}
    />,
  );
  await expect
    .element(
      screen.getByRole('img', {
        name: 'Rasi chart. Medam: Sun, Mars, Mercury, Jupiter, Venus, Saturn, Rahu. Karkidakam: Moon. Chingam: Lagnam. Thulam: Ketu.',
      }),
    )
    .toBeVisible();
  const drawn = screen.container.querySelectorAll('svg');
  const written = (svg: Element | undefined) =>
    [...(svg?.querySelectorAll('g[lang] text') ?? [])].map((text) => text.textContent);
  expect(written(drawn[0])).toEqual(['ര', 'കു', 'ബു', 'ഗു', 'ശു', 'മ', 'സ', 'ച', 'ല', 'ശി']);
  // An uncertain point is named in the notes but not drawn.
  expect(written(drawn[1])).not.toContain('ച');
  expect(written(drawn[1])).not.toContain('ല');
  await expect
    .element(screen.getByText('Not certain by the time given, and not drawn. Navamsam: Lagnam, Moon.'))
    .toBeVisible();

  const table = screen.getByRole('table');
  expect(table.elements()).toEqual([]);
  await screen.getByText('Chart in words').click();
  await expect
    .element(table.getByRole('row', { name: 'Moon' }))
    .toHaveTextContent('Moonച (ചന്ദ്രൻ)KarkidakamNot certain');
  await expect.element(table.getByRole('row', { name: 'Sun' })).toHaveTextContent('MedamMedam (close to Meenam)');
  expect(table.getByRole('row').elements()).toHaveLength(11);
});

test('the letters are those of the reader, or what the reader chose last in this browser', async () => {
  onTestFinished(() => {
    localStorage.removeItem('chart-letters');
  });
  const draw = async (reader: Reader, look: 'page' | 'paper' = 'page') =>
    await renderPart(
      <DrawnCharts
        {...words}
        look={look}
        reader={reader}
        style="South Indian"
        charts={{ rasi: chart, navamsam: chart, canHaveLagnam: true }}
      />,
    );
  for (const [reader, moon] of [
    [{ motherTongue: 'Malayalam' }, 'ച'],
    [{ motherTongue: 'Telugu' }, 'చం'],
    [{ motherTongue: 'Tulu' }, 'ಚ'],
    [{ motherTongue: 'Marathi' }, 'चं'],
    [{ motherTongue: 'Odia' }, 'Mo'],
    [{ motherTongue: null }, 'Mo'],
    ['bureau', 'சந்'],
  ] as const) {
    const screen = await draw(reader);
    await expect.element(screen.getByText(moon, { exact: true }).first()).toBeVisible();
  }
  const screen = await draw({ motherTongue: 'Telugu' });
  const letters = screen.getByLabelText('Letters');
  await expect.element(letters).toHaveDisplayValue('Telugu');
  await letters.selectOptions('Kannada');
  await expect.element(screen.getByText('ಚ').first()).toBeVisible();
  await expect.element((await draw({ motherTongue: 'Telugu' })).getByText('ಚ').first()).toBeVisible();
  // Paper goes from hand to hand.
  await expect.element((await draw('bureau', 'paper')).getByText('சந்').first()).toBeVisible();
});

test('without a lagnam there are no houses: the chart has fixed signs and a note', async () => {
  const rasi: Chart = { ...chart, lagnam: null };
  const screen = await renderPart(
    <DrawnCharts
      {...words}
      look="page"
      reader="bureau"
      style="North Indian"
      charts={{ rasi, navamsam: rasi, canHaveLagnam: false }}
    />,
  );
  await expect
    .element(screen.getByText('The lagnam is not drawn: the site does not know where the place of birth lies.'))
    .toBeVisible();
  await expect.element(screen.getByText(/^A North Indian chart begins with the lagnam/)).toBeVisible();
  expect(screen.container.querySelector('svg')?.viewBox.baseVal.height).toBe(416);
});

test('the charts are stacked on a phone, and side by side on a wide screen', async () => {
  const screen = await renderPart(
    <DrawnCharts
      {...words}
      look="page"
      reader="bureau"
      style="South Indian"
      charts={{ rasi: chart, navamsam: chart, canHaveLagnam: true }}
    />,
  );
  const tops = () =>
    screen
      .getByRole('img')
      .elements()
      .map((svg) => Math.round(svg.getBoundingClientRect().top));
  expect(new Set(tops()).size).toBe(2);
  await page.viewport(820, 844);
  expect(new Set(tops()).size).toBe(1);
});

test('names grow with the font size of the browser, up to the size of their cell', async () => {
  const sizes = async () => {
    const screen = await renderPart(
      <div className="w-[288px]">
        <DrawnCharts
          {...words}
          look="page"
          reader="bureau"
          style="South Indian"
          charts={{ rasi: chart, navamsam: chart, canHaveLagnam: true }}
        />
      </div>,
    );
    const sizeOf = (name: string) =>
      Number(screen.getByText(name).first().element().parentElement?.getAttribute('font-size'));
    return { alone: () => sizeOf('சந்'), crowded: () => sizeOf('பு') };
  };
  const usual = await sizes();
  expect(usual.alone()).toBe(defaultFontSize);
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const large = await sizes();
  await expect.poll(large.alone).toBeGreaterThan(1.5 * defaultFontSize);
  expect(large.crowded() / usual.crowded()).toBeCloseTo(1, 1);
});
