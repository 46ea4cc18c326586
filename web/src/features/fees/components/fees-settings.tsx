import { useBureau } from '@/bureau/bureau';
import { isUpiId } from '@/bureau/settings';
import { QrCode } from '@/features/fees/components/qr-code';
import { upiAddress } from '@/features/fees/upi-address';
import { t } from '@/texts/texts';
import { TextLink } from '@/ui/text-link';

/** Below the settings of fees: a code to try the address for UPI, and the way to the plans and the books. */
export function FeesSettings({ upiId }: { upiId: string }) {
  const { bureau_name: name } = useBureau();
  return (
    <>
      {isUpiId(upiId) && (
        <figure className="mb-4">
          <QrCode text={upiAddress({ to: upiId, name })} label={t('fees.tryQr')} />
          <figcaption className="mt-1 text-muted">{t('fees.tryQrNote')}</figcaption>
        </figure>
      )}
      <p>
        <TextLink to={{ page: 'fees' }}>{t('desk.fees')}</TextLink>: {t('fees.settingsLead')}
      </p>
    </>
  );
}
