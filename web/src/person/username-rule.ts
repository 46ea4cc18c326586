import { t } from '@/texts/texts';

/** The rule of usernames in words: apart from its pattern, which commands outside of the page use too. */
export const usernameRule = () => t('person-member.usernameRule');
