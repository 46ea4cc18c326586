import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';
import type postgres from 'postgres';
import { ownInstallation } from '../backends/compose/installation.ts';
import { withDatabase } from '../lib/database.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import { readIdentity } from './restore.ts';
import { sayReceipt, type Receipt } from './erasure-receipt.ts';
import type { Stack } from './stack.ts';

/** What make daily does with erased people: null where no sealed copies are kept. */
type Sealing = { readonly key: string | undefined } | null;

/** Reads the setting keeps_sealed, and the public key of backups: on an own server from .env, elsewhere from the environment. */
export async function readSealing(sql: postgres.Sql, isBureaus: boolean, root: string): Promise<Sealing> {
  const [row] = await sql<{ keeps_sealed: boolean }[]>`select keeps_sealed from public.site_settings`;
  if (row?.keeps_sealed !== true) return null;
  return { key: isBureaus ? ownInstallation(root).settings.BACKUP_KEY : readSetting('BACKUP_KEY') };
}

/** @throws StackError when sealed copies are to be kept and no key can encrypt them */
export function requireKey(sealing: Sealing): void {
  if (sealing === null || encrypterFor(sealing.key) !== undefined) return;
  throw new StackError(
    'NOBODY WAS ERASED: Settings asks for a sealed copy of erased people, and BACKUP_KEY is missing or wrong.',
    'Put the first line of make backup-key into .env (STACK=external: into the environment), and run make daily again.',
  );
}

function encrypterFor(key: string | undefined): Encrypter | undefined {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(key ?? '');
    return encrypter;
  } catch {
    return undefined;
  }
}

/**
 * Erases all people who are due, each in one transaction with the sealed copy; returns their number. Without a key that
 * works it erases nobody.
 */
export async function sealAndErase(sql: postgres.Sql, now: Date | null, key: string | undefined): Promise<number> {
  const encrypter = encrypterFor(key);
  if (encrypter === undefined) return 0;
  for (let count = 0; ; count += 1) {
    const receipt = await sql.begin(async (transaction) => {
      const [due] = await transaction<{ id: string; data: string }[]>`
        select registered_user_id as id, jsonb_pretty(data) as data from private.next_to_seal(${now})`;
      if (due === undefined) return undefined;
      const cipher = Buffer.from(await encrypter.encrypt(due.data));
      const [row] = await transaction<{ receipt: Receipt }[]>`
        select private.seal_and_erase(${due.id}, ${cipher}, ${now}) as receipt`;
      return row?.receipt;
    });
    if (receipt === undefined) return count;
    console.log(sayReceipt(receipt));
  }
}

/** Decrypts the sealed copy of the profile ID: prints it as JSON, or writes it into the new file INTO. */
export async function openSealed({ backend, settings }: Pick<Stack, 'backend' | 'settings'>): Promise<void> {
  const id = readSetting('ID');
  const identity = readIdentity();
  if (id === undefined || !/^[1-9]\d{0,17}$/.test(id) || identity === undefined) {
    throw new StackError(
      'Which profile, and with which secret key?',
      'Give its number and the file: make open-sealed ID=1234 IDENTITY=key.txt',
    );
  }
  const into = readSetting('INTO');
  const file = into === undefined ? undefined : path.resolve(settings.root, into);
  if (file !== undefined && existsSync(file))
    throw new StackError(`There is a ${into} already.`, 'Name a new file: INTO=../opened.json');
  const text = await withDatabase(backend.access.databaseUrl, async (sql) => {
    const [copy] = await sql<{ id: string }[]>`
      select id from private.sealed where registered_user_id = ${id} order by id desc limit 1`;
    if (copy === undefined)
      throw new StackError(`Nothing is sealed under the number ${id}.`, 'A sealed copy is destroyed after a year.');
    // A statement of its own, which is committed before the next one reads.
    await sql`select private.write_audit('opened sealed', 'RegisteredUsers', ${id}, ${id})`;
    const [sealed] = await sql<{ cipher: Buffer }[]>`select cipher from private.sealed where id = ${copy.id}`;
    return await decrypt(sealed?.cipher ?? Buffer.alloc(0), identity);
  });
  if (file === undefined) console.log(text);
  else writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
}

async function decrypt(cipher: Uint8Array, identity: string): Promise<string> {
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return await decrypter.decrypt(cipher, 'text');
  } catch {
    throw new StackError(
      'It was not encrypted for this key.',
      'Give the secret key that belongs to the BACKUP_KEY of that day: IDENTITY=key.txt',
    );
  }
}
