import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { execa } from 'execa';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { generateSettings, printEnvFile } from '../backends/compose/env-file.ts';
import { chooseKindWithReason } from '../backends/stack-kind.ts';
import { daily } from '../commands/daily.ts';
import { openSealed, readSealing, requireKey, sealAndErase } from '../commands/sealed.ts';
import { Site } from '../commands/site.ts';
import { readSettings } from '../lib/settings.ts';
import { addPerson, column, oneValue, type TestPerson } from './people.ts';
import { backend, call, setUpPersonas } from './personas.ts';
import { addSharing } from './scenes.ts';
import { findTraces } from './traces.ts';

// Rule 8(3) of the DPDP Rules 2025, where the owner chooses it: an erased person leaves a sealed copy for a year.

const { clients, sql } = await setUpPersonas();
const { admin, clerk } = clients;
const settings = readSettings();
const identity = await generateIdentity();
const key = await identityToRecipient(identity);

const turn = (on: boolean) => sql`update public.site_settings set keeps_sealed = ${on} where id`;
beforeEach(() => turn(true));
afterEach(async () => {
  vi.unstubAllEnvs();
  await turn(false);
});
afterAll(() => sql`delete from private.sealed where true`);

const isThere = async ({ id }: TestPerson) =>
  (await sql`select from public."RegisteredUsers" where id = ${id}`).length === 1;
const copiesOf = ({ id }: TestPerson) =>
  column(sql<{ cipher: Buffer }[]>`select cipher from private.sealed where registered_user_id = ${id}`);
const erase = (who: typeof admin, { id, name }: TestPerson) =>
  call(who, 'erase_profile', { profile_id: id, typed_name: name });
const now = () => oneValue(sql<{ now: Date }[]>`select now()`);

/** Adds somebody, and deletes the profile so many days ago. */
async function addDeleted(label: string, days: number): Promise<TestPerson> {
  const person = await addPerson(sql, { label, contact: { address: `12 ${label} Street` } });
  await call(admin, 'delete_profile', { profile_id: person.id, seen_name: person.name });
  await sql`update public."RegisteredUsers" set deleted_at = now() - ${days} * interval '1 day' where id = ${person.id}`;
  return person;
}

test('no role of the API reads or writes sealed copies, and none may seal', async () => {
  const allowed = await sql`
    select role, thing from unnest(array['anon', 'authenticated', 'service_role']) as role,
      lateral (
        select 'sealed' as thing from unnest(array['select', 'insert', 'update', 'delete']) as act
        where has_table_privilege(role, 'private.sealed', act)
        union all
        select proname from pg_proc
        where proname in ('data_about', 'due_people', 'next_to_seal', 'seal_and_erase', 'destroy_sealed', 'erase_now')
          and has_function_privilege(role, pg_proc.oid, 'execute')
      ) as found`;
  expect([...allowed]).toEqual([]);
});

test('switched off, erasing leaves nothing', async () => {
  await turn(false);
  const [person, due] = [await addDeleted('off', 0), await addDeleted('off-due', 31)];
  expect(await erase(admin, person)).toMatchObject({ status: 200, data: { profile_id: person.id } });
  expect((await call(admin, 'erase_due_profiles')).data).toMatchObject([{ profile_id: due.id }]);
  expect([await copiesOf(person), await copiesOf(due)]).toEqual([[], []]);
  expect(await readSealing(sql, false, settings.root)).toBeNull();
});

test('switched on, the site erases nobody: an owner makes somebody due, and is answered that the daily run erases', async () => {
  const [person, due] = [await addDeleted('on', 0), await addDeleted('on-due', 31)];
  expect(await erase(clerk, person)).toMatchObject({ status: 403 });
  for (const who of [admin, clerk])
    expect(await call(who, 'erase_due_profiles')).toMatchObject({ status: 409, refusal: 'erased_by_daily' });
  const isDue = async ({ id }: TestPerson) =>
    (await column(sql<{ id: number }[]>`select private.due_people(now())::int as id`)).includes(id);
  expect([await isDue(person), await isDue(due)]).toEqual([false, true]);
  expect(await erase(admin, person)).toMatchObject({ status: 200, data: null });
  expect([await isDue(person), await isThere(person), await isThere(due)]).toEqual([true, true, true]);
  // Whatever deletes it.
  await expect(sql`delete from public."RegisteredUsers" where id = ${person.id}`).rejects.toThrow('sealed copy');
  await expect(sql`select private.erase_due_people(now())`).rejects.toThrow('sealed copy');
  // An owner has ordered it.
  expect(await call(clerk, 'restore_profile', { profile_id: person.id })).toMatchObject({ refusal: 'erasure_due' });
  expect([await isDue(person), await isThere(person)]).toEqual([true, true]);
});

