// Success stories: the office writes them, both people consent, everybody reads the shown ones, and a no of either ends one.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, record } from './consents.ts';
import { anyOf } from './matching.ts';
import { removePeople } from './people.ts';
import { outsiders, call, callAnything, personaNames, setUpPersonas } from './personas.ts';
import { onePixel, removeTestPictures } from './pictures.ts';
import { addMember, type TestMember } from './scenes.ts';

const { clients, sql } = await setUpPersonas();
const couple = async (label: string) => ({
  bride: await addMember(sql, { label: `${label}-bride`, card: { status: 'married' } }),
  groom: await addMember(sql, { label: `${label}-groom`, card: { status: 'married', gender: 'groom' } }),
});
const { bride, groom } = await couple('story');
const everybody = { ...clients, bride: bride.client, groom: groom.client };
type Caller = keyof typeof everybody;
const callers = [...personaNames, 'bride', 'groom'] as const;

const words = { ta: 'இங்கே சந்தித்தோம்.', en: 'We met here.' };
const done = { status: 204, data: null };
let picture = '';

/** Uploads a story's picture with its thumbnail, as the office does. */
async function upload(client = clients.clerk): Promise<string> {
  const path = `0/story-${crypto.randomUUID()}.webp`;
  for (const name of [path, path.replace('.webp', '.thumb.webp')]) {
    const { error } = await client.storage.from('profile-images').upload(name, onePixel, { contentType: 'image/webp' });
    if (error) throw error;
  }
  return path;
}
const save = (given: object = {}, who: Caller = 'clerk') =>
  callAnything(everybody[who], 'save_story', {
    profile_id: groom.id,
    partner_id: bride.id,
    words,
    language: 'ta',
    picture,
    ...given,
  });
const id = async () => (await sql<{ id: number }[]>`select id::int from private.stories`)[0]?.id ?? 0;
const show = async (shown = true, who: Caller = 'clerk') =>
  await call(everybody[who], 'show_story', { story_id: await id(), shown });
const listed = async (who: Caller = 'visitor', wanted_language = 'en') =>
  (await call(everybody[who], 'list_stories', { wanted_language })).data;
/** Says yes or no in person, as the candidate. */
const say = (person: TestMember, given: boolean, more: object = { said_by: 'Self', channel: 'in person' }) =>
  record(clients.clerk, person.id, { story: given }, more);
/** Who may load the picture. */
async function readers(path = picture): Promise<Caller[]> {
  const found = await Promise.all(
    callers.map(async (caller) => {
      const loads = [path, path.replace('.webp', '.thumb.webp')].map(
        async (name) => (await everybody[caller].storage.from('profile-images').download(name)).error === null,
      );
      const [full, thumb] = await Promise.all(loads);
      expect(thumb, caller).toBe(full);
      return full === true ? [caller] : [];
    }),
  );
  return found.flat();
}
const count = async () => (await sql`select from private.stories`).length;

/** A shown story, with the yes of both. */
async function begin(): Promise<void> {
  for (const person of [bride, groom]) expect(await say(person, true)).toEqual(done);
  expect(await save()).toEqual(done);
  expect(await show()).toEqual(done);
}

beforeEach(async () => {
  await sql`delete from private.stories`;
  await sql`update public."RegisteredUsers" set status = 'married', deleted_at = null where id in (${bride.id}, ${groom.id})`;
  for (const person of [bride, groom]) await say(person, true, { said_by: 'Father', channel: 'paper' });
  picture = await upload();
});
afterAll(async () => {
  await removeTestPictures(sql);
  await removePeople(sql);
});

