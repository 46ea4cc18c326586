import { beforeAll, describe, expect, test } from 'vitest';
import { countFound, findPart, found } from './finding.ts';
import { addPerson, versionOf } from './people.ts';
import { call, isOffice, personaNames, setUpPersonas, type PersonaName } from './personas.ts';
import { addSharing } from './scenes.ts';

// The family chooses who reads its income: the bureau alone, families that have its contact details, or members.

const { clients, profileIds, sql } = await setUpPersonas();

const income = '30 to 50';
const choices = ['Bureau only', 'Approved contact', 'Members', null] as const;
const people = await Promise.all(
  choices.map(async (income_shown_to, n) => {
    const { id } = await addPerson(sql, { label: `income-${n}`, card: { religion: 'Jewish' } });
    const changes = { income, income_shown_to };
    const answer = await call(clients.clerk, 'save_profile', {
      profile_id: id,
      seen_updated_at: await versionOf(sql, id),
      changes,
    });
    expect(answer.status).toBe(200);
    // Two members have opened the profile today; one of them has the contact details too.
    for (const persona of ['member', 'otherMember'] as const)
      await call(clients[persona], 'open_profile', { profile_id: id });
    await addSharing(sql, { id: profileIds.otherMember }, { id });
    return { id, income_shown_to };
  }),
);
const [bureau, approved, members, unchosen] = people.map(({ id }) => id);
const ids = people.map(({ id }) => id);

/** The incomes that this caller reads, by themselves and beside the card. */
async function readBy(persona: PersonaName): Promise<number[]> {
  const { data } = await clients[persona]
    .from('income_details')
    .select('registered_user_id')
    .in('registered_user_id', ids);
  const beside = await clients[persona]
    .from('RegisteredUsers')
    .select('id, income_details!inner(income)')
    .in('id', ids);
  const read = (data ?? []).map(({ registered_user_id: id }) => id).sort((a, b) => a - b);
  expect((beside.data ?? []).map(({ id }) => id).sort((a, b) => a - b)).toEqual(read);
  return read;
}
const sorted = (...some: (number | undefined)[]) => some.sort((a, b) => (a ?? 0) - (b ?? 0));

test('a member reads it if members do, and one with the contact details if those do', async () => {
  expect(await readBy('member')).toEqual([members]);
  expect(await readBy('otherMember')).toEqual(sorted(approved, members));
  for (const persona of personaNames)
    if (isOffice(persona)) expect(await readBy(persona)).toEqual(sorted(...ids));
    else if (persona !== 'member' && persona !== 'otherMember') expect(await readBy(persona), persona).toEqual([]);
});

test('the family reads its own, and a file of its data has it', async () => {
  await sql`insert into public.income_details values (${profileIds.member}, ${income}, 'Bureau only')
    on conflict (registered_user_id) do update set income = excluded.income, income_shown_to = excluded.income_shown_to`;
  const { data } = await clients.member
    .from('income_details')
    .select('income')
    .eq('registered_user_id', profileIds.member);
  expect(data).toEqual([{ income }]);
  await call(clients.member, 'record_my_reading');
  expect((await call(clients.member, 'export_my_data')).data).toMatchObject({ profile: { income } });
});

test('no filter and no count tells an income that members do not read', async () => {
  const filters = { income, religion: 'Jewish' };
  for (const persona of ['member', 'otherMember', 'clerk'] as const) {
    expect(await findPart(clients[persona], filters), persona).toEqual([members]);
    expect(await countFound(clients[persona], filters), persona).toBe(1);
  }
  expect((await call(clients.visitor, 'find_profiles', { filters })).refusal).toBe('filter_for_members');
  // The income is not there for the search, so its absence tells nothing either.
  const tags = await sql<{ tags: string[] }[]>`
    select tags from private.profile_search where id in ${sql([bureau, approved, unchosen].map(Number))}`;
  expect(tags.map((row) => row.tags.filter((tag) => tag.startsWith('income')))).toEqual(tags.map(() => ['income: ?']));
});

