import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '../../web/src/texts/languages.ts';
import { answer, byFather, givenConsents, noticeItems, purposes, record } from './consents.ts';
import { anyOf, having, textLike } from './matching.ts';
import { addPerson, column, one, oneValue, testPhone, versionOf } from './people.ts';
import {
  call,
  callAndRead,
  callAnything,
  isOffice,
  personaNames,
  readContact,
  setUpPersonas,
  signIn,
  type Client,
} from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';
import { addDisclosure, addMember, addRequest, addSharing, approveRequest } from './scenes.ts';

// The notice of section 5 of the DPDP Act and the consents of section 6: who gives and reads them, and what each changes at once.

const { clients, sql } = await setUpPersonas();
const { admin, visitor } = clients;
const bride = await addMember(sql, {
  label: 'consenting',
  contact: { phone_number: '+91 51230 44111', whose_phone: 'Self' },
  details: { "father's_name": 'Selvam', "mother's_job": 'Teacher' },
});
const groom = await addMember(sql, { label: 'consent-reader', card: { gender: 'groom' } });

const consents = z.array(
  z.object({
    id: z.number(),
    purpose: z.string(),
    given: z.boolean(),
    notice_version: z.number(),
    notice_language: z.string(),
    said_by: z.string().nullable(),
    said_by_name: z.string().nullable(),
    channel: z.string(),
    said_on: z.string(),
    recorded_at: z.string(),
    recorded_by_name: z.string().nullable(),
  }),
);
const read = async (who: Client, { id }: { id: number }) =>
  consents.parse((await call(who, 'list_consents', { profile_id: id })).data);
const stored = (id: number) =>
  column(sql<{ row: string }[]>`
    select concat_ws(' ', purpose, given::text, channel, said_by) as row from private.consents
    where registered_user_id = ${id} order by id`);
const cardOf = (id: number) =>
  one(sql<{ status: string; reason: string | null }[]>`
    select status, status_reason as reason from public."RegisteredUsers" where id = ${id}`);
const sees = async (who: Client, { id }: { id: number }) =>
  ((await who.from('RegisteredUsers').select('id').eq('id', id)).data ?? []).length === 1;
const newest = () => oneValue(sql<{ version: number }[]>`select max(version) as version from private.notices`);
const notices = (id: number) =>
  column(sql<{ kind: string }[]>`
    select kind from public.notifications where registered_user_id = ${id} and recipient is null order by id`);

describe('the notice', () => {
  const notice = z.object({
    version: z.number(),
    language: z.string(),
    published_on: z.string(),
    items: z.record(z.string(), z.unknown()),
  });
  const readNotice = async (who: Client, wanted_language: string | null, wanted_version?: number) =>
    notice.nullable().parse((await call(who, 'read_notice', { wanted_language, wanted_version })).data);

  test('has the same texts in every language, each of a length that can be published', async () => {
    const rows = await sql<{ language: string; item: string; sentence: string }[]>`
      select language, item, sentence from private.notices cross join jsonb_each_text(items - 'purposes') as own (item, sentence)
      where version = 1
      union all
      select language, 'purposes.' || item, sentence from private.notices
      cross join jsonb_each_text(items -> 'purposes') as own (item, sentence) where version = 1`;
    const items = [
      'data',
      'recipients',
      'withdraw',
      'rights',
      'bureau',
      'board',
      ...purposes.map((own) => `purposes.${own}`),
    ];
    for (const language of languageCodes)
      expect(
        rows
          .filter((row) => row.language === language)
          .map(({ item }) => item)
          .toSorted(),
      ).toEqual(items.toSorted());
    expect(rows.filter(({ sentence }) => sentence === '' || sentence.length > 2000 || /[{}]/.test(sentence))).toEqual(
      [],
    );
    for (const item of items)
      expect(new Set(rows.filter((row) => row.item === item).map(({ sentence }) => sentence)).size, item).toBe(
        languageCodes.length,
      );
  });

  test('is read by everybody, in English where a language has none', async () => {
    for (const name of personaNames) {
      for (const language of languageCodes)
        expect(await readNotice(clients[name], language, 1), name).toMatchObject({ version: 1, language });
      expect(await readNotice(clients[name], 'fr')).toMatchObject({ version: await newest(), language: 'en' });
    }
    expect(await readNotice(visitor, null, 1)).toMatchObject({ language: 'en' });
    expect(await readNotice(visitor, 'ta', 999_999)).toBeNull();
    const [first] = await sql<
      { items: object }[]
    >`select items from private.notices where version = 1 and language = 'ta'`;
    expect((await readNotice(visitor, 'ta', 1))?.items).toEqual(first?.items);
  });

  test('is published by an owner as a new version; other languages keep their texts', async () => {
    const before = await newest();
    // Two owners at once: the second one has not read what the first one wrote.
    const both = await Promise.all(
      ['first', 'second'].map((owner) =>
        call(admin, 'save_notice', {
          texts: { ta: { ...noticeItems, rights: `${owner}, after ${before}` } },
          seen_version: before,
        }),
      ),
    );
    expect(both.map(({ status, refusal }) => [status, refusal ?? null]).toSorted()).toEqual([
      [204, null],
      [409, 'notice_changed'],
    ]);
    const published = await readNotice(visitor, 'ta');
    expect(published).toMatchObject({ version: before + 1, items: { rights: textLike(/^(first|second),/) } });
    // The same again, as after a lost answer.
    await call(admin, 'save_notice', { texts: { ta: published?.items }, seen_version: before });
    expect(await newest()).toBe(before + 1);
    expect((await readNotice(visitor, 'hi'))?.items).toEqual((await readNotice(visitor, 'hi', before))?.items);
    expect(
      await sql`
        select action from public.audit_log where table_name = 'notices' and record_id = ${String(before + 1)}`,
    ).toEqual([{ action: 'insert' }]);
  });

  test.each([
    [null, 'notice_wrong', 'texts'],
    [[], 'notice_wrong', 'texts'],
    [{}, 'notice_wrong', 'texts'],
    [{ fr: noticeItems }, 'notice_wrong', 'texts'],
    [{ ta: null }, 'notice_text_missing', 'ta.data'],
    [{ ta: { ...noticeItems, rights: '  ' } }, 'notice_text_missing', 'ta.rights'],
    [{ ta: { ...noticeItems, board: ['x'] } }, 'notice_text_missing', 'ta.board'],
    [
      { ta: { ...noticeItems, purposes: { ...noticeItems.purposes, kept: undefined } } },
      'notice_text_missing',
      'ta.purposes.kept',
    ],
    [{ ta: { ...noticeItems, data: 'x'.repeat(2001) } }, 'too_long', 'ta.data'],
  ])('of %j is not published', async (texts, refusal, hint) => {
    const before = await newest();
    expect(await call(admin, 'save_notice', { texts, seen_version: before })).toMatchObject({
      code: '22023',
      refusal,
      hint,
    });
    expect(await newest()).toBe(before);
  });
});

