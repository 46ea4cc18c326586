import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { correctPayment, endPurchase, resumePurchase, type Purchase, type Receipt } from '@/features/fees/api/fees';
import { PauseDialog, type TypedPause } from '@/features/fees/components/pause-dialog';
import { PaymentDialog, type TypedPayment } from '@/features/fees/components/payment-dialog';
import { ReceiptDialog } from '@/features/fees/components/receipt-dialog';
import { StatementOfPurchase } from '@/features/fees/components/statement';
import { receiptNumber } from '@/features/fees/receipt-number';
import type { Payer } from '@/features/fees/receipt-words';
import { isOwner, useViewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatDate, joinFacts } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DeskPanel } from '@/ui/desk-panel';
import { ErrorNote } from '@/ui/error-note';
import { FactList } from '@/ui/fact-list';
import { showToast } from '@/ui/toast';

const sayDay = (day: string) => formatDate(day) ?? day;

interface PurchaseCardProps {
  purchase: Purchase;
  payer: Payer;
  upiId: string | null;
  isDeleted: boolean;
}

/** A plan that a family bought: its days, its money, and what the office can do about it. */
export function PurchaseCard({ purchase, payer, upiId, isDeleted }: PurchaseCardProps) {
  const isOwners = isOwner(useViewer());
  const [open, setOpen] = useState<'payment' | 'pause' | 'end' | null>(null);
  // The receipt of a recorded payment is the first one after the newest of before.
  const [newestBefore, setNewestBefore] = useState(0);
  const [shownFrom, setShownFrom] = useState<number | null>(null);
  const [toCorrect, setToCorrect] = useState<Receipt | null>(null);
  const [typedPayment, setTypedPayment] = useState<TypedPayment | null>(null);
  const [typedPause, setTypedPause] = useState<TypedPause | null>(null);
  const close = () => setOpen(null);
  const resuming = useMutation({
    mutationFn: resumePurchase,
    meta: { waits: true },
    onSuccess: () => showToast({ message: t('fees.resumed') }),
  });
  const ending = useMutation({ mutationFn: endPurchase, meta: { waits: true }, onSuccess: close });
  const { payments, plan } = purchase;
  const unpaid = purchase.price - purchase.paid;
  const pause = purchase.pauses.find(({ ended_on: endedOn }) => endedOn === null);
  const hasEnded = purchase.ends_on < todayAtBureau();
  const shown = shownFrom === null ? undefined : payments.find(({ id }) => id >= shownFrom);
  return (
    <DeskPanel title={<span translate="no">{plan}</span>}>
      <FactList look="dense" facts={factsOf(purchase)} />
      {pause && (
        <p className="mt-2">
          {t('fees.rests', {
            from: sayDay(pause.from_on),
            until: sayDay(pause.until_on),
            reason: t('fees.pauseReason', { reason: pause.reason }),
          })}
        </p>
      )}
      {!isDeleted && (
        <div className="mt-3 flex flex-wrap gap-2">
          {unpaid > 0 && (
            <Button
              size="small"
              look="primary"
              onClick={() => {
                setNewestBefore(payments.at(-1)?.id ?? 0);
                setOpen('payment');
              }}
            >
              {t('fees.recordPayment')}
            </Button>
          )}
          {pause ? (
            <BusyButton
              size="small"
              busy={resuming.isPending}
              busyText={t('fees.saving')}
              onClick={() => resuming.mutate(purchase.id)}
            >
              {t('fees.resume')}
            </BusyButton>
          ) : (
            !hasEnded && (
              <Button size="small" onClick={() => setOpen('pause')}>
                {t('fees.pause')}
              </Button>
            )
          )}
          {isOwners && !hasEnded && (
            <Button size="small" onClick={() => setOpen('end')}>
              {t('fees.endPurchase')}
            </Button>
          )}
        </div>
      )}
      <ErrorNote error={resuming.error}>{t('fees.notSaved')}</ErrorNote>
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
                      sayDay(payment.paid_on),
                      receiptNumber(payment),
                      payment.corrects && t('fees.takesBackNumber', { number: receiptNumber(payment.corrects) }),
                      payment.corrected_by && t('fees.takenBackBy', { number: receiptNumber(payment.corrected_by) }),
                    ])}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    aria-label={t('fees.receiptOf', { number: receiptNumber(payment) })}
                    onClick={() => setShownFrom(payment.id)}
                  >
                    {t('fees.receipt')}
                  </Button>
                  {isOwners && payment.corrects === null && payment.corrected_by === null && (
                    <Button
                      size="small"
                      aria-label={t('fees.correctNamed', { number: receiptNumber(payment) })}
                      onClick={() => setToCorrect(payment)}
                    >
                      {t('fees.correct')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <StatementOfPurchase purchaseId={purchase.id} payer={payer} />
      {open === 'payment' && (
        <PaymentDialog
          purchase={purchase}
          name={payer.name}
          upiId={upiId}
          typed={typedPayment}
          onRecorded={() => {
            setTypedPayment(null);
            close();
            setShownFrom(newestBefore + 1);
          }}
          onClose={(typed) => {
            setTypedPayment(typed);
            close();
          }}
        />
      )}
      {open === 'pause' && (
        <PauseDialog
          purchase={purchase}
          typed={typedPause}
          onClose={(typed) => {
            setTypedPause(typed);
            close();
          }}
        />
      )}
      {open === 'end' && (
        <ConfirmDialog
          title={t('fees.endPurchaseAsk', { plan })}
          confirm={t('fees.endPurchase')}
          busyText={t('fees.saving')}
          sending={ending}
          nothingDone={t('fees.notSaved')}
          onConfirm={() => ending.mutate(purchase.id)}
          onClose={close}
        >
          <p>{t('fees.endPurchaseMeans')}</p>
        </ConfirmDialog>
      )}
      {shown && <ReceiptDialog receipt={shown} purchase={purchase} payer={payer} onClose={() => setShownFrom(null)} />}
      {toCorrect && <CorrectionDialog receipt={toCorrect} onClose={() => setToCorrect(null)} />}
    </DeskPanel>
  );
}

function factsOf(purchase: Purchase) {
  const { due, introductions, contacts, price, paid, paused_days: pausedDays } = purchase;
  const today = todayAtBureau();
  return [
    {
      label: t('statement.days'),
      value: joinFacts([
        t('statement.fromTo', { from: sayDay(purchase.starts_on), to: sayDay(purchase.ends_on) }),
        pausedDays > 0 ? t('statement.withPauses', { count: pausedDays }) : null,
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
        formatRupees(price),
        sayValue('phoneOwner', purchase.agreed_by),
        t('fees.how', { how: purchase.agreed_how }),
        sayDay(purchase.agreed_on),
      ]),
    },
    {
      label: t('fees.due'),
      value: due
        .map(({ event, amount, due_on: dueOn, unpaid }) =>
          t('fees.duePart', {
            event,
            amount: formatRupees(amount),
            state: unpaid === 0 ? 'paid' : dueOn !== null && dueOn <= today ? 'due' : 'later',
            unpaid: formatRupees(unpaid),
          }),
        )
        .join('\n'),
    },
    {
      label: t('statement.paid'),
      value: t('statement.paidOf', {
        paid: formatRupees(paid),
        price: formatRupees(price),
        unpaid: formatRupees(price - paid),
      }),
    },
  ];
}

function CorrectionDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const correcting = useMutation({
    mutationFn: correctPayment,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.corrected') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('fees.correctAsk', { number: receiptNumber(receipt) })}
      confirm={t('fees.correctNow')}
      busyText={t('fees.saving')}
      sending={correcting}
      nothingDone={t('fees.notSaved')}
      onConfirm={() => correcting.mutate(receipt.id)}
      onClose={onClose}
    >
      <p>{t('fees.correctMeans', { amount: formatRupees(receipt.amount) })}</p>
    </ConfirmDialog>
  );
}
