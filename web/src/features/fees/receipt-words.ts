import type { Purchase, Receipt } from '@/features/fees/api';
import { groupCode } from '@/features/fees/read-code';
import { receiptNumber } from '@/features/fees/receipt-number';
import { rupeesInWords } from '@/features/fees/rupees-in-words';
import type { Bureau } from '@/first-load/first-bureau';
import { joinFacts, sayDate } from '@/lib/format';
import { hrefIn } from '@/lib/navigation/href-in';
import { formatRupees } from '@/lib/rupees';
import { getLanguage, t } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** Who paid; the name as it is stored, with the one in the family's own letters. */
export type Payer = { id: number; name: string; ownScriptName: string | null };

const addressOf = ({ site_address: site }: Bureau, code: string) =>
  site + hrefIn(getLanguage(), { page: 'receipt', code });

/** A receipt in the language of the moment: its lines on paper, and the message about it. */
export function receiptWords(receipt: Receipt, purchase: Purchase, payer: Payer, bureau: Bureau) {
  const { gst_number: gstNumber, gst_rate: rate, corrects } = receipt;
  const isCorrection = corrects !== null;
  // Rule 50 of the CGST Rules: of money that comes before the end of the service (docs/law.md).
  const isVoucher = gstNumber !== null && !isCorrection && receipt.paid_on <= (purchase.ended_on ?? purchase.ends_on);
  const number = receiptNumber(receipt);
  const day = sayDate(receipt.paid_on);
  const paise = Math.abs(receipt.amount);
  const gst = Math.abs(receipt.gst);
  const amount = formatRupees(paise);
  // The words are written in English alone: in another language the figure stands by itself.
  const words = getLanguage() === 'en' ? rupeesInWords(paise) : null;
  const name = sayName(payer.name, payer.ownScriptName);
  // The books have the name of that day.
  const { payer_name: then } = receipt;
  const nameThen = then === null || then === payer.name ? name : sayName(then, null);
  const id = `#${payer.id}`;
  const link = addressOf(bureau, receipt.code.toLowerCase());

  // The receipt that this one takes back, or the one that takes this one back.
  const other = corrects ?? receipt.corrected_by;
  const otherNumber = other === null ? '' : receiptNumber(other);
  const otherDay = sayDate(purchase.payments.find((payment) => receiptNumber(payment) === otherNumber)?.paid_on ?? '');
  // As it was then: a receipt printed again says the same.
  const paidThen = purchase.payments.reduce((sum, payment) => sum + (payment.id > receipt.id ? 0 : payment.amount), 0);
  const common = { name, id, amount, plan: purchase.plan, link, bureau: bureau.bureau_name };
  const facts: { label: string; value: string; isData?: boolean }[] = [
    ...(isCorrection ? [{ label: t('fees.takesBack'), value: joinFacts([otherNumber, otherDay]) }] : []),
    {
      label: isCorrection ? t('fees.family') : t('fees.receivedFrom'),
      value: `${nameThen} (${id})`,
      isData: true,
    },
    { label: isCorrection ? t('fees.amountBack') : t('fees.amountOnly'), value: amount },
    ...(words === null ? [] : [{ label: t('fees.inWords'), value: words, isData: true }]),
    { label: t('fees.forWhat'), value: t('fees.service', { plan: purchase.plan }) },
    ...(isCorrection ? [] : [{ label: t('fees.howPaid'), value: t('fees.way', { way: receipt.way }) }]),
    { label: isCorrection ? t('fees.takenBackOn') : t('fees.paidOn'), value: day },
    { label: t('fees.remaining'), value: formatRupees(purchase.price - paidThen) },
    ...noteFacts(receipt),
    ...(gstNumber === null
      ? []
      : [
          {
            label: t('fees.gst'),
            value: t('fees.gstWithin', {
              rate: String(rate),
              amount: formatRupees(gst),
              net: formatRupees(paise - gst),
            }),
          },
          { label: t('fees.gstNumber'), value: gstNumber, isData: true },
        ]),
    {
      label: isCorrection ? t('fees.takenBackByAdmin') : t('fees.receivedBy'),
      value: receipt.received_by_name,
      isData: true,
    },
  ];
  return {
    title: isCorrection
      ? t('fees.correctionOf', { number })
      : t(isVoucher ? 'fees.voucherOf' : 'fees.receiptOf', { number }),
    isVoucher,
    notValid: receipt.corrected_by === null ? null : t('fees.notValid', { number: otherNumber, day: otherDay }),
    facts,
    foot: [
      ...(receipt.way === 'cheque' && !isCorrection ? [t('fees.cheque')] : []),
      ...(gstNumber === null ? [] : [t(isVoucher ? 'fees.isVoucher' : 'fees.notInvoice')]),
      t('fees.checkAt', { address: `${bureau.site_address}/#receipt`, code: groupCode(receipt.code) }),
      t('fees.keeps'),
    ].join(' '),
    link,
    checkLabel: t('fees.checkQr'),
    signature: t('fees.signature'),
    message:
      other === null
        ? t('fees.message', {
            ...common,
            amount: words === null ? amount : `${amount} (${words})`,
            way: receipt.way,
            day,
            number,
          })
        : t('fees.correctionMessage', {
            ...common,
            ...(isCorrection
              ? { number, corrected: otherNumber, day }
              : { number: otherNumber, corrected: number, day: otherDay }),
          }),
  };
}

export type ReceiptWords = ReturnType<typeof receiptWords>;

/** The number of the cheque or transfer, or why a receipt was taken back; and the day of writing, where it is another one. */
const noteFacts = ({ note, corrects, paid_on: paidOn, recorded_on: recordedOn }: Receipt) => [
  ...(note === null ? [] : [{ label: t(corrects === null ? 'fees.note' : 'ui.reason'), value: note, isData: true }]),
  ...(recordedOn === paidOn ? [] : [{ label: t('fees.madeOn'), value: sayDate(recordedOn) }]),
];
