import type { LogEntry } from '@/features/log/api';
import { openQuestion } from '@/features/introductions/answers';
import type { Introduction } from '@/features/introductions/api/introductions';

export type NextStep =
  | { kind: 'call'; day: string }
  /** Of somebody shown: the family is to be asked, the other family is, or this one has not answered. */
  | { kind: 'ask' | 'other' | 'answer'; name: string; since: string }
  | { kind: 'verify' | 'show' };

type Shown = Pick<
  Introduction,
  'how' | 'shown_at' | 'asked_at' | 'ask_again_on' | 'answer' | 'answered_at' | 'request_id'
> & {
  shown: Pick<Introduction['shown'], 'name' | 'visible' | 'asked'>;
};

interface Known {
  person: { status: string; visible: boolean };
  introductions: readonly Shown[];
  log: readonly Pick<LogEntry, 'call_again_on' | 'done_at'>[];
  /** The day at the bureau. */
  today: string;
}

const oldest = (
  kind: 'ask' | 'other' | 'answer',
  rows: readonly { name: string; since: string }[],
): NextStep | null => {
  const [first] = [...rows].sort((one, other) => one.since.localeCompare(other.since));
  return first === undefined ? null : { kind, ...first };
};

/** The next step by the rules of the page Today: what is due, then what is planned, then what waits. Null for nothing. */
export function nextStep({ person, introductions, log, today }: Known): NextStep | null {
  const [day] = log.flatMap((entry) => (entry.done_at === null ? (entry.call_again_on ?? []) : [])).sort();
  const call: NextStep | null = day === undefined ? null : { kind: 'call', day };
  if (day !== undefined && day <= today) return call;
  if (person.status === 'submitted') return { kind: 'verify' };
  if (!person.visible) return call;
  const open = introductions.filter(({ shown }) => shown.visible);
  const toAsk = open
    .filter(({ answer }) => answer === null || answer === 'later')
    .filter(({ asked_at: asked, ask_again_on: again }) => (asked ?? again) !== null && (again ?? today) <= today)
    .map((row) => ({ name: row.shown.name, since: row.asked_at ?? row.answered_at ?? row.shown_at }));
  const othersToAsk = open
    .filter(({ request_id: request, shown }) => request === null && openQuestion(shown) !== undefined)
    .map((row) => ({ name: row.shown.name, since: row.answered_at ?? row.shown_at }));
  const unanswered = open
    .filter(({ answer }) => answer === null)
    .map((row) => ({ name: row.shown.name, since: row.shown_at }));
  const waits = oldest('ask', toAsk) ?? oldest('other', othersToAsk) ?? call ?? oldest('answer', unanswered);
  return waits ?? (introductions.length === 0 ? { kind: 'show' } : null);
}
