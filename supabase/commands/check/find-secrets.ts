// Looks for secrets where others read: in the repository, in the site's files, in the logs. A finding fails the check.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { decodeJwt } from 'jose';
import type { BackendAccess, ServiceLog } from '../../backends/backend.ts';
import { secretKey } from '../../backends/embedded/keys.ts';
import { withDatabase } from '../../lib/database.ts';
import { StackError } from '../../lib/settings.ts';
import { listFolder, listRepository } from './repository.ts';

/** Files that hold nothing else; `.env.example` is an example. */
const secretFile = /(^|\/)(\.env(\.(?!example$)[^/]+)?|id_(rsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks|dump|age))$/;

/** Passwords of the demo data and of the tests: in the repository they are meant to be read, nowhere else. */
const testPasswords = ['Demo-admin-2026', 'Demo-clerk-2026', 'Demo-member-2026', 'Temporary-xy-2026'];

/** Without its hyphens it may have the digits of a phone number. */
const uuid = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** The example number in a text of `private.person_problems`; it is nobody's. */
const exampleNumber = '919845012345';

const backendSecrets = (access: BackendAccess): Record<string, string> => ({
  'the secret key of the backend': access.secretKey,
  ...(access.jwtSecret === undefined ? {} : { 'the secret that signs tokens': access.jwtSecret }),
  'the address of the database with its password': access.databaseUrl,
  ...access.servicePasswords,
  ...Object.fromEntries(testPasswords.map((password, n) => [`password ${n + 1} of the tests`, password])),
});

/**
 * Looks through all files of the project that are or may be committed.
 * @throws StackError naming each place with a key, a token, a password, or a file that holds nothing else.
 */
export async function checkRepository(root: string): Promise<void> {
  const files = listRepository(root);
  const misplaced = files.filter((file) => secretFile.test(file));
  const findings = [
    ...misplaced.map((file) => ({ file, what: 'a file of secrets' })),
    ...(await findByForm(readTexts(root, files))),
  ];
  refuse('The repository', findings, 'Take it out, and make a new one where it has been used.');
}

/**
 * Looks through the production build of the site.
 * @throws StackError naming each file with a secret, or with the source code (a source map).
 */
export async function checkBundle(folder: string, access: BackendAccess): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new StackError(`There is no site in ${folder}.`, 'Build it.');
  const files = listFolder(folder);
  const texts = readTexts(folder, files);
  const maps = files.filter((file) => file.endsWith('.map'));
  const findings = [
    ...maps.map((file) => ({ file, what: 'a source map' })),
    ...findValues(texts, { ...backendSecrets(access), 'the address of a source map': 'sourceMappingURL=' }),
    ...(await findByForm(texts)),
  ];
  refuse('The site', findings, 'Everybody can read it.');
}

/**
 * Looks through the logs of the services, for secrets and for the personal values of the database. To be called while
 * the database still has the people of the tests.
 * @throws StackError naming each log with a secret, a session's token or a person's contact details.
 */
export async function checkLogs(logs: readonly ServiceLog[], access: BackendAccess): Promise<void> {
  const texts = new Map(logs.map(({ name, text }) => [name, text]));
  if ([...texts.values()].every((text) => text.trim() === '')) {
    throw new StackError('The logs are empty.', 'Nothing has run yet.');
  }
  const { tokens, contact } = await readPrivateValues(access.databaseUrl);
  const findings = [...findValues(texts, backendSecrets(access)), ...(await findByForm(texts))];
  for (const [file, text] of texts) {
    for (const [index, line] of text.split('\n').entries()) {
      const plain = withoutSigns(line.replaceAll(uuid, '')).replaceAll(exampleNumber, '');
      const note = (what: string) => findings.push({ file, line: index + 1, what });
      if (tokens.some((token) => line.includes(token))) note('what a session is refreshed with');
      if (contact.some((value) => plain.includes(value))) note('contact details');
      if (/(?<!\d)91[5-9]\d{9}(?!\d)/.test(plain)) note('a phone number');
    }
  }
  refuse('The logs', findings, 'Keep it out of them.');
}

/** The last lines of a log; where they hold a secret, only its kind. */
export async function endOfLog({ name, text }: ServiceLog, access: BackendAccess): Promise<string> {
  const end = text.trimEnd().split('\n').slice(-30).join('\n');
  const texts = new Map([[name, end]]);
  const [finding] = [...findValues(texts, backendSecrets(access)), ...(await findByForm(texts))];
  return finding === undefined ? end : `Not shown: ${finding.what} is in it.`;
}

