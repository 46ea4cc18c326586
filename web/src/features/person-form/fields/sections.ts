/** The parts of the form, in their order. */
export const sectionTitles = {
  basics: 'Basics',
  horoscope: 'Horoscope',
  background: 'Background',
  family: 'Family',
  pictures: 'Pictures',
  contact: 'Contact',
  login: 'Login',
} as const;

export type SectionId = keyof typeof sectionTitles;

function isSectionId(text: string): text is SectionId {
  return Object.hasOwn(sectionTitles, text);
}

export const sectionIds = Object.keys(sectionTitles).filter(isSectionId);
