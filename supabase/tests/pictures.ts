import { request } from 'node:http';
import type postgres from 'postgres';
import { createNodeClient } from '../lib/node-client.ts';
import { access, type Client } from './personas.ts';

/** A WebP picture of one pixel. */
export const onePixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** The endings of allowed files, with their types. */
export const pictureKinds = ['', 'thumb.'].flatMap((start) => [
  [`${start}webp`, 'image/webp'] as const,
  [`${start}jpg`, 'image/jpeg'] as const,
  [`${start}png`, 'image/png'] as const,
]);

export type Bucket = 'profile-images' | 'birth-charts';

/** Uploads a picture and its thumbnail into a person's folder, as the admin's form does, and gives its path. */
export async function uploadPicture(client: Client, bucket: Bucket, id: number, thumbnail = true): Promise<string> {
  const path = `${id}/${crypto.randomUUID()}.webp`;
  for (const name of thumbnail ? [path, path.replace('.webp', '.thumb.webp')] : [path]) {
    const { error } = await client.storage.from(bucket).upload(name, onePixel, { contentType: 'image/webp' });
    if (error) throw error;
  }
  return path;
}

/** Sends the picture to exactly this path: the client, and every URL library, would tidy it up. Gives the status. */
export async function sendPicture(client: Client, method: string, path: string, announced = true): Promise<number> {
  const { hostname, port } = new URL(access.apiUrl);
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: access.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': 'image/webp',
    ...(announced ? { 'content-length': onePixel.length } : { 'transfer-encoding': 'chunked' }),
  };
  return await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(onePixel);
  });
}

/** Removes a test's uploads: all files in the folder of nobody, or of a person made for a test. */
export async function removeTestPictures(sql: postgres.Sql): Promise<void> {
  const service = createNodeClient(access.apiUrl, access.secretKey);
  for (const bucket of ['profile-images', 'birth-charts']) {
    const rows = await sql<{ name: string }[]>`
      select objects.name from storage.objects
      left join public."RegisteredUsers" as card on card.id::text = split_part(objects.name, '/', 1)
      where bucket_id = ${bucket} and (card.id is null or card.name like 'Test %')`;
    if (rows.length > 0) await service.storage.from(bucket).remove(rows.map(({ name }) => name));
  }
}
