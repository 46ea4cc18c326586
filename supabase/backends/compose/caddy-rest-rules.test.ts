import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  adminQuestion,
  bodyLimit,
  listLimit,
  refusalOf,
  refusals,
  refusalWithoutFilter,
  takingLists,
} from '../../lib/rest-rules.ts';
import { printBodyLimits, printRestRules } from './caddy-rest-rules.ts';

test('the gateway of an own server refuses for each reason, and nothing but changes of all rows to the secret key', () => {
  const rules = printRestRules();
  for (const statement of ['UPDATE', 'DELETE'])
    expect(rules).toContain(`\`${JSON.stringify(refusalWithoutFilter(statement))}\` 400`);
  for (const part of ['length', 'query', 'preference', 'answers', 'range'] satisfies (keyof typeof refusals)[]) {
    expect(rules).toContain(`\`${JSON.stringify(refusalOf(part))}\` 400`);
  }
  const groups = rules.match(/^@\w+ \{\n[^}]*\{\$SECRET_KEY\}\n/gm) ?? [];
  expect(groups).toHaveLength(rules.match(/^respond @refused/gm)?.length ?? 0);
  expect(groups.every((group) => group.endsWith('\tnot header apikey {$SECRET_KEY}\n'))).toBe(true);
  // A backtick would end an expression.
  for (const line of rules.split('\n')) expect([0, 2]).toContain(line.split('`').length - 1);
});

test('they stand before PostgREST is asked', () => {
  const caddyfile = readFileSync(path.resolve(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8');
  const [before = '', after = ''] = caddyfile.split('import rest-rules.caddy');
  expect(before.trimEnd().split('handle /rest/v1/*')).toHaveLength(2);
  expect(after.indexOf('reverse_proxy rest:3000')).toBeGreaterThan(0);
  expect(before).not.toContain('reverse_proxy');
});

test('bodies are limited for auth and storage too, and more is taken for whole lists with a session', () => {
  const limits = printBodyLimits();
  for (const limit of [bodyLimit, listLimit]) expect(limits).toContain(`max_size ${limit}\n`);
  expect(limits.split(`\`${JSON.stringify(refusalOf('body'))}\` 413`)).toHaveLength(3);
  const [list = ''] = limits.split('}');
  for (const name of takingLists) expect(list).toContain(`/rest/v1/rpc/${name}`);
  expect(list).toContain('header Authorization "Bearer ey*"');
  const caddyfile = readFileSync(path.resolve(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8');
  // PostgREST has to know the sender of a larger list.
  expect(limits).toContain(`>= ${bodyLimit}\`\n}\n`);
  expect(caddyfile).toContain(`rewrite ${adminQuestion.path}\n`);
  expect(caddyfile).toContain(`header_up Accept ${adminQuestion.accept}\n`);
  const [before = '', after = ''] = caddyfile.split('import body-limits.caddy');
  expect(before).not.toContain('handle /');
  for (const service of ['rest', 'auth', 'storage']) expect(after).toContain(`handle /${service}/v1/`);
});
