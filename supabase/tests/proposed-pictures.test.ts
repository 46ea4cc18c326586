import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createNodeClient } from '../lib/node-client.ts';
import { z } from 'zod';
import { addPerson, oneValue } from './people.ts';
import { access, call, callAnything, setUpPersonas, personaNames, signIn, type Client } from './personas.ts';
import { onePixel, pictureKinds, removeTestPictures, sendPicture, uploadPicture, type Bucket } from './pictures.ts';

// Members may upload pictures into their own folder, propose them, and remove unused ones.

const bucketNames = ['profile-images', 'birth-charts'] as const;
const columns = { 'profile-images': 'first_img', 'birth-charts': 'birth_chart' } as const;

const other = Buffer.concat([onePixel, Buffer.alloc(2)]);
const webp = { contentType: 'image/webp' };
const megabyte = 1024 * 1024;

const { clients, profileIds, sql } = await setUpPersonas();
const service = createNodeClient(access.apiUrl, access.secretKey);
/** The pictures of the profile at the start of each test, added by the admin. */
const shown: Record<Bucket, string> = { 'profile-images': '', 'birth-charts': '' };

const newPath = (ending = 'webp', id: number | string = person.id) => `${id}/${crypto.randomUUID()}.${ending}`;
const thumbnailOf = (path: string) => path.replace('.webp', '.thumb.webp');
const upload = async (path: string, who = client, bucket: Bucket = 'profile-images') =>
  (await who.storage.from(bucket).upload(path, onePixel, webp)).error;
const propose = (changes: object) => call(client, 'propose_changes', { changes });
const seenFiles = async (proposal_id: unknown) =>
  (await callAnything(admin, 'read_proposed_files', { proposal_id })).data;
const decide = (proposal_id: unknown, seen_files: unknown) =>
  callAnything(admin, 'decide_proposal', { proposal_id, approve: true, seen_files });
const approve = async (proposal_id: unknown) => await decide(proposal_id, await seenFiles(proposal_id));

