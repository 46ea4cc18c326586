export const consentKeys = {
  notice: (language: string, version: number | null) => ['notice', language, version] as const,
  notTold: () => ['not-told'] as const,
};
