import { useMutation } from '@tanstack/react-query';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { MessageLanguage, NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import type { Purchase, Receipt } from '@/features/fees/api';
import { usePaper } from '@/features/fees/components/paper-head';
import { ReceiptSheet } from '@/features/fees/components/receipt-sheet';
import { receiptNumber } from '@/features/fees/receipt-number';
import { type Payer, receiptWords } from '@/features/fees/receipt-words';
import { isOwner, useViewer } from '@/lib/backend/session';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { MessagePreview } from '@/ui/copy-button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { PrintAlone } from '@/ui/print';
import { FactsSkeleton } from '@/ui/skeleton';

type ReceiptDialogProps = { receipt: Receipt; purchase: Purchase; payer: Payer; onClose: () => void };

/** A receipt in the family's language: to read, to print, and to send on WhatsApp. */
export function ReceiptDialog({ receipt, purchase, payer, onClose }: ReceiptDialogProps) {
  const { language, choose, bureau, words } = usePaper(payer.id, (own) => receiptWords(receipt, purchase, payer, own));
  const isOwners = isOwner(useViewer());
  const isRefused = useNoWhatsApp(payer.id);
  const opening = useMutation(phoneNumberOpening());
  const link = opening.data && words !== null ? whatsAppLink(opening.data, words.message) : null;
  return (
    <Dialog title={t('fees.receiptOf', { number: receiptNumber(receipt) })} onClose={onClose}>
      {receipt.corrected_by !== null && (
        <p className="mb-3 font-medium text-danger">
          {t('fees.isTakenBack', { number: receiptNumber(receipt.corrected_by) })}
        </p>
      )}
      <MessageLanguage value={language} onChange={choose} />
      {words === null ? (
        <FactsSkeleton />
      ) : (
        <>
          <div className="mt-4">
            <ReceiptSheet words={words} bureau={bureau} language={language} />
          </div>
          {words.isVoucher && <p className="mt-3 text-muted">{t('fees.voucherLacks')}</p>}
          <div className="mt-4">
            <PrintAlone label={t('fees.print')}>
              <ReceiptSheet words={words} bureau={bureau} language={language} isPaper />
            </PrintAlone>
          </div>
        </>
      )}
      {!isOwners && receipt.corrects === null && receipt.corrected_by === null && (
        <p className="mt-2 text-muted">{t('fees.onlyOwnerCorrects')}</p>
      )}
      <h3 className="mt-6 font-medium">{t('fees.messageTitle')}</h3>
      {isRefused ? (
        <NoWhatsApp className="mt-1" />
      ) : (
        <>
          <MessagePreview className="mt-2" text={words?.message ?? null} templates={noTemplates} />
          {opening.isSuccess && link === null && <p className="mt-2">{t('ui-member.reach.noNumber')}</p>}
          {!opening.isSuccess && <p className="mt-2 text-muted">{t('admin-people.whatsApp.openingRecorded')}</p>}
          <ErrorNote error={opening.error}>{t('ui-member.reach.notOpened')}</ErrorNote>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
        {!isRefused && !opening.isSuccess && (
          <BusyButton
            look="primary"
            busy={opening.isPending}
            busyText={t('ui.opening')}
            onClick={() => opening.mutate(payer.id)}
          >
            {t('admin-people.whatsApp.openNumber')}
          </BusyButton>
        )}
        {!isRefused && link !== null && (
          <WhatsAppLink href={link} takesFocus>
            {t('admin-people.whatsApp.open')}
          </WhatsAppLink>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The words of a receipt are the site's own: there is no template that could fail. */
const noTemplates = { error: null, refetch: () => undefined };