/** Everything that lies in the person's folders. */
async function filesNow(): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from storage.objects
    where bucket_id in ${sql(bucketNames)} and name like ${`${person.id}/%`} order by name`;
  return rows.map(({ name }) => name);
}

/** All files in the buckets, of every owner. */
const storedNow = () =>
  oneValue(sql<{ hash: string }[]>`
    select md5(string_agg(concat_ws(' ', bucket_id, name, owner_id, version, metadata), '|' order by bucket_id, name)) as hash
    from storage.objects`);

async function bytesFor(who: Client, bucket: Bucket, path: string): Promise<Buffer | null> {
  const { data, error } = await who.storage.from(bucket).download(path);
  return error ? null : Buffer.from(await data.arrayBuffer());
}

/** Who reads this file: the persons of the tests, and the member it belongs to. */
async function audience(bucket: Bucket, path: string): Promise<string[]> {
  const readers: string[] = [];
  for (const name of personaNames) if (await bytesFor(clients[name], bucket, path)) readers.push(name);
  if (await bytesFor(client, bucket, path)) readers.push('owner');
  return readers;
}
const everyoneActive = ['visitor', 'member', 'otherMember', 'unverifiedMember', 'clerk', 'admin', 'owner'];

const { admin } = clients;
const person = await addPerson(sql, { label: 'pictured', login: true });
const client = await signIn(person.username);
beforeEach(async () => {
  await sql`delete from public.profile_proposals where registered_user_id = ${person.id}`;
  const left = await filesNow();
  const wanted = bucketNames.flatMap((bucket) => [shown[bucket], thumbnailOf(shown[bucket])]);
  // An unchanged profile need not be made again.
  if (left.join() !== wanted.toSorted().join()) {
    for (const bucket of bucketNames) {
      if (left.length > 0) await service.storage.from(bucket).remove(left);
      shown[bucket] = await uploadPicture(admin, bucket, person.id);
    }
  }
  await sql`
    update public."RegisteredUsers"
    set first_img = ${shown['profile-images']}, second_img = null, third_img = null, birth_chart = ${shown['birth-charts']}
    where id = ${person.id}`;
});
afterAll(() => removeTestPictures(sql));

describe.each(bucketNames)('a member in %s', (bucket) => {
  const storage = () => client.storage.from(bucket);

  test.each(pictureKinds)('adds <own id>/<uuid>.%s, sees it and removes it', async (ending, contentType) => {
    const path = newPath(ending);
    expect((await storage().upload(path, onePixel, { contentType })).error).toBeNull();
    expect(await bytesFor(client, bucket, path)).toEqual(onePixel);
    expect((await storage().remove([path])).data).toHaveLength(1);
    expect(await filesNow()).not.toContain(path);
  });

  test('adds nothing to a folder of somebody else, of nobody, or outside any', async () => {
    const before = await storedNow();
    const uuid = crypto.randomUUID();
    const { member } = profileIds;
    for (const path of [
      `${member}/${uuid}.webp`,
      `${person.id}0/${uuid}.webp`,
      `0${person.id}/${uuid}.webp`,
      ` ${person.id}/${uuid}.webp`,
      `${person.id}`,
      `${uuid}.webp`,
      `${person.username}/${uuid}.webp`,
    ]) {
      expect(await upload(path, client, bucket), path).not.toBeNull();
      expect((await storage().copy(shown[bucket], path)).error, path).not.toBeNull();
    }
    expect(await storedNow()).toBe(before);
  });

  test('adds nothing under another kind of name', async () => {
    const before = await storedNow();
    const uuid = crypto.randomUUID();
    for (const name of [
      'portrait.webp',
      uuid,
      `${uuid.toUpperCase()}.webp`,
      `${uuid}.svg`,
      `${uuid}.html`,
      `${uuid}.WEBP`,
      `${uuid}.webp.html`,
      `${uuid}.html.webp`,
      `${uuid}.thumb.thumb.webp`,
      `pictures/${uuid}.webp`,
      `${person.id}/${uuid}.webp`,
    ]) {
      expect(await upload(`${person.id}/${name}`, client, bucket), name).not.toBeNull();
    }
    expect(await storedNow()).toBe(before);
  });

  test('adds nothing at an address that means another place', async () => {
    const before = await storedNow();
    const uuid = crypto.randomUUID();
    const { member } = profileIds;
    for (const address of [
      `${person.id}/../${member}/${uuid}.webp`,
      `${person.id}/%2e%2e/${member}/${uuid}.webp`,
      `${person.id}%2f..%2f${member}%2f${uuid}.webp`,
      `${person.id}/%252e%252e%252f${uuid}.webp`,
      `../${uuid}.webp`,
      `//${person.id}/${uuid}.webp`,
      `${person.id}//${uuid}.webp`,
      `${person.id}/${uuid}.webp/`,
      `${person.id}/${uuid}.webp%00`,
      `${person.id}/${uuid}.svg%00.webp`,
      `${person.id}/${uuid}.webp%0a`,
    ]) {
      for (const method of ['POST', 'PUT'])
        expect(
          await sendPicture(client, method, `/storage/v1/object/${bucket}/${address}`),
          address,
        ).toBeGreaterThanOrEqual(400);
    }
    expect(await storedNow()).toBe(before);
  });

  test('adds nothing that is too large or of another type', async () => {
    const before = await storedNow();
    const tooLarge = Buffer.alloc(5 * megabyte + 1);
    expect((await storage().upload(newPath(), tooLarge, webp)).error).not.toBeNull();
    for (const contentType of ['image/svg+xml', 'image/gif', 'text/html', 'application/pdf', '']) {
      expect((await storage().upload(newPath(), onePixel, { contentType })).error, contentType).not.toBeNull();
    }
    expect(await storedNow()).toBe(before);
  });

  test('replaces and moves nothing: a name always stands for the same picture', async () => {
    const path = newPath();
    await upload(path, client, bucket);
    const before = await storedNow();
    for (const taken of [path, shown[bucket]]) {
      // By this answer the site recognises a repeated upload.
      expect((await storage().upload(taken, other, webp)).error).toMatchObject({ statusCode: '409' });
      expect((await storage().upload(taken, other, { ...webp, upsert: true })).error).not.toBeNull();
      expect((await storage().update(taken, other, webp)).error).not.toBeNull();
      expect((await storage().move(taken, newPath())).error).not.toBeNull();
      expect((await storage().copy(shown[bucket], taken)).error).not.toBeNull();
      expect(await bytesFor(admin, bucket, taken)).toEqual(onePixel);
    }
    expect(await storedNow()).toBe(before);
  });

  test('removes neither what the profile shows nor what a pending proposal holds, but all the rest', async () => {
    const column = columns[bucket];
    const proposed = await uploadPicture(client, bucket, person.id);
    const unused = await uploadPicture(client, bucket, person.id);
    expect(await propose({ [column]: proposed })).toMatchObject({ status: 200 });
    const before = await filesNow();
    for (const path of [shown[bucket], proposed].flatMap((used) => [used, thumbnailOf(used)])) {
      expect((await storage().remove([path])).data ?? [], path).toEqual([]);
      expect(await bytesFor(admin, bucket, path), path).toEqual(onePixel);
    }
    expect(await filesNow()).toEqual(before);
    // Together with something that may go, they stay as well.
    const { data } = await storage().remove([shown[bucket], unused, thumbnailOf(unused), proposed]);
    expect(data).toHaveLength(2);
    expect(await filesNow()).toEqual(before.filter((name) => name !== unused && name !== thumbnailOf(unused)));

    await call(client, 'withdraw_proposal');
    expect((await storage().remove([proposed, thumbnailOf(proposed)])).data).toHaveLength(2);
  });

  test('stores nothing under the name of a removed file, nor does the admin', async () => {
    for (const remover of [client, admin]) {
      const path = await uploadPicture(client, bucket, person.id);
      for (const name of [path, thumbnailOf(path)]) {
        expect((await remover.storage.from(bucket).remove([name])).data).toHaveLength(1);
        for (const who of [client, admin]) expect(await upload(name, who, bucket)).toMatchObject({ statusCode: '403' });
        expect(await bytesFor(admin, bucket, name)).toBeNull();
      }
    }
  });

  test('gets one of two simultaneous uploads of a name stored, for good', async () => {
    const path = newPath();
    const pictures = [onePixel, other, onePixel, other];
    const answers = await Promise.all(pictures.map((picture) => storage().upload(path, picture, webp)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    // The development backend's storage keeps no versions of the bytes: those of the last upload stay there.
    const [server] = await sql`select to_regclass('storage.migrations') is not null as keeps_versions`;
    if (server?.keeps_versions === true)
      expect(await bytesFor(admin, bucket, path)).toEqual(pictures[answers.findIndex(({ error }) => error === null)]);
    // The storage server stores as a role that no policy limits.
    for (const change of [sql`version = 'other'`, sql`name = ${newPath()}`, sql`bucket_id = 'elsewhere'`]) {
      await expect(
        sql`update storage.objects set ${change} where bucket_id = ${bucket} and name = ${path}`,
      ).rejects.toMatchObject({ code: '42501', detail: 'file_exists' });
    }
  });

  test('removes nothing that belongs to others', async () => {
    const theirs = await uploadPicture(admin, bucket, profileIds.unverifiedMember);
    const before = await storedNow();
    expect((await storage().remove([theirs])).data ?? []).toEqual([]);
    expect(await storedNow()).toBe(before);
  });

  test('shares a picture that is not approved with nobody but the admin', async () => {
    const path = await uploadPicture(client, bucket, person.id);
    expect(await propose({ [columns[bucket]]: path })).toMatchObject({ status: 200 });
    for (const file of [path, thumbnailOf(path)]) {
      expect(await audience(bucket, file)).toEqual(['clerk', 'admin', 'owner']);
      for (const name of ['visitor', 'member', 'switchedOff', 'temporaryPassword'] as const) {
        const foreign = clients[name].storage.from(bucket);
        expect((await foreign.copy(file, newPath('webp', profileIds.member))).error).not.toBeNull();
      }
    }
  });
});

