import type postgres from 'postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestPictures, uploadPicture, type Bucket } from './pictures.ts';
import { addPerson } from './people.ts';
import {
  access,
  call,
  setUpPersonas,
  personaNames,
  send,
  signIn,
  traits,
  type Client,
  type PersonaName,
} from './personas.ts';

// Storage has many ways to a file. The product uses three: a file is uploaded, downloaded and removed, each time with
// the caller's own token. The others are refused by the policies, and by our own gateways before those.

const bucketNames = ['profile-images', 'birth-charts'] as const;

const { clients, profileIds, sql } = await setUpPersonas();
/** A picture that everyone sees, and one of its owner and the admin alone. */
const visible: Record<Bucket, string> = { 'profile-images': '', 'birth-charts': '' };
const hidden: Record<Bucket, string> = { 'profile-images': '', 'birth-charts': '' };

const { member, unverifiedMember } = profileIds;
const [row] = await sql<{ first_img: string; birth_chart: string }[]>`
  select first_img, birth_chart from public."RegisteredUsers" where id = ${member}`;
visible['profile-images'] = row?.first_img ?? '';
visible['birth-charts'] = row?.birth_chart ?? '';
for (const bucket of bucketNames) hidden[bucket] = await uploadPicture(clients.admin, bucket, unverifiedMember);
afterAll(() => removeTestPictures(sql));

const stored = async () =>
  (await sql<{ name: string }[]>`select bucket_id || '/' || name as name from storage.objects order by 1`).map(
    ({ name }) => name,
  );

