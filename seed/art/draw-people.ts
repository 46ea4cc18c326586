/**
 * Draws the demo portraits and birth charts, laid out as the storage buckets hold them: `make art`.
 * Needs only the packages of this project (sharp, dicebear, fontsource). Portraits depend on nothing but the numbers of person
 * and picture, charts on the births in chart/births.ts; another version of sharp may pack the same pixels into other bytes, so the committed files are what counts.
 */
import { rm, writeFile } from 'node:fs/promises';
import { birthChart } from './chart/chart.ts';
import { chartBirths } from './chart/births.ts';
import { pictures, uuidOf, writePicture } from './files.ts';
import { cast, picturesOf } from './portrait/cast.ts';
import { portrait } from './portrait/portrait.ts';

/** Who is in the pictures, for the SQL fixtures: one line a person, as the formatter keeps it. */
const people = cast.map(
  ({ p, gender, religion, ageBand }) =>
    `  { "p": ${p}, "gender": "${gender}", "religion": "${religion}", "ageBand": "${ageBand}", "pictures": ${picturesOf(p)} }`,
);
await writeFile(new URL('people.json', pictures), `[\n${people.join(',\n')}\n]\n`);

const sizes: [full: number, thumb: number][] = [];
await rm(new URL('profile-images', pictures), { recursive: true, force: true });
for (const person of cast) {
  for (let k = 1; k <= picturesOf(person.p); k++) {
    const name = uuidOf(`portrait-${person.p}-${k}`);
    const folder = `profile-images/${person.p}/`;
    sizes.push(
      await writePicture({ svg: portrait(person, k), folder, name, thumb: { width: 4, height: 5 }, quality: 74 }),
    );
  }
}

await rm(new URL('birth-charts', pictures), { recursive: true, force: true });
for (const index of chartBirths.keys()) {
  const c = index + 1;
  const folder = `birth-charts/${c}/`;
  sizes.push(
    await writePicture({
      svg: birthChart(c),
      folder,
      name: uuidOf(`chart-${c}`),
      thumb: { width: 1, height: 1 },
      quality: 76,
    }),
  );
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
const total = sizes.reduce((sum, [full, thumb]) => sum + full + thumb, 0);
const largest = kilobytes(Math.max(...sizes.map(([full]) => full)));
const largestThumb = kilobytes(Math.max(...sizes.map(([, thumb]) => thumb)));
console.log(
  `${sizes.length} pictures, ${kilobytes(total)}; the largest ${largest}, the largest thumbnail ${largestThumb}`,
);
