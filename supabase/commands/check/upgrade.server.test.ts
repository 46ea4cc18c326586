import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EmptyDatabase } from '../../backends/embedded/empty-database.ts';
import { withDatabase } from '../../lib/database.ts';
import { makeTestFolder } from '../../lib/test-folders.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

test('an upgrade moves the star rules that a bureau has chosen into one column', async () => {
  const database = new EmptyDatabase(makeTestFolder('upgrade'));
  onTestFinished(() => database.drop());
  const moves = files.findIndex((name) => name.endsWith('_lighter_database.sql'));
  await withDatabase(await database.start(), async (sql) => {
    const apply = async (names: readonly string[]) => {
      for (const name of names)
        await sql.begin((transaction) => transaction.unsafe(readFileSync(path.join(folder, name), 'utf8')));
    };
    await apply(files.slice(0, moves));
    const rules = await sql<{ setting: string; choices: string[] }[]>`
      select setting, choices from private.settings() where setting ~ '^(south|north|mangal)_'`;
    const chosen = Object.fromEntries(rules.map(({ setting, choices }) => [setting, choices.at(-1) ?? '']));
    expect(rules).toHaveLength(16);
    await sql`update public.site_settings set ${sql({ ...chosen, south_dina: 'listed counts', bureau_name: 'Vivaha' })} where id`;
    await apply(files.slice(moves));
    const { south_dina: isFirst, ...moved } = chosen;
    expect(isFirst).toBe('remainder by nine');
    expect([...(await sql`select bureau_name, star_rules from public.site_settings`)]).toEqual([
      { bureau_name: 'Vivaha', star_rules: moved },
    ]);
  });
});
