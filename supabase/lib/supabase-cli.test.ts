import { execa } from 'execa';
import { expect, test } from 'vitest';
import { tlsModeOf } from './supabase-cli.ts';

test('no variable of a PostgreSQL client reaches a database of this project', async () => {
  const program = `
    await import('./supabase/lib/settings.ts');
    console.log(JSON.stringify(Object.keys(process.env).filter((name) => name.startsWith('PG'))));`;
  const names = ['SSLMODE', 'SSL', 'HOST', 'PORT', 'USER', 'PASSWORD', 'DATABASE', 'OPTIONS', 'SERVICE', 'PASSFILE'];
  const { stdout } = await execa('node', ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...Object.fromEntries(names.map((name) => [`PG${name}`, 'require'])), PGRST_LOG_LEVEL: 'error' },
  });
  expect(JSON.parse(stdout)).toEqual(['PGRST_LOG_LEVEL']);
});

test('the TLS mode of the shell counts for a database elsewhere only', () => {
  expect(tlsModeOf(new URL('postgres://postgres@127.0.0.1:54322/postgres'), 'verify-full')).toBe('disable');
  expect(tlsModeOf(new URL('postgres://postgres@db.example:5432/postgres'), 'verify-full')).toBe('verify-full');
  expect(tlsModeOf(new URL('postgres://postgres@db.example:5432/postgres'), undefined)).toBe('disable');
});
