import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportPayments, type ExportedPayment } from '@/features/fees/api/plans';
import { periodsUntil, type Period } from '@/features/fees/periods';
import { receiptNumber } from '@/features/fees/receipt-number';
import { todayAtBureau } from '@/lib/bureau-days';
import { writeRupees } from '@/lib/rupees';
import { saveFile } from '@/lib/save-file';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { DeskPanel } from '@/ui/desk-panel';
import { ErrorNote } from '@/ui/error-note';
import { SelectField } from '@/ui/select-field';

export type WriteCsv = (table: readonly (readonly (string | number)[])[]) => Promise<string>;

/** The receipts as a table: amounts in rupees with a point, which every spreadsheet adds up. */
function tableOf(payments: readonly ExportedPayment[]): (string | number)[][] {
  return [
    [
      t('fees.receipt'),
      t('fees.madeOn'),
      t('fees.paidOn'),
      t('fees.receivedFrom'),
      t('fees.userId'),
      t('fees.plan'),
      t('fees.amount'),
      t('fees.gst'),
      t('fees.withoutGst'),
      t('fees.gstRate'),
      t('fees.gstNumber'),
      t('fees.howPaid'),
      t('fees.note'),
      t('fees.takesBack'),
      t('fees.reason'),
      t('fees.receivedBy'),
    ],
    ...payments.map((payment) => [
      receiptNumber(payment),
      payment.recorded_on,
      payment.paid_on,
      payment.payer_name ?? t('fees.erased'),
      payment.profile_id ?? '',
      payment.plan,
      writeRupees(payment.amount),
      writeRupees(payment.gst),
      writeRupees(payment.amount - payment.gst),
      payment.gst_rate,
      payment.gst_number ?? '',
      t('fees.way', { way: payment.way }),
      ...(payment.corrects === null
        ? [payment.note ?? '', '', '']
        : ['', receiptNumber(payment.corrects), payment.note ?? '']),
      payment.received_by_name,
    ]),
  ];
}

/** The receipts of a month or a financial year for the accountant. */
export function AccountantPart({ writeCsv }: { writeCsv: WriteCsv }) {
  const [periods] = useState(() => periodsUntil(todayAtBureau()));
  const [value, setValue] = useState(periods[0]?.value ?? '');
  const exporting = useMutation({
    mutationFn: async ({ value: name, from_on, until_on }: Period) => {
      const payments = await exportPayments({ from_on, until_on });
      if (payments.length === 0) return 0;
      const csv = await writeCsv(tableOf(payments));
      saveFile(`receipts-${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      return payments.length;
    },
    meta: { reads: true },
  });
  return (
    <DeskPanel title={t('fees.accountant')} note={t('fees.accountantLead')}>
      <div className="mt-3 max-w-sm space-y-3">
        <SelectField
          label={t('fees.period')}
          emptyLabel={null}
          options={periods.map(({ value: each, label }) => ({ value: each, label }))}
          value={value}
          onChange={({ target }) => {
            exporting.reset();
            setValue(target.value);
          }}
        />
        <BusyButton
          busy={exporting.isPending}
          busyText={t('fees.downloading')}
          onClick={() => {
            const period = periods.find((each) => each.value === value);
            if (period) exporting.mutate(period);
          }}
        >
          {t('fees.download')}
        </BusyButton>
        <p role="status">{exporting.data !== undefined && t('fees.downloaded', { count: exporting.data })}</p>
        <ErrorNote error={exporting.error}>{t('fees.notDownloaded')}</ErrorNote>
      </div>
    </DeskPanel>
  );
}
