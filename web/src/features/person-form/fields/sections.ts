import { t } from '@/texts/texts';

/** The parts of the form, in their order. */
export const sectionIds = [
  'basics',
  'horoscope',
  'background',
  'family',
  'pictures',
  'contact',
  'login',
  'wishes',
  'consents',
] as const;

export type SectionId = (typeof sectionIds)[number];

export const titleOfSection = (id: SectionId): string =>
  id === 'wishes' ? t('wishes.titleOfTheirs') : id === 'consents' ? t('consents.title') : t(`person-form.part.${id}`);
