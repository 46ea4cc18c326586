import { preparedPart } from '@/base/load-part';

/** The page of a shared link. The names of its many files are not in the first load. */
export const profilePart = preparedPart(async () => (await import('@/app/profile-route')).ProfileRoute);

/** Best-effort preload of a profile, and of a member's acts on it. */
export async function prepareProfileOf(isMember: boolean): Promise<void> {
  const acts = isMember ? [import('@/app/member-parts'), import('@/features/horoscope/porutham/panel')] : [];
  await Promise.allSettled([profilePart.prepare(), ...acts]);
}

/** The page that most go to first. */
export const profilesPart = preparedPart(async () => (await import('@/app/profiles-route')).ProfilesRoute);
