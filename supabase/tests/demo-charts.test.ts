import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { birthStars } from '../../web/src/astrology/birth-stars.ts';
import { rasis } from '../../web/src/astrology/rasis.ts';
import { chartPlanets, type Chart } from '../../web/src/astrology/sky/chart-names.ts';
import { skyOf } from '../../web/src/astrology/sky/person-sky.ts';
import { withDatabase } from '../lib/database.ts';
import { access } from './personas.ts';

// The births of the pictures, and the content of each: they were drawn once.
const rasi = z.enum(rasis);
const chartBirths = z
  .array(
    z.object({
      person: z.number(),
      date: z.string(),
      time: z.string(),
      place: z.string(),
      shows: z.object({ lagnam: rasi, planets: z.record(z.enum(chartPlanets), rasi) }),
    }),
  )
  .parse(JSON.parse(await readFile(new URL('../../seed/pictures/birth-charts.json', import.meta.url), 'utf8')));

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

/** The bodies with another place in the second chart. */
function differences(one: Omit<Chart, 'near'>, other: Omit<Chart, 'near'>): string[] {
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
    const drawn = chartBirths[birth.chart - 1]?.shows;
    if (drawn === undefined) throw new RangeError(`There is no chart ${birth.chart}.`);
    expect([birth.id, birth.birth_star]).toEqual([birth.id, birthStars[birth.chart - 1]]);
    const computed = skyOf(birth, 'mean');
    if ('missing' in computed) {
      // Nothing is drawn beside it. The family's Moon and lagnam are in its chart.
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