describe('an answer', () => {
  test('is recorded by owner and clerk, with the notice', async () => {
    for (const name of ['clerk', 'admin'] as const) {
      expect((await record(clients[name], bride.id, { story: true, whatsapp: false })).status).toBe(204);
      const [last, first] = await read(clients[name], bride);
      expect(first).toMatchObject({
        purpose: 'whatsapp',
        given: false,
        notice_version: await newest(),
        notice_language: 'ta',
      });
      expect(last).toMatchObject({ purpose: 'story', given: true, ...byFather, recorded_by_name: anyOf(String) });
    }
    expect(
      await sql`
        select action, new_values ->> 'purpose' as purpose from public.audit_log
        where registered_user_id = ${bride.id} and table_name = 'consents' order by id desc limit 2`,
    ).toEqual([
      { action: 'recorded consent', purpose: 'story' },
      { action: 'recorded consent', purpose: 'whatsapp' },
    ]);
  });

  test('is given by a member for their own profile; nobody else reads it', async () => {
    expect((await answer(bride.client, 'story', false, 'Mother')).status).toBe(204);
    const [last] = await read(bride.client, bride);
    expect(last).toMatchObject({
      purpose: 'story',
      given: false,
      channel: 'site',
      said_by: 'Mother',
      recorded_by_name: null,
    });
    for (const name of personaNames) {
      const { status, data, code } = await call(clients[name], 'list_consents', { profile_id: bride.id });
      if (isOffice(name)) expect(data, name).not.toEqual([]);
      else if (status === 200) expect(data, name).toEqual([]);
      else expect(code, name).toBe('42501');
    }
    expect(await notices(bride.id)).toContain('consent withdrawn');
  });

  test.each([
    [{ answers: null }, 'answers'],
    [{ answers: {} }, 'answers'],
    [{ answers: { story: null } }, 'answers'],
    [{ answers: { story: 'true' } }, 'answers'],
    [{ answers: { other: true } }, 'answers'],
    [{ answers: { notice: false } }, 'answers'],
    [{ said_by: null }, 'said_by'],
    [{ said_by: 'Neighbour' }, 'said_by'],
    [{ said_by_name: 'Selvam 98450 12345' }, 'said_by_name'],
    [{ channel: null }, 'channel'],
    [{ channel: 'site' }, 'channel'],
    [{ channel: 'link' }, 'channel'],
    [{ channel: 'file' }, 'channel'],
    [{ said_on: null }, 'said_on'],
    [{ said_on: '2999-01-01' }, 'said_on'],
    [{ said_on: 'infinity' }, 'said_on'],
    [{ said_on: '-infinity' }, 'said_on'],
    // Before the first notice.
    [{ said_on: '2020-01-01' }, 'said_on'],
  ])('with %j is refused', async (wrong, hint) => {
    const before = await stored(bride.id);
    const given = { profile_id: bride.id, ...givenConsents, ...wrong };
    expect(await callAnything(admin, 'record_consents', given)).toMatchObject({ code: '22023', hint });
    expect(await stored(bride.id)).toEqual(before);
  });

  test('of a member is refused likewise, and of somebody who is not there', async () => {
    const mine = { purpose: 'story', given: true, said_by: 'Self', notice_language: 'en' };
    for (const [wrong, hint] of [
      [{ purpose: 'other' }, 'answers'],
      [{ purpose: 'notice', given: false }, 'answers'],
      [{ given: null }, 'answers'],
      [{ said_by: null }, 'said_by'],
    ] as const)
      expect(await callAnything(bride.client, 'set_my_consent', { ...mine, ...wrong })).toMatchObject({
        code: '22023',
        hint,
      });
    expect(await record(admin, 2_000_000_000, { story: true })).toMatchObject({ code: 'PT404' });
  });

  test('is never changed or removed, also not by SQL', async () => {
    for (const table of ['consents', 'notices']) {
      const column = table === 'notices' ? 'version' : 'given';
      await expect(sql.unsafe(`update private.${table} set ${column} = ${column} where true`)).rejects.toThrow(
        'append-only',
      );
      await expect(sql.unsafe(`delete from private.${table} where true`)).rejects.toThrow('append-only');
    }
    await expect(
      sql`
        insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, channel, said_on)
        values (${bride.id}, 'story', true, 999999, 'en', 'file', '2026-01-01')`,
    ).rejects.toThrow('foreign key');
  });
});

