import { afterAll, describe, expect, test } from 'vitest';
import { access, setUpPersonas, personaNames, type PersonaName } from './personas.ts';
import { createNodeClient } from '../lib/node-client.ts';

const buckets = { 'profile-images': 'first_img', 'birth-charts': 'birth_chart' } as const;
type Bucket = keyof typeof buckets;
const bucketNames = ['profile-images', 'birth-charts'] as const;

// A WebP picture of one pixel.
const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const { clients, profileIds, sql } = await setUpPersonas();
const paths: Record<Bucket, { visible: string; hidden: string }> = {
  'profile-images': { visible: '', hidden: '' },
  'birth-charts': { visible: '', hidden: '' },
};
const service = createNodeClient(access.apiUrl, access.secretKey);

const { member, unverifiedMember } = profileIds;
for (const bucket of bucketNames) {
  const [row] = await sql<{ path: string }[]>`
    select ${sql(buckets[bucket])} as path from public."RegisteredUsers" where id = ${member}`;
  const hidden = `${unverifiedMember}/${crypto.randomUUID()}.webp`;
  paths[bucket] = { visible: row?.path ?? '', hidden };
  for (const path of [hidden, hidden.replace('.webp', '.thumb.webp')]) {
    const { error } = await service.storage.from(bucket).upload(path, picture, { contentType: 'image/webp' });
    expect(error).toBeNull();
  }
  await sql`
    update public."RegisteredUsers" set ${sql({ [buckets[bucket]]: hidden })} where id = ${unverifiedMember}`;
}
afterAll(async () => {
  for (const bucket of bucketNames) {
    const { hidden } = paths[bucket];
    await service.storage.from(bucket).remove([hidden, hidden.replace('.webp', '.thumb.webp')]);
  }
});

const canRead = async (persona: PersonaName, bucket: Bucket, path: string): Promise<boolean> => {
  const { data, error } = await clients[persona].storage.from(bucket).download(path);
  if (error !== null) return false;
  expect(data.size).toBeGreaterThan(0);
  return true;
};

describe.each(bucketNames)('%s', (bucket) => {
  const audience = async (path: string) => {
    const answers: PersonaName[] = [];
    for (const persona of personaNames) if (await canRead(persona, bucket, path)) answers.push(persona);
    return answers;
  };
  const everyoneActive = ['visitor', 'member', 'otherMember', 'unverifiedMember', 'clerk', 'admin'];

  test('a picture of a visible profile is read by callers who may read the profile', async () => {
    expect(await audience(paths[bucket].visible)).toEqual(everyoneActive);
    expect(await audience(paths[bucket].visible.replace('.webp', '.thumb.webp'))).toEqual(everyoneActive);
  });

  test('a picture of a hidden profile is read by its owner and the admin only, its thumbnail too', async () => {
    expect(await audience(paths[bucket].hidden)).toEqual(['unverifiedMember', 'clerk', 'admin']);
    expect(await audience(paths[bucket].hidden.replace('.webp', '.thumb.webp'))).toEqual([
      'unverifiedMember',
      'clerk',
      'admin',
    ]);
  });

  test('hiding a profile hides its pictures at once', async () => {
    const { switchedOff } = profileIds;
    const column = sql(buckets[bucket]);
    await sql`update public."RegisteredUsers" set ${column} = ${paths[bucket].hidden} where id = ${switchedOff}`;
    expect(await canRead('visitor', bucket, paths[bucket].hidden)).toBe(true);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${switchedOff}`;
    expect(await canRead('visitor', bucket, paths[bucket].hidden)).toBe(false);
    await sql`update public."RegisteredUsers" set status = 'verified', ${column} = null where id = ${switchedOff}`;
  });

  test('only small pictures are accepted, from the service role too', async () => {
    const upload = async (name: string, bytes: Buffer, contentType: string) => {
      const path = `1/${crypto.randomUUID()}.${name}`;
      const { error } = await service.storage.from(bucket).upload(path, bytes, { contentType });
      if (error === null) await service.storage.from(bucket).remove([path]);
      return error !== null;
    };
    expect(await upload('svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toBe(true);
    expect(await upload('html', Buffer.from('<p>'), 'text/html')).toBe(true);
    expect(await upload('webp', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/webp')).toBe(true);
    expect(await upload('webp', picture, 'image/webp')).toBe(false);
  });
});
