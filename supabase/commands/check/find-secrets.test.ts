import path from 'node:path';
import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { jwtSecret, roleToken, secretKey } from '../../backends/embedded/keys.ts';
import { makeTemporaryFolder, writeFiles } from '../../lib/temporary-folder.ts';
import { checkBundle, checkRepository, endOfLog } from './find-secrets.ts';

// None of these secrets is one, and none is written here in one piece: this file is looked through too.
const pieces = (...parts: readonly string[]) => parts.join('');
const access = {
  apiUrl: 'http://127.0.0.1:1',
  databaseUrl: pieces('postgres://postgres:', 'password@127.0.0.1:1/postgres'),
  publishableKey: 'sb_publishable_anything',
  secretKey,
  jwtSecret,
  servicePasswords: { AUTH_DB_PASSWORD: pieces('of the auth', ' server') },
};
const session = await new SignJWT({ sub: 'somebody' }).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
const otherKey = `sb_secret_${'0a'.repeat(24)}`;

let folder: string;
const write = (file: string, text: string) => {
  writeFiles(folder, { [file]: text });
};
beforeEach(() => {
  folder = makeTemporaryFolder({
    '.gitignore': 'node_modules/\n.env\n',
    'index.html': '<script src="/assets/index.js"></script>',
  });
});

const secrets: readonly [what: string, text: string][] = [
  ['a secret key of the backend', otherKey],
  ['a token', session],
  ['a token', roleToken('service_role')],
  ['a private key', pieces('-----BEGIN EC ', 'PRIVATE KEY-----\nMHcCAQEE')],
  ['the key of encrypted backups', pieces('AGE-SECRET-KEY-1', 'Q'.repeat(58))],
  ['the hash of a password', `$2b$10$${'a'.repeat(53)}`],
  ['a secret (PostgreSQLConnection)', pieces('DATABASE_URL=postgres://office:', 'hunter2@db.example.com/matrimony')],
  ['a secret (GITHUB_TOKEN)', `ghp_${'0123456789'.repeat(3)}123456`],
];

test.each(secrets)('%s is found wherever it is written, and not repeated', async (what, secret) => {
  write('docs/notes.md', `one\ntwo ${secret}\n`);
  const failure: unknown = await checkRepository(folder).catch((error: unknown) => error);
  expect(String(failure)).toContain(`docs/notes.md:2: ${what}`);
  expect(String(failure)).not.toContain(secret);
  await expect(checkBundle(folder, access)).rejects.toThrow(`docs/notes.md:2: ${what}`);
});

test.each(['.env', 'deploy/.env.production', 'certificates/site.pem', 'keys/id_ed25519', 'register.dump'])(
  '%s is refused whatever is in it',
  async (file) => {
    write(file, 'nothing');
    await expect(checkRepository(folder)).rejects.toThrow(`${file}: a file of secrets`);
  },
);

test('what everybody may know is allowed: the keys of the development backend, and the public ones', async () => {
  write('keys.ts', `'${secretKey}' '${roleToken('anon')}' sb_publishable_${'0a'.repeat(24)}`);
  write('notes.md', 'DATABASE_URL="postgres://postgres:postgres@127.0.0.1:54322/postgres"');
  write('.env.example', 'SITE_URL=https://matrimony.example');
  write('node_modules/package/index.js', otherKey);
  await expect(checkRepository(folder)).resolves.toBeUndefined();
});

test.each([
  ['the secret key of the backend', secretKey],
  ['the secret that signs tokens', jwtSecret],
  ['the address of the database with its password', access.databaseUrl],
  ['password 1 of the tests', 'Demo-admin-2026'],
  ['the address of a source map', '//# sourceMappingURL=index.js.map'],
])('%s does not belong into the site', async (what, text) => {
  await expect(checkBundle(folder, access)).resolves.toBeUndefined();
  write('assets/index.js', `const a = 1;\nconst b = "${text}";`);
  await expect(checkBundle(folder, access)).rejects.toThrow(`assets/index.js:2: ${what}`);
});

test('a source map does not belong into the site, and a site must be there', async () => {
  write('assets/index.js.map', '{}');
  await expect(checkBundle(folder, access)).rejects.toThrow('assets/index.js.map: a source map');
  await expect(checkBundle(path.join(folder, 'elsewhere'), access)).rejects.toThrow('There is no site');
});

test.each([['the secret key of the backend', secretKey], ...secrets])(
  'the end of a log with this is not shown: %s',
  async (what, secret) => {
    const log = { name: 'auth.log', text: `one\n${secret}\nthree\n` };
    expect(await endOfLog(log, access)).toBe(`Not shown: ${what} is in it.`);
  },
);

test('the last thirty lines of a log are shown', async () => {
  const lines = Array.from({ length: 40 }, (_, number) => `line ${number}`);
  expect(await endOfLog({ name: 'auth.log', text: `${lines.join('\n')}\n` }, access)).toBe(lines.slice(10).join('\n'));
});
