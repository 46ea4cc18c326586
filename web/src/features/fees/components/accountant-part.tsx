import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportedPayments, type ExportedPayment } from '@/features/fees/api';
import { periodsUntil, type Period } from '@/features/fees/periods';
import { receiptNumber } from '@/features/fees/receipt-number';
import { todayAtBureau } from '@/lib/bureau-days';
import type { FileCell, FileTable } from '@/lib/save-file';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { DeskPanel } from '@/ui/sections';
import { ErrorNote } from '@/ui/field-note';
import { SelectField } from '@/ui/fields';

export type SaveWorkbook = (name: string, tables: Readonly<Record<string, FileTable>>) => Promise<void>;

function tableOf(payments: readonly ExportedPayment[]): FileTable {
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
      t('ui.reason'),
      t('fees.receivedBy'),
      t('fees.late'),
    ],
    ...payments.map((payment): FileCell[] => [
      receiptNumber(payment),
      { day: payment.recorded_on },
      { day: payment.paid_on },
      payment.payer_name ?? t('fees.erased'),
      payment.profile_id ?? '',
      payment.plan,
      { paise: payment.amount },
      { paise: payment.gst },
      { paise: payment.amount - payment.gst },
      payment.gst_rate,
      payment.gst_number ?? '',
      t('fees.way', { way: payment.way }),
      ...(payment.corrects === null
        ? [payment.note ?? '', '', '']
        : ['', receiptNumber(payment.corrects), payment.note ?? '']),
      payment.received_by_name,
      payment.after_close ? t('ui.yes') : '',
    ]),
  ];
}

export function AccountantPart({ saveWorkbook }: { saveWorkbook: SaveWorkbook }) {
  const [periods] = useState(() => periodsUntil(todayAtBureau()));
  const [value, setValue] = useState(periods[0]?.value ?? '');
  const exporting = useMutation({
    mutationFn: async ({ value: name, from_on, until_on }: Period) => {
      const payments = await exportedPayments.read({ from_on, until_on });
      const inTime = payments.filter(({ paid_on: day }) => from_on <= day && day <= until_on);
      const late = payments.filter((payment) => !inTime.includes(payment));
      if (payments.length > 0)
        await saveWorkbook(`receipts-${name}`, {
          [t('fees.receipts')]: tableOf(inTime),
          // Apart from those of this time, whose sums they are not in.
          ...(late.length > 0 && { [t('fees.late')]: tableOf(late) }),
        });
      return { count: inTime.length, late: late.length };
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
        <p role="status">
          {exporting.data && t('fees.downloaded', { count: exporting.data.count })}
          {exporting.data &&
            exporting.data.late > 0 &&
            ` ${t('fees.lateInFile', { count: exporting.data.late, sheet: t('fees.late') })}`}
        </p>
        <ErrorNote error={exporting.error}>{t('fees.notDownloaded')}</ErrorNote>
      </div>
    </DeskPanel>
  );
}
