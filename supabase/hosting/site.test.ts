import { expect, test } from 'vitest';
import { asTemplate, printHeaders } from './site.ts';

test('the page gets the nonce of its answer, and is refused where it would not', () => {
  expect(asTemplate('<meta content="__NONCE__">')).toBe('<meta content="{{placeholder `http.request.uuid`}}">');
  expect(() => asTemplate('<meta>')).toThrow('no __NONCE__');
  expect(() => asTemplate('__NONCE__ {{now}}')).toThrow('{{');
});

test('the headers allow no other origin than pictures by https', () => {
  const headers = printHeaders();
  expect(headers).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{http.request.uuid}'");
  expect(headers).toContain("img-src 'self' blob: https:; connect-src 'self'; base-uri 'none'");
  // Each directive is one line with one quoted value.
  for (const line of headers.trimEnd().split('\n')) expect(line).toMatch(/^header [a-z-]+ "[^"]+"$/);
});
