import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { readSetting, readSettings, StackError } from '../../lib/settings.ts';
import { benchCases, besideCase } from './cases.ts';
import { withPeople } from './full-backend.ts';
import { measure, measureBeside } from './measure.ts';

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Measures the slowest requests of the site with few people and with many, on a temporary backend of its own. Prints figures and writes
 * the table of docs/bench.md; it asserts nothing. Settings: PEOPLE=1000000 (sizes of the register), ONLY=name (only cases whose
 * name contains this; nothing is written), SECONDS=1.5 (for each case).
 */
export async function bench(): Promise<void> {
  const sizes = (readSetting('PEOPLE') ?? '1000,10000,100000').split(',').map(Number);
  const only = readSetting('ONLY') ?? '';
  const ms = Number(readSetting('SECONDS') ?? '1.5') * 1000;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000) || !(ms > 0)) {
    throw new StackError('PEOPLE and SECONDS are numbers.', 'As in: make bench PEOPLE=1000,10000 SECONDS=2');
  }
  const rows = [...benchCases, besideCase]
    .filter(({ name }) => name.includes(only))
    .map((benchCase) => ({ benchCase, cells: [benchCase.caller, benchCase.name] }));
  for (const size of sizes) {
    await withPeople(size, async (backend) => {
      for (const { benchCase, cells } of rows) {
        if (benchCase === besideCase) {
          const { alone, beside } = await measureBeside(backend, benchCase, ms);
          cells.push(figure(alone), figure(beside));
          console.log(`  ${size} ${benchCase.name}: ${figure(alone)} and ${figure(beside)} ms`);
          continue;
        }
        const { processor, p50 } = await measure(backend, benchCase, ms);
        cells.push(figure(processor), figure(p50));
        console.log(`  ${size} ${benchCase.name}: ${figure(processor)} ms of processor time, p50 ${figure(p50)} ms`);
      }
    });
  }
  const head = ['who', 'what', ...sizes.flatMap((size) => [`${size / 1000}k`, 'p50'])];
  const table = [head, head.map(() => '---'), ...rows.map(({ cells }) => cells)].map(line).join('\n');
  console.log(`\n${table}`);
  if (only === '') replaceTable(path.join(readSettings().root, 'docs/bench.md'), table);
}

/** Replaces everything before the second heading; the rest is written by hand. */
function replaceTable(file: string, table: string): void {
  const [, ...byHand] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}`;
  const head = `# Few people and many

Written by \`make bench\` on ${machine}; the embedded backend, requests
straight to PostgREST, one after the other. Times are in milliseconds. The first figure of each size is the processor time of one
answer (PostgREST and PostgreSQL), which other load on the machine changes by a third. The second is the median elapsed time. A
find or a count may take 20 ms of processor time with 100,000 people and 50 with a million (\`PEOPLE=1000000\`). Columns depend on
one another as in life: castes on religions, places and mother tongues on castes, rasis and padas on stars. The last row has two
95th percentiles of elapsed time.

`;
  writeFileSync(file, `${head}${table}\n\n${byHand.join('')}`);
}