describe('a withdrawal is obeyed at once, and a new yes ends it', () => {
  const pictures: Record<string, string> = {};
  beforeAll(async () => {
    pictures['profile-images'] = await uploadPicture(admin, 'profile-images', bride.id);
    pictures['birth-charts'] = await uploadPicture(admin, 'birth-charts', bride.id);
    await sql`
      update public."RegisteredUsers" set first_img = ${pictures['profile-images'] ?? null}, birth_chart = ${pictures['birth-charts'] ?? null}
      where id = ${bride.id}`;
  });
  beforeEach(async () => {
    await record(admin, bride.id, Object.fromEntries(purposes.map((purpose) => [purpose, true])), { said_by: 'Self' });
    await sql`delete from public.deletion_requests where registered_user_id = ${bride.id}`;
    await sql`update public."RegisteredUsers" set status = 'verified', status_reason = null where id in (${bride.id}, ${groom.id})`;
    await sql`delete from public.notifications where registered_user_id = ${bride.id}`;
  });
  afterAll(() => removeTestPictures(sql));

  /** Everything by which a visitor learns of a card. */
  const ofVisitor = async () => {
    return {
      card: await sees(visitor, bride),
      found: z
        .array(z.unknown())
        .parse((await call(visitor, 'find_profiles', { filters: { looking_for: 'bride' }, at_most: 60 })).data)
        .some((each) => z.object({ id: z.number() }).parse(each).id === bride.id),
      counted: (await call(visitor, 'count_profiles', { filters: { location: 'Consentpuram' } })).data,
      places: JSON.stringify((await call(visitor, 'list_filter_values', { filter: 'location' })).data).includes(
        'Consentpuram',
      ),
      facts: z.array(z.unknown()).parse((await call(visitor, 'read_visitor_facts', { profile_id: bride.id })).data)
        .length,
      month: (await call(visitor, 'read_confirmed_month', { profile_id: bride.id })).data !== null,
      picture: (await visitor.storage.from('profile-images').download(pictures['profile-images'] ?? '')).error === null,
      chart: (await visitor.storage.from('birth-charts').download(pictures['birth-charts'] ?? '')).error === null,
    };
  };
  const all = { card: true, found: true, counted: 2, places: true, facts: 1, month: true, picture: true, chart: true };
  const nothing = {
    card: false,
    found: false,
    counted: 1,
    places: false,
    facts: 0,
    month: false,
    picture: false,
    chart: false,
  };

  test('visitors: nothing of the card, by no list, number or file; members see it as before', async () => {
    const neighbour = await addPerson(sql, {
      label: 'consent-neighbour',
      card: { location: 'Consentpuram, Tamil Nadu' },
    });
    await sql`update public."RegisteredUsers" set location = 'Consentpuram, Tamil Nadu' where id = ${bride.id}`;
    await sql`update public.site_settings set visitors_see_facts = true`;
    await call(admin, 'confirm_profile', { profile_id: bride.id });
    try {
      expect(await ofVisitor()).toMatchObject(all);
      await answer(bride.client, 'visitors', false);
      expect(await ofVisitor()).toMatchObject(nothing);
      expect(await sees(groom.client, bride)).toBe(true);
      expect(await sees(visitor, neighbour)).toBe(true);
      await expect(call(visitor, 'find_profiles', { filters: {}, after: [bride.id] })).resolves.toMatchObject({
        refusal: 'list_changed',
      });
      await answer(bride.client, 'visitors', true);
      expect(await ofVisitor()).toMatchObject(all);
    } finally {
      await sql`update public.site_settings set visitors_see_facts = false`;
      await sql`delete from public."RegisteredUsers" where id = ${neighbour.id}`;
    }
  });

  test.each([
    ['pictures', 'profile-images', 'birth-charts'],
    ['chart', 'birth-charts', 'profile-images'],
  ] as const)('%s: visitors lose the one kind of file and no other', async (purpose, lost, kept) => {
    const loads = async (bucket: string, who = visitor) =>
      (await who.storage.from(bucket).download(pictures[bucket] ?? '')).error === null;
    await answer(bride.client, purpose, false);
    expect([await loads(lost), await loads(kept), await loads(lost, groom.client)]).toEqual([false, true, true]);
    await answer(bride.client, purpose, true);
    expect(await loads(lost)).toBe(true);
  });

  test('families: not on links or paper', async () => {
    const printed = async () =>
      (await call(admin, 'print_people', { ids: [bride.id], paper: 'book', title: null })).data;
    await record(admin, bride.id, { families: false });
    expect(await printed()).toEqual([]);
    await record(admin, bride.id, { families: true });
    expect(await printed()).toHaveLength(1);
  });

  test.each([
    ['members', 'on hold'],
    ['kept', 'withdrawn'],
  ] as const)(
    '%s: nobody but the bureau and the family sees the profile, and nobody shows it',
    async (purpose, status) => {
      await addSharing(sql, groom, bride);
      await answer(bride.client, purpose, false);
      expect(await cardOf(bride.id)).toEqual({ status, reason: 'Consent withdrawn' });
      expect(await notices(bride.id)).toContain('consent withdrawn');
      expect([
        await sees(visitor, bride),
        await sees(groom.client, bride),
        await readContact(groom.client, bride.id),
      ]).toEqual([false, false, null]);
      expect([await sees(bride.client, bride), await sees(admin, bride)]).toEqual([true, true]);

      const version = await versionOf(sql, bride.id);
      const refused = { code: '22023', refusal: 'consent_withdrawn' };
      expect(
        await call(admin, 'verify_profile', { profile_id: bride.id, seen_updated_at: version, items: ['ID'] }),
      ).toMatchObject(refused);
      const changes = [{ id: bride.id, status: 'verified' }];
      expect(await call(admin, 'set_profile_statuses', { changes })).toMatchObject(refused);
      expect(
        await call(admin, 'set_profile_statuses', { changes: [...changes, { id: 2_000_000_000, status: 'verified' }] }),
      ).toMatchObject({ data: [] });
      await sql`insert into public.own_statuses (registered_user_id, status) values (${bride.id}, 'on hold')`;
      expect(await call(bride.client, 'set_my_status', { new_status: 'verified' })).toMatchObject(refused);
      expect((await record(admin, bride.id, { [purpose]: true })).status).toBe(204);
      expect(await cardOf(bride.id)).toEqual({ status: 'verified', reason: null });
      expect(await readContact(groom.client, bride.id)).not.toBeNull();
      await sql`delete from public.contact_requests where requester_id = ${groom.id}`;
    },
  );

  test('members: a restored profile stays hidden, and the new yes shows it', async () => {
    const somebody = await addPerson(sql, { label: 'consent-restored' });
    await record(admin, somebody.id, { members: false });
    await call(admin, 'delete_profile', { profile_id: somebody.id, seen_name: somebody.name });
    expect(await record(admin, somebody.id, { members: true })).toMatchObject({ refusal: 'profile_deleted' });
    await call(admin, 'restore_profile', { profile_id: somebody.id });
    expect(await cardOf(somebody.id)).toEqual({ status: 'on hold', reason: 'Consent withdrawn' });
    await record(admin, somebody.id, { members: true });
    expect((await cardOf(somebody.id)).status).toBe('verified');
  });

  test('members: a bulk verification leaves them out', async () => {
    await record(admin, bride.id, { members: false });
    await sql`update public."RegisteredUsers" set status = 'submitted', status_reason = null where id = ${bride.id}`;
    const seen_updated_at = await versionOf(sql, bride.id);
    expect(
      await call(admin, 'verify_profiles', { people: [{ id: bride.id, seen_updated_at }], items: ['ID'] }),
    ).toMatchObject({ data: { verified: [], left_out: [{ id: bride.id, why: 'consent missing' }] } });
  });

  test('members: a confirmation does not show who is hidden for it; the new yes does', async () => {
    await sql`
      insert into private.keeping (registered_user_id, hidden_on) values (${bride.id}, '2026-01-01')
      on conflict (registered_user_id) do update set hidden_on = '2026-01-01'`;
    await sql`update public."RegisteredUsers" set status = 'on hold', status_reason = 'Not confirmed' where id = ${bride.id}`;
    await sql`update private.keeping set hidden_on = '2026-01-01' where registered_user_id = ${bride.id}`;
    await record(admin, bride.id, { members: false });
    expect((await call(bride.client, 'confirm_my_profile')).status).toBe(204);
    expect(await cardOf(bride.id)).toEqual({ status: 'on hold', reason: 'Consent withdrawn' });
    await answer(bride.client, 'members', true);
    expect(await cardOf(bride.id)).toEqual({ status: 'verified', reason: null });
  });

  test('members and kept: both are needed again', async () => {
    await record(admin, bride.id, { kept: false, members: false });
    await record(admin, bride.id, { kept: true });
    expect((await cardOf(bride.id)).status).toBe('withdrawn');
    await record(admin, bride.id, { members: true });
    expect((await cardOf(bride.id)).status).toBe('verified');
  });

  test('members: a status of the bureau stays', async () => {
    await sql`update public."RegisteredUsers" set status = 'on hold', status_reason = 'A fee' where id = ${bride.id}`;
    await record(admin, bride.id, { members: false });
    await record(admin, bride.id, { members: true });
    expect(await cardOf(bride.id)).toEqual({ status: 'on hold', reason: 'A fee' });
  });

  test('kept: the deletion is asked for', async () => {
    await answer(bride.client, 'kept', false);
    expect(await sql`select note from public.deletion_requests where registered_user_id = ${bride.id}`).toEqual([
      { note: null },
    ]);
    expect(await notices(bride.id)).toContain('deletion asked for');
  });

  test('relatives: the names and jobs are erased, and are not written again', async () => {
    const of = () => sql`
      select "father's_name", "mother's_name", "father's_job", "mother's_job" from public.profile_details where registered_user_id = ${bride.id}`;
    const none = [{ "father's_name": null, "mother's_name": null, "father's_job": null, "mother's_job": null }];
    const save = async (changes: object = { "father's_name": 'Selvam' }) => {
      const seen_updated_at = await versionOf(sql, bride.id);
      return await call(admin, 'save_profile', { profile_id: bride.id, seen_updated_at, changes });
    };
    await save({ "father's_job": 'Weaver of Consentpuram' });
    await call(bride.client, 'propose_changes', { changes: { "mother's_name": 'Consent Valli', diet: 'Vegan' } });
    const decided = await oneValue(sql<{ id: number }[]>`
      select id::int from public.profile_proposals where registered_user_id = ${bride.id} and status = 'pending'`);
    await call(admin, 'decide_proposal', { proposal_id: decided, approve: true });
    const logged = () =>
      column(sql<{ found: string }[]>`
        select concat_ws(' ', old_values, new_values) as found from public.audit_log where registered_user_id = ${bride.id}`);
    const named = async () =>
      (await logged()).filter((each) => /Selvam|Consent Valli|Weaver of Consentpuram|Teacher/.test(each));
    expect(await named()).not.toEqual([]);
    // The bureau records it, and its change of the profile is in the log.
    await record(admin, bride.id, { relatives: false });
    expect(await of()).toEqual(none);
    expect(await named()).toEqual([]);
    expect((await logged()).filter((each) => each !== '')).not.toEqual([]);
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
    expect(
      await sql`select from public.profile_proposals where registered_user_id = ${bride.id} and changes::text || base::text like '%Valli%'`,
    ).toEqual([]);
    expect(await save()).toMatchObject({ code: '22023', refusal: 'relatives_not_agreed', hint: "father's_name" });
    expect(await of()).toEqual(none);
    await answer(bride.client, 'relatives', true);
    expect((await save()).status).toBe(200);
  });
});