describe.each(personaNames)('%s', (persona) => {
  /** Storage's other operations on a file, for a visible one and one's own. */
  const closed = (bucket: Bucket): [method: string, path: string, body?: object][] => {
    const own = `${persona === 'visitor' || persona === 'clerk' || persona === 'admin' ? 1 : profileIds[persona]}`;
    const upload = `/storage/v1/object/upload/sign/${bucket}/${own}/${crypto.randomUUID()}.webp`;
    return [visible[bucket], hidden[bucket]].flatMap((path): [string, string, object?][] => [
      ['POST', `/storage/v1/object/sign/${bucket}/${path}`, { expiresIn: 60 }],
      ['POST', `/storage/v1/object/sign/${bucket}/${path}`, { expiresIn: 315_360_000 }],
      ['POST', `/storage/v1/object/sign/${bucket}`, { expiresIn: 60, paths: [path] }],
      [
        'POST',
        `/storage/v1/object/sign/${bucket}`,
        { expiresIn: 60, paths: Array.from({ length: 20_000 }, () => path) },
      ],
      ['GET', `/storage/v1/object/sign/${bucket}/${path}?token=a.b.c`],
      ['POST', upload, {}],
      ['PUT', `${upload}?token=a.b.c`, {}],
      ['POST', `/storage/v1/object/list/${bucket}`, { prefix: path.split('/')[0], limit: 100 }],
      ['POST', `/storage/v1/object/list/${bucket}`, { prefix: '', limit: -1, sortBy: { column: 'x', order: 'y' } }],
      ['POST', `/storage/v1/object/list-v2/${bucket}`, { prefix: `${path.split('/')[0] ?? ''}/` }],
      ['GET', `/storage/v1/object/info/${bucket}/${path}`],
      ['GET', `/storage/v1/object/info/authenticated/${bucket}/${path}`],
      ['HEAD', `/storage/v1/object/${bucket}/${path}`],
      ['GET', `/storage/v1/object/public/${bucket}/${path}`],
      ['GET', `/storage/v1/render/image/authenticated/${bucket}/${path}?width=100`],
      ['POST', '/storage/v1/object/copy', { bucketId: bucket, sourceKey: path, destinationKey: `${own}/x.webp` }],
      ['POST', '/storage/v1/object/move', { bucketId: bucket, sourceKey: path, destinationKey: `${own}/x.webp` }],
      ['POST', '/storage/v1/upload/resumable', {}],
      ['GET', `/storage/v1/s3/${bucket}/${path}`],
    ]);
  };

  test.each(bucketNames)('is signed, listed, told or moved nothing of %s', async (bucket) => {
    const before = await stored();
    for (const [method, path, body] of closed(bucket)) {
      const answer = await send(clients[persona], method, path, body);
      const what = `${method} ${path.replace(/[0-9a-f-]{36}/g, '…')} ${String(answer.status)}`;
      expect(answer.body, what).not.toMatch(/token=|"owner/);
      // Through other gateways a list is answered with nothing in it, and many signatures with a refusal for each path.
      if (!traits.ownGateway && (path.includes('/list') || path.endsWith(`/sign/${bucket}`))) continue;
      // Storage repeats an unknown address.
      const [asked = path] = /[0-9a-f-]{36}/.exec(path) ?? [];
      expect(answer.body.replaceAll(asked, ''), what).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
      expect(answer.status, what).toBeGreaterThanOrEqual(400);
      expect(answer.status, what).toBeLessThan(500);
    }
    expect(await stored()).toEqual(before);
  });
});

test.runIf(traits.ownGateway)('the secret key signs and lists nothing through our gateways either', async () => {
  const headers = { apikey: access.secretKey, authorization: `Bearer ${access.secretKey}` };
  for (const path of [
    'sign/profile-images',
    `sign/profile-images/${visible['profile-images']}`,
    'list/profile-images',
  ]) {
    const answer = await fetch(`${access.apiUrl}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: 60, prefix: '', paths: [visible['profile-images']] }),
    });
    expect(answer.status, path).toBe(404);
  }
});

test.runIf(traits.ownGateway)('a file is sent with a key only, and has to be asked for each time', async () => {
  const address = `${access.apiUrl}/storage/v1/object/profile-images/${visible['profile-images']}`;
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { apikey: 'nonsense' } })).status).toBe(401);
  const answer = await fetch(address, { headers: { apikey: access.publishableKey } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test.runIf(traits.ownGateway)('a name that nothing can have is refused, and no trouble of the server', async () => {
  for (const name of [
    '%00',
    '1/%00.webp',
    '1/x%0a.webp',
    `1/${'x'.repeat(300)}.webp`,
    '1/',
    '..%2f..%2fetc',
    '1/%zz',
  ]) {
    const { status } = await send(clients.member, 'GET', `/storage/v1/object/profile-images/${name}`);
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(status, name).toBeLessThan(500);
  }
});

test('an empty file is refused', async () => {
  const before = await stored();
  for (const persona of ['member', 'admin'] as const) {
    const path = `${profileIds.member}/${crypto.randomUUID()}.webp`;
    const { error } = await clients[persona].storage
      .from('profile-images')
      .upload(path, new ArrayBuffer(0), { contentType: 'image/webp' });
    expect(error, persona).not.toBeNull();
  }
  expect(await stored()).toEqual(before);
});

test('how many files lie in one’s folders is told to a member, of their own', async () => {
  const person = await addPerson(sql, { label: 'counter', login: true });
  const client = await signIn(person.username);
  expect(await call(client, 'count_my_files')).toEqual({ status: 200, data: 0 });
  await uploadPicture(client, 'profile-images', person.id);
  await uploadPicture(clients.admin, 'birth-charts', person.id);
  expect(await call(client, 'count_my_files')).toEqual({ status: 200, data: 4 });
});

// The policies decide by themselves on every backend: each operation that the storage server names in the
// transaction, as this caller.

/** The storage server's names of its operations: github.com/supabase/storage, src/http/routes/operations.ts. */
const operations = [
  'storage.object.copy',
  'storage.object.upload',
  'storage.object.delete',
  'storage.object.delete_many',
  'storage.object.get_public',
  'storage.object.get_authenticated',
  'storage.object.info_authenticated',
  'storage.object.info_public',
  'object.get_authenticated_info',
  'object.head_authenticated_info',
  'storage.object.get_signed',
  'storage.object.sign_upload_url',
  'storage.object.sign',
  'storage.object.sign_many',
  'storage.object.list',
  'storage.object.list_v2',
  'storage.object.move',
  'storage.object.upload_update',
  'storage.object.upload_signed',
  'storage.render.image_authenticated',
  'storage.render.image_sign',
  'storage.s3.upload',
  'storage.s3.upload.create_multipart',
  'storage.s3.upload.part',
  'storage.s3.upload.part_copy',
  'storage.s3.object.copy',
  'storage.s3.object.get',
  'storage.s3.object.list',
  'storage.s3.object.info',
  'storage.s3.object.delete',
  'storage.tus.upload.create',
  'storage.tus.upload.part',
  'storage.tus.upload.get',
  'something.new',
  '',
] as const;

/** The operations for which this holds, each done as this caller would in the storage server. Everything is taken back. */
async function operationsFor(
  client: Client,
  holds: (sql: postgres.TransactionSql) => Promise<boolean>,
): Promise<string[]> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  const claims = token === undefined ? { role: 'anon' } : decodeClaims(token);
  const found: string[] = [];
  class TakenBack extends Error {}
  await sql
    .begin(async (transaction) => {
      await transaction`
        select set_config('role', ${token === undefined ? 'anon' : 'authenticated'}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('request.jwt.claim.sub', ${data.session?.user.id ?? ''}, true)`;
      for (const operation of operations) {
        await transaction`select set_config('storage.operation', ${operation}, true)`;
        if (await holds(transaction)) found.push(operation);
      }
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return found;
}

function decodeClaims(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe.each(bucketNames)('storage’s operations in %s', (bucket) => {
  const reads = (persona: PersonaName, path: string) =>
    operationsFor(
      clients[persona],
      async (sql) =>
        (await sql`select from storage.objects where bucket_id = ${bucket} and name = ${path}`).length === 1,
    );
  const adds = (persona: PersonaName, path: () => string, contentLength = 44) =>
    operationsFor(clients[persona], async (sql) => {
      const metadata = { mimetype: 'image/webp', contentLength };
      return await sql
        .savepoint(
          async (savepoint) =>
            await savepoint`
            insert into storage.objects (bucket_id, name, version, metadata)
            values (${bucket}, ${path()}, '1', ${savepoint.json(metadata)}) returning *`,
        )
        .then(
          () => true,
          (error: unknown) => {
            expect(String(error)).toContain('row-level security');
            return false;
          },
        );
    });

  const own = ['storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'];
  const download = ['storage.object.get_authenticated'];

  test('a picture of a visible profile is only downloaded', async () => {
    for (const persona of ['visitor', 'member', 'otherMember', 'unverifiedMember'] as const) {
      const isOwn = persona === 'member' && visible[bucket].startsWith(`${profileIds.member}/`);
      expect((await reads(persona, visible[bucket])).sort(), persona).toEqual(
        [...download, ...(isOwn ? own : [])].sort(),
      );
    }
    for (const persona of ['switchedOff', 'temporaryPassword'] as const)
      expect(await reads(persona, visible[bucket]), persona).toEqual([]);
    expect((await reads('admin', visible[bucket])).sort()).toEqual([...download, ...own].sort());
  });

  test('of what no profile shows, only its owner and the admin read what uploading and removing needs', async () => {
    for (const persona of ['visitor', 'member', 'otherMember', 'switchedOff', 'temporaryPassword'] as const)
      expect(await reads(persona, hidden[bucket]), persona).toEqual([]);
    for (const persona of ['unverifiedMember', 'admin'] as const)
      expect((await reads(persona, hidden[bucket])).sort(), persona).toEqual([...download, ...own].sort());
  });

  test('a file is added by uploading it and in no other way, and not when it is empty', async () => {
    const ids = profileIds;
    const pathOf = (id: number) => () => `${id}/${crypto.randomUUID()}.webp`;
    for (const persona of ['member', 'unverifiedMember'] as const) {
      expect(await adds(persona, pathOf(ids[persona])), persona).toEqual(['storage.object.upload']);
      expect(await adds(persona, pathOf(ids[persona]), 0), persona).toEqual([]);
      expect(await adds(persona, pathOf(ids.otherMember)), persona).toEqual([]);
    }
    expect(await adds('admin', pathOf(ids.member))).toEqual(['storage.object.upload']);
    expect(await adds('admin', pathOf(ids.member), 0)).toEqual([]);
    for (const persona of ['switchedOff', 'temporaryPassword'] as const)
      expect(await adds(persona, pathOf(ids[persona])), persona).toEqual([]);
    expect(await adds('visitor', pathOf(ids.member))).toEqual([]);
  });
});

test('nothing is replaced, moved or renamed, whatever the operation', async () => {
  for (const persona of personaNames) {
    const changing = await operationsFor(
      clients[persona],
      async (sql) =>
        (await sql`update storage.objects set version = '2' where bucket_id = 'profile-images' returning id`).length >
        0,
    );
    expect(changing, persona).toEqual([]);
  }
});
