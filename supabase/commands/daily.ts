import type postgres from 'postgres';
import type { BackendAccess, FilesOnDisk } from '../backends/backend.ts';
import { inspectMadeUp } from '../backends/external/made-up.ts';
import { withDatabase } from '../lib/database.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import { removeStoredFiles, type StoredFile } from '../lib/stored-files.ts';
import { filesWithoutRow } from './files-without-row.ts';
import { sayReceipt, type Receipt } from './erasure-receipt.ts';
import { readSealing, requireKey, sealAndErase } from './sealed.ts';
import type { Stack } from './stack.ts';

/**
 * The daily duties, with or without an admin. They concern ages after birthdays, profiles deleted 30 days ago, profiles
 * whose time is over, confirmations that are due, and sign-ins of long ago. They concern contact requests that expire,
 * pending answers, and readings of earlier days. They also concern enquiries of 90 days ago, complaints that were
 * answered a year ago, failed sign-ins that the audit log lacks, sealed copies of a year ago, and files without a profile or a
 * row. A repetition changes nothing. With DATE, as on that day: for
 * demo data only.
 * @throws StackError at the end, when sealed copies are to be kept and the key is missing: then nobody was erased
 */
export async function daily({ backend, choice, settings }: Stack): Promise<void> {
  const { access } = backend;
  const day = readSetting('DATE');
  await withDatabase(access.databaseUrl, async (sql) => {
    if (day !== undefined)
      await requireTrial(sql, day, { isReal: backend.isBureaus, isExternal: choice.kind === 'external', ...settings });
    // At noon in India, so that it is the same day everywhere.
    const [moment] = await sql<{ now: Date; today: string }[]>`
      select coalesce((${day ?? null}::date + time '12:00') at time zone 'Asia/Kolkata', now()) as now,
        coalesce(${day ?? null}::date, private.today())::text as today`;
    const [now, today] = [moment?.now ?? null, moment?.today ?? null];
    const [ages] = await sql<{ changed: number }[]>`select private.refresh_ages(${today}::date) as changed`;
    await sql`select private.note_keeping(${now})`;
    await sql`select private.hide_unconfirmed(${now})`;
    const sealing = await readSealing(sql, backend.isBureaus, settings.root);
    const erased =
      sealing === null
        ? (await eraseAll(sql, now, 'erase_due_people')) + (await eraseAll(sql, now, 'erase_unkept_people'))
        : await sealAndErase(sql, now, sealing.key);
    const [sealed] = await sql<{ destroyed: number }[]>`select private.destroy_sealed(${now})::int as destroyed`;
    const [requests] = await sql<{ expired: number }[]>`select private.expire_requests(${now}) as expired`;
    await sql`select private.tell_due_answers()`;
    await sql`select private.forget_readings()`;
    await sql`select private.forget_logs(${now})`;
    const [enquiries] = await sql<{ erased: number }[]>`select private.forget_enquiries(${now}) as erased`;
    await sql`select private.forget_grievances(${now})`;
    await sql`select private.record_failed_sign_ins()`;
    const filesRemoved = await removeUnreferencedFiles(sql, access);
    console.log(
      `Ages changed: ${ages?.changed ?? 0}. Profiles erased: ${erased}. Requests expired: ${requests?.expired ?? 0}. Enquiries erased: ${enquiries?.erased ?? 0}. Sealed copies destroyed: ${sealed?.destroyed ?? 0}. Files removed: ${filesRemoved}.`,
    );
    if (backend.filesOnDisk !== undefined) await clearDisk(sql, backend.filesOnDisk);
    requireKey(sealing);
  });
}

interface Place {
  readonly isReal: boolean;
  readonly isExternal: boolean;
  readonly root: string;
}

/** Real people are erased when their time has come, and not by a typed day. @throws StackError where anybody may be real */
export async function requireTrial(
  sql: postgres.ISql,
  day: string,
  { isReal, isExternal, root }: Place,
): Promise<void> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new StackError(`DATE=${day} is not a day.`, 'Write year-month-day: DATE=2027-01-31');
  }
  if (isReal) throw new StackError('DATE is for demo data only.', 'Here make daily works for today.');
  if (isExternal) await inspectMadeUp(sql, root);
}

async function eraseAll(
  sql: postgres.Sql,
  now: Date | null,
  erase: 'erase_due_people' | 'erase_unkept_people',
): Promise<number> {
  for (let total = 0; ;) {
    const [row] = await sql<{ receipts: Receipt[] }[]>`select private.${sql(erase)}(${now}) as receipts`;
    if (!row || row.receipts.length === 0) return total;
    for (const receipt of row.receipts) console.log(sayReceipt(receipt));
    total += row.receipts.length;
  }
}

async function removeUnreferencedFiles(sql: postgres.Sql, access: BackendAccess): Promise<number> {
  for (let total = 0; ;) {
    const files = await sql<StoredFile[]>`select * from private.unreferenced_files() limit 500`;
    if (files.length === 0) return total;
    total += await removeStoredFiles(access, files);
  }
}

async function clearDisk(sql: postgres.Sql, disk: FilesOnDisk): Promise<void> {
  const files = await filesWithoutRow(sql, disk);
  if (files.length === 0) return;
  await disk.remove?.(files);
  console.log(
    `Files without a row ${disk.remove ? 'removed' : 'in the storage folder (docs/hosting.md)'}: ${files.length}.`,
  );
  for (const { bucket_id, name, version } of files) {
    console.log(`  ${[bucket_id, name, ...(version === null ? [] : [version])].join('/')}`);
  }
}
