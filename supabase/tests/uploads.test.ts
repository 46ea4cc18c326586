import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNodeClient } from '../lib/node-client.ts';
import { onePixel, pictureKinds, sendPicture, type Bucket } from './pictures.ts';
import { column, oneValue } from './people.ts';
import { access, setUpPersonas, personaNames, traits, type PersonaName, outsiders } from './personas.ts';

const bucketNames = ['profile-images', 'birth-charts'] as const;

const other = Buffer.concat([onePixel, Buffer.alloc(2)]);
const webp = { contentType: 'image/webp' };
const megabyte = 1024 * 1024;

const { clients, profileIds, sql } = await setUpPersonas();
const service = createNodeClient(access.apiUrl, access.secretKey);
/** A person who is none of the callers here. */
const somebody = 500;
/** Their picture that the admin has uploaded and no profile shows yet. */
const waiting: Record<Bucket, string> = { 'profile-images': '', 'birth-charts': '' };
/** A picture that everyone sees. */
const visible: Record<Bucket, string> = { 'profile-images': '', 'birth-charts': '' };
let before: string;

const newPath = (id: number | string, ending = 'webp') => `${id}/${crypto.randomUUID()}.${ending}`;
const storageOf = (persona: PersonaName, bucket: Bucket) => clients[persona].storage.from(bucket);

/** A fingerprint of all buckets and objects, without when they were last looked at. */
const storedNow = () =>
  oneValue(sql<{ hash: string }[]>`
    select md5(
      (select string_agg(concat_ws(' ', id, public, file_size_limit, allowed_mime_types), '|' order by id) from storage.buckets) ||
      (select string_agg(concat_ws(' ', bucket_id, name, owner_id, version, metadata), '|' order by bucket_id, name)
         from storage.objects)) as hash`);

/** Asks for an address to upload to, and gives its token; null when that is refused. */
async function signUpload(persona: PersonaName, bucket: Bucket, path: string, upsert = false): Promise<string | null> {
  const response = await fetch(`${access.apiUrl}/storage/v1/object/upload/sign/${bucket}/${encodeURI(path)}`, {
    method: 'POST',
    headers: { ...(await headersOf(persona)), 'x-upsert': String(upsert) },
  });
  // The client's own call does not understand every storage server's answer, and would take it for a refusal.
  const token = /token=([\w.-]+)/.exec(await response.text());
  return token?.[1] ?? null;
}