test('an import that is undone leaves the register by the daily run too', async () => {
  const request_id = crypto.randomUUID();
  await call(admin, 'import_people', { request_id, people: [{ name: 'Test sealed import' }] });
  expect((await call(admin, 'undo_import', { request_id })).data).toEqual({ removed: 1, kept: [] });
  const imported = await sql<{ id: number; visible: boolean }[]>`
    select id::int, visible from public."RegisteredUsers" where name = 'Test sealed import'`;
  expect(imported).toMatchObject([{ visible: false }]);
  await sealAndErase(sql, await now(), key);
  expect(await sql`select from public."RegisteredUsers" where name = 'Test sealed import'`).toHaveLength(0);
});

test('without a key that works make daily erases nobody, and ends with an error', async () => {
  const person = await addDeleted('keyless', 31);
  for (const wrong of ['', 'age1', key.slice(0, -1), `${key}x`, identity]) {
    vi.stubEnv('BACKUP_KEY', wrong);
    const sealing = await readSealing(sql, false, settings.root);
    expect(() => requireKey(sealing)).toThrow('NOBODY WAS ERASED');
    expect(await sealAndErase(sql, await now(), sealing?.key)).toBe(0);
  }
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const day = await now();
  const run = async () =>
    await daily({ backend, settings, choice: chooseKindWithReason(settings), site: new Site(settings) });
  onTestFinished(async () => {
    print.mockRestore();
    await sql`delete from private.keeping where true`;
    await sql`delete from public.notifications where created_at >= ${day}`;
  });
  await expect(run()).rejects.toThrow('NOBODY WAS ERASED');
  expect([await isThere(person), await copiesOf(person)]).toEqual([true, []]);
  vi.stubEnv('BACKUP_KEY', key);
  await run();
  expect([await isThere(person), (await copiesOf(person)).length]).toEqual([false, 1]);
});

test("on a bureau's own server the key is that of backups, in .env", async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sealed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const own = { ...(await generateSettings('https://matrimony.example')), BACKUP_KEY: key };
  writeFileSync(path.join(root, '.env'), printEnvFile(own));
  vi.stubEnv('BACKUP_KEY', 'another');
  expect(await readSealing(sql, true, root)).toEqual({ key });
});

test('an erased person is sealed whole and leaves no other trace; those who are not due stay', async () => {
  const person = await addDeleted('Zqsealed', 31);
  const early = await addDeleted('early', 29);
  const other = await addPerson(sql, { label: 'other' });
  const settled = await addPerson(sql, { label: 'settled', login: true, card: { status: 'married' } });
  await addSharing(sql, other, settled);
  await sql`insert into public.blocks (blocker_id, profile_id) values (${settled.id}, ${other.id})`;
  await sql`select private.notify_member('confirmation asked for', ${settled.id})`;
  await sql`
    insert into private.keeping (registered_user_id, status_since, announced_on)
    values (${settled.id}, private.today() - 800, private.today() - 30)`;
  await sql`insert into private.office_notes values (${settled.id}, 'Zqsealed note')`;
  await sealAndErase(sql, await now(), key);
  expect(await Promise.all([person, settled, early].map(isThere))).toEqual([false, false, true]);
  expect(await findTraces(sql, 'Zqsealed')).toEqual([]);
  const [action] = await column(sql<{ action: string }[]>`
    select action from public.audit_log where registered_user_id = ${person.id} order by id desc limit 1`);
  expect(action).toBe('erased');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = async (someone: TestPerson): Promise<unknown> => {
    const [cipher] = await copiesOf(someone);
    return JSON.parse(await decrypter.decrypt(cipher ?? Buffer.alloc(0), 'text'));
  };
  expect(await opened(settled)).toMatchObject({
    office_note: 'Zqsealed note',
    profile: { status: 'married' },
    account: { username: settled.username },
    disclosures: [{ registered_user_id: other.id, shared_with: other.name }],
    blocks: [{ registered_user_id: other.id }],
    notifications: [{ kind: 'confirmation asked for' }],
  });
  expect(await opened(person)).toMatchObject({
    profile: { id: person.id, name: person.name, address: '12 Zqsealed Street', status: 'withdrawn' },
    record: [{ action: 'deleted profile', table: 'RegisteredUsers', new: { status: 'withdrawn' } }],
    reported: [],
    disclosures: [],
  });
});