describe('the sharing of contact details', () => {
  const answerOf = async () =>
    (await read(bride.client, bride)).filter(({ purpose }) => purpose === 'sharing').map(({ given }) => given);

  test('is not read any more after a no, by whatever list, until a new yes', async () => {
    await record(admin, bride.id, { kept: true, members: true, sharing: true }, { said_by: 'Self' });
    await addSharing(sql, groom, bride);
    const shared = async () => [
      (await readContact(groom.client, bride.id)) !== null,
      z.array(z.object({ state: z.string() })).parse((await call(groom.client, 'list_my_choices')).data)[0]?.state,
    ];
    expect(await shared()).toEqual([true, 'shared']);
    await answer(bride.client, 'sharing', false);
    expect(await shared()).toEqual([false, 'revoked']);
    expect(await readContact(bride.client, bride.id)).not.toBeNull();
    await answer(bride.client, 'sharing', true);
    expect(await shared()).toEqual([true, 'shared']);
    await sql`delete from public.contact_requests where requester_id = ${groom.id}`;
  });

  test("a yes is the candidate's own, on the site and at the desk", async () => {
    const refused = { status: 400, refusal: 'only_the_candidate', hint: 'said_by' };
    expect((await record(admin, bride.id, { sharing: true }, { said_by: 'Self' })).status).toBe(204);
    expect(await answer(bride.client, 'sharing', true, 'Father')).toMatchObject(refused);
    const before = await stored(bride.id);
    for (const client of [admin, clients.clerk])
      for (const said_by of ['Father', 'Mother', 'Other', null])
        expect(await record(client, bride.id, { sharing: true, story: true }, { said_by })).toMatchObject(refused);
    expect(await stored(bride.id)).toEqual(before);
    expect((await record(admin, bride.id, { sharing: false })).status).toBe(204);
    expect((await record(admin, bride.id, { sharing: true }, { said_by: 'Self' })).status).toBe(204);
  });

  test('a login reads only what it said of it, whatever follows, in the list or in the download; the bureau reads all', async () => {
    await answer(bride.client, 'sharing', true);
    const before = await answerOf();
    expect(before[0]).toBe(true);
    await record(admin, bride.id, { sharing: false });
    expect(await answerOf()).toEqual(before);
    const { data } = await call(bride.client, 'export_my_data');
    const own = z
      .object({ register_consents: z.array(z.object({ purpose: z.string() })) })
      .parse(data).register_consents;
    expect(own.map(({ purpose }) => purpose)).toContain('story');
    expect(own.filter(({ purpose }) => purpose === 'sharing')).toHaveLength(before.length);
    expect((await read(admin, bride)).filter(({ purpose, given }) => purpose === 'sharing' && !given)).not.toEqual([]);
  });

  test('a member answers fifty times a day, the bureau as often as families do', async () => {
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      select ${groom.id}, 'story', true, 1, 'en', 'Self', 'site', private.today() from generate_series(1, 50)`;
    expect(await answer(groom.client, 'story', false)).toMatchObject({ refusal: 'too_many_answers_today' });
    expect((await record(admin, groom.id, { story: false })).status).toBe(204);
  });

  test('the same again is no second row', async () => {
    const again = await addPerson(sql, { label: 'consent-again' });
    await Promise.all([1, 2].map(() => record(admin, again.id, { notice: true, story: true })));
    expect(await stored(again.id)).toHaveLength(2);
    await record(admin, again.id, { story: true }, { channel: 'telephone' });
    expect(await stored(again.id)).toHaveLength(3);
  });

  test('paper of an earlier day does not undo a no of since', async () => {
    const late = await addPerson(sql, { label: 'consent-late' });
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      values (${late.id}, 'members', false, 1, 'en', 'Self', 'site', private.today() + 1)`;
    expect(await record(admin, late.id, { members: true })).toMatchObject({
      code: '22023',
      refusal: 'answered_since',
      hint: 'said_on',
    });
    expect((await cardOf(late.id)).status).toBe('on hold');
  });

  test('a profile that waits for its verification waits for a yes, and then for the verification', async () => {
    const waiting = await addPerson(sql, {
      label: 'consent-waiting',
      card: { status: 'submitted', verified_at: null },
    });
    await record(admin, waiting.id, { members: false });
    expect(await cardOf(waiting.id)).toEqual({ status: 'on hold', reason: 'Consent withdrawn' });
    await record(admin, waiting.id, { members: true });
    expect(await cardOf(waiting.id)).toEqual({ status: 'submitted', reason: null });
  });

  test('a new yes to being kept takes back the request for deletion that the no made, and no other one', async () => {
    const asked = () => sql`select note from public.deletion_requests where registered_user_id = ${groom.id}`;
    await record(admin, groom.id, { kept: false });
    expect(await asked()).toEqual([{ note: null }]);
    await record(admin, groom.id, { kept: true });
    expect(await asked()).toEqual([]);
    await call(groom.client, 'ask_for_deletion', { note: 'We have found somebody' });
    await record(admin, groom.id, { kept: true }, { channel: 'telephone' });
    expect(await asked()).toHaveLength(1);
    // The bureau still has to delete it.
    await record(admin, groom.id, { kept: false });
    expect(await call(groom.client, 'withdraw_deletion_request')).toMatchObject({ refusal: 'not_to_be_kept' });
    expect(await asked()).toEqual([{ note: 'We have found somebody' }]);
    await record(admin, groom.id, { kept: true });
    await call(groom.client, 'withdraw_deletion_request');
  });

  test('a no to the data of relatives leaves them in no proposal, and takes none', async () => {
    const own = { "father's_name": 'Proposed Selvam' };
    const held = () => sql`
      select changes from public.profile_proposals where registered_user_id = ${groom.id} and changes::text like '%Proposed%'`;
    await call(groom.client, 'propose_changes', { changes: { ...own, diet: 'Vegetarian' } });
    expect(await held()).toHaveLength(1);
    await record(admin, groom.id, { relatives: false });
    expect(await held()).toEqual([]);
    expect(
      await sql`select changes from public.profile_proposals where registered_user_id = ${groom.id} and status = 'pending'`,
    ).toEqual([{ changes: { diet: 'Vegetarian' } }]);
    expect(await call(groom.client, 'propose_changes', { changes: own })).toMatchObject({
      refusal: 'relatives_not_agreed',
    });
    await record(admin, groom.id, { relatives: true });
  });

  describe('with a yes of the candidate in person', () => {
    const ask = async () => {
      const request = await addRequest(sql, groom, bride);
      for (const family_of of [bride.id, groom.id])
        await call(admin, 'record_consent', {
          request_id: request,
          given_on: '2026-01-01',
          channel: 'Telephone',
          person: 'The father',
          family_of,
        });
      return request;
    };
    const missing = { code: '22023', refusal: 'candidate_yes_missing' };
    beforeEach(async () => {
      await sql`update public."RegisteredUsers" set status = 'verified', status_reason = null where id in (${bride.id}, ${groom.id})`;
      await sql`delete from public.contact_requests where ${bride.id} in (requester_id, profile_id)`;
      await call(admin, 'save_settings', { changes: { candidate_says_yes: true } });
    });
    afterAll(() => call(admin, 'save_settings', { changes: { candidate_says_yes: false } }));

    test.each([
      ['none', null],
      ['a no', { given: false, said_by: 'Self' }],
      ['a yes by the login of the family', { given: true, said_by: 'Self' }],
    ] as const)('%s is not enough, by whatever way a disclosure is written', async (which, last) => {
      const somebody = await addMember(sql, { label: `candidate-${which.split(' ').length}` });
      if (last?.given === true) await answer(somebody.client, 'sharing', true);
      else if (last !== null) await record(admin, somebody.id, { sharing: last.given }, { said_by: last.said_by });
      const request = await addRequest(sql, groom, somebody);
      await call(admin, 'record_consent', {
        request_id: request,
        given_on: '2026-01-01',
        channel: 'Telephone',
        person: 'The father',
      });
      expect(await call(admin, 'decide_request', { request_id: request, approve: true })).toMatchObject({
        ...missing,
        values: { name: somebody.name },
      });
      await approveRequest(sql, request);
      await expect(addDisclosure(sql, request)).rejects.toThrow('yes in person');
      expect(await sql`select from public.disclosures where subject_id = ${somebody.id}`).toEqual([]);
      await sql`delete from public."RegisteredUsers" where id = ${somebody.id}`;
    });

    test('her yes is; both ways, his is needed too, and a revoked one is not put in force again', async () => {
      await record(admin, bride.id, { sharing: true }, { said_by: 'Self' });
      const request = await ask();
      const decide = (both_ways: boolean) =>
        call(admin, 'decide_request', { request_id: request, approve: true, both_ways });
      expect(await decide(true)).toMatchObject({ ...missing, values: { name: groom.name } });
      expect(await sql`select from public.disclosures where request_id = ${request}`).toEqual([]);
      expect((await decide(false)).status).toBe(204);
      expect(await readContact(groom.client, bride.id)).not.toBeNull();
      await sql`update public.disclosures set revoked_at = now(), revoked_by_name = 'A test' where request_id = ${request}`;
      // What the login says to it changes nothing.
      await answer(bride.client, 'sharing', true);
      expect(await oneValue(sql<{ may: boolean }[]>`select private.may_be_shared(${bride.id}) as may`)).toBe(true);
      await record(admin, bride.id, { sharing: false }, { said_by: 'Mother' });
      await expect(
        sql`update public.disclosures set revoked_at = null, revoked_by_name = null where request_id = ${request}`,
      ).rejects.toThrow('yes in person');
    });
  });
});