describe('a story', () => {
  test('is read by everybody once both said yes themselves and the office shows it', async () => {
    expect(await save()).toEqual(done);
    expect(await readers()).toEqual(['clerk', 'admin']);
    // A father's tick on a form is no yes of the couple.
    expect(await show()).toMatchObject({ status: 400, refusal: 'story_not_agreed' });
    await say(bride, true);
    expect(await show()).toMatchObject({ refusal: 'story_not_agreed' });
    expect((await answer(groom.client, 'story', true, 'Self')).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await show(true, 'admin')).toEqual(done);
    const story = { id: await id(), picture, language: 'en', words: words.en };
    for (const caller of callers) expect(await listed(caller), caller).toEqual([story]);
    expect(await listed('visitor', 'ta')).toEqual([{ ...story, language: 'ta', words: words.ta }]);
    // Not translated: in the language of the writer, which the answer names.
    expect(await listed('member', 'hi')).toEqual([{ ...story, language: 'ta', words: words.ta }]);
    expect(await readers()).toEqual(callers);
    expect((await call(clients.clerk, 'read_story', { profile_id: bride.id })).data).toEqual({
      id: story.id,
      words,
      language: 'ta',
      picture,
      shown: true,
      people: [bride, groom].map((person) => ({ id: person.id, name: person.name, agrees: true, is_married: true })),
    });
    expect(await show(false)).toEqual(done);
    expect(await listed()).toEqual([]);
    expect(await readers()).toEqual(['clerk', 'admin']);
  });

  test('with other words is hidden until it is shown again', async () => {
    await begin();
    expect(await save({ profile_id: bride.id, partner_id: groom.id, words: { ta: 'வேறு' } })).toEqual(done);
    expect([await listed(), await count()]).toEqual([[], 1]);
  });

  const ends: [string, () => Promise<unknown>, number][] = [
    ['the bride with her login', () => answer(bride.client, 'story', false, 'Self'), 0],
    ['the groom with his login', () => answer(groom.client, 'story', false, 'Self'), 0],
    ['the office, for the groom', () => say(groom, false), 0],
    ['a father, who says no', () => say(bride, false, { said_by: 'Father' }), 0],
    ['a no to being kept', () => record(clients.admin, groom.id, { kept: false }), 0],
    [
      'the office, which deletes it',
      async () => await call(clients.clerk, 'delete_story', { story_id: await id() }),
      0,
    ],
    ['an erasure of the bride', () => sql`select private.erase_person(${gone.bride.id})`, 0],
    ['an erasure of the groom', () => sql`select private.erase_person(${gone.groom.id})`, 0],
    // These come back with a restored profile, or with the right status.
    [
      'a deletion',
      () => call(clients.admin, 'delete_profile', { profile_id: gone.bride.id, seen_name: gone.bride.name }),
      1,
    ],
    [
      'a marriage that was a mistake',
      () => sql`update public."RegisteredUsers" set status = 'verified' where id = ${groom.id}`,
      1,
    ],
  ];
  let gone = { bride, groom };

  test.each(ends)('ends at once, with its picture, by %s', async (name, end, left) => {
    if (/erasure|deletion/.test(name)) {
      gone = await couple(`gone-${name.split(' ').at(-1)}`);
      for (const person of Object.values(gone)) await say(person, true);
      picture = await upload();
      expect(await save({ profile_id: gone.bride.id, partner_id: gone.groom.id })).toEqual(done);
      await show();
    } else await begin();
    expect([await listed(), (await readers()).length]).toEqual([[anyOf(Object)], callers.length]);
    await end();
    for (const caller of callers) expect(await listed(caller), caller).toEqual([]);
    expect(await count()).toBe(left);
    // Not even the bureau reads the file without its story, and the sweep finds it.
    expect(await readers()).toEqual(left === 0 ? [] : ['clerk', 'admin']);
    await sql`update storage.objects set created_at = now() - interval '2 days' where name like '%/story-%'`;
    // Whose it was is not known any more: each erasure removes it.
    for (const unused of await Promise.all([
      sql<{ name: string }[]>`select name from private.unreferenced_files()`,
      sql<{ name: string }[]>`select name from private.unreferenced_files(${groom.id})`,
    ]))
      expect(unused.some((file) => file.name === picture)).toBe(left === 0);
    await sql`delete from public.deletion_requests where registered_user_id in (${bride.id}, ${groom.id})`;
    await record(clients.admin, groom.id, { kept: true });
  });

  test('goes for good: a later yes does not bring it back', async () => {
    await begin();
    await say(bride, false);
    await say(bride, true);
    expect([await listed(), await count()]).toEqual([[], 0]);
  });
});

describe('the office', () => {
  test.each(outsiders)('is the only one who adds pictures: not %s', async (name) => {
    await expect(upload(clients[name])).rejects.toThrow();
  });

  test('is logged, without words and picture', async () => {
    await begin();
    const [entry] = await sql`
      select table_name, new_values from public.audit_log where table_name = 'stories' and record_id = ${String(await id())} and action = 'insert'`;
    expect(entry).toMatchObject({ new_values: { words: '(hidden)', picture: '(hidden)', groom_id: '(hidden)' } });
  });

  test.each<[string, object, string]>([
    ['no_couple', { partner_id: groom.id }, 'partner_id'],
    ['story_words_missing', { words: {} }, 'words'],
    ['story_words_missing', { words: { ta: ' ', en: 'x' } }, 'words'],
    ['story_words_missing', { words: { ta: 1 } }, 'words'],
    ['story_words_missing', { language: null }, 'words'],
    ['too_long', { words: { ta: 'அ'.repeat(601) } }, 'words_ta'],
    ['contact_in_text', { words: { ...words, en: 'Call 98450 12345' } }, 'words_en'],
    ['contact_in_text', { words: { ...words, en: 'write to anu@example.com' } }, 'words_en'],
    ['picture_not_arrived', { picture: '0/story-00000000-0000-0000-0000-000000000000.webp' }, 'picture'],
    ['picture_not_arrived', { picture: null }, 'picture'],
  ])('is told %s for %j', async (refusal, given, hint) => {
    expect(await save(given)).toMatchObject({ status: 400, refusal, hint });
    expect(await count()).toBe(0);
  });

  test('writes about a couple that is married, has no other story and did not say no', async () => {
    expect(await save({ partner_id: 2_000_000_000 })).toMatchObject({ code: 'PT404' });
    await sql`update public."RegisteredUsers" set status = 'engaged' where id = ${bride.id}`;
    expect(await save()).toMatchObject({ refusal: 'no_couple' });
    await sql`update public."RegisteredUsers" set status = 'married' where id = ${bride.id}`;
    const other = await addMember(sql, { label: 'story-other', card: { status: 'married' } });
    expect(await save()).toEqual(done);
    expect(await save({ partner_id: other.id })).toMatchObject({ refusal: 'has_another_story' });
    await say(bride, false);
    expect(await save()).toMatchObject({ refusal: 'story_refused' });
    // A profile picture is no story's picture: it would outlast a withdrawal in its folder.
    await say(bride, true);
    expect(await save({ picture: picture.replace('story-', '') })).toMatchObject({ refusal: 'picture_not_arrived' });
  });
});

test('comes with the data of each of the two', async () => {
  await begin();
  for (const { client } of [bride, groom])
    expect((await call(client, 'export_my_data')).data).toMatchObject({
      stories: [
        { words: words.en, language: 'en', shown_at: anyOf(String) },
        { words: words.ta, language: 'ta' },
      ],
    });
});

test('the name of a removed picture is not used again', async () => {
  const path = await upload();
  const pictures = clients.clerk.storage.from('profile-images');
  await pictures.remove([path]);
  const { error } = await pictures.upload(path, onePixel, { contentType: 'image/webp' });
  expect(error).not.toBeNull();
  expect(await sql`select from storage.objects where name = ${path}`).toEqual([]);
});
