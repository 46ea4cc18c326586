import { preparedPart } from '@/base/load-part';

/** The page of a shared link. The names of its many files are not in the first load. */
export const profilePart = preparedPart(async () => (await import('@/app/profile-route')).ProfileRoute);
