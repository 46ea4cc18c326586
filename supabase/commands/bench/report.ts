import type { Duty } from './duties.ts';
import type { Load } from './load.ts';
import type { Measured } from './measure.ts';
import type { Question } from './questions.ts';

/** What one question took, with few people first. */
export interface Row {
  readonly question: Question;
  readonly bySize: Measured[];
}

interface Report {
  readonly sizes: readonly number[];
  readonly rows: readonly Row[];
  readonly duties: readonly Duty[];
  readonly machine: string;
  readonly crowd: number;
}

const usualGrowth = 1.3;
const size = (people: number) =>
  people >= 1_000_000 ? `${people / 1_000_000}M` : people >= 1000 ? `${people / 1000}k` : String(people);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const ratio = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const refusedPart = ({ refused, requests }: Load) => (refused === 0 ? '' : ` (${refused} of ${requests} refused)`);

/** As a page of the documentation. */
export function writeReport({ sizes, rows, duties, machine, crowd }: Report): string {
  const [few = 0, many = 0] = [sizes[0], sizes.at(-1)];
  const grows = sizes.length > 1;
  const head = [
    'who',
    'what',
    ...sizes.flatMap((people) => [`${size(people)}: p50`, `p99`]),
    ...(grows ? [`${size(few)} -> ${size(many)}`] : []),
    `${size(many)}, ${crowd} at once: p50`,
    'p99',
    'requests/s',
  ];
  const table = rows.map(({ question, bySize }) => {
    const last = bySize.at(-1);
    const growth = grownBy(bySize);
    const isAbove = growth > (question.mayGrow ?? usualGrowth);
    return line([
      question.caller,
      question.name,
      ...bySize.flatMap(({ alone, nothingAlone }) => [
        `${ratio(alone.p50 / nothingAlone.p50)}${refusedPart(alone)}`,
        ratio(alone.p99 / nothingAlone.p50),
      ]),
      ...(grows
        ? [isAbove ? `**${ratio(growth)}x, above ${question.mayGrow ?? usualGrowth}x**` : `${ratio(growth)}x`]
        : []),
      last ? `${ratio(last.inCrowd.p50 / last.nothingInCrowd.p50)}${refusedPart(last.inCrowd)}` : '',
      last ? ratio(last.inCrowd.p99 / last.nothingInCrowd.p50) : '',
      last ? (last.inCrowd.perSecond / last.nothingInCrowd.perSecond).toFixed(2) : '',
    ]);
  });
  const dutyNames = [...new Set(duties.map(({ name }) => name))];
  return `# Few people and many

Written by \`make bench\` on ${machine}; the embedded backend, questions straight to PostgREST. Figures are multiples of a
call that does nothing (\`rpc/one\` with a member's token), measured in the same second with as many connections: p50 and p99
against its p50, requests/s as a share of its own. Absolute times differ from machine to machine, these hardly.
Growth is of the p50 alone; bold where it is above what the question is allowed (${usualGrowth}x, 3x for a part of a name, more for
counts, which end at a limit).

${[line(head), line(head.map(() => '---')), ...table].join('\n')}

| besides | ${sizes.map(size).join(' | ')} |
| --- | ${sizes.map(() => '---').join(' | ')} |
${dutyNames
  .map((name) =>
    line([
      name,
      ...sizes.map((people) => duties.find((duty) => duty.name === name && duty.people === people)?.figure ?? ''),
    ]),
  )
  .join('\n')}
`;
}

/** How many times longer with most people than with fewest. */
function grownBy(bySize: readonly Measured[]): number {
  const [few, many] = [bySize[0], bySize.at(-1)];
  if (few === undefined || many === undefined) return 1;
  return many.alone.p50 / many.nothingAlone.p50 / (few.alone.p50 / few.nothingAlone.p50);
}