test('the office finds by every income in its table', async () => {
  const filters = { income: `${income}, 50 and above`, religion: 'Jewish' };
  const { data } = await call(clients.clerk, 'find_people', { filters, sort: 'id' });
  expect(found.parse(data).map(({ id }) => id)).toEqual(sorted(...ids));
});

test('a family that chooses again is found, or is not, at once', async () => {
  const change = async (income_shown_to: string) =>
    call(clients.clerk, 'save_profile', {
      profile_id: members ?? 0,
      seen_updated_at: await versionOf(sql, members ?? 0),
      changes: { income_shown_to },
    });
  await change('Bureau only');
  expect(await findPart(clients.member, { income, religion: 'Jewish' })).toEqual([]);
  expect(await readBy('member')).toEqual([]);
  await change('Members');
  expect(await findPart(clients.member, { income, religion: 'Jewish' })).toEqual([members]);
});

test('no planner knows how many have an income', async () => {
  await sql`analyze public.income_details`;
  await sql`analyze public.contact_details`;
  expect(
    await sql`select attname from pg_stats where schemaname = 'public' and attname in ('income', 'income_shown_to', 'assets')`,
  ).toEqual([]);
});

test('a file without contact details has no income, and one with them has', async () => {
  for (const with_contact of [false, true]) {
    await call(clients.admin, 'record_export', { ids, with_contact });
    const { data } = await call(clients.admin, 'export_people', { ids, with_contact });
    expect(JSON.stringify(data).includes(income)).toBe(with_contact);
  }
});

describe('other facts', () => {
  const details = { kulam: 'Andhuvan', work_place: 'Coimbatore, Tamil Nadu', native_place: 'கரூர்' };
  let same = 0;
  let other = 0;
  beforeAll(async () => {
    const card = { religion: 'Jewish' };
    same = (await addPerson(sql, { label: 'same-kulam', card, details })).id;
    other = (await addPerson(sql, { label: 'other-kulam', card, details: { ...details, kulam: 'Payiran' } })).id;
  });
  const among = async (filters: object) =>
    (await findPart(clients.member, { religion: 'Jewish', ...filters }))
      .filter((id) => [same, other].includes(id))
      .sort((a, b) => a - b);

  test('a kulam is left out as a gothram is, by filter and by wish', async () => {
    expect(await among({ other_kulam: 'andhuvan' })).toEqual([other]);
    const groom = await addPerson(sql, {
      label: 'kulam-groom',
      card: { gender: 'groom', religion: 'Jewish' },
      details,
    });
    const must = { religion: 'Jewish', other_kulam: 'Andhuvan' };
    expect((await call(clients.clerk, 'save_wishes', { profile_id: groom.id, must, hoped: {} })).status).toBeLessThan(
      300,
    );
    const { data } = await call(clients.clerk, 'find_matches', { profile_id: groom.id, at_most: 60 });
    const matched = JSON.stringify(data);
    expect([matched.includes(`"id":${other},`), matched.includes(`"id":${same},`)]).toEqual([true, false]);
  });

  test('places of work and of origin are found in another script', async () => {
    expect(await among({ work_place: 'கோயம்புத்தூர்' })).toEqual(sorted(same, other));
    expect(await among({ work_place: 'Chennai, Kovai' })).toEqual(sorted(same, other));
    expect(await among({ native_place: 'Karur' })).toEqual(sorted(same, other));
    expect(await among({ native_place: 'Kovai' })).toEqual([]);
  });

  test('assets come with the contact details', async () => {
    await sql`update public.contact_details set assets = 'Own house' where registered_user_id = ${same}`;
    const asked = { profile_id: same };
    expect((await call(clients.otherMember, 'read_contact_details', asked)).data).toBeNull();
    await addSharing(sql, { id: profileIds.otherMember }, { id: same });
    expect((await call(clients.otherMember, 'read_contact_details', asked)).data).toMatchObject({
      assets: 'Own house',
    });
  });
});
