import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { formatList, joinFacts } from '@/lib/format';
import { t } from '@/texts/texts';
import { CircleCheck, MessageCircle, TriangleAlert } from '@/ui/icons';

/** Label widths (at most half; above the value with a large font) and separators. */
const looks = {
  /** A page of facts. */
  wide: {
    list: 'mt-2',
    row: '3xs:grid-cols-[min(8.5em,45%)_minmax(0,1fr)] gap-x-3 border-b border-line/70 py-[11px] print:py-1 sm:grid-cols-[minmax(9.5em,34%)_1fr]',
  },
  /** Two columns of facts on wide screens. */
  columns: {
    list: 'mt-2 gap-x-10 xl:grid xl:grid-cols-2',
    row: '3xs:grid-cols-[min(8.5em,45%)_minmax(0,1fr)] gap-x-3 border-b border-line/70 py-2.5',
  },
  /** Many facts at once, on a page of the office. */
  dense: {
    list: 'mt-1',
    row: '3xs:grid-cols-[min(9em,40%)_minmax(0,1fr)] gap-x-3 border-b border-line/70 py-1 leading-snug last:border-0 print:py-0.5',
  },
  /** Within a card: where a word would be broken, the value goes below its label. */
  card: {
    list: 'mt-3',
    row: 'flex! flex-wrap gap-x-3 border-t border-line/70 py-2 *:max-w-full *:min-w-min *:hyphens-none *:[overflow-wrap:break-word]! [&>dd]:grow [&>dd]:basis-2/5 [&>dt]:shrink-0 [&>dt]:basis-[min(7.5em,45%)]',
  },
  /** With sentences for labels: above the value on a phone. */
  sentences: {
    list: 'mt-1',
    row: 'gap-x-3 border-b border-line/70 py-1.5 leading-snug last:border-0 sm:grid-cols-[minmax(0,45%)_minmax(0,1fr)]',
  },
  /** Within a dialog. */
  dialog: { list: 'mt-2', row: 'gap-x-3 border-b border-line/70 py-2 sm:grid-cols-[12em_1fr]' },
  /** On a printed sheet with a font size that fits the page. */
  paper: {
    list: 'mt-[0.25em]',
    row: '@min-[16rem]:grid-cols-[8.5em_minmax(0,1fr)] gap-x-[0.75em] py-[0.16em] @min-[34rem]:grid-cols-[9.5em_minmax(0,1fr)]',
  },
  /** On half a printed sheet. */
  half: { list: 'mt-[0.25em]', row: 'grid-cols-[12.5em_minmax(0,1fr)] gap-x-[0.75em] py-[0.12em]' },
  /** The same with sentences for labels, and numbers. */
  counts: { list: '', row: 'grid-cols-[68%_minmax(0,1fr)] gap-x-[0.75em] py-[0.12em]' },
} as const;

interface FactListProps {
  look: keyof typeof looks;
  /** A null value shows as not known. */
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Whether the value is not in a language of ours: a name, something typed. */
    isData?: boolean;
    /** Of the value, where it is not that of the page. */
    language?: string;
    /** The same in a second language; no value where it is the same in both. */
    also?: { language: string; label: string; value: string | null };
  }[];
}

export function FactList({ look, facts }: FactListProps) {
  const { list, row } = looks[look];
  return (
    <dl className={list}>
      {facts.map(({ label, value, isData, language, also }) => (
        // Paper leaves unknown facts out.
        <div key={label} className={clsx('grid', row, value === null && 'print:hidden')}>
          <dt className="text-muted">
            {label}
            <InSecond language={also?.language} text={also?.label} />
          </dt>
          {value === null ? (
            <dd className="text-muted">{t('ui.notProvided')}</dd>
          ) : (
            <dd
              lang={language}
              translate={isData ? 'no' : undefined}
              className={clsx('font-medium [overflow-wrap:anywhere]', look !== 'paper' && 'whitespace-pre-line')}
            >
              {value}
              <InSecond language={also?.language} text={also?.value} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface InSecondProps {
  language: string | undefined;
  /** Nothing is shown without it. */
  text: string | null | undefined;
}

/** The same words in a second language of a sheet, smaller. */
export function InSecond({ language, text }: InSecondProps) {
  if (text == null) return null;
  return (
    <span lang={language} className="block text-[0.85em] font-normal">
      {text}
    </span>
  );
}

/** The known facts, then one line that names the unknown ones. */
export function KnownFacts({ look, facts }: ComponentProps<typeof FactList>) {
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null).map(({ label }) => label);
  return (
    <>
      {known.length > 0 && <FactList look={look} facts={known} />}
      {missing.length > 0 && (
        <p className="mt-3 text-muted print:hidden">{t('ui.notProvidedThese', { what: formatList(missing) })}</p>
      )}
    </>
  );
}

interface JoinedFactsProps {
  facts: readonly (string | null)[];
  /** The last of them, as it was typed: a place. */
  typed: string | null;
}

/** Facts of a person in one line: "User Id 12, 28 years, Madurai". */
export function JoinedFacts({ facts, typed }: JoinedFactsProps) {
  const joined = joinFacts(facts);
  return (
    <>
      {joined}
      {joined !== '' && typed !== null && typed !== '' && ', '}
      {typed !== null && <span translate="no">{typed}</span>}
    </>
  );
}

interface ComparedFactsProps {
  look: 'wide' | 'card';
  facts: readonly {
    label: string;
    /** Null when it cannot be computed. */
    found: string | null;
    /** Shown after the value when another source disagrees; null when none does. */
    difference: string | null;
    notes: readonly string[];
  }[];
}

/** Computed facts, each with the differing statements and notes. */
export const ComparedFacts = ({ look, facts }: ComparedFactsProps) => (
  <FactList
    look={look}
    facts={facts.map(({ label, found, difference, notes }) => ({
      label,
      value: (
        <>
          {found ?? t('ui-member.cannotBeComputed')}
          {difference !== null && <span className="font-normal"> {t('ui-member.difference', { difference })}</span>}
          {notes.map((note) => (
            <span key={note} className="block font-normal">
              {note}
            </span>
          ))}
        </>
      ),
    }))}
  />
);

const stateLooks = {
  done: [CircleCheck, 'text-success'],
  missing: [TriangleAlert, 'text-danger'],
  send: [MessageCircle, 'text-gold-700'],
} as const;

interface StateLineProps {
  look: keyof typeof stateLooks;
  title?: string;
  children: ReactNode;
}

/** One thing of several that are needed: a sign, the thing, and its facts. */
export function StateLine({ look, title, children }: StateLineProps) {
  const [Sign, colour] = stateLooks[look];
  return (
    <div className="mt-3 flex gap-3 border-t border-line/60 pt-3 [overflow-wrap:anywhere]">
      <Sign aria-hidden="true" className={`mt-1 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
