import type { ProfileStatus } from '@/person/value-lists';

/** "on hold" gives "On hold". */
export function sentenceCase(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** What each state means for the people concerned, for the admin who chooses one. */
export const statusMeanings: Record<ProfileStatus, string> = {
  draft: 'Not finished. Nobody but the admin and the member sees it, and it does not wait to be verified.',
  submitted: 'Goes back to the verification queue. Hidden until it is verified.',
  verified: 'Members see it, and visitors as far as the settings allow. It was verified before.',
  'changes requested': 'The member is told what to change. Hidden until it is verified again.',
  'on hold': 'Hidden for a while, for example while a family decides.',
  engaged: 'Hidden: the person is engaged.',
  married: 'Hidden: the person is married.',
  withdrawn: 'Hidden because the person or the family asked for it.',
};
