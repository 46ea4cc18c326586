import { t } from '@/texts/texts';

/** Why a profile is not shown, in the reader's language. The reason of make daily is stored in English; the bureau's own is as typed. */
export const sayStatusReason = (stored: string | null): string | null =>
  stored === 'Not confirmed' ? t('my-profile.confirm.reason') : stored;
