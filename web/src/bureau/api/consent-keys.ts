/** The query keys of answers to the notice, apart from those that the first load has. */
export const answerKeys = {
  ofPerson: (profileId: number) => ['consents', profileId] as const,
  offWhatsApp: (profileIds: readonly number[]) => ['off-whatsapp', ...profileIds] as const,
};
