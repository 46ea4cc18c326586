import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../web/security-headers.ts';
import { asTemplate, printHeaders, printImports } from './gateway-files.ts';

test('the page gets the nonce of its answer, and is refused where it would not', () => {
  expect(asTemplate('<meta content="__NONCE__">')).toBe('<meta content="{{placeholder `http.request.uuid`}}">');
  expect(() => asTemplate('<meta>')).toThrow('no __NONCE__');
  expect(() => asTemplate('__NONCE__ {{now}}')).toThrow('{{');
});

test('the headers allow no other origin than pictures by https', () => {
  const headers = printHeaders();
  expect(headers).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{http.request.uuid}'");
  expect(headers).toContain("img-src 'self' blob: https:; manifest-src 'self'; connect-src 'self'; base-uri 'none'");
  // Each directive is one line with one quoted value.
  for (const line of headers.trimEnd().split('\n')) expect(line).toMatch(/^header [a-z-]+ "[^"]+"$/);
});

test('each import of the gateway is written, or it would not start', () => {
  const caddyfile = readFileSync(path.resolve(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8');
  const imported = [...caddyfile.matchAll(/import (\S+\.caddy)/g)].map(([, file]) => file);
  expect(imported.toSorted()).toEqual(Object.keys(printImports()).toSorted());
});

/** The sources of each directive of a content policy, with any blanks between them. */
const readPolicy = (policy: string) =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/ +/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('a hosted site sends the headers that the browser tests run under, and nothing changes them on the way', () => {
  const lines = [...printHeaders().matchAll(/^header (\S+) "(.*)"$/gm)];
  const sent: Record<string, string> = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  const { 'content-security-policy': policy = '', ...others } = sent;
  const { 'content-security-policy': testedPolicy = '', ...tested } = securityHeaders('{http.request.uuid}');
  expect(others).toEqual(tested);
  expect(readPolicy(policy)).toEqual(readPolicy(testedPolicy));
  expect(lines).toHaveLength(Object.keys(tested).length + 1);

  const [, site = ''] = readFileSync(path.resolve(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8').split(
    'import headers.caddy',
  );
  const changed = [...site.matchAll(/^\s*header(?:_down)? (?:@\S+ )?[-+>?]?(\S+)/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  expect(changed).toContain('cache-control');
  expect(changed.filter((name) => name in securityHeaders(''))).toEqual([]);
});
