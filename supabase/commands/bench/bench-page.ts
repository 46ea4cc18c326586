import type { BenchCase } from './cases.ts';
import type { Measured } from './measure.ts';
import type { Task } from './tasks.ts';

/** The measurements of one case, smallest number of people first. */
export interface Row {
  readonly benchCase: BenchCase;
  readonly bySize: Measured[];
}

interface Report {
  readonly sizes: readonly number[];
  readonly rows: readonly Row[];
  readonly tasks: readonly Task[];
  readonly machine: string;
}

const size = (people: number) =>
  people >= 1_000_000 ? `${people / 1_000_000}M` : people >= 1000 ? `${people / 1000}k` : String(people);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Processor time that a find or a count may take with this many people, in milliseconds. */
const budgetOf = (people: number) => (people <= 100_000 ? 20 : 50);

function cellsOf({ name }: BenchCase, { people, processor, p50, requests, refused }: Measured): readonly string[] {
  const isAbove = /^(find|count): /.test(name) && processor > budgetOf(people);
  return [
    isAbove ? `**${figure(processor)}, above ${budgetOf(people)}**` : figure(processor),
    `${figure(p50)}${refused === 0 ? '' : ` (${refused} of ${requests} refused)`}`,
  ];
}

/** The first part of docs/bench.md. */
export function writeReport({ sizes, rows, tasks, machine }: Report): string {
  const head = ['who', 'what', ...sizes.flatMap((people) => [size(people), 'p50'])];
  const table = rows.map(({ benchCase, bySize }) =>
    line([benchCase.caller, benchCase.name, ...bySize.flatMap((measured) => cellsOf(benchCase, measured))]),
  );
  const taskNames = [...new Set(tasks.map(({ name }) => name))];
  return `# Few people and many

Written by \`make bench\` on ${machine}; the embedded backend, requests straight to PostgREST, one after the other. Times are in
milliseconds. The first figure of each size is the processor time of one answer (PostgREST and PostgreSQL), which other load on
the machine changes by a third. The second is the median elapsed time. A find or a count may take ${budgetOf(100_000)} ms of processor time
with 100,000 people and ${budgetOf(1_000_000)} with a million; bold figures take more. Columns depend on one another as in life: castes on
religions, places and mother tongues on castes, rasis and padas on stars.

${[line(head), line(head.map(() => '---')), ...table].join('\n')}

| once, or by the gateway | ${sizes.map(size).join(' | ')} |
| --- | ${sizes.map(() => '---').join(' | ')} |
${taskNames
  .map((name) =>
    line([
      name,
      ...sizes.map((people) => tasks.find((task) => task.name === name && task.people === people)?.figure ?? ''),
    ]),
  )
  .join('\n')}
`;
}
