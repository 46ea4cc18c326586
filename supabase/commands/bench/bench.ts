import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { readSetting, readSettings, StackError } from '../../lib/settings.ts';
import { benchCases } from './cases.ts';
import { withPeople } from './full-backend.ts';
import { measure } from './measure.ts';
import { writeReport, type Row } from './bench-page.ts';
import { measureTasks, type Task } from './tasks.ts';

/**
 * Measures the site's requests with few people and with many, on a temporary backend of its own. Prints figures and writes
 * the first part of docs/bench.md; it asserts nothing. Settings: PEOPLE=1000,100000,1000000 (sizes of the register), ONLY=name
 * (only cases whose name contains this; prints the report only), SECONDS=1.5 (for each case).
 */
export async function bench(): Promise<void> {
  const sizes = (readSetting('PEOPLE') ?? '1000,100000,1000000').split(',').map(Number);
  const only = readSetting('ONLY') ?? '';
  const ms = Number(readSetting('SECONDS') ?? '1.5') * 1000;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000) || !(ms > 0)) {
    throw new StackError('PEOPLE and SECONDS are numbers.', 'As in: make bench PEOPLE=1000,100000 SECONDS=2');
  }
  const chosen = benchCases.filter(({ name, caller }) => `${caller} ${name}`.includes(only));
  const rows: Row[] = chosen.map((benchCase) => ({ benchCase, bySize: [] }));
  const tasks: Task[] = [];
  for (const size of sizes) {
    await withPeople(size, async (backend) => {
      for (const row of rows) {
        row.bySize.push(await measure(backend, row.benchCase, ms));
        print(row, size);
      }
      tasks.push(...(await measureTasks(backend, only, ms)));
    });
  }
  const report = writeReport({ sizes, rows, tasks, machine: describeMachine() });
  console.log(`\n${report}`);
  if (only === '') replaceReport(path.join(readSettings().root, 'docs/bench.md'), report);
}

/** Replaces everything before the second heading; the rest is written by hand. */
function replaceReport(file: string, report: string): void {
  const [, ...byHand] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  writeFileSync(file, [report, ...byHand].join(byHand.length > 0 ? '\n' : ''));
}

function print({ benchCase, bySize }: Row, size: number): void {
  const last = bySize.at(-1);
  if (last === undefined) return;
  const { processor, p50, refused } = last;
  console.log(
    `  ${size} ${benchCase.caller.padEnd(8)} ${benchCase.name.padEnd(50)} ${processor.toFixed(1).padStart(8)} ms of processor time, p50 ${p50.toFixed(1).padStart(7)} ms${refused > 0 ? `; ${refused} REFUSED` : ''}`,
  );
}

function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
