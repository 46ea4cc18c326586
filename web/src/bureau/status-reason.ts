import { t } from '@/texts/texts';

/** Why a profile is not shown, in the reader's language. The site's own reasons are stored in English; the bureau's are as typed. */
export function sayStatusReason(stored: string | null): string | null {
  if (stored === 'Not confirmed') return t('my-profile.confirm.reason');
  return stored === 'Consent withdrawn' ? t('my-profile.consentWithdrawn') : stored;
}
