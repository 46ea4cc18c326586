import { useState } from 'react';
import type { Purchase } from '@/features/fees/api';
import { PayAct } from '@/features/fees/components/pay-act';
import { CorrectAct, EndAct, PauseAct, ResumeAct } from '@/features/fees/components/purchase-acts';
import { ReceiptDialog } from '@/features/fees/components/receipt-dialog';
import { StatementOfPurchase } from '@/features/fees/components/statement';
import { receiptNumber } from '@/features/fees/receipt-number';
import type { Payer } from '@/features/fees/receipt-words';
import { isOwner, useViewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { joinFacts, sayDate } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DeskPanel } from '@/ui/sections';
import { FactList } from '@/ui/facts';

interface PurchaseCardProps {
  purchase: Purchase;
  payer: Payer;
  upiId: string | null;
  closedUntil: string | null;
  isDeleted: boolean;
  /** Its first act takes the focus: it was sold just now. */
  takesFocus: boolean;
}

const focusFirstAct = (card: HTMLElement | null) => card?.querySelector('button')?.focus();

/** A plan that a family bought: its days, its money, and what the office can do about it. */
export function PurchaseCard({ purchase, payer, upiId, closedUntil, isDeleted, takesFocus }: PurchaseCardProps) {
  const isOwners = isOwner(useViewer());
  const [shownReceipt, setShownReceipt] = useState<string | null>(null);
  const { payments, plan, unpaid } = purchase;
  const pause = purchase.pauses.find(({ ended_on: endedOn }) => endedOn === null);
  const isOver = purchase.ends_on < todayAtBureau();
  const wasEnded = purchase.ended_on !== null;
  // Of one that was ended: the right payment in place of a corrected one.
  const wasCorrected = payments.some(({ corrects }) => corrects !== null);
  const toRecord = !wasEnded ? unpaid : wasCorrected ? purchase.price - purchase.paid : 0;
  // By its request: somebody else may have recorded one at the same time.
  const shown = payments.find(({ request_id: request }) => request === shownReceipt);
  const state = stateOf(purchase);
  return (
    <DeskPanel title={<span translate="no">{plan}</span>}>
      {state !== null && <p className="mt-2 font-medium">{state}</p>}
      <FactList look="dense" facts={factsOf(purchase)} />
      {pause && (
        <p className="mt-2">
          {t('fees.restsTo', {
            from: sayDate(pause.from_on),
            to: sayDate(pause.until_on),
            reason: t('fees.pauseReason', { reason: pause.reason }),
          })}
        </p>
      )}
      {!isDeleted && (!wasEnded || toRecord > 0) && (
        <div ref={takesFocus ? focusFirstAct : null} className="mt-3 flex flex-wrap gap-2">
          {toRecord > 0 && (
            <PayAct
              purchase={purchase}
              unpaid={toRecord}
              payer={payer}
              upiId={upiId}
              closedUntil={closedUntil}
              look={wasEnded ? 'quiet' : 'primary'}
              onRecorded={setShownReceipt}
            />
          )}
          {!wasEnded && (pause ? <ResumeAct purchase={purchase} /> : !isOver && <PauseAct purchase={purchase} />)}
          {isOwners && !wasEnded && (
            <EndAct purchase={purchase} label={t(isOver ? 'fees.endOver' : 'fees.endPurchase')} />
          )}
        </div>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium text-muted">{t('fees.receipts')}</h3>
          <ul className="divide-y divide-line/60">
            {payments.map((payment) => (
              <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <span className="min-w-0 flex-1 basis-52">
                  <strong className="font-medium tabular-nums">{formatRupees(payment.amount)}</strong>{' '}
                  <span className="text-muted">
                    {joinFacts([
                      t('fees.way', { way: payment.way }),
                      sayDate(payment.paid_on),
                      payment.note,
                      receiptNumber(payment),
                      payment.recorded_on === payment.paid_on
                        ? null
                        : t('fees.recordedOn', { day: sayDate(payment.recorded_on) }),
                      payment.corrects && t('fees.takesBackNumber', { number: receiptNumber(payment.corrects) }),
                      payment.corrected_by && t('fees.takenBackBy', { number: receiptNumber(payment.corrected_by) }),
                    ])}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    aria-label={t('fees.receiptOf', { number: receiptNumber(payment) })}
                    onClick={() => setShownReceipt(payment.request_id)}
                  >
                    {t('fees.receipt')}
                  </Button>
                  {isOwners && payment.corrects === null && payment.corrected_by === null && (
                    <CorrectAct receipt={payment} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {purchase.ends_on >= purchase.starts_on && <StatementOfPurchase purchaseId={purchase.id} payer={payer} />}
      {shown && (
        <ReceiptDialog receipt={shown} purchase={purchase} payer={payer} onClose={() => setShownReceipt(null)} />
      )}
    </DeskPanel>
  );
}

/** That the plan is over or was ended; null while it can go on. */
function stateOf({ ended_on: endedOn, starts_on: startsOn, ends_on: endsOn }: Purchase): string | null {
  if (endedOn === null) return endsOn < todayAtBureau() ? t('fees.over', { day: sayDate(endsOn) }) : null;
  return endedOn < startsOn ? t('fees.takenBack') : t('fees.endedEarly', { day: sayDate(endedOn) });
}

function stateOfPart({ amount, unpaid, due_on: day }: Purchase['due'][number], today: string) {
  if (unpaid === 0) return 'paid';
  if (day === null || day > today) return 'later';
  return unpaid === amount ? 'all' : 'due';
}

function factsOf(purchase: Purchase) {
  const { due, introductions, contacts, price, paid, unpaid } = purchase;
  const today = todayAtBureau();
  return [
    {
      label: t('statement.days'),
      value: joinFacts([
        // One that was taken back ended before it began.
        purchase.ends_on < purchase.starts_on
          ? sayDate(purchase.starts_on)
          : t('statement.fromTo', { from: sayDate(purchase.starts_on), to: sayDate(purchase.ends_on) }),
        purchase.paused_days > 0 ? t('statement.withPauses', { count: purchase.paused_days }) : null,
      ]),
    },
    {
      label: t('fees.promised'),
      value:
        joinFacts([
          introductions.monthly > 0 ? t('fees.introductions', { count: introductions.monthly }) : null,
          contacts.promised > 0 ? t('fees.contacts', { count: contacts.promised }) : null,
        ]) || t('fees.nothingPromised'),
    },
    {
      label: t('fees.agreed'),
      value: joinFacts([
        price === purchase.plan_price
          ? formatRupees(price)
          : t('fees.insteadOf', { price: formatRupees(price), planPrice: formatRupees(purchase.plan_price) }),
        sayValue('phoneOwner', purchase.agreed_by),
        t('fees.how', { how: purchase.agreed_how }),
        sayDate(purchase.agreed_on),
      ]),
    },
    ...(purchase.ended_on !== null
      ? []
      : [
          {
            label: t('fees.due'),
            value: due
              .map((part) =>
                t('fees.duePart', {
                  event: part.event,
                  day: part.due_on === null ? '' : sayDate(part.due_on),
                  amount: formatRupees(part.amount),
                  state: stateOfPart(part, today),
                  unpaid: formatRupees(part.unpaid),
                }),
              )
              .join('\n'),
          },
        ]),
    {
      label: t('statement.paid'),
      value: t(purchase.ended_on === null ? 'statement.paidOf' : 'statement.paidNoMore', {
        paid: formatRupees(paid),
        price: formatRupees(price),
        unpaid: formatRupees(unpaid),
      }),
    },
  ];
}
