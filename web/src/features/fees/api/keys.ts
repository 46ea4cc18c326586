/** The query keys of fees. */
export const feeKeys = {
  all: ['fees'] as const,
  plans: () => ['fees', 'plans'] as const,
  ofPerson: (profileId: number) => ['fees', 'person', profileId] as const,
  receipt: (code: string) => ['fees', 'receipt', code] as const,
};
