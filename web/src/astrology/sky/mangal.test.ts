import { describe, expect, it } from 'vitest';
import { rasis, type Rasi } from '@/astrology/rasis';
import { ofPlanets, type Chart, type ChartPlanet } from '@/astrology/sky/chart-names';
import { countMangal, describeCount, givesDosha, mangalRule, type MangalRules } from '@/astrology/sky/mangal';
import { firstStarSettings } from '@/astrology/star-settings';

const chart = (lagnam: Rasi | null, places: Partial<Record<ChartPlanet, Rasi>>, near: Chart['near'] = {}): Chart => ({
  lagnam,
  planets: ofPlanets((planet) => places[planet] ?? null),
  near,
});
const count = (of: Chart, rules: Partial<MangalRules> = {}) => countMangal(of, { ...firstStarSettings, ...rules });
const described = (...given: Parameters<typeof count>) => count(...given).map(describeCount);
/** The houses that give the dosha, with Mars in each sign and the lagnam in Karka. */
const givingHouses = (rules: Partial<MangalRules>) =>
  rasis
    .flatMap((Mars) => count(chart('Karka', { Mars }), rules)[0]?.placement ?? [])
    .filter(givesDosha)
    .map(({ house }) => house)
    .toSorted((a, b) => a - b);

it('counts Mars from lagnam, Moon and Venus, the own sign as the first', () => {
  // By hand: from Simha to Meena are 8 signs, from Meena to Meena 1, from Tula to Meena 6.
  const counts = count(chart('Simha', { Mars: 'Meena', Moon: 'Meena', Venus: 'Tula' }));
  expect(counts.map(({ from, start }) => [from, start])).toEqual([
    ['lagnam', 'Simha'],
    ['Moon', 'Meena'],
    ['Venus', 'Tula'],
  ]);
  expect(counts.map(describeCount)).toEqual([
    'house 8, one of these',
    'house 1, one of these',
    'house 6, not one of these',
  ]);
});

it('goes by the houses that the bureau has chosen', () => {
  expect(givingHouses({})).toEqual([1, 2, 4, 7, 8, 12]);
  expect(givingHouses({ mangal_houses: '2, 4, 7, 8, 12' })).toEqual([2, 4, 7, 8, 12]);
  expect(givingHouses({ mangal_houses: '1, 4, 7, 8, 12' })).toEqual([1, 4, 7, 8, 12]);
});

it('counts from the points that the bureau has chosen', () => {
  const from = (mangal_from: MangalRules['mangal_from']) =>
    count(chart('Simha', { Mars: 'Meena' }), { mangal_from }).map((one) => one.from);
  expect(from('lagnam and Moon')).toEqual(['lagnam', 'Moon']);
  expect(from('lagnam')).toEqual(['lagnam']);
});

it('says nothing where a sign is not certain', () => {
  const noLagnam = described(chart(null, { Mars: 'Mesha', Moon: 'Mesha' }));
  expect(noLagnam).toEqual([null, 'house 1, one of these', null]);
  expect(described(chart('Mesha', { Moon: 'Mesha', Venus: 'Mesha' }))).toEqual([null, null, null]);
});

describe('next to a boundary', () => {
  it('names the other house of the point, and that of Mars for all points', () => {
    // By hand: from Kanya to Kumbha are 6 signs, from Simha 7.
    expect(described(chart('Kanya', { Mars: 'Kumbha', Moon: 'Dhanu' }, { lagnam: ['Simha'] }))).toEqual([
      'house 6, not one of these; or 7, one of these, by a clock a minute off',
      'house 3, not one of these',
      null,
    ]);
    expect(described(chart('Kanya', { Mars: 'Kumbha', Moon: 'Dhanu' }, { Mars: ['Meena'] }))).toEqual([
      'house 6, not one of these; or 7, one of these, by a clock a minute off',
      'house 3, not one of these; or 4, one of these, by a clock a minute off',
      null,
    ]);
  });

  it('names each house once where both may be in the next sign', () => {
    const both = count(chart('Kanya', { Mars: 'Kumbha' }, { lagnam: ['Tula'], Mars: ['Meena'] }))[0];
    expect([both?.placement, ...(both?.near ?? [])].map((one) => one?.house)).toEqual([6, 7, 5]);
  });
});

describe('exceptions', () => {
  const excepted = (rules: MangalRules['mangal_exceptions']) =>
    rasis.flatMap((lagnam) =>
      rasis.flatMap((Mars) =>
        (count(chart(lagnam, { Mars }), { mangal_exceptions: rules })[0]?.placement?.exception ?? null) === null
          ? []
          : [`${Mars} ${((rasis.indexOf(Mars) - rasis.indexOf(lagnam) + 12) % 12) + 1}`],
      ),
    );

  it('are none, unless the bureau has chosen them', () => {
    expect(excepted('no exceptions')).toEqual([]);
  });

  it('are the own signs of Mars and that of its exaltation, in each house that is listed', () => {
    const houses = [1, 2, 4, 7, 8, 12];
    const expected = ['Mesha', 'Vrishchika', 'Makara'].flatMap((sign) => houses.map((house) => `${sign} ${house}`));
    expect(excepted('own sign or exalted').toSorted()).toEqual(expected.toSorted());
  });

  it('are, by house too, those of Tamil almanacs', () => {
    const before = excepted('own sign or exalted');
    const added = excepted('by house too').filter((one) => !before.includes(one));
    expect(added.toSorted()).toEqual(
      ['Mithuna 2', 'Kanya 2', 'Karka 7', 'Dhanu 8', 'Meena 8', 'Vrishabha 12', 'Tula 12'].toSorted(),
    );
  });

  it('are said with the house, never left out', () => {
    const rules = { mangal_exceptions: 'by house too' } as const;
    const noteOn = (lagnam: Rasi, Mars: Rasi) => described(chart(lagnam, { Mars }), rules)[0];
    expect(noteOn('Kanya', 'Mesha')).toBe('house 8, one of these, but Mars is in its own sign');
    expect(noteOn('Karka', 'Makara')).toBe('house 7, one of these, but Mars is exalted');
    expect(noteOn('Makara', 'Karka')).toBe('house 7, one of these, but Mars is in Kadagam');
    expect(noteOn('Meena', 'Karka')).toBe('house 5, not one of these');
    // With the lagnam in Karka, house 7 is Makara.
    expect(givingHouses(rules)).toEqual([1, 2, 4, 8, 12]);
  });
});

it('says its rule, with the exceptions and that schools differ', () => {
  expect(mangalRule(firstStarSettings)).toBe(
    'Rule: Mars in house 1, 2, 4, 7, 8 or 12, counted from the lagnam, the Moon and Venus. Many almanacs make exceptions, as where Mars stands in its own sign. Schools differ: some leave out the first or the second house, some count from the lagnam alone.',
  );
  expect(
    mangalRule({ mangal_houses: '2, 4, 7, 8, 12', mangal_from: 'lagnam', mangal_exceptions: 'by house too' }),
  ).toMatch(
    /^Rule: Mars in house 2, 4, 7, 8 or 12, counted from the lagnam\. Mars in its own sign \(Mesham or Viruchigam\) or exalted \(Magaram\) is an exception; so is Mars in house 2 in Mithunam or Kanni, 4 in Mesham or Viruchigam, 7 in Kadagam or Magaram, 8 in Dhanusu or Meenam, 12 in Rishabam or Thulam\. /,
  );
});
