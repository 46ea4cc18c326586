import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allowedQuery, refusedAnswers, refusedPart, refusedPreference, refusedQueries } from './rest-rules.ts';

const ask = (query: string, headers: Record<string, string> = {}) => refusedPart({ query, headers });

test.each([
  '',
  'select=*',
  'select=*%2Cprofile_details%28*%29%2Ccontact_details(*)&id=eq.7',
  'select=profile_id,created_at,profile:RegisteredUsers!likes_profile_id_fkey(*)&order=created_at.desc,profile_id.desc',
  'select=*&visible=is.true&created_at=lte.2026-01-01T00%3A00%3A00%2B00%3A00&or=%28created_at.lt.%222026-01-01T00%3A00%3A00%2B00%3A00%22%2Cid.lt.7%29&order=created_at.desc%2Cid.desc&limit=25',
  'select=id&or=(and(requester_id.eq.1,profile_id.eq.2),and(requester_id.eq.2,profile_id.eq.1))&id=neq.7',
  'select=*&name=ilike.%25a_b%5C_c%25&deleted_at=not.is.null&accounts.active=eq.true&accounts=not.is.null&order=name.asc.nullslast&offset=200&limit=20',
  'select=id&status=in.%28%22requested%22%2C%22under+review%22%29',
  `id=in.(${Array.from({ length: 600 }, (_, n) => 1000 + n).join('%2C')})&select=id`,
  'id=eq.%E0%AE%85&select=id',
  // Signs of a pattern that somebody has typed.
  'select=*&name=ilike.%25a%5C%25a%5C%5C%5C%25%25',
  'select=*&name=ilike.%25%E0%AE%85%5C_+_%25',
])('the site may ask ?%s', (query) => {
  expect(ask(query)).toBeUndefined();
});

test.each([
  ['name=match.(.*)(.*)x', 'this operator'],
  ['name=imatch.x', 'this operator'],
  ['name=like.x*', 'this operator'],
  ['name=not.fts.x', 'this operator'],
  ['name=ilike(any).{a,b}', 'this operator'],
  ['name=eq(any).{a,b}', 'this operator'],
  ['name=plfts(simple).x', 'this operator'],
  ['profile_id=7', 'this operator'],
  ['name', 'this operator'],
  ['select=id&name=m%61tch.x', 'encoded letters'],
  ['name=match%2Ex', 'encoded letters'],
  ['s%65lect=id::text', 'encoded letters'],
  ['select=id::text', 'casts'],
  ['select=a,x:phone_number%3A%3Ainteger', 'casts'],
  ['select=a,x:phone_number:%3ainteger', 'casts'],
  ['contact_details.select=a::b', 'casts'],
  ['name=ilike.%25a%25b%25', 'more than two wildcards'],
  ['name=not.ilike.*a%25b*', 'more than two wildcards'],
  ['name=ilike.%25a%5C%5C%25b%25', 'more than two wildcards'],
  ['name=ilike.*%E0%AE%85*%5C%25*', 'more than two wildcards'],
  ['name=ilike.%za%25b%25', 'broken signs'],
  ['name=ilike.%25b%25%', 'broken signs'],
  [`name=ilike.${'x'.repeat(700)}`, 'long patterns'],
  [`or=(${'id.eq.1,'.repeat(100)})`, 'long alternatives'],
  ['or=(id.eq.1)&id=eq.1&or=(id.eq.2)', 'several alternatives'],
  ['not.and=(id.eq.1)&contact_details.or=(id.eq.2)', 'several alternatives'],
  ['or=(name.match.x,id.eq.1)', 'patterns within alternatives'],
  ['or=(and(id.eq.1,name.not.ilike.*x))', 'patterns within alternatives'],
  ['not.or=(name.like%28any%29.{x})', 'patterns within alternatives'],
  ['limit=1&offset=1000', 'deep pages'],
  [`select=${'x'.repeat(6000)}`, 'so long a query'],
])('nobody else may ask ?%s: refused for %s', (query, name) => {
  expect(ask(query)).toBe(name);
});

test.each([
  [{ prefer: 'count=exact' }, undefined],
  [{ accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }, undefined],
  [{ accept: '*/*' }, undefined],
  [{ prefer: 'handling=strict,count=planned' }, 'estimates'],
  [{ prefer: 'count = estimated' }, 'estimates'],
  [{ accept: 'application/vnd.PGRST.plan+json; options=analyze' }, 'answers of this kind'],
  [{ accept: 'text/csv' }, 'answers of this kind'],
  [{ accept: 'application/json, application/openapi+json' }, 'answers of this kind'],
  [{ range: '0-5' }, 'ranges'],
])('with the headers %j it is refused for %s', (headers, name) => {
  expect(refusedPart({ query: 'select=id', headers })).toBe(name);
});

test('the patterns take time with the length of a query only', () => {
  // Of the processor, in microseconds: on a busy machine, others take time too.
  const start = process.cpuUsage();
  for (const part of ['a.', 'a=', '&or=', '%25', 'x=not.', 'or=(a.', '(', '&&', 'order.=', 'a=ilike.%5C', '%5C%25a*']) {
    ask(part.repeat(6000).slice(0, 6000));
  }
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});

test('the gateway of an own server has the same rules', () => {
  const caddyfile = readFileSync(path.resolve(import.meta.dirname, '../../hosting/Caddyfile'), 'utf8');
  for (const pattern of [allowedQuery, ...Object.values(refusedQueries)]) {
    expect(caddyfile).toContain(`{http.request.uri.query} \`${pattern}\``);
  }
  expect(caddyfile).toContain(`header_regexp Prefer \`${refusedPreference}\``);
  expect(caddyfile).toContain(`header_regexp Accept \`${refusedAnswers}\``);
});