async function headersOf(persona: PersonaName): Promise<Record<string, string>> {
  const { data } = await clients[persona].auth.getSession();
  const token = data.session?.access_token;
  return { apikey: access.publishableKey, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

const namesNow = (bucket?: Bucket) =>
  column(sql<{ name: string }[]>`
    select name from storage.objects where ${bucket ?? null}::text is null or bucket_id = ${bucket ?? null}`);

async function bytesOf(bucket: Bucket, path: string): Promise<Buffer> {
  const { data, error } = await service.storage.from(bucket).download(path);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

const namesBefore = await namesNow();
const { member } = profileIds;
const [row] = await sql<{ first_img: string; birth_chart: string }[]>`
  select first_img, birth_chart from public."RegisteredUsers" where id = ${member}`;
visible['profile-images'] = row?.first_img ?? '';
visible['birth-charts'] = row?.birth_chart ?? '';
for (const bucket of bucketNames) {
  waiting[bucket] = newPath(somebody);
  expect((await storageOf('admin', bucket).upload(waiting[bucket], onePixel, webp)).error).toBeNull();
}
beforeEach(async () => {
  before = await storedNow();
});
afterEach(async () => {
  expect(await storedNow()).toBe(before);
});
afterAll(async () => {
  for (const bucket of bucketNames) {
    const left = (await namesNow(bucket)).filter((name) => !namesBefore.includes(name));
    await service.storage.from(bucket).remove(left);
  }
});

describe.each(bucketNames)('%s', (bucket) => {
  describe.each(outsiders)('%s', (persona) => {
    /** Another person's folder, and their own where they may not use it; a member's rights there: proposed-pictures.test.ts. */
    const folders = () => {
      const ids = profileIds;
      const own = persona === 'switchedOff' || persona === 'temporaryPassword' ? [ids[persona]] : [];
      return [...own, persona === 'member' ? ids.otherMember : ids.member];
    };

    test('uploads nothing, into no folder, in no way', async () => {
      const storage = storageOf(persona, bucket);
      for (const folder of folders()) {
        for (const ending of ['webp', 'thumb.webp']) {
          expect((await storage.upload(newPath(folder, ending), onePixel, webp)).error).not.toBeNull();
          expect(
            (await storage.upload(newPath(folder, ending), onePixel, { ...webp, upsert: true })).error,
          ).not.toBeNull();
        }
        expect((await storage.update(newPath(folder), onePixel, webp)).error).not.toBeNull();
        for (const upsert of [false, true]) {
          expect(await signUpload(persona, bucket, newPath(folder), upsert)).toBeNull();
        }
      }
    });

    test('replaces, moves, copies and deletes nothing, not even a picture that they see', async () => {
      const storage = storageOf(persona, bucket);
      const bytes = await bytesOf(bucket, visible[bucket]);
      for (const path of [visible[bucket], waiting[bucket]]) {
        expect((await storage.upload(path, other, { ...webp, upsert: true })).error).not.toBeNull();
        expect((await storage.update(path, other, webp)).error).not.toBeNull();
        expect(await signUpload(persona, bucket, path, true)).toBeNull();
        for (const folder of folders()) {
          expect((await storage.move(path, newPath(folder))).error).not.toBeNull();
          expect((await storage.copy(path, newPath(folder))).error).not.toBeNull();
        }
        expect((await storage.remove([path])).data ?? []).toEqual([]);
      }
      expect(await bytesOf(bucket, visible[bucket])).toEqual(bytes);
      expect(await bytesOf(bucket, waiting[bucket])).toEqual(onePixel);
    });

    test('does not read what no profile shows yet', async () => {
      const storage = storageOf(persona, bucket);
      expect((await storage.download(waiting[bucket])).error).not.toBeNull();
      expect((await storage.info(waiting[bucket])).error).not.toBeNull();
      expect((await storage.exists(waiting[bucket])).data).toBe(false);
    });
  });

  test.each(personaNames)('%s changes no bucket', async (persona) => {
    const { storage } = clients[persona];
    expect((await storage.updateBucket(bucket, { public: true })).error).not.toBeNull();
    expect((await storage.emptyBucket(bucket)).error).not.toBeNull();
    expect((await storage.deleteBucket(bucket)).error).not.toBeNull();
    expect((await storage.createBucket(`${bucket}-2`, { public: true })).error).not.toBeNull();
  });
});

describe.each(bucketNames)('the admin in %s', (bucket) => {
  const upload = async (path: string, bytes = onePixel, contentType = 'image/webp') => {
    const { error } = await storageOf('admin', bucket).upload(path, bytes, { contentType });
    if (error === null) await storageOf('admin', bucket).remove([path]);
    return error;
  };

  test.each(pictureKinds)('uploads <id>/<uuid>.%s, sees it and removes it', async (ending, contentType) => {
    const storage = storageOf('admin', bucket);
    const { unverifiedMember } = profileIds;
    const path = newPath(unverifiedMember, ending);
    expect((await storage.upload(path, onePixel, { contentType })).error).toBeNull();
    expect(await namesNow(bucket)).toContain(path);
    const { data: file } = await storage.download(path);
    expect(file && Buffer.from(await file.arrayBuffer())).toEqual(onePixel);
    expect((await storage.remove([path])).data).toHaveLength(1);
    expect(await namesNow(bucket)).not.toContain(path);
  });

  const uuid = crypto.randomUUID();
  const badNames = [
    `${uuid}.webp`,
    `0/${uuid}.webp`,
    `01/${uuid}.webp`,
    `-1/${uuid}.webp`,
    `asha/${uuid}.webp`,
    `1000/asha.webp`,
    `1000/${uuid}`,
    `1000/${uuid.toUpperCase()}.webp`,
    `1000/${uuid}.svg`,
    `1000/${uuid}.html`,
    `1000/${uuid}.gif`,
    `1000/${uuid}.WEBP`,
    `1000/${uuid}.webp.html`,
    `1000/${uuid}.html.webp`,
    `1000/${uuid}.thumb.thumb.webp`,
    `1000/pictures/${uuid}.webp`,
    `1000/1000/${uuid}.webp`,
    `1000 /${uuid}.webp`,
  ];
  test('cannot upload under another kind of name', async () => {
    for (const path of badNames) {
      expect(await upload(path), path).not.toBeNull();
      expect(await signUpload('admin', bucket, path), path).toBeNull();
      expect((await storageOf('admin', bucket).copy(waiting[bucket], path)).error, path).not.toBeNull();
    }
  });

  // As they would be sent by hand: the client, and every URL library, tidies them up.
  const badAddresses = [
    `1000/../999/${uuid}.webp`,
    `1000/../../${uuid}.webp`,
    `../${uuid}.webp`,
    `../birth-charts/../../${uuid}.webp`,
    `%2e%2e/${uuid}.webp`,
    `1000/%2e%2e/999/${uuid}.webp`,
    `1000%2f..%2f999%2f${uuid}.webp`,
    `1000/..%2f..%2f${uuid}.webp`,
    `1000/%252e%252e%252f${uuid}.webp`,
    `1000/..\\${uuid}.webp`,
    `1000%5c${uuid}.webp`,
    `//1000/${uuid}.webp`,
    `1000//${uuid}.webp`,
    `1000/${uuid}.webp/`,
    `1000/${uuid}.webp%00`,
    `1000/${uuid}.svg%00.webp`,
    `1000/${uuid}.webp%0a`,
    `1000/${uuid}.webp%20`,
    `1000/${uuid}%2ehtml`,
  ];
  test('cannot upload to an address that means another place', async () => {
    for (const address of badAddresses) {
      for (const method of ['POST', 'PUT']) {
        expect(await send(method, `/storage/v1/object/${bucket}/${address}`), address).toBeGreaterThanOrEqual(400);
      }
    }
  });

  const send = (method: string, path: string, announced?: boolean) =>
    sendPicture(clients.admin, method, path, announced);

  test('uploads at most 5 MB, and nothing but the three types of picture', async () => {
    const { member } = profileIds;
    expect(await upload(newPath(member), Buffer.alloc(5 * megabyte))).toBeNull();
    expect(await upload(newPath(member), Buffer.alloc(5 * megabyte + 1))).not.toBeNull();
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/octet-stream', 'application/pdf', '']) {
      expect(await upload(newPath(member), onePixel, type)).not.toBeNull();
    }
  });

  test('cannot get round the limits with a file of unknown length, or in a form', async () => {
    const address = (path = newPath(profileIds.member)) => `/storage/v1/object/${bucket}/${path}`;
    // Storage itself measures while it reads.
    const unmeasured = newPath(profileIds.member);
    expect(await send('POST', address(unmeasured), false)).toBe(traits.ownGateway ? 411 : 200);
    await storageOf('admin', bucket).remove([unmeasured]);
    for (const file of [
      new Blob([Buffer.alloc(5 * megabyte + 1)], { type: 'image/webp' }),
      new Blob(['<p>'], { type: 'text/html' }),
    ]) {
      const body = new FormData();
      body.append('file', file, 'a.webp');
      const response = await fetch(access.apiUrl + address(), {
        method: 'POST',
        headers: await headersOf('admin'),
        body,
      });
      expect(response.ok).toBe(false);
    }
  });

  // Other gateways leave it to storage, which hangs up while the file still comes: some then answer that it is away.
  const tooLarge = traits.ownGateway ? [5 * megabyte + 1, 5 * megabyte + 1000, 5.5 * megabyte, 8 * megabyte] : [];
  test.each(tooLarge)('is told clearly that a file of %i bytes is too large', async (bytes) => {
    const headers = { ...(await headersOf('admin')), 'content-type': 'image/webp' };
    const path = `/storage/v1/object/${bucket}/${newPath(profileIds.member)}`;
    const response = await fetch(access.apiUrl + path, { method: 'POST', headers, body: Buffer.alloc(bytes) });
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(/too large|maximum allowed size/i);
  });

  test('replaces and moves nothing: a name always stands for the same picture', async () => {
    const storage = storageOf('admin', bucket);
    const taken = (await storage.upload(waiting[bucket], other, webp)).error;
    // By this answer the site recognises a repeated upload.
    expect(taken).toMatchObject({ statusCode: '409' });
    expect((await storage.upload(waiting[bucket], other, { ...webp, upsert: true })).error).not.toBeNull();
    expect((await storage.update(waiting[bucket], other, webp)).error).not.toBeNull();
    expect(await signUpload('admin', bucket, waiting[bucket], true)).toBeNull();
    expect((await storage.move(waiting[bucket], newPath(1000))).error).not.toBeNull();
    expect((await storage.copy(visible[bucket], waiting[bucket])).error).not.toBeNull();
    expect(await bytesOf(bucket, waiting[bucket])).toEqual(onePixel);
  });

  test('what is no picture inside, or of another type, is still never shown as a page or run as a script', async () => {
    const storage = storageOf('admin', bucket);
    const script = '<script>alert(1)</script>';
    for (const [ending, contentType, content] of [
      ['webp', 'image/webp', script],
      ['png', 'image/png', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`],
      ['jpg', 'image/jpeg', 'GIF89a/**/=1;alert(1)'],
      ['png', 'image/webp', `\x89PNG\r\n\x1a\n${script}`],
      ['jpg', 'image/jpeg', Buffer.concat([onePixel, Buffer.from(script)])],
    ] as const) {
      const path = newPath(profileIds.member, ending);
      expect((await storage.upload(path, Buffer.from(content), { contentType })).error).toBeNull();
      const headers = await headersOf('admin');
      const address = `${access.apiUrl}/storage/v1/object/${bucket}/${path}`;
      const answers = await Promise.all([
        fetch(address, { headers }),
        fetch(`${address}?download=page.html`, { headers }),
      ]);
      await storage.remove([path]);
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toMatch(/^image\/(webp|png|jpeg)$/);
        if (!traits.ownGateway) continue;
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
    }
  });
});
