import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '../lib/database.ts';
import { applyMigrations } from '../lib/migrations.ts';
import { readSettings } from '../lib/settings.ts';
import { access, backend } from './personas.ts';

test('data that another version of this project has made is left as it is, and a line says what helps', async () => {
  await withDatabase(access.databaseUrl, async (sql) => {
    const count = async () =>
      await sql`
      select (select count(*) from public."RegisteredUsers") as people,
        (select array_agg(version order by version) from supabase_migrations.schema_migrations) as versions`;
    const { root } = readSettings();
    const up = async () => await applyMigrations(root, access.databaseUrl, backend.whenDataIsOld);
    await up();
    const before = await count();
    // The first file has taken in what is dated before it.
    await sql`insert into supabase_migrations.schema_migrations (version) values ('20000101000000')`;
    await up();
    expect(await count()).toEqual(before);
    await sql`insert into supabase_migrations.schema_migrations (version) values ('20991231235959')`;
    try {
      const found = await count();
      await expect(up()).rejects.toThrow(
        `(migration 20991231235959 is not here). Nothing was changed. ${backend.whenDataIsOld}`,
      );
      expect(await count()).toEqual(found);
    } finally {
      await sql`delete from supabase_migrations.schema_migrations where version = '20991231235959'`;
    }
    expect(await count()).toEqual(before);
  });
});

test('a migration that is dated before an applied one is refused, and a line says to rename it', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const migrations = path.join(root, 'supabase/migrations');
  cpSync(path.join(readSettings().root, 'supabase/migrations'), migrations, { recursive: true });
  writeFileSync(path.join(migrations, '20000101000000_late.sql'), 'select 1;');
  await expect(applyMigrations(root, access.databaseUrl, backend.whenDataIsOld)).rejects.toThrow(
    /^Migration 20000101000000 is dated before \d{14}, which is applied.*Rename its file/,
  );
});
