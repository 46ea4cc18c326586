import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { receipt } from '../../web/src/features/people/api.ts';
import { givenConsents } from './consents.ts';
import { anyOf, having } from './matching.ts';
import { addPerson, column, oneValue, versionOf, type TestPerson } from './people.ts';
import {
  call,
  callAnything,
  changePassword,
  setUpPersonas,
  exportPeople,
  fingerprintOfAll,
  openContact,
  signIn,
} from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';
import { findTraces } from './traces.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
afterAll(() => removeTestPictures(sql));

const deleteProfile = ({ id, name }: TestPerson, seen_name: string | null = name) =>
  call(admin, 'delete_profile', { profile_id: id, seen_name });
const restore = ({ id }: TestPerson) => call(admin, 'restore_profile', { profile_id: id });
const erase = ({ id, name }: TestPerson, typed_name: string | null = name) =>
  call(admin, 'erase_profile', { profile_id: id, typed_name });

const isThere = async ({ id }: TestPerson) =>
  (await sql`select from public."RegisteredUsers" where id = ${id}`).length === 1;
const makeDue = ({ id }: TestPerson, ago: string) => sql`
  update public."RegisteredUsers" set deleted_at = now() - ${ago}::interval where id = ${id}`;

describe('deleting', () => {
  test('needs the name that was seen, and erasing comes after it', async () => {
    const person = await addPerson(sql, { label: 'kept' });
    const before = await fingerprintOfAll(sql);
    for (const seen of ['', 'test kept', 'Test', 'Test  kept', null]) {
      expect(await deleteProfile(person, seen)).toMatchObject({ status: 409, refusal: 'profile_changed' });
    }
    expect(await deleteProfile({ ...person, id: 999_999_999 })).toMatchObject({ status: 404, code: 'PT404' });
    expect(await erase(person)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await fingerprintOfAll(sql)).toBe(before);
  });

  test('is described before, and can be undone for 30 days: everything is as it was', async () => {
    const card = { status: 'on hold', status_reason: 'Exams', first_img: 'https://example.com/1.webp' };
    const person = await addPerson(sql, { label: 'deleted', login: true, card });
    const client = await signIn(person.username);
    await call(client, 'propose_changes', { changes: { job: 'Proposed' } });
    expect((await call(admin, 'describe_deletion', { profile_id: person.id })).data).toEqual([
      {
        name: person.name,
        pictures: 1,
        login: person.username,
        notifications: 1,
        proposals: 1,
        likes: 0,
        requests: 0,
      },
    ]);
    expect(await call(admin, 'describe_deletion', { profile_id: 999_999_999 })).toMatchObject({ data: null });
    const state = async () =>
      (
        await sql`
          select status, status_reason, deleted_at, active from public."RegisteredUsers"
          join public.accounts on registered_user_id = "RegisteredUsers".id where "RegisteredUsers".id = ${person.id}`
      )[0];
    const before = await state();

    const { data } = await deleteProfile(person);
    const deleted = await state();
    expect(deleted).toMatchObject({ status: 'withdrawn', active: false, deleted_at: anyOf(Date) });
    const erasedOn = z.iso.datetime({ offset: true }).parse(data);
    expect(new Date(erasedOn).getTime() - z.date().parse(deleted?.['deleted_at']).getTime()).toBe(30 * 86_400_000);
    expect((await client.from('accounts').select('username')).data).toEqual([]);
    // Again, in another tab: the same answer.
    expect(new Date(z.string().parse((await deleteProfile(person)).data))).toEqual(new Date(String(data)));

    expect((await restore(person)).data).toBe('on hold');
    expect(await state()).toEqual(before);
    expect((await restore(person)).data).toBe('on hold');
    const back = await signIn(person.username);
    expect((await back.from('profile_proposals').select('status')).data).toEqual([{ status: 'withdrawn' }]);
    expect(await restore({ ...person, id: 999_999_999 })).toMatchObject({ status: 404, code: 'PT404' });
  });

  test('brings back a login that was switched off before as it was: switched off', async () => {
    const person = await addPerson(sql, { label: 'off-before', login: true });
    await call(admin, 'set_account_active', { profile_id: person.id, is_active: false });
    await deleteProfile(person);
    await restore(person);
    const rows = await sql`select active from public.accounts where registered_user_id = ${person.id}`;
    expect(rows).toEqual([{ active: false }]);
  });
});

