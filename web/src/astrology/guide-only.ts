import { t } from '@/texts/texts';

/** Disclaimer for everything computed from stars and births. */
export const guideOnly = () => t('astrology.guideOnly');
