import { needsOrder, type ColumnAnswers, type ColumnProof } from '@/features/transfer/column-proofs';
import type { SheetSide } from '@/features/transfer/read-people';
import { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CircleAlert } from '@/ui/icons';

interface Statement<Answer> {
  text: string;
  /** Other answers. */
  others: readonly { label: string; answer: Answer }[];
}

function sayOrder({ order, isProven, isChosen, turned, unsure, shownBy }: ColumnProof, heading: string): string {
  if (turned > 0) return t('transfer.dates.turned', { heading, count: turned });
  if (order === null) return t('transfer.dates.both', { heading, count: unsure });
  if (order === 'month first') {
    if (isChosen) return t('transfer.dates.monthChosen', { heading });
    const read = t('transfer.dates.monthFirst', { heading });
    return unsure === 0 ? read : `${read} ${t('transfer.dates.otherForm', { count: unsure })}`;
  }
  if (shownBy > 0) return t('transfer.dates.dayShown', { heading, count: shownBy });
  return isProven || isChosen ? t('transfer.dates.dayFirst', { heading }) : t('transfer.dates.assumed', { heading });
}

function sayClock({ clock, doubtful: count }: ColumnProof, heading: string): string {
  if (clock === null) return t('transfer.times.asked', { heading, count });
  return clock === '24 hours' ? t('transfer.times.as24', { heading }) : t('transfer.times.leftOut', { heading });
}

function statementsOf(column: ColumnProof): Statement<ColumnAnswers>[] {
  const heading = t('transfer.columns.heading', { heading: column.heading.trim() });
  // No order repairs a date whose day and month a program has swapped.
  const orders = (['day first', 'month first'] as const).filter(
    (order) => column.turned === 0 && column.shownBy === 0 && (order !== column.order || column.unsure > 0),
  );
  const labels = {
    'day first': t('transfer.dates.useDayFirst'),
    'month first': t('transfer.dates.useMonthFirst'),
  };
  const clocks = { '24 hours': t('transfer.times.use24'), 'left out': t('transfer.times.useNone') };
  const statements: Statement<ColumnAnswers>[] = [];
  if (needsOrder(column))
    statements.push({
      text: sayOrder(column, heading),
      others: orders.map((order) => ({ label: labels[order], answer: { order } })),
    });
  if (column.doubtful > 0)
    statements.push({
      text: sayClock(column, heading),
      others: (['24 hours', 'left out'] as const)
        .filter((clock) => clock !== column.clock)
        .map((clock) => ({ label: clocks[clock], answer: { clock } })),
    });
  if (column.zone === 'universal')
    statements.push({
      text: t('transfer.dates.universal', { heading }),
      others: [{ label: t('transfer.dates.useAsWritten'), answer: { zone: 'as written' } }],
    });
  if (column.zone === 'as written')
    statements.push({
      text: t('transfer.dates.asWritten', { heading }),
      others: [{ label: t('transfer.dates.useNextDay'), answer: { zone: 'universal' } }],
    });
  return statements;
}

interface ProofPanelProps {
  proofs: readonly ColumnProof[];
  onAnswer: (place: number, answer: ColumnAnswers) => void;
}

/** Says once how the dates and times of a column are read, and lets the clerk choose another way. */
export function ProofPanel({ proofs, onAnswer }: ProofPanelProps) {
  return proofs.flatMap((column) =>
    statementsOf(column).map((statement, nth) => (
      <Question
        key={`${column.place} ${nth}`}
        statement={statement}
        onAnswer={(answer) => onAnswer(column.place, answer)}
      />
    )),
  );
}

interface SidePanelProps {
  sides: readonly SheetSide[];
  /** Whether each question names its sheet. */
  hasSheets: boolean;
  onAnswer: (sheet: string, side: (typeof genders)[number]) => void;
}

/** Asks once for each sheet whether its people are brides or grooms, where the file does not say it. */
export function SidePanel({ sides, hasSheets, onAnswer }: SidePanelProps) {
  return sides.map(({ sheet, count, side }) => {
    const problem = side === null ? t('transfer.sides.asked', { count }) : t('transfer.sides.taken', { side, count });
    const others = genders
      .filter((other) => other !== side)
      .map((other) => ({ label: t('transfer.sides.all', { side: other }), answer: other }));
    const text = hasSheets ? t('transfer.cell.problem', { field: sheet, problem }) : problem;
    return <Question key={sheet} statement={{ text, others }} onAnswer={(answer) => onAnswer(sheet, answer)} />;
  });
}

interface QuestionProps<Answer> {
  statement: Statement<Answer>;
  onAnswer: (answer: Answer) => void;
}

function Question<Answer>({ statement: { text, others }, onAnswer }: QuestionProps<Answer>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </p>
      {others.map(({ label, answer }) => (
        <Button key={label} size="small" onClick={() => onAnswer(answer)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