/** The refresh tokens of sessions, and everybody's contact details as withoutSigns() would leave them. */
async function readPrivateValues(databaseUrl: string) {
  return await withDatabase(databaseUrl, async (sql) => {
    const sessions = await sql<{ token: string }[]>`select token from auth.refresh_tokens`;
    const people = await sql<{ values: (string | null)[] }[]>`
      select array[right(phone_number, 11), right(second_phone_number, 11), email, address] as values
      from public.contact_details`;
    const contact = people.flatMap(({ values }) => values);
    return {
      tokens: sessions.map(({ token }) => token),
      contact: contact.flatMap((value) => withoutSigns(value ?? '')).filter((value) => value.length >= 8),
    };
  });
}

/** The same for one number or address in any spelling. */
function withoutSigns(text: string): string {
  return text.replaceAll(/%20|%2B|%2C|[\s+,-]/gi, '').toLowerCase();
}

/** The files that are text, by their names. */
function readTexts(folder: string, files: readonly string[]): Map<string, string> {
  const texts = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  return new Map(texts.filter(([, text]) => !text.includes('\0')));
}

function refuse(where: string, findings: readonly Finding[], wayOut: string): void {
  if (findings.length === 0) return;
  const lines = findings.map(({ file, line, what }) => `${file}${line === undefined ? '' : `:${line}`}: ${what}`);
  throw new StackError(`${where} must not hold this:\n${lines.join('\n')}\n`, wayOut);
}

/** A place where a secret is written down. The secret itself is never repeated. */
interface Finding {
  readonly file: string;
  /** Where that is known. */
  readonly line?: number;
  readonly what: string;
}

/**
 * Written down on purpose, for everybody to read: the development backend listens on the loopback interface only. The
 * scanner takes the quotation mark that ends an address for a part of it.
 */
const isWellKnown = (match: string) =>
  match === secretKey || /^postgres(ql)?:\/\/postgres:postgres@127\.0\.0\.1:\d+\/postgres(?!\w)/.test(match);

/** Rules that the scanner lacks. A token without a name for its role is a session's, or signs an address. */
const ownRules: readonly { what: string; pattern: RegExp; isSecret?: (match: string) => boolean }[] = [
  { what: 'a secret key of the backend', pattern: /\bsb_secret_[\w-]{20,}/g },
  { what: 'a token', pattern: /\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g, isSecret: (token) => roleOf(token) !== 'anon' },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { what: 'the key of encrypted backups', pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g },
  { what: 'the hash of a password', pattern: /\$2[aby]\$\d\d\$[./\w]{53}/g },
];

function roleOf(token: string): unknown {
  try {
    return decodeJwt(token)['role'];
  } catch {
    return undefined;
  }
}

/**
 * The secrets in these texts with a recognisable form: keys, tokens, hashes of passwords, passwords in addresses.
 * The scanner gets all texts as one: it keeps a note of each call, and searches all of its notes at the next one.
 */
async function findByForm(texts: ReadonlyMap<string, string>): Promise<Finding[]> {
  const all = [...texts.values()].join('\n');
  const own = ownRules.flatMap(({ what, pattern, isSecret = () => true }) =>
    [...all.matchAll(pattern)]
      .filter(([match]) => isSecret(match))
      .map(({ 0: match, index }) => ({ what, match, index })),
  );
  const { messages } = await lintSource({
    source: { filePath: 'all', content: all, ext: '', contentType: 'text' },
    options: { config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended }] } },
  });
  const known = messages.map(({ range: [start, end], messageId }) => ({
    what: `a secret (${messageId})`,
    match: all.slice(start, end),
    index: start,
  }));
  return [...own, ...known]
    .filter(({ match }) => !isWellKnown(match))
    .map(({ what, index }) => ({ ...placeOf(texts, index), what }));
}

/** The places where one of these values is written, each under its name. */
function findValues(texts: ReadonlyMap<string, string>, values: Readonly<Record<string, string>>): Finding[] {
  return [...texts].flatMap(([file, text]) =>
    Object.entries(values).flatMap(([what, value]) => {
      const index = text.indexOf(value);
      return index < 0 ? [] : [{ file, line: lineOf(text, index), what }];
    }),
  );
}

/** Which of the joined texts this is in, and where. */
function placeOf(texts: ReadonlyMap<string, string>, index: number): { file: string; line: number } {
  let start = 0;
  for (const [file, text] of texts) {
    const end = start + text.length + 1;
    if (index < end) return { file, line: lineOf(text, index - start) };
    start = end;
  }
  throw new Error('The place is in no text.');
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
