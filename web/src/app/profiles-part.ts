import { preparedPart } from '@/base/load-part';

/** The page that most go to first. */
export const profilesPart = preparedPart(async () => (await import('@/app/profiles-route')).ProfilesRoute);
