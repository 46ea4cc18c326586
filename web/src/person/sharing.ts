import { t } from '@/texts/texts';

/** Who shares contact details, when and where: the one sentence for it on all pages. */
export const sharingRule = () => t('person.sharingRule');
