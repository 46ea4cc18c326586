import type { Purchase, Receipt } from '@/features/fees/api/fees';
import { receiptNumber } from '@/features/fees/receipt-number';
import { sayRupees } from '@/features/fees/say-rupees';
import type { Bureau } from '@/first-load/first-bureau';
import { formatDate } from '@/lib/format';
import { hrefOf } from '@/lib/navigation/location';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** Who paid; the name as it is stored, with the one in the family's own letters. */
export interface Payer {
  id: number;
  name: string;
  ownScriptName: string | null;
}

/** The address of a receipt's page, for everybody. */
const addressOf = ({ site_address: site }: Bureau, code: string) => site + hrefOf({ page: 'receipt', code });

/** A receipt in the language of the moment: its lines on paper, and the message about it. */
export function receiptWords(receipt: Receipt, purchase: Purchase, payer: Payer, bureau: Bureau) {
  const { amount, gst, gst_number: gstNumber, gst_rate: rate, corrects } = receipt;
  const number = receiptNumber(receipt);
  const money = formatRupees(Math.abs(amount));
  const day = formatDate(receipt.paid_on) ?? receipt.paid_on;
  const way = t('fees.way', { way: receipt.way });
  const link = addressOf(bureau, receipt.code.toLowerCase());
  const common = { bureau: bureau.bureau_name, number, amount: money, plan: purchase.plan, day, link };
  const facts: { label: string; value: string; isData?: boolean }[] = [
    {
      label: t('fees.receivedFrom'),
      value: `${sayName(payer.name, payer.ownScriptName)} (#${payer.id})`,
      isData: true,
    },
    { label: t('fees.plan'), value: purchase.plan, isData: true },
    { label: t('fees.amountOnly'), value: `${formatRupees(amount)} (${sayRupees(amount)})` },
    { label: t('fees.howPaid'), value: way },
    { label: t('fees.paidOn'), value: day },
    ...(gstNumber === null
      ? []
      : [
          { label: t('fees.gst'), value: t('fees.gstWithin', { rate: String(rate), amount: formatRupees(gst) }) },
          { label: t('fees.gstNumber'), value: gstNumber, isData: true },
        ]),
    ...(corrects === null ? [] : [{ label: t('fees.takesBack'), value: receiptNumber(corrects) }]),
    { label: t('fees.receivedBy'), value: receipt.received_by_name, isData: true },
  ];
  return {
    title: corrects === null ? t('fees.receiptOf', { number }) : t('fees.correctionOf', { number }),
    facts,
    check: t('fees.checkAt', { address: `${bureau.site_address}/#receipt`, code: groupCode(receipt.code) }),
    link,
    checkLabel: t('fees.checkQr'),
    keeps: t('fees.keeps'),
    signature: t('fees.signature'),
    message:
      corrects === null
        ? t('fees.message', { ...common, way, words: sayRupees(amount) })
        : t('fees.correctionMessage', { ...common, corrected: receiptNumber(corrects) }),
  };
}

export type ReceiptWords = ReturnType<typeof receiptWords>;

/** "ABCD-EFGH-JKLM": a code as it is printed. */
const groupCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
