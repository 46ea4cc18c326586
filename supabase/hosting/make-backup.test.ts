import { describe, expect, test } from 'vitest';
import { backupPlan, readManifest } from './make-backup.ts';
import { whyForeign } from './restore-backup.ts';

const table = { name: 'public.accounts', columns: ['id'], rows: 1, fingerprint: '-7', bytes: 20 };
const stored = {
  id: '817a9ac8-17e8-40f4-819a-5fb5a758d47f',
  bucket: 'profile-images',
  name: '10/817a9ac8.webp',
  owner: null,
  owner_id: null,
  user_metadata: null,
  created_at: '2026-11-20T15:36:49.7+00:00',
  updated_at: '2026-11-20T15:36:49.7+00:00',
  content_type: 'image/webp',
  cache_control: 'max-age=3600',
};
const manifest = {
  format: 2,
  madeAt: '2026-11-21T03:45:00.000Z',
  siteUrl: 'https://matrimony.example',
  migration: '20261120090000',
  tables: [table],
  sequences: [{ name: 'public.RegisteredUsers_id_seq', value: 1000 }],
  files: [stored],
  auditHead: null,
};
const read = (changes: object) => readManifest(Buffer.from(JSON.stringify({ ...manifest, ...changes })));

describe('the manifest of a backup', () => {
  test('says what follows it, in order and how large', () => {
    expect(read({})).toEqual(manifest);
    expect(backupPlan.rest(Buffer.from(JSON.stringify(manifest)))).toEqual([
      { name: 'rows/public.accounts.copy.gz', mostBytes: 20 },
      { name: 'objects/profile-images/10/817a9ac8.webp', mostBytes: 5 * 1024 * 1024 },
    ]);
  });

  test.each<[string, object]>([
    ['a table of another schema', { tables: [{ ...table, name: 'auth.sessions' }] }],
    ['a table name that is a statement', { tables: [{ ...table, name: 'public.x"; drop table y; --' }] }],
    ['a table twice', { tables: [table, table] }],
    ['a file twice', { files: [stored, stored] }],
    ['a file that climbs', { files: [{ ...stored, name: '../../etc/passwd' }] }],
    ['a bucket that climbs', { files: [{ ...stored, bucket: '..' }] }],
    ['a name that moves the cursor', { files: [{ ...stored, name: '10/\u001B[2J.webp' }] }],
    ['an address that moves the cursor', { siteUrl: 'https://x.example\u001B[2J' }],
    ['a moment that is none', { madeAt: '\u001B]0;title\u0007' }],
    ['another form', { format: 3 }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => read(changes)).toThrow('does not say of itself');
  });

  test('is refused when it is no JSON, and with the way out when it is of the older form', () => {
    expect(() => readManifest(Buffer.from('{'))).toThrow('does not say of itself');
    expect(() => read({ format: 1 })).toThrow('Restore it with the version of this project that made it');
  });
});

test('a backup is foreign without the seal of the installation, and unencrypted where that encrypts its own', () => {
  const key = 'age1...';
  expect(whyForeign({ isOurs: true, isEncrypted: true }, key)).toEqual([]);
  expect(whyForeign({ isOurs: true, isEncrypted: false }, undefined)).toEqual([]);
  expect(whyForeign({ isOurs: true, isEncrypted: false }, key)).toHaveLength(1);
  expect(whyForeign({ isOurs: false, isEncrypted: true }, key)).toHaveLength(1);
  expect(whyForeign({ isOurs: false, isEncrypted: false }, key)).toHaveLength(2);
});