describe('erasing', () => {
  const trace = 'Zqxv';
  const digits = '5123987604';

  /** Every value in every table and every file that a person could have left, with where it was found. */
  async function tracesOf(id: number): Promise<string[]> {
    const found = await findTraces(sql, `${trace}|${digits}`);
    const folders = await sql<{ name: string }[]>`
      select bucket_id || '/' || name as name from storage.objects where name like ${`${id}/%`}`;
    return [...found, ...folders.map(({ name }) => name)];
  }

  test('takes the answers that name the person, in whatever form, and leaves those about others to be read', async () => {
    const [person, other] = [await addPerson(sql, { label: 'named' }), await addPerson(sql, { label: 'not named' })];
    // Asked for in reality, and in the other forms that answers have.
    const asked = String(
      (await call(admin, 'find_possible_duplicates', { person_name: other.name, birth_date: '1990-01-01' })).data,
    );
    const keep = (answer: string) =>
      oneValue(sql<{ id: string }[]>`
        insert into private.answers (asked_by, answer)
        select asked_by, ${answer}::text::jsonb from private.answers where id = ${asked} returning id`);
    const areKept = async (ids: readonly string[]) =>
      (await column(sql<{ id: string }[]>`select id from private.answers where id = any (${ids})`)).sort();
    const about = await Promise.all(
      [
        `[${person.id}]`,
        `[{ "id": ${person.id}, "name": "Test", "reason": "same name" }]`,
        `{ "errors": [], "warnings": [{ "row": 0, "profile_id": ${person.id}, "message": "Test" }] }`,
      ].map(keep),
    );
    const others = [asked, await keep(`[${other.id}]`), await keep('{ "errors": [], "warnings": [] }')];
    await deleteProfile(person);
    expect(await erase(person)).toMatchObject({ status: 200 });
    expect(await areKept(about)).toEqual([]);
    expect(await areKept(others)).toEqual(others.toSorted());
    expect(await call(admin, 'read_answer', { answer_id: asked })).toMatchObject({ status: 200 });
    await sql`delete from private.answers where id = any (${others})`;
  });

  test('leaves no value of the person anywhere: tables, logins, files, audit log', async () => {
    const request_id = crypto.randomUUID();
    const id = z.number().parse((await call(admin, 'reserve_registration', { request_id })).data);
    const word = `${trace} one`;
    const fields = {
      name: `Test ${trace}`,
      gender: 'bride',
      location: word,
      education: word,
      job: word,
      caste: word,
      "father's_name": word,
      "mother's_name": word,
      "father's_job": word,
      "mother's_job": word,
      phone_number: `+91 ${digits}`,
      email: `${trace}@example.com`,
      address: word,
    };
    const pictures = {
      first_img: await uploadPicture(admin, 'profile-images', id),
      birth_chart: await uploadPicture(admin, 'birth-charts', id),
    };
    const login = { username: 'test-zqxv', temporary_password: 'Temporary-xy-2026' };
    const registered = await call(admin, 'register_person', {
      request_id,
      person: { ...fields, ...pictures },
      ...login,
      consents: givenConsents,
    });
    expect(registered.data).toBe(id);
    // A whole life in the register.
    const client = await signIn(login.username, login.temporary_password);
    await changePassword(client, login.temporary_password, 'Sambar and rice 9');
    await changePassword(client, 'wrong', 'Sambar and rice 8');
    const version = await versionOf(sql, id);
    await call(admin, 'verify_profile', { profile_id: id, seen_updated_at: version, items: ['ID', 'Photo'] });
    const { data: proposal } = await call(client, 'propose_changes', {
      changes: { job: `${trace} two`, name: `Test ${trace} two` },
    });
    await callAnything(admin, 'decide_proposal', { proposal_id: proposal, approve: true });
    await call(client, 'propose_changes', { changes: { job: `${trace} three` } });
    const seen_updated_at = await versionOf(sql, id);
    await call(admin, 'save_profile', {
      profile_id: id,
      seen_updated_at,
      changes: { location: `${trace} four`, email: `${trace}2@example.com` },
    });
    await call(admin, 'set_profile_statuses', {
      changes: [{ id, status: 'changes requested', reason: `${trace} five` }],
    });
    await openContact(admin, id);
    await exportPeople(admin, [id], true);
    await call(admin, 'record_whatsapp_notice', { profile_id: id });
    const people = [{ name: `Test ${trace} two`, phone_number: `+91 ${digits}` }];
    await call(admin, 'check_import', { people });
    const person = { id, name: `Test ${trace} two`, username: login.username };
    await deleteProfile(person);

    // The walk finds every place with a trace.
    const places = new Set((await tracesOf(id)).map((found) => found.split(':')[0]));
    expect([...places]).toEqual(
      expect.arrayContaining([
        'public."RegisteredUsers"',
        'public.profile_details',
        'public.contact_details',
        'public.accounts',
        'public.notifications',
        'public.profile_proposals',
        'public.audit_log',
        'auth.users',
      ]),
    );
    const [before] = await sql<{ rows: number }[]>`
      select count(*)::int as rows from public.audit_log where registered_user_id = ${id}`;

    const [referring] = await sql<{ rows: number }[]>`
      select sum(rows)::int as rows from (
        select count(*) as rows from public.profile_details where registered_user_id = ${id}
        union all select count(*) from public.contact_details where registered_user_id = ${id}
        union all select count(*) from public.income_details where registered_user_id = ${id}
        union all select count(*) from public.office_details where registered_user_id = ${id}
        union all select count(*) from public.accounts where registered_user_id = ${id}
        union all select count(*) from public.notifications where registered_user_id = ${id}
        union all select count(*) from public.profile_proposals where registered_user_id = ${id}
        union all select count(*) from public.verification_checks where registered_user_id = ${id}
        union all select count(*) from public.deletion_requests where registered_user_id = ${id}
        union all select count(*) from private.deletions where registered_user_id = ${id}
        union all select count(*) from private.consents where registered_user_id = ${id}
        union all select count(*) from private.keeping where registered_user_id = ${id}
        union all select count(*) from private.read_languages where registered_user_id = ${id}
        union all select count(*) from private.profile_search where id = ${id}
        union all select count(*) from private.visits where registered_user_id = ${id}
        union all select count(*) from private.removed_files where registered_user_id = ${id}
      ) as tables`;
    expect((await erase(person, 'somebody else')).hint).toBe('typed_name');
    const begun = await oneValue(sql<{ begun: Date }[]>`select now() as begun`);
    // Twice at the same moment.
    const answers = await Promise.all([erase(person), erase(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const given = receipt.parse(answers.find(({ status }) => status === 200)?.data);
    expect(given).toMatchObject({ profile_id: id, had_login: true, files: 4, kept_rows: 0 });
    expect(await sql`select ${given.erased_at}::timestamptz between ${begun} and now() as then`).toEqual([
      { then: true },
    ]);
    expect(given.rows).toBe(1 + (referring?.rows ?? 0));
    expect(given.kept_entries).toBe((before?.rows ?? 0) + 1);
    expect(JSON.stringify(given)).not.toMatch(new RegExp(`${trace}|${digits}`));

    const { data: files } = await admin.rpc('list_unreferenced_files', { profile_id: id });
    expect(files).toHaveLength(4);
    for (const { bucket_id, name } of files ?? []) await admin.storage.from(bucket_id).remove([name]);
    expect(await tracesOf(id)).toEqual([]);
    await expect(signIn(login.username, 'Sambar and rice 9')).rejects.toThrow();
    expect((await client.auth.getUser()).error).not.toBeNull();

    // Act, admin and time stay, without values; so does the erasure itself.
    const { data: log } = await admin
      .from('audit_log')
      .select('action, values_erased, old_values, new_values')
      .eq('registered_user_id', id)
      .order('id');
    expect(log).toHaveLength((before?.rows ?? 0) + 1);
    expect(log?.at(-1)).toMatchObject({ action: 'erased' });
    for (const row of log ?? []) expect(row).toMatchObject({ values_erased: true, old_values: null, new_values: null });
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
  });

  test('counts in its receipt the rows that stay without the person, apart from the erased ones', async () => {
    const person = await addPerson(sql, { label: 'in-the-books' });
    const done = new Error('Only tried.');
    const seen: unknown[] = [];
    const trying = sql.begin(async (tx) => {
      await tx`create table private.books (payer bigint references public."RegisteredUsers" (id) on delete set null)`;
      const erased = async () =>
        (await tx<{ receipt: unknown }[]>`select private.erase_person(${person.id}) as receipt`)[0]?.receipt;
      await tx`insert into private.books (payer) values (${person.id}), (${person.id}), (null)`;
      seen.push(await erased(), (await tx`select from private.books where payer is null`).length);
      throw done;
    });
    await expect(trying).rejects.toBe(done);
    expect(seen).toEqual([having({ kept_rows: 2, had_login: false, files: 0 }), 3]);
  });

  test('of those whose 30 days are over happens to them only, also when it is asked twice at once', async () => {
    const [due, alsoDue, early, alive] = await Promise.all([
      addPerson(sql, { label: 'due', login: true }),
      addPerson(sql, { label: 'also-due' }),
      addPerson(sql, { label: 'early' }),
      addPerson(sql, { label: 'alive' }),
    ]);
    for (const person of [due, alsoDue, early]) await deleteProfile(person);
    await makeDue(due, '31 days');
    await makeDue(alsoDue, '30 days');
    await makeDue(early, '29 days 23 hours 59 minutes');
    const answers = await Promise.all([call(admin, 'erase_due_profiles'), call(admin, 'erase_due_profiles')]);
    const erased = answers.flatMap(({ data }) =>
      z
        .array(receipt)
        .parse(data)
        .map(({ profile_id: id }) => id),
    );
    expect(erased.sort((a, b) => a - b)).toEqual([due.id, alsoDue.id].sort((a, b) => a - b));
    expect(await Promise.all([due, alsoDue, early, alive].map(isThere))).toEqual([false, false, true, true]);
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
  });

  test('at the same moment as a restoration has one outcome', async () => {
    const person = await addPerson(sql, { label: 'both-ways' });
    await deleteProfile(person);
    const [erased, restored] = await Promise.all([erase(person), restore(person)]);
    if (await isThere(person)) expect([erased.code, restored.data]).toEqual(['PT409', 'verified']);
    else expect([erased.status, restored.code]).toEqual([200, 'PT404']);
  });
});

describe('files that nobody shows', () => {
  const list = async (profile_id?: number) => {
    const { data } = await call(admin, 'list_unreferenced_files', { profile_id });
    return z
      .array(z.object({ bucket_id: z.string(), name: z.string() }))
      .parse(data)
      .map(({ name }) => name);
  };

  test('of one profile are those that were replaced, with their thumbnails, in both buckets', async () => {
    const person = await addPerson(sql, { label: 'with-files' });
    const [shown, old] = [
      await uploadPicture(admin, 'profile-images', person.id),
      await uploadPicture(admin, 'profile-images', person.id),
    ];
    const [chart, oldChart] = [
      await uploadPicture(admin, 'birth-charts', person.id),
      await uploadPicture(admin, 'birth-charts', person.id),
    ];
    await sql`update public."RegisteredUsers" set second_img = ${shown}, birth_chart = ${chart} where id = ${person.id}`;
    const expected = [old, oldChart].flatMap((path) => [path, path.replace('.webp', '.thumb.webp')]).sort();
    expect((await list(person.id)).sort()).toEqual(expected);
    // Of the last 24 hours: they may belong to a form that is being filled in.
    const uploadedAgo = (ago: string) =>
      sql`update storage.objects set created_at = now() - ${ago}::interval where name = ${old}`;
    expect(await list()).not.toContain(old);
    await uploadedAgo('23 hours 59 minutes');
    expect(await list()).not.toContain(old);
    await uploadedAgo('24 hours 1 minute');
    expect(await list()).toContain(old);
  });

  test('are never those that some profile shows, in whosever folder they lie', async () => {
    const shared = await sql<{ folder: number }[]>`
      select distinct split_part(birth_chart, '/', 1)::int as folder from public."RegisteredUsers"
      where birth_chart ~ '^[0-9]' and split_part(birth_chart, '/', 1) <> id::text limit 5`;
    expect(shared.length).toBeGreaterThan(0);
    for (const { folder } of shared) {
      const unwanted = await list(folder);
      const rows = await sql`
        select id from public."RegisteredUsers" where array[first_img, second_img, third_img, birth_chart] && ${unwanted}`;
      expect(rows).toEqual([]);
    }
  });
});
