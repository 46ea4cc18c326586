import type { DuplicateQuestion } from '@/features/person-form/api/register';

/** The keys of what the forms read. */
export const formKeys = {
  possibleDuplicates: (question: DuplicateQuestion) => ['possible-duplicates', question] as const,
  usernameFree: (wanted: string) => ['username-free', wanted] as const,
  editableProfile: (profileId: number) => ['editable-profile', profileId] as const,
  latestProposal: (profileId: number) => ['latest-proposal', profileId] as const,
};
