import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { birthChart } from '../../seed/art/chart/chart.ts';
import { chartBirths } from '../../seed/art/chart/births.ts';
import { drawnChart } from '../../seed/art/chart/positions.ts';
import { pictures, uuidOf } from '../../seed/art/files.ts';
import { birthStars } from '../../web/src/astrology/birth-stars.ts';
import { chartPlanets, type Chart } from '../../web/src/astrology/sky/chart.ts';
import { skyOf } from '../../web/src/astrology/sky/person-sky.ts';
import { withDatabase } from '../lib/database.ts';
import { access } from './personas.ts';

interface DemoBirth {
  id: number;
  /** The birth star of which they have the chart. */
  chart: number | null;
  birth_star: string | null;
  rasi: string | null;
  lagnam: string | null;
  date_of_birth: string | null;
  time_of_birth: string | null;
  birth_time_certainty: string | null;
  place_of_birth: string | null;
  birth_coordinates: string | null;
  birth_zone: string | null;
}

const readBirths = async () =>
  await withDatabase(
    access.databaseUrl,
    (sql) => sql<DemoBirth[]>`
      select
        id::int, split_part(birth_chart, '/', 1)::int as chart, birth_star, rasi, lagnam, date_of_birth::text,
        time_of_birth, birth_time_certainty, place_of_birth, birth_coordinates, birth_zone
      from public."RegisteredUsers" join public.profile_details on registered_user_id = id
      where id <= 1000 order by id desc`,
  );

const nameOf = (star: number) => uuidOf(`chart-${star}`);

/** What stands elsewhere in the one than in the other. */
function differences(one: Chart, other: Chart): string[] {
  const planets = chartPlanets.filter((planet) => one.planets[planet] !== other.planets[planet]);
  return one.lagnam === other.lagnam ? planets : ['Lagnam', ...planets];
}

test('each demo chart is drawn from the birth of somebody of its star, who has it', async () => {
  const births = new Map((await readBirths()).map((birth) => [birth.id, birth]));
  expect(chartBirths).toHaveLength(birthStars.length);
  for (const [index, { person, date, time, place }] of chartBirths.entries()) {
    expect(births.get(person)).toMatchObject({
      chart: index + 1,
      birth_star: birthStars[index],
      date_of_birth: date,
      time_of_birth: time,
      place_of_birth: place,
    });
  }
});

test('the demo charts show what the site computes beside them, but for three that differ on purpose', async () => {
  const births = await readBirths();
  const found: [person: number, differences: string[]][] = [];
  let compared = 0;
  for (const birth of births) {
    if (birth.chart === null) continue;
    const drawn = drawnChart(birth.chart);
    expect([birth.id, birth.birth_star]).toEqual([birth.id, birthStars[birth.chart - 1]]);
    const computed = skyOf(birth, 'mean');
    if ('missing' in computed) {
      // Nothing is drawn beside it. What the family says of the Moon and the lagnam is in its chart.
      expect([birth.id, birth.rasi ?? drawn.planets.Moon]).toEqual([birth.id, drawn.planets.Moon]);
      expect([birth.id, birth.lagnam]).toEqual([birth.id, null]);
      continue;
    }
    compared += 1;
    const points = differences(drawn, computed.sky.rasiChart);
    if (points.length > 0) found.push([birth.id, points]);
  }
  expect(compared).toBe(chartBirths.length);
  expect(found).toEqual([
    [995, ['Lagnam']],
    [971, ['Lagnam']],
    [957, ['Lagnam', 'Moon', 'Venus']],
  ]);
});

test('the pictures of the charts are those that are drawn from the births: make art', async () => {
  // Small enough for the losses of the format not to count: they reach 31 of 255, a letter that stands elsewhere 190.
  const grey = (picture: Buffer) => sharp(picture).flatten().resize(200).greyscale().raw().toBuffer();
  for (const star of chartBirths.keys()) {
    const file = await readFile(new URL(`birth-charts/${star + 1}/${nameOf(star + 1)}.webp`, pictures));
    const [kept, drawn] = await Promise.all([grey(file), grey(Buffer.from(birthChart(star + 1)))]);
    const farthest = Math.max(...kept.map((value, at) => Math.abs(value - (drawn[at] ?? 0))));
    expect([star + 1, farthest < 100]).toEqual([star + 1, true]);
  }
});
