import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { readSetting, readSettings, StackError } from '../../lib/settings.ts';
import { measureDuties, type Duty } from './duties.ts';
import { withPeople } from './full-backend.ts';
import { measure } from './measure.ts';
import { questions } from './questions.ts';
import { writeReport, type Row } from './report.ts';

/**
 * Measures what the site asks of its backend with few people and with many: on a backend of its own, which is removed
 * afterwards. Prints figures and writes the first part of docs/bench.md; it asserts nothing. Settings: PEOPLE=1000,100000,1000000 (how many are
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
  const report = writeReport({ sizes, rows, duties, machine: describeMachine() });
  console.log(`\n${report}`);
  if (only === '') replaceReport(path.join(readSettings().root, 'docs/bench.md'), report);
}

/** What was written by hand, from the second heading on, stays. */
function replaceReport(file: string, report: string): void {
  const [, ...byHand] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  writeFileSync(file, [report, ...byHand].join(byHand.length > 0 ? '\n' : ''));
}

function say({ question, bySize }: Row, size: number): void {
  const last = bySize.at(-1);
  if (last === undefined) return;
  const { processor, p50, refused } = last;
  console.log(
    `  ${size} ${question.caller.padEnd(8)} ${question.name.padEnd(50)} ${processor.toFixed(1).padStart(8)} ms of the processor, p50 ${p50.toFixed(1).padStart(7)} ms${refused > 0 ? `; ${refused} REFUSED` : ''}`,
  );
}

function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
