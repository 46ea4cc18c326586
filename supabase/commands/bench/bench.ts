import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { readSetting, readSettings, StackError } from '../../lib/settings.ts';
import { measureDuties, type Duty } from './duties.ts';
import { withPeople } from './full-backend.ts';
import { crowd, measure } from './measure.ts';
import { questions } from './questions.ts';
import { writeReport, type Row } from './report.ts';

/**
 * Measures what the site asks of its backend with few people and with many: on a backend of its own, which is removed
 * afterwards. Prints figures and writes docs/bench.md; it asserts nothing. Settings: PEOPLE=1000,100000,1000000 (how many are
 * registered), ONLY=name (the questions whose name holds this; the report is then only printed), SECONDS=1.5 (for each).
 */
export async function bench(): Promise<void> {
  const sizes = (readSetting('PEOPLE') ?? '1000,100000,1000000').split(',').map(Number);
  const only = readSetting('ONLY') ?? '';
  const ms = Number(readSetting('SECONDS') ?? '1.5') * 1000;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000) || !(ms > 0)) {
    throw new StackError('PEOPLE and SECONDS are numbers.', 'As in: make bench PEOPLE=1000,100000 SECONDS=2');
  }
  const asked = questions.filter(({ name, caller }) => `${caller} ${name}`.includes(only));
  const rows: Row[] = asked.map((question) => ({ question, bySize: [] }));
  const duties: Duty[] = [];
  for (const size of sizes) {
    await withPeople(size, async (backend) => {
      for (const row of rows) {
        row.bySize.push(await measure(backend, row.question, ms));
        say(row, size);
      }
      duties.push(...(await measureDuties(backend, only, ms)));
    });
  }
  const report = writeReport({ sizes, rows, duties, machine: describeMachine(), crowd });
  console.log(`\n${report}`);
  if (only === '') writeFileSync(path.join(readSettings().root, 'docs/bench.md'), report);
}

function say({ question, bySize }: Row, size: number): void {
  const last = bySize.at(-1);
  if (last === undefined) return;
  const { alone, nothingAlone, inCrowd, nothingInCrowd } = last;
  const refused = alone.refused + inCrowd.refused;
  console.log(
    `  ${size} ${question.caller.padEnd(8)} ${question.name.padEnd(42)} ${alone.p50.toFixed(2).padStart(9)} ms ${(alone.p50 / nothingAlone.p50).toFixed(1).padStart(7)} x nothing; in a crowd ${(inCrowd.perSecond / nothingInCrowd.perSecond).toFixed(2)} of its rate${refused > 0 ? `; ${refused} REFUSED` : ''}`,
  );
}

function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
