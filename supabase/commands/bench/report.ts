import type { Duty } from './duties.ts';
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
}

const size = (people: number) =>
  people >= 1_000_000 ? `${people / 1_000_000}M` : people >= 1000 ? `${people / 1000}k` : String(people);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** How many milliseconds of the processor a find or a count may take where so many are registered. */
const budgetOf = (people: number) => (people <= 100_000 ? 20 : 50);

function cellsOf({ name }: Question, { people, processor, p50, requests, refused }: Measured): readonly string[] {
  const isAbove = /^(find|count): /.test(name) && processor > budgetOf(people);
  return [
    isAbove ? `**${figure(processor)}, above ${budgetOf(people)}**` : figure(processor),
    `${figure(p50)}${refused === 0 ? '' : ` (${refused} of ${requests} refused)`}`,
  ];
}

/** As a page of the documentation. */
export function writeReport({ sizes, rows, duties, machine }: Report): string {
  const head = ['who', 'what', ...sizes.flatMap((people) => [size(people), 'p50'])];
  const table = rows.map(({ question, bySize }) =>
    line([question.caller, question.name, ...bySize.flatMap((measured) => cellsOf(question, measured))]),
  );
  const dutyNames = [...new Set(duties.map(({ name }) => name))];
  return `# Few people and many

Written by \`make bench\` on ${machine}; the embedded backend, questions straight to PostgREST, one after the other. The first
figure of each size is milliseconds of the processor for one answer (PostgREST and PostgreSQL), which a busy machine changes by
a third; the second the milliseconds on the clock that half of the answers took. A find or a count may take ${budgetOf(100_000)} ms of the processor
with 100,000 people and ${budgetOf(1_000_000)} with a million; bold is what takes more. The people depend on one another as in life: castes on
religions, places and mother tongues on castes, rasis and padas on stars.

${[line(head), line(head.map(() => '---')), ...table].join('\n')}

| once, or by the gateway | ${sizes.map(size).join(' | ')} |
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