test('nobody changes a profile while it is sealed, and a failure leaves neither a copy nor a gap', async () => {
  const person = await addDeleted('half', 31);
  const isLocked = async () =>
    (await sql`select from public."RegisteredUsers" where id = ${person.id} for update skip locked`).length === 0;
  const encrypting = vi.spyOn(Encrypter.prototype, 'encrypt').mockImplementation(async () => {
    throw new Error((await isLocked()) ? 'Locked.' : 'Open.');
  });
  onTestFinished(() => encrypting.mockRestore());
  await expect(sealAndErase(sql, await now(), key)).rejects.toThrow('Locked.');
  expect([await isLocked(), await isThere(person)]).toEqual([false, true]);
  encrypting.mockRestore();
  await sql`
    create function private.fail_erasure() returns trigger language plpgsql set search_path = ''
    as $$ begin raise exception 'The disk is full.'; end $$`;
  await sql`create trigger fail_erasure after delete on public."RegisteredUsers" for each row execute function private.fail_erasure()`;
  onTestFinished(async () => {
    await sql`drop function if exists private.fail_erasure() cascade`;
  });
  await expect(sealAndErase(sql, await now(), key)).rejects.toThrow('The disk is full.');
  expect([await isThere(person), await copiesOf(person)]).toEqual([true, []]);
});

test('a sealed copy is there on day 365 and gone on day 366, also when the setting is off again', async () => {
  const person = await addDeleted('destroyed', 31);
  await sealAndErase(sql, await now(), key);
  await turn(false);
  const daily = async (days: number) => {
    await sql`select private.destroy_sealed(now() + ${days} * interval '1 day')`;
    return (await copiesOf(person)).length;
  };
  expect([await daily(0), await daily(365), await daily(366)]).toEqual([1, 1, 0]);
});

test('an opening is recorded first; it prints, or writes a new file, and needs the right key', async () => {
  const person = await addDeleted('opened', 31);
  await sealAndErase(sql, await now(), key);
  const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { root } = settings;
  const inFolder = (name: string) => path.join(folder, `${name} it's "my" $HOME $(shell touch sealed-ran) \`id\` #;`);
  const [own, other, into] = [inFolder('own'), inFolder('other'), inFolder('opened')];
  writeFileSync(own, `# created: today\n${identity}\n`);
  writeFileSync(other, `${await generateIdentity()}\n`);
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const open = async (ID: string, IDENTITY = '', INTO = '') => {
    for (const [name, value] of Object.entries({ ID, IDENTITY, INTO })) vi.stubEnv(name, value);
    await openSealed({ backend, settings });
  };
  const records = async () =>
    (
      await sql`
        select from public.audit_log
        where registered_user_id = ${person.id} and action = 'opened sealed' and actor_name = session_user`
    ).length;

  for (const wrong of ['', '0', '1 or true', '1.5']) await expect(open(wrong, own)).rejects.toThrow('Which profile');
  await expect(open(String(person.id))).rejects.toThrow('Which profile');
  await expect(open('999999999', own)).rejects.toThrow('Nothing is sealed under the number 999999999');
  expect(await records()).toBe(0);
  await expect(open(String(person.id), other)).rejects.toThrow('not encrypted for this key');
  expect([await records(), print.mock.calls]).toEqual([1, []]);
  await open(String(person.id), own);
  const [[printed] = []] = z.array(z.array(z.string())).parse(print.mock.calls);
  expect(JSON.parse(printed ?? '')).toMatchObject({ profile: { name: person.name } });

  // As it is typed: make runs nothing that is in a name.
  const given = [`ID=${person.id}`, `IDENTITY=${own}`, `INTO=${into}`];
  expect(await execa('make', ['open-sealed', ...given], { cwd: root })).toMatchObject({ stdout: '' });
  expect(readFileSync(into, 'utf8')).toBe(`${printed}\n`);
  expect(statSync(into).mode & 0o777).toBe(0o600);
  expect(existsSync(path.join(root, 'sealed-ran'))).toBe(false);
  expect(await records()).toBe(3);
  await expect(open(String(person.id), own, into)).rejects.toThrow('already');
  expect(await records()).toBe(3);
});