test('there is room for 24 files in the two buckets together', async () => {
  const present = (await filesNow()).length;
  const added: string[] = [];
  for (let count = present; count < 24; count += 1) {
    const path = newPath();
    expect(await upload(path, client, count % 2 === 0 ? 'profile-images' : 'birth-charts'), String(count)).toBeNull();
    added.push(path);
  }
  for (const bucket of bucketNames)
    expect(await upload(newPath(), client, bucket)).toMatchObject({ statusCode: '403' });
  expect(await filesNow()).toHaveLength(24);
  // Nobody else has less room, nor the admin, and removing one makes room for another.
  const theirs = newPath('webp', profileIds.member);
  expect(await upload(theirs, clients.member)).toBeNull();
  expect((await clients.member.storage.from('profile-images').remove([theirs])).data).toHaveLength(1);
  expect(await upload(newPath(), admin)).toBeNull();
  for (const bucket of bucketNames) await client.storage.from(bucket).remove(added.slice(0, 4));
  expect(await upload(newPath())).toBeNull();
});

describe('a proposal of pictures', () => {
  const refusedWith = (hint: string) => ({ status: 400, code: '22023', hint });

  test('is refused without the files, beside the picture that is missing', async () => {
    const { unverifiedMember } = profileIds;
    const foreign = await uploadPicture(admin, 'profile-images', unverifiedMember);
    const [someone] = await sql<{ first_img: string }[]>`
      select first_img from public."RegisteredUsers" where id = ${profileIds.member}`;
    const bare = await uploadPicture(client, 'profile-images', person.id, false);
    const chart = await uploadPicture(client, 'birth-charts', person.id);
    for (const column of ['first_img', 'second_img', 'third_img'] as const) {
      // Never uploaded, without its thumbnail, in the other bucket, the profile's chart, a thumbnail, another person's, and a
      // public picture.
      for (const path of [
        newPath(),
        bare,
        chart,
        shown['birth-charts'],
        thumbnailOf(shown['profile-images']),
        foreign,
        someone?.first_img,
      ]) {
        expect(await propose({ [column]: path, job: 'Smuggler' }), path).toMatchObject(refusedWith(column));
      }
    }
    expect(await propose({ birth_chart: shown['profile-images'].replace(/^\d+/, '1') })).toMatchObject(
      refusedWith('birth_chart'),
    );
    expect(await propose({ birth_chart: newPath() })).toMatchObject(refusedWith('birth_chart'));
    for (const path of [
      'portrait.webp',
      `${person.id}/../1/x.webp`,
      'http://example.com/a.webp',
      'javascript:alert(1)',
    ])
      expect(await propose({ second_img: path }), path).toMatchObject(refusedWith('second_img'));
    expect(await sql`select from public.profile_proposals where registered_user_id = ${person.id}`).toEqual([]);
  });

  test('is refused with an address elsewhere, and without a first picture', async () => {
    for (const column of ['first_img', 'second_img', 'third_img', 'birth_chart'])
      expect(await propose({ [column]: 'https://example.com/a.webp' })).toMatchObject(refusedWith(column));
    for (const nothing of [null, '', '  '])
      expect(await propose({ first_img: nothing })).toMatchObject(refusedWith('first_img'));
  });

  test('may leave an address elsewhere that the bureau has given', async () => {
    const address = 'https://example.com/given-by-the-bureau.webp';
    await sql`update public."RegisteredUsers" set second_img = ${address} where id = ${person.id}`;
    const changes = { first_img: address, second_img: shown['profile-images'] };
    expect(await propose(changes)).toMatchObject({ status: 200 });
  });

  test('that is approved makes the picture visible to others, and hides the one before', async () => {
    const [first, second, chart] = [
      await uploadPicture(client, 'profile-images', person.id),
      await uploadPicture(client, 'profile-images', person.id),
      await uploadPicture(client, 'birth-charts', person.id),
    ];
    const { data: id } = await propose({ first_img: first, second_img: second, third_img: null, birth_chart: chart });
    expect(await audience('profile-images', first)).toEqual(['clerk', 'admin', 'owner']);
    expect((await approve(id)).status).toBe(204);
    const [row] = await sql`
      select first_img, second_img, third_img, birth_chart from public."RegisteredUsers" where id = ${person.id}`;
    expect(row).toEqual({ first_img: first, second_img: second, third_img: null, birth_chart: chart });
    for (const path of [first, thumbnailOf(first), second])
      expect(await audience('profile-images', path)).toEqual(everyoneActive);
    expect(await audience('birth-charts', chart)).toEqual(everyoneActive);
    expect(await audience('profile-images', shown['profile-images'])).toEqual(['clerk', 'admin', 'owner']);

    const moved = { first_img: second, second_img: first, birth_chart: null };
    const { data: next } = await propose(moved);
    expect((await approve(next)).status).toBe(204);
    const [after] = await sql`
      select first_img, second_img, third_img, birth_chart from public."RegisteredUsers" where id = ${person.id}`;
    expect(after).toEqual({ ...moved, third_img: null });
  });

  test('is approved with the files that the admin has seen, and with no others', async () => {
    const [first, second] = [
      await uploadPicture(client, 'profile-images', person.id),
      await uploadPicture(client, 'profile-images', person.id),
    ];
    const { data: before } = await propose({ first_img: first, job: 'Painter' });
    const seen = await seenFiles(before);
    expect(Object.keys(z.record(z.string(), z.string()).parse(seen)).sort()).toEqual(
      [first, thumbnailOf(first)].map((path) => `profile-images/${path}`).sort(),
    );
    expect(await seenFiles(0)).toBeNull();

    const { data: id } = await propose({ first_img: second, job: 'Painter' });
    const refused = { status: 409, refusal: 'pictures_changed' };
    const [version] = Object.values(z.record(z.string(), z.string()).parse(await seenFiles(id)));
    for (const others of [
      {},
      null,
      [],
      seen,
      { [`profile-images/${second}`]: version },
      { [`profile-images/${second}`]: 1 },
    ])
      expect(await decide(id, others), JSON.stringify(others)).toMatchObject(refused);
    expect((await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true })).refusal).toBe(
      'pictures_changed',
    );
    const stored = () => sql`select first_img from public."RegisteredUsers" where id = ${person.id}`;
    expect(await stored()).toEqual([{ first_img: shown['profile-images'] }]);
    // A picture that is not taken over need not be seen.
    expect(
      (await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true, kept_fields: ['first_img'] }))
        .status,
    ).toBe(204);
    expect(await stored()).toEqual([{ first_img: shown['profile-images'] }]);
    const { data: again } = await propose({ first_img: second });
    expect((await approve(again)).status).toBe(204);
    expect(await stored()).toEqual([{ first_img: second }]);
  });

  test('that is withdrawn and made again under the same names is not approved by what was seen before', async () => {
    const path = await uploadPicture(client, 'profile-images', person.id);
    const { data: harmless } = await propose({ first_img: path });
    const seen = await seenFiles(harmless);
    await call(client, 'withdraw_proposal');
    const names = [path, thumbnailOf(path)];
    expect((await client.storage.from('profile-images').remove(names)).data).toHaveLength(2);
    for (const name of names)
      expect((await client.storage.from('profile-images').upload(name, other, webp)).error).not.toBeNull();
    expect(await propose({ first_img: path })).toMatchObject(refusedWith('first_img'));
    expect((await decide(harmless, seen)).status).toBe(409);
  });

  test('keeps its files while it waits; they are left behind when it is declined, taken back or replaced', async () => {
    const unreferenced = async () => {
      const { data } = await admin.rpc('list_unreferenced_files', { profile_id: person.id });
      return (data ?? []).map(({ bucket_id, name }) => `${bucket_id} ${name}`).sort();
    };
    const both = (path: string) =>
      [`profile-images ${path}`, `profile-images ${thumbnailOf(path)}`].sort((a, b) => (a < b ? -1 : 1));
    const path = await uploadPicture(client, 'profile-images', person.id);
    expect(await unreferenced()).toEqual(both(path));

    await propose({ second_img: path });
    expect(await unreferenced()).toEqual([]);
    await call(client, 'withdraw_proposal');
    expect(await unreferenced()).toEqual(both(path));

    const { data: id } = await propose({ third_img: path });
    expect(await unreferenced()).toEqual([]);
    await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: false, decline_reason: 'Too dark.' });
    expect(await unreferenced()).toEqual(both(path));

    await propose({ second_img: path });
    await propose({ job: 'Something else' });
    expect(await unreferenced()).toEqual(both(path));
  });
});