describe('a private link of the candidate', () => {
  const device = randomUUID();
  const makeLink = async (id: number, for_candidate: boolean, maker: string | null = null) =>
    z.string().parse((await call(admin, 'make_family_link', { profile_id: id, for_candidate, device: maker })).data);
  const reply = (token: string, given: boolean | null, phone = device, purpose = 'sharing', who = visitor) =>
    call(who, 'answer_by_candidate', { token, device: phone, purpose, given, notice_language: 'ta' });
  const prove = (token: string, digits: string, phone = device, who = visitor) =>
    call(who, 'prove_family_phone', { token, device: phone, digits });
  const isKnown = async (token: string, phone = device) =>
    z.object({ is_known: z.boolean() }).parse((await call(visitor, 'open_family_link', { token, device: phone })).data)
      .is_known;
  beforeEach(() => record(admin, bride.id, { kept: true, members: true }));

  test('takes her answer, also where the family has a login, and does not tell it', async () => {
    const token = await makeLink(bride.id, true);
    const open = async () => (await call(visitor, 'open_family_link', { token, device })).data;
    expect(await open()).toMatchObject({ for_candidate: true, is_known: false });
    // The first phone gives the digits of her own number too.
    expect(await reply(token, true)).toMatchObject({ code: '42501', refusal: 'other_phone' });
    await prove(token, '4111');
    expect(await open()).toMatchObject({ is_known: true, people: [] });
    for (const given of [true, false]) {
      expect(await reply(token, given)).toMatchObject({ status: 204 });
      expect((await read(admin, bride))[0]).toMatchObject({
        purpose: 'sharing',
        given,
        channel: 'link',
        said_by: 'Self',
        recorded_by_name: null,
      });
    }
    expect(JSON.stringify(await open())).not.toContain('sharing');
    // The numbers of the answers that the login reads have no gap where hers are.
    for (const given of [true, false])
      await call(bride.client, 'set_my_consent', {
        purpose: 'pictures',
        given,
        said_by: 'Father',
        notice_language: 'en',
      });
    const numbers = (await read(bride.client, bride)).map(({ id }) => id);
    expect(numbers).toEqual(numbers.map((_, place) => numbers.length - place));
    // What the login reads too is shown on her phone alone; her own answers are not.
    await record(admin, bride.id, { pictures: true, relatives: true }, { said_by: 'Mother' });
    await reply(token, false, device, 'pictures');
    const shown = z
      .object({ answered_for_candidate: z.array(z.unknown()), seen_by_visitors: z.array(z.string()) })
      .parse(await open());
    expect(shown.seen_by_visitors).toEqual(['visitors']);
    expect(shown.answered_for_candidate).toContainEqual(
      expect.objectContaining({ purpose: 'pictures', given: true, said_by: 'Mother' }),
    );
    expect(shown.answered_for_candidate).toContainEqual(expect.objectContaining({ purpose: 'relatives', given: true }));
    expect(JSON.stringify(await open())).not.toMatch(/sharing|"link"/);
    const unknown = (await call(visitor, 'open_family_link', { token, device: randomUUID() })).data;
    expect(unknown).toMatchObject({ answered_for_candidate: [], seen_by_visitors: [] });
    await reply(token, true, device, 'pictures');
    expect(await reply(token, null)).toMatchObject({ code: '22023', hint: 'answers' });
    const before = await stored(bride.id);
    expect(await reply(token, true, randomUUID())).toMatchObject({ code: '42501', refusal: 'other_phone' });
    await call(admin, 'end_family_link', {
      link_id: await oneValue(sql<{ id: number }[]>`
      select max(id)::int as id from private.family_links where registered_user_id = ${bride.id}`),
    });
    expect(await reply(token, true)).toMatchObject({ code: 'PT404' });
    expect(await stored(bride.id)).toEqual(before);
  });

  test('its no stays until a yes that comes without the login, and nothing is shared', async () => {
    const counts = () => oneValue(sql<{ given: boolean }[]>`select private.consent(${bride.id}, 'sharing') as given`);
    const token = await makeLink(bride.id, true);
    await prove(token, '4111');
    await record(admin, bride.id, { sharing: true }, { said_by: 'Self' });
    await reply(token, false);
    // Anyone may have the login. A refusal would tell the parents of her no.
    expect(await answer(bride.client, 'sharing', true)).toMatchObject({ status: 204 });
    expect(await counts()).toBe(false);
    const request = await addRequest(sql, groom, bride);
    await call(admin, 'record_consent', {
      request_id: request,
      given_on: '2026-01-01',
      channel: 'Telephone',
      person: 'The father',
    });
    expect(await call(admin, 'decide_request', { request_id: request, approve: true })).toMatchObject({
      refusal: 'candidate_yes_missing',
    });
    await sql`delete from public.contact_requests where id = ${request}`;
    expect(await call(admin, 'open_contact_for_biodata', { profile_id: bride.id })).toMatchObject({
      refusal: 'candidate_yes_missing',
    });
    // The bureau has her link too.
    expect(await reply(token, true, device, 'sharing', admin)).toMatchObject({ refusal: 'not_for_bureau' });
    await reply(token, true);
    expect(await counts()).toBe(true);
    await addSharing(sql, groom, bride);
    const disclosure_id = await oneValue(sql<{ id: number }[]>`
      select max(id)::int as id from public.disclosures where subject_id = ${bride.id}`);
    expect(await call(admin, 'open_contact_for_message', { disclosure_id })).toMatchObject({ status: 204 });
    await reply(token, false);
    expect(await call(admin, 'open_contact_for_message', { disclosure_id })).toMatchObject({
      refusal: 'disclosure_not_in_force',
    });
  });

  describe('takes back what was agreed for her', () => {
    const further = ['visitors', 'pictures', 'chart', 'families', 'whatsapp'] as const;
    const all = (given: boolean) => Object.fromEntries(further.map((purpose) => [purpose, given]));
    /** What is hidden from visitors, links and messages. */
    const hidden = () =>
      one(sql<Record<string, boolean>[]>`
        select card_for_members as visitors, pictures_for_members as pictures, chart_for_members as chart, off_links as families,
          off_whatsapp as whatsapp
        from public."RegisteredUsers" as card join public.office_details on registered_user_id = card.id where card.id = ${bride.id}`);
    let token = '';
    beforeEach(async () => {
      token = await makeLink(bride.id, true);
      await prove(token, '4111');
      await record(admin, bride.id, all(false));
      await record(admin, bride.id, all(true), { said_by: 'Self' });
    });

    test('at once, and the login of the family reads no word of it', async () => {
      const readOwn = async () => [await read(bride.client, bride), (await call(bride.client, 'export_my_data')).data];
      const consentsOf = async () => JSON.stringify((await readOwn())[0]);
      const before = await consentsOf();
      expect(await hidden()).toEqual(all(false));
      for (const purpose of further)
        expect(await reply(token, false, device, purpose), purpose).toMatchObject({ status: 204 });
      expect(await hidden()).toEqual(all(true));
      expect(await consentsOf()).toBe(before);
      expect(JSON.stringify(await readOwn())).not.toContain('"channel":"link"');
      expect((await read(clients.clerk, bride))[0]).toMatchObject({ channel: 'link', said_by: 'Self', given: false });
    });

    test('and nobody else turns it: not the login, nor a parent at the bureau; she does, by it or at the bureau', async () => {
      await reply(token, false, device, 'pictures');
      await reply(token, false, device, 'families');
      // A refusal would tell the parents.
      for (const purpose of ['pictures', 'families'] as const)
        expect(await answer(bride.client, purpose, true)).toMatchObject({ status: 204 });
      for (const who of [admin, clients.clerk])
        expect(await record(who, bride.id, { pictures: true })).toMatchObject({ refusal: 'only_the_candidate' });
      expect(await hidden()).toMatchObject({ pictures: true, families: true });
      await reply(token, true, device, 'pictures');
      await record(admin, bride.id, { families: true }, { said_by: 'Self' });
      expect(await hidden()).toEqual(all(false));
      // A no of the parents still counts.
      await answer(bride.client, 'pictures', false);
      expect(await hidden()).toMatchObject({ pictures: true });
    });

    test.each(['members', 'kept', 'relatives', 'story', 'notice', 'other'])('but for %s', async (purpose) => {
      expect(await reply(token, false, device, purpose)).toMatchObject({ code: '22023', hint: 'purpose' });
    });

    test('only by her link, on her phone', async () => {
      const family = await addPerson(sql, { label: 'consent-of-family' });
      const ofFamily = await makeLink(family.id, false);
      await call(visitor, 'open_family_link', { token: ofFamily, device });
      expect(await reply(ofFamily, false, device, 'visitors')).toMatchObject({ refusal: 'not_for_candidate' });
      expect(await reply('0'.repeat(64), false, device, 'visitors')).toMatchObject({ code: 'PT404' });
      for (const who of [visitor, bride.client])
        expect(await reply(token, false, randomUUID(), 'visitors', who)).toMatchObject({ refusal: 'other_phone' });
      for (const who of [admin, clients.clerk])
        expect(await reply(token, false, device, 'visitors', who)).toMatchObject({ refusal: 'not_for_bureau' });
      expect(await hidden()).toEqual(all(false));
    });
  });

  test('is not for a phone of the parents, and not in the download of the family', async () => {
    const hers = await addMember(sql, {
      label: 'consent-phones',
      contact: {
        phone_number: '+919845011111',
        whose_phone: 'Father',
        second_phone_number: '+919845022222',
        whose_second_phone: 'Self',
      },
    });
    const token = await makeLink(hers.id, true);
    const [parents, own] = [randomUUID(), randomUUID()];
    await prove(token, '1111', parents);
    expect(await reply(token, true, parents)).toMatchObject({ refusal: 'other_phone' });
    await prove(token, '2222', own);
    expect(await reply(token, true, own)).toMatchObject({ status: 204 });
    expect((await call(hers.client, 'export_my_data')).data).toMatchObject({ links_opened: [] });
  });

  test('is not for the bureau: not for a login of it, nor for the browser that made it', async () => {
    const maker = randomUUID();
    const token = await makeLink(bride.id, true, maker);
    expect(await isKnown(token, maker)).toBe(false);
    for (const client of [admin, clients.clerk])
      expect(await prove(token, '4111', randomUUID(), client)).toMatchObject({ refusal: 'not_for_bureau' });
    // Signed out, with the right digits: one answer for all.
    expect(await prove(token, '4111', maker)).toMatchObject({ status: 204 });
    expect(await isKnown(token, maker)).toBe(false);
    const before = await stored(bride.id);
    expect(await reply(token, true, maker)).toMatchObject({ code: '42501', refusal: 'other_phone' });
    expect(await stored(bride.id)).toEqual(before);
    await prove(token, '4111');
    expect(await isKnown(token)).toBe(true);
  });

  test('is not made where the bureau has no number of her own, and asks nothing once it is gone', async () => {
    const quiet = await addPerson(sql, {
      label: 'consent-no-number',
      contact: { whose_phone: 'Father', whose_second_phone: 'Self' },
    });
    const hindrances = async (client: Client, { id }: { id: number }) =>
      (await call(client, 'read_link_hindrances', { profile_id: id })).data;
    for (const client of [admin, clients.clerk]) {
      expect(await hindrances(client, quiet)).toEqual([{ family: null, candidate: 'no_own_number' }]);
      expect(await call(client, 'make_family_link', { profile_id: quiet.id, for_candidate: true })).toMatchObject({
        code: 'PT409',
        refusal: 'no_own_number',
      });
    }
    expect(await hindrances(admin, bride)).toEqual([{ family: 'family_has_login', candidate: null }]);
    expect(await sql`select from private.family_links where registered_user_id = ${quiet.id}`).toEqual([]);
    await sql`update public.contact_details set whose_phone = 'Self' where registered_user_id = ${quiet.id}`;
    const token = await makeLink(quiet.id, true);
    await sql`update public.contact_details set whose_phone = 'Mother' where registered_user_id = ${quiet.id}`;
    await prove(token, testPhone(quiet.id).slice(-4));
    expect(await isKnown(token)).toBe(false);
  });

  test('does nothing but her answer: nothing that the login of the family reads comes by it', async () => {
    const token = await makeLink(bride.id, true);
    await prove(token, '4111');
    const keeping = async () => (await call(bride.client, 'read_keeping', { profile_id: bride.id })).data;
    const before = await keeping();
    const by = { token, device };
    for (const answered of [
      await call(visitor, 'confirm_by_link', by),
      await call(visitor, 'answer_family_link', { ...by, profile_id: groom.id, answer: 'interested' }),
      await call(visitor, 'read_linked_statements', by),
    ])
      expect(answered).toMatchObject({ code: '42501', refusal: 'not_for_family' });
    expect(await keeping()).toEqual(before);
  });

  test('is another one than the family’s, which gives no such answer and stays', async () => {
    const quiet = await addPerson(sql, {
      label: 'consent-quiet',
      contact: { phone_number: '+91 51230 44222', whose_phone: 'Self' },
    });
    const ofFamily = await makeLink(quiet.id, false);
    const ofCandidate = await makeLink(quiet.id, true);
    for (const token of [ofFamily, ofCandidate]) await call(visitor, 'open_family_link', { token, device });
    expect(await reply(ofFamily, true)).toMatchObject({ code: '42501', refusal: 'not_for_candidate' });
    expect(await stored(quiet.id)).toEqual([]);
    await prove(ofCandidate, '4222');
    expect(await reply(ofCandidate, true)).toMatchObject({ status: 204 });
    expect(await call(admin, 'list_family_links', { profile_id: quiet.id })).toMatchObject({
      data: [
        { for_candidate: true, revoked_at: null },
        { for_candidate: false, revoked_at: null },
      ],
    });
    expect(await call(admin, 'make_family_link', { profile_id: bride.id })).toMatchObject({
      refusal: 'family_has_login',
    });
  });
});

