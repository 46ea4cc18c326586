import '@/features/fees/sheet.css';
import { useQuery } from '@tanstack/react-query';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useBureau } from '@/bureau/bureau';
import { languageOfPage } from '@/bureau/components/message-language';
import { statementsQueryOptions, type Statement, type StatementsOf } from '@/features/fees/api/statement';
import { PaperHead, PlaceToSign } from '@/features/fees/components/paper-head';
import type { Payer } from '@/features/fees/receipt-words';
import { paperWords, statementWords, type StatementWords } from '@/features/fees/statement-words';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { FactList } from '@/ui/fact-list';
import { FoldedPart } from '@/ui/folded-part';
import { PrintAlone } from '@/ui/print-alone';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';

const Acts = ({ acts }: Pick<StatementWords, 'acts'>) => (
  <ol className="divide-y divide-line/60 text-sm">
    {acts.map(({ place, who, what }) => (
      <li key={place} className="py-1 [overflow-wrap:anywhere] print:break-inside-avoid">
        <span translate="no">{who}</span>: <span className="text-muted print:text-ink">{what}</span>
      </li>
    ))}
  </ol>
);

/** The numbers of a statement against its plan, and each act. */
function StatementFacts({
  words: { terms, done, acts, counted, each },
  isOwn,
}: {
  words: StatementWords;
  isOwn: boolean;
}) {
  return (
    <>
      <FactList look="dense" facts={isOwn ? [...terms, ...done] : done} />
      <p className="mt-2 text-sm text-muted">{counted}</p>
      {acts.length > 0 && (
        <FoldedPart title={each}>
          <Acts acts={acts} />
        </FoldedPart>
      )}
    </>
  );
}

/** For the family itself: a statement for each plan that it bought; nothing where it bought none. */
export function OwnStatements({ of }: { of: StatementsOf }) {
  const query = useQuery(statementsQueryOptions(of));
  // Most families have none: no placeholder moves the page for them.
  if (query.data === undefined ? query.error === null : query.data.length === 0) return null;
  return (
    <section className="mt-8 space-y-4">
      <h2 className="text-xl text-maroon-800">{t('statement.own')}</h2>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('statement.theStatement') })}
        skeleton={null}
        failure={couldNotLoad(t('statement.theStatement'))}
      >
        {(list) =>
          list.map((statement) => (
            <article key={statement.id} className="rounded-card bg-paper p-4 shadow-card sm:px-6">
              <h3 translate="no" className="text-lg [overflow-wrap:anywhere]">
                {statement.plan}
              </h3>
              <StatementFacts words={statementWords(statement)} isOwn />
            </article>
          ))
        }
      </QueryView>
    </section>
  );
}

/** For the office, below a purchase: its statement, which it prints for the family. */
export function StatementOfPurchase({ purchaseId, payer }: { purchaseId: number; payer: Payer }) {
  const query = useQuery(statementsQueryOptions({ profileId: payer.id }));
  return (
    <>
      <h3 className="mt-4 text-sm font-medium text-muted">{t('statement.title')}</h3>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('statement.theStatement') })}
        skeleton={<FactsSkeleton />}
        failure={couldNotLoad(t('statement.theStatement'))}
      >
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
      </QueryView>
    </>
  );
}

/** A statement on A5 in the family's language, with a place to sign. */
function PrintedStatement({ statement, payer }: { statement: Statement; payer: Payer }) {
  const kept = useQuery(accountLanguageQueryOptions(payer.id)).data;
  const language = isLanguage(kept) ? kept : languageOfPage();
  const { say, failed } = useSayIn(language, ['first', 'visitor', 'member', 'fees', 'receipt']);
  const bureau = useBureau(language);
  const write = () => paperWords(statement, payer);
  const words = say === null ? (failed ? write() : null) : say(write);
  return (
    words !== null && (
      <div className="mt-2">
        <PrintAlone label={t('fees.print')}>
          <article lang={language} className="fees-sheet @container [overflow-wrap:anywhere]">
            <PaperHead bureau={bureau} />
            <h3 className="text-lg text-maroon-800">{words.title}</h3>
            <FactList
              look="paper"
              facts={[{ label: words.planLabel, value: words.plan, isData: true }, ...words.terms, ...words.done]}
            />
            {words.acts.length > 0 && <h4 className="mt-3 font-medium">{words.each}</h4>}
            <Acts acts={words.acts} />
            <p className="mt-3 text-sm">{words.counted}</p>
            <PlaceToSign label={words.signature} />
          </article>
        </PrintAlone>
      </div>
    )
  );
}
