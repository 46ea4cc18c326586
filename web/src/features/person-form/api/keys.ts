export interface DuplicateQuestion {
  /** Name and date of birth are matched only together. */
  named: { name: string; dateOfBirth: string } | null;
  /** In international form. */
  phone: string | null;
  secondPhone: string | null;
  /** The person's own id, where it is known. */
  exceptId: number | null;
}

/** Query keys of the forms. */
export const formKeys = {
  possibleDuplicates: (question: DuplicateQuestion) => ['possible-duplicates', question] as const,
  usernameFree: (wanted: string) => ['username-free', wanted] as const,
  editableProfile: (profileId: number) => ['editable-profile', profileId] as const,
  latestProposal: (profileId: number) => ['latest-proposal', profileId] as const,
};