describe('the people who have not got the notice', () => {
  const list = z.object({
    count: z.number(),
    people: z.array(
      z.object({ id: z.number(), name: z.string(), status: z.string(), language: z.string().nullable() }),
    ),
  });
  const notTold = async (who = admin) => list.parse((await call(who, 'list_not_told')).data);
  afterEach(() => call(admin, 'save_settings', { changes: { consents_asked: true } }));

  test('are listed to the bureau until it is given, and while it is asked for', async () => {
    const before = await notTold();
    expect(before.people.length).toBe(Math.min(before.count, 100));
    expect(before.people.map(({ id }) => id)).toEqual(before.people.map(({ id }) => id).toSorted((a, b) => a - b));
    const somebody = await addPerson(sql, { label: 'not-told' });
    expect((await notTold(clients.clerk)).count).toBe(before.count + 1);
    await record(admin, somebody.id, { members: true });
    expect((await notTold()).count).toBe(before.count + 1);
    await record(admin, somebody.id, { notice: true });
    expect((await notTold()).count).toBe(before.count);
    await call(admin, 'save_settings', { changes: { consents_asked: false } });
    expect(await notTold()).toEqual({ count: 0, people: [] });
    await call(admin, 'save_settings', { changes: { consents_asked: true } });
    const gone = await addPerson(sql, { label: 'not-told-deleted' });
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    expect((await notTold()).count).toBe(before.count);
  });

  test('and who was never asked about other families, or has no number, is named to the bureau alone', async () => {
    const somebody = await addPerson(sql, { label: 'gaps' });
    const read = (client: Client) => call(client, 'read_gaps', { profile_ids: [somebody.id] });
    const [none, its] = [[], [somebody.id]];
    expect((await read(clients.clerk)).data).toEqual({ no_number: none, not_asked: its });
    for (const client of [visitor, groom.client, bride.client]) expect((await read(client)).data).toBeNull();
    await sql`
      update public.contact_details set phone_number = null, second_phone_number = null, whose_phone = null, whose_second_phone = null
      where registered_user_id = ${somebody.id}`;
    await call(admin, 'save_settings', { changes: { consents_asked: false } });
    expect((await read(admin)).data).toEqual({ no_number: its, not_asked: none });
    await call(admin, 'save_settings', { changes: { consents_asked: true } });
    await record(admin, somebody.id, { families: false });
    expect((await read(admin)).data).toEqual({ no_number: its, not_asked: none });
    expect(await call(admin, 'read_gaps', { profile_ids: Array(61).fill(1) })).toMatchObject({
      refusal: 'too_many_ids',
    });
  });

  test('are as visible as before: nothing disappears without an answer', async () => {
    const somebody = await addPerson(sql, { label: 'never-asked', login: true });
    await addSharing(sql, groom, somebody);
    const theirs = await signIn(somebody.username);
    expect([await sees(visitor, somebody), await sees(groom.client, somebody), await sees(theirs, somebody)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await readContact(groom.client, somebody.id)).not.toBeNull();
    await call(admin, 'set_profile_statuses', { changes: [{ id: somebody.id, status: 'on hold' }] });
    expect(
      await call(admin, 'set_profile_statuses', { changes: [{ id: somebody.id, status: 'verified' }] }),
    ).toMatchObject({ status: 200 });
    expect(await sees(visitor, somebody)).toBe(true);
  });
});

describe('a registration', () => {
  afterAll(() => removeTestPictures(sql));
  const register = async (consentsOf?: unknown, fields: object = {}) => {
    const request_id = randomUUID();
    const id = z.number().parse((await call(admin, 'reserve_registration', { request_id })).data);
    const first_img = await uploadPicture(admin, 'profile-images', id);
    const person = { name: 'Test newly consenting', first_img, ...fields };
    return { id, answer: await call(admin, 'register_person', { request_id, person, consents: consentsOf }) };
  };

  test.each([
    ['none', undefined],
    ['no answers', { ...givenConsents, answers: {} }],
    ['no intent', { ...givenConsents, answers: { ...givenConsents.answers, intent: false } }],
    ['no notice', { ...givenConsents, answers: { kept: true, intent: true, truth: true } }],
    ['no truth', { ...givenConsents, answers: { notice: true, kept: true, intent: true } }],
    ['a no to being kept', { ...givenConsents, answers: { ...givenConsents.answers, kept: false } }],
    ['a text', 'yes'],
  ])('with %s is refused', async (_, given) => {
    const { id, answer: outcome } = await register(given);
    expect(outcome).toMatchObject({ code: '22023', refusal: 'consents_missing', hint: 'consents' });
    expect(await sql`select from public."RegisteredUsers" where id = ${id}`).toEqual([]);
  });

  test('writes them with the person, and obeys them', async () => {
    const answers = { ...givenConsents.answers, members: true, visitors: false, relatives: false };
    const { id, answer: outcome } = await register({ ...givenConsents, answers }, { "father's_name": 'Selvam' });
    expect(outcome).toMatchObject({ status: 200, data: id });
    expect(await stored(id)).toEqual(
      [
        'notice true',
        'kept true',
        'members true',
        'visitors false',
        'relatives false',
        'intent true',
        'truth true',
      ].map((row) => `${row} paper Father`),
    );
    expect(
      await sql`
        select card_for_members as hidden, "father's_name" as father from public."RegisteredUsers"
        join public.profile_details on registered_user_id = id where id = ${id}`,
    ).toEqual([{ hidden: true, father: null }]);
    expect(
      await sql`select from public.audit_log where registered_user_id = ${id} and new_values::text like '%Selvam%'`,
    ).toEqual([]);
  });

  test('without an answer to the pictures keeps them from visitors until the family says yes', async () => {
    const { id } = await register(givenConsents);
    const areHidden = () =>
      oneValue(sql<{ hidden: boolean }[]>`
        select pictures_for_members as hidden from public."RegisteredUsers" where id = ${id}`);
    expect(await stored(id)).not.toContain('pictures false paper Father');
    expect(await areHidden()).toBe(true);
    await record(admin, id, { pictures: true });
    expect(await areHidden()).toBe(false);
  });

  test('of a wrong day is refused, and nobody is registered', async () => {
    for (const said_on of ['2999-01-01', 'tomorrow at noon', null])
      expect((await register({ ...givenConsents, said_on })).answer).toMatchObject({ code: '22023', hint: 'said_on' });
  });

  test('needs none while the bureau does not ask', async () => {
    await call(admin, 'save_settings', { changes: { consents_asked: false } });
    const { id, answer: outcome } = await register();
    await call(admin, 'save_settings', { changes: { consents_asked: true } });
    expect(outcome).toMatchObject({ data: id });
    expect(await stored(id)).toEqual([]);
  });

  test('from a file is warned of where the family has withdrawn', async () => {
    const phone_number = '+919845033333';
    const { id } = await addPerson(sql, { label: 'consent-import', contact: { phone_number } });
    await record(admin, id, { kept: false });
    const people = [{ name: 'Test consent again', phone_number }];
    expect((await callAndRead(admin, 'check_import', { people })).data).toMatchObject({
      warnings: [having({ code: 'phone_registered_already' }), having({ code: 'withdrew_before', profile_id: id })],
    });
  });

  test('from a file counts as on paper: kept and for members, but not told', async () => {
    const request_id = randomUUID();
    expect(
      await call(admin, 'import_people', { request_id, people: [{ name: 'Test consent of file' }] }),
    ).toMatchObject({ data: { imported: 1 } });
    const id = await oneValue(sql<{ id: number }[]>`
      select id::int from public."RegisteredUsers" where name = 'Test consent of file'`);
    expect(await stored(id)).toEqual(['kept true file', 'members true file']);
    expect(await call(admin, 'undo_import', { request_id })).toMatchObject({ data: having({ removed: 1 }) });
    expect(await stored(id)).toEqual([]);
  });
});

test('the answers go with an erased person, and with nobody else', async () => {
  const gone = await addPerson(sql, { label: 'consent-erased' });
  await record(admin, gone.id, { notice: true, story: true });
  const others = await stored(bride.id);
  await sql`select private.erase_person(${gone.id})`;
  expect(await stored(gone.id)).toEqual([]);
  expect(await stored(bride.id)).toEqual(others);
});
