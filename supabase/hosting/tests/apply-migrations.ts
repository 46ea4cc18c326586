import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../../lib/database.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');
const files = readdirSync(folder).sort();

const changesRows =
  /^(alter|create|drop) (unlogged )?(table|type|domain|sequence|trigger|constraint trigger)|^(insert|update|delete|do|copy)\b/im;

/** The versions with other tables or rows than the one before, the oldest first, and the newest. */
export const versions = files
  .filter((file) => file === files.at(-1) || changesRows.test(readFileSync(path.join(folder, file), 'utf8')))
  .map((file) => file.slice(0, 14));

/** Applies the missing migrations up to a version, as hosting/migrate.sh does with psql: each in one transaction with its row. */
export const applyUpTo = (databaseUrl: string, version = '9'): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => {
    await sql`create table if not exists supabase_migrations.schema_migrations (version text not null primary key)`;
    const [{ newest } = { newest: '' }] = await sql<{ newest: string }[]>`
      select coalesce(max(version), '') as newest from supabase_migrations.schema_migrations`;
    for (const file of files.filter((each) => each.slice(0, 14) > newest && each.slice(0, 14) <= version)) {
      await sql.begin(async (transaction) => {
        await transaction`insert into supabase_migrations.schema_migrations (version) values (${file.slice(0, 14)})`;
        await transaction.unsafe(readFileSync(path.join(folder, file), 'utf8'));
      });
    }
  });
