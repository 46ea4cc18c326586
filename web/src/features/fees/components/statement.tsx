import '@/features/fees/sheet.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MessageLanguage } from '@/bureau/components/whatsapp';
import { statementsOf, type Statement, type StatementsOf } from '@/features/fees/api';
import { PaperHead, PlaceToSign, usePaper } from '@/features/fees/components/paper-head';
import type { Payer } from '@/features/fees/receipt-words';
import { paperWords, statementWords, type StatementWords } from '@/features/fees/statement-words';
import { t } from '@/texts/texts';
import { FactList } from '@/ui/facts';
import { FoldedPart } from '@/ui/sections';
import { PrintAlone } from '@/ui/print';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';

const Acts = ({ acts, notNamed }: Pick<StatementWords, 'acts' | 'notNamed'>) => (
  <>
    {notNamed !== null && <p className="text-sm">{notNamed}</p>}
    <ol className="divide-y divide-line/60 text-sm">
      {acts.map(({ place, who, what }) => (
        <li key={place} className="py-1 [overflow-wrap:anywhere] print:break-inside-avoid">
          <span translate="no">{who}</span>: <span className="text-muted print:text-ink">{what}</span>
        </li>
      ))}
    </ol>
  </>
);

function StatementFacts({ words, isOwn }: { words: StatementWords; isOwn: boolean }) {
  const { terms, shown, done, acts, notNamed, since, counted, record, each } = words;
  return (
    <>
      <FactList
        look="sentences"
        // What was not done yet is no news to a family, and the code of the records is for paper.
        facts={isOwn ? [...terms, ...[...shown, ...done].filter(({ value }) => value !== '0')] : [...shown, ...done]}
      />
      <p className="mt-2 text-sm text-muted">{isOwn ? since : `${counted} ${record}`}</p>
      {acts.length > 0 && (
        <FoldedPart title={each}>
          <Acts acts={acts} notNamed={notNamed} />
        </FoldedPart>
      )}
    </>
  );
}

export interface OwnStatementsProps {
  of: StatementsOf;
  /** The part of the page around the statements; by default a section with a heading. */
  children?: (statements: ReactNode) => ReactNode;
}

const section = (statements: ReactNode) => (
  <section className="mt-8">
    <h2 className="text-xl text-maroon-800">{t('statement.own')}</h2>
    {statements}
  </section>
);

/** For the family itself: a statement for each plan that it bought; nothing where it bought none. */
export function OwnStatements({ of, children = section }: OwnStatementsProps) {
  const query = useQuery(statementsOf(of));
  // Most families have none: no placeholder moves the page for them.
  if (query.data === undefined ? query.error === null : query.data.length === 0) return null;
  return children(
    <div className="mt-4 space-y-4">
      <Loaded query={query} what={t('statement.theStatement')} skeleton={<FactsSkeleton />}>
        {(list) =>
          [...list.filter(({ runs }) => runs), ...list.filter(({ runs }) => !runs)].map((statement) => (
            <article
              key={statement.id}
              className="rounded-card bg-paper p-4 [overflow-wrap:anywhere] shadow-card sm:px-6"
            >
              <h3 translate="no" className="text-lg">
                {statement.plan}
              </h3>
              <StatementFacts words={statementWords(statement)} isOwn />
            </article>
          ))
        }
      </Loaded>
    </div>,
  );
}

/** For the office, below a purchase: its statement, which it prints for the family. */
export function StatementOfPurchase({ purchaseId, payer }: { purchaseId: number; payer: Payer }) {
  const query = useQuery(statementsOf({ profileId: payer.id }));
  return (
    <>
      <h3 className="mt-4 text-sm font-medium text-muted">{t('statement.title')}</h3>
      <Loaded query={query} what={t('statement.theStatement')} skeleton={<FactsSkeleton />}>
        {(list) =>
          list
            .filter(({ id }) => id === purchaseId)
            .map((statement) => (
              <div key={statement.id}>
                <StatementFacts words={statementWords(statement)} isOwn={false} />
                <PrintedStatement statement={statement} payer={payer} />
              </div>
            ))
        }
      </Loaded>
    </>
  );
}

/** A statement on A5 in the family's language or a chosen one, with a place to sign. */
function PrintedStatement({ statement, payer }: { statement: Statement; payer: Payer }) {
  const { language, choose, bureau, words } = usePaper(payer.id, () => paperWords(statement, payer));
  return (
    <div className="mt-2 space-y-2">
      <MessageLanguage label={t('fees.paperLanguage')} value={language} onChange={choose} />
      {words !== null && (
        <PrintAlone label={t('fees.print')}>
          <article lang={language} className="fees-sheet [overflow-wrap:anywhere]">
            <PaperHead bureau={bureau} />
            <h3 className="text-[1.2em] leading-snug text-maroon-800">{words.title}</h3>
            <FactList
              look="half"
              facts={[{ label: words.planLabel, value: words.plan, isData: true }, ...words.terms, ...words.shown]}
            />
            <FactList look="counts" facts={words.done} />
            {words.acts.length > 0 && <h4 className="mt-3 font-medium">{words.each}</h4>}
            <Acts acts={words.acts} notNamed={words.notNamed} />
            <p className="mt-2 text-[0.95em]">
              {words.counted} {words.record}
            </p>
            <PlaceToSign label={words.signature} />
          </article>
        </PrintAlone>
      )}
    </div>
  );
}
