import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, record } from './consents.ts';
import { addPerson, column, oneValue } from './people.ts';
import { removeTestPictures, uploadPicture, type Bucket } from './pictures.ts';
import { setUpPersonas, personaNames, signIn, type Client } from './personas.ts';

// Pictures and birth chart for members only: the bureau decides for all, each member for their own.

const bucketNames = ['profile-images', 'birth-charts'] as const;

const { clients, sql } = await setUpPersonas();
/** The pictures of the two profiles. */
const shown = new Map<number, Record<Bucket, string>>();

const { admin } = clients;
const person = await addPerson(sql, { label: 'shy', login: true });
const owner = await signIn(person.username);
const other = await addPerson(sql, { label: 'not-shy' });
for (const { id } of [person, other]) {
  const pictures = {
    'profile-images': await uploadPicture(admin, 'profile-images', id),
    'birth-charts': await uploadPicture(admin, 'birth-charts', id),
  };
  shown.set(id, pictures);
  await sql`
    update public."RegisteredUsers"
    set third_img = ${pictures['profile-images']}, birth_chart = ${pictures['birth-charts']} where id = ${id}`;
}
beforeEach(async () => {
  await sql`update public.site_settings set visitors_see_pictures = true`;
  await sql`
    update public."RegisteredUsers" set pictures_for_members = false, chart_for_members = false, status = 'verified' where id in (${person.id}, ${other.id})`;
});
afterAll(async () => {
  await sql`update public.site_settings set visitors_see_pictures = true`;
  await removeTestPictures(sql);
});

/** Who reads each file of this person by its path: the picture, the chart, and their small versions. */
async function audience(id: number): Promise<string[]> {
  const readers: string[] = [];
  for (const [name, client] of [
    ...personaNames.map((key) => [key, clients[key]] as const),
    ['owner', owner] as const,
  ]) {
    const answers = new Set<boolean>();
    for (const bucket of bucketNames) {
      const path = shown.get(id)?.[bucket] ?? '';
      for (const file of [path, path.replace('.webp', '.thumb.webp')])
        answers.add((await client.storage.from(bucket).download(file)).error === null);
    }
    // Never one file and not the other.
    expect(answers.size, name).toBe(1);
    if (answers.has(true)) readers.push(name);
  }
  return readers;
}
const members = ['member', 'otherMember', 'unverifiedMember', 'clerk', 'admin', 'owner'];
const everyone = ['visitor', ...members];
const choose = async (client: Client, id: number, membersOnly: boolean) =>
  client === owner
    ? (await answer(client, 'pictures', !membersOnly), await answer(client, 'chart', !membersOnly))
    : record(client, id, { pictures: !membersOnly, chart: !membersOnly });
const choiceOf = (id: number) =>
  oneValue(sql<{ pictures_for_members: boolean }[]>`
    select pictures_for_members from public."RegisteredUsers" where id = ${id}`);

describe('pictures and chart for members only', () => {
  test('by the member’s choice: visitors are refused the files, and have the card as before', async () => {
    expect(await audience(person.id)).toEqual(everyone);
    expect(await choose(owner, person.id, true)).toMatchObject({ status: 204 });
    expect(await audience(person.id)).toEqual(members);
    const { data } = await clients.visitor
      .from('RegisteredUsers')
      .select('name, age, pictures_for_members')
      .eq('id', person.id);
    expect(data).toEqual([{ name: person.name, age: 30, pictures_for_members: true }]);
    // Somebody else's are as they were.
    expect(await audience(other.id)).toEqual(everyone);

    expect(await choose(owner, person.id, false)).toMatchObject({ status: 204 });
    expect(await audience(person.id)).toEqual(everyone);
  });

  test('by the bureau’s setting, of everybody, whatever they have chosen', async () => {
    await sql`update public.site_settings set visitors_see_pictures = false`;
    expect(await audience(person.id)).toEqual(members);
    expect(await audience(other.id)).toEqual(members);
    const { data } = await clients.visitor.from('RegisteredUsers').select('id').eq('id', person.id);
    expect(data).toHaveLength(1);
    const { data: settings } = await clients.visitor.from('site_settings').select('visitors_see_pictures');
    expect(settings).toEqual([{ visitors_see_pictures: false }]);
  });

  test('a hidden profile’s stay hidden from everybody else', async () => {
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${person.id}`;
    for (const members_only of [true, false]) {
      expect(await choose(owner, person.id, members_only)).toMatchObject({ status: 204 });
      expect(await audience(person.id)).toEqual(['clerk', 'admin', 'owner']);
    }
  });
});

describe('the choice', () => {
  test('is the member’s own and the admin’s', async () => {
    expect(await choose(clients.admin, person.id, true)).toMatchObject({ status: 204 });
    expect(await choiceOf(person.id)).toBe(true);
  });

  test('leaves the bureau a notice when a member makes it, and a row in the audit log when the admin does', async () => {
    const notices = () =>
      column(sql<{ message: string }[]>`
          select message from public.notifications where registered_user_id = ${person.id} order by id`);
    const entries = async () =>
      await sql`
      select actor_name is not null as named, old_values, new_values from public.audit_log
      where registered_user_id = ${person.id} and table_name = 'RegisteredUsers' order by id desc limit 2`;
    await record(admin, person.id, { pictures: true });
    await sql`delete from public.notifications where registered_user_id = ${person.id}`;
    const before = await entries();

    await answer(owner, 'pictures', false);
    await answer(owner, 'pictures', false);
    expect(await notices()).toEqual([`${person.name} shows the pictures to members only.`]);
    await answer(owner, 'pictures', true);
    expect((await notices())[1]).toBe(`${person.name} shows the pictures to visitors too.`);
    expect(await entries()).toEqual(before);

    await record(clients.admin, person.id, { pictures: false });
    await record(clients.admin, person.id, { pictures: false });
    expect(await notices()).toHaveLength(2);
    expect(await entries()).toEqual([
      { named: true, old_values: { pictures_for_members: false }, new_values: { pictures_for_members: true } },
      ...before.slice(0, 1),
    ]);
  });
});
