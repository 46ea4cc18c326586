import { preparedPart } from '@/base/load-part';

/** The page that most go to first. */
export const profilesPart = preparedPart(async () => (await import('@/app/profiles-route')).ProfilesRoute);

/** The page of a shared link. */
export const profilePart = preparedPart(async () => (await import('@/app/profile-route')).ProfileRoute);
