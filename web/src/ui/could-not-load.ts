import { t } from '@/texts/texts';

/** Says that something could not be loaded: "Couldn't load your requests." */
export const couldNotLoad = (what: string): string => t('ui.couldNotLoad', { what });
