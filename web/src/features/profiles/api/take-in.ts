import type { QueryClient } from '@tanstack/react-query';
import { profileCountQueryOptions, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { countInFirstRow } from '@/features/profiles/first-row';
import { visitorSettingsQueryOptions } from '@/lib/api/site-settings';
import { pictureQueryOptions, smallPlaceOf } from '@/lib/pictures';

// Long enough to read what has come, and nobody notices it where it has not.
const patienceMs = 60;

async function takeInAll(client: QueryClient): Promise<void> {
  // Not before, or its pictures would be asked for twice where answers come fast.
  await window.earlyAsking;
  const [{ pages }, { seePictures }] = await Promise.all([
    client.infiniteQuery(profilesQueryOptions()),
    client.query(visitorSettingsQueryOptions()),
    client.query(profileCountQueryOptions({})),
  ]);
  const row = pages[0]?.profiles.slice(0, countInFirstRow()) ?? [];
  await Promise.all(
    row.map(async ({ first_img, pictures_for_members }) => {
      if (!seePictures || pictures_for_members || first_img === null) return;
      const place = smallPlaceOf('profile-images', first_img);
      if (typeof place !== 'string') await client.query(pictureQueryOptions(place));
    }),
  );
}

/** Takes in what was asked before the code was there: the list is then drawn once, with its first pictures, and no skeleton before. */
export async function takeInEarlyAnswers(client: QueryClient): Promise<void> {
  if (window.earlyAsking === undefined) return;
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  // What failed is said by the page, which asks again.
  await Promise.race([takeInAll(client).catch(() => undefined), patience]);
}
