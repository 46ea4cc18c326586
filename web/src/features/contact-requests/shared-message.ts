import { bureau } from '@/lib/bureau';

/** Tells the one who asked that the details are on the site. It holds no detail itself. */
export function sharedMessage(requesterName: string, targetName: string): string {
  return [
    `Namaste ${requesterName},`,
    `the family of ${targetName} agrees: the contact details are on our site now. Please sign in and open the profile.`,
    bureau.name,
  ].join('\n');
}
