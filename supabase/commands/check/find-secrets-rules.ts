import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { decodeJwt } from 'jose';
import { secretKey } from '../../backends/embedded/keys.ts';

/** A place where a secret is written down. The secret itself is never repeated. */
export interface Finding {
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
export async function findByForm(texts: ReadonlyMap<string, string>): Promise<Finding[]> {
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
export function findValues(texts: ReadonlyMap<string, string>, values: Readonly<Record<string, string>>): Finding[] {
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
