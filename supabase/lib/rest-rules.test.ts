import { expect, test } from 'vitest';
import { growsTooFast } from '../../web/growth.ts';
import { refusedPart, statementWithoutFilter } from './rest-rules.ts';

const ask = (query: string, headers: Record<string, string> = {}) => refusedPart({ query, headers });

test.each([
  '',
  'select=*',
  'select=*%2Cprofile_details%28*%29%2Ccontact_details(*)&id=eq.7',
  'select=profile_id,created_at,profile:RegisteredUsers!likes_profile_id_fkey(*)&order=created_at.desc,profile_id.desc',
  'select=*&visible=is.true&created_at=lte.2026-01-01T00%3A00%3A00%2B00%3A00&or=%28created_at.lt.%222026-01-01T00%3A00%3A00%2B00%3A00%22%2Cid.lt.7%29&order=created_at.desc%2Cid.desc&limit=25',
  'select=id&or=(and(requester_id.eq.1,profile_id.eq.2),and(requester_id.eq.2,profile_id.eq.1))&id=neq.7',
  'select=*&name=ilike.%25a_b%5C_c%25&deleted_at=not.is.null&accounts.active=eq.true&accounts=not.is.null&order=name.asc.nullslast&limit=20',
  'select=id&status=in.%28%22requested%22%2C%22under+review%22%29',
  `id=in.(${Array.from({ length: 600 }, (_, n) => 1000 + n).join('%2C')})&select=id`,
  'id=eq.%E0%AE%85&select=id',
  'id=in.(1,2)&select=id&profile_proposals.status=eq.pending&contact_attempts.order=id.desc&contact_attempts.limit=5',
  `select=id,"father's_name",profile_details(%22mother%27s_name%22)`,
  'columns=%22status%22&on_conflict=liker_id,profile_id',
  'name=eq.a::b',
  // Wildcards in typed text.
  'select=*&name=ilike.%25a%5C%25a%5C%5C%5C%25%25',
  'select=*&name=ilike.%25%E0%AE%85%5C_+_%25',
])('the site may ask ?%s', (query) => {
  expect(ask(query)).toBeUndefined();
});

test.each([
  'name=match.(.*)(.*)x',
  'name=imatch.x',
  'name=like.x*',
  'name=not.fts.x',
  'name=ilike(any).{a,b}',
  'name=eq(any).{a,b}',
  'name=plfts(simple).x',
  'profile_id=7',
  'name',
  // Letters in another spelling.
  'select=id&name=m%61tch.x',
  'name=match%2Ex',
  's%65lect=id::text',
  'sel%65ct=eq.id::text',
  // Casts.
  'select=id::text',
  'select=a,x:phone_number%3A%3Ainteger',
  'select=a,x:phone_number:%3Ainteger',
  'select=a,x:phone_number:%3ainteger',
  'select=eq.x,id::text',
  'select=id&select=in.x,id::text',
  'contact_details.select=a::b',
  'columns=a::b',
  'contact_details.select=eq.a::b',
  'select=a%FFb',
  // More than two wildcards, and long patterns.
  'name=ilike.%25a%25b%25',
  'name=not.ilike.*a%25b*',
  'name=ilike.%25a%5C%5C%25b%25',
  'name=ilike.*%E0%AE%85*%5C%25*',
  'name=ilike.a%2Ab',
  'name=ilike.a%2ab',
  'name=ilike.%25%25%25',
  'name=ilike.%za%25b%25',
  'name=ilike.%25b%25%',
  `name=ilike.${'x'.repeat(700)}`,
  // Many alternatives, and patterns among them.
  `or=(${'id.eq.1,'.repeat(100)}id.eq.1)`,
  `or=(and(${'id.eq.1,'.repeat(4)}id.eq.1))`,
  'or=(and(id.eq.1,or(id.eq.2,id.eq.3)))',
  'or=(id.eq.1)&id=eq.1&or=(id.eq.2)',
  'or=eq.(id.eq.1)',
  '.or=eq.(id.eq.1)',
  'and=(id.eq.2)',
  'not.and=(id.eq.1)',
  'contact_details.or=(id.eq.2)',
  'contact_details.or=not.eq.(id.eq.2)',
  'or=(name.match.x,id.eq.1)',
  'or=(and(id.eq.1,name.not.ilike.*x))',
  'or=(id.eq."1,name.match.x")',
  'not.or=(name.like%28any%29.{x})',
  // Deep pages.
  'limit=1&offset=1000',
  'limit=10000',
  'limit=61',
  'limit=100',
  'limit=060',
  'contact_attempts.limit=61',
])('nobody else may ask ?%s', (query) => {
  expect(ask(query)).toBe('query');
});

test('nobody else may ask so much', () => {
  expect(ask(`id=in.(${'1,'.repeat(2990)}1)`)).toBeUndefined();
  expect(ask(`id=in.(${'1,'.repeat(3000)}1)`)).toBe('length');
});

test.each([
  [{ prefer: 'count=exact' }, undefined],
  [{ accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }, undefined],
  [{ accept: '*/*' }, undefined],
  [{ prefer: 'handling=strict,count=planned' }, 'preference'],
  [{ prefer: 'count = estimated' }, 'preference'],
  [{ accept: 'application/vnd.PGRST.plan+json; options=analyze' }, 'answers'],
  [{ accept: 'text/csv' }, 'answers'],
  [{ accept: 'application/json, application/openapi+json' }, 'answers'],
  [{ range: '0-5' }, 'range'],
])('with the headers %j it is refused for %s', (headers, name) => {
  expect(refusedPart({ query: 'select=id', headers })).toBe(name);
});

test.each([
  'a.',
  'a=',
  '&or=',
  '%25',
  'x=not.',
  'or=(a.',
  '(',
  '&&',
  'order.=',
  'a=ilike.%5C',
  '%5C%25a*',
  'select=eq.&',
  'select=a&',
  'limit=1&',
  'or=(a.eq.1,',
  'a=eq.&',
])('the work of the patterns grows with the length of a query only: %s', (part) => {
  const fill = (start: string, length: number, end: string) =>
    (start + part.repeat(length)).slice(0, length - end.length) + end;
  for (const [start, end] of [
    ['', ''],
    ['', '&!'],
    ['a=ilike.', '&!'],
  ] as const) {
    const work = (length: number) => {
      const query = fill(start, length, end);
      return () => ask(query);
    };
    expect(growsTooFast(work, { from: 375, to: 6000 }), `${start} ${end}`).toBe(false);
  }
});

test.each([
  ['PATCH', '', 'UPDATE'],
  ['DELETE', 'select=id&order=id.desc&limit=1', 'DELETE'],
  ['DELETE', 'order=name.asc&columns=in', 'DELETE'],
  // A filter of the rows that come along is none of the table itself.
  ['PATCH', 'accounts.active=eq.true', 'UPDATE'],
  ['PATCH', 'read_at=is.null', undefined],
  ['DELETE', 'select=id&id=in.(1,2)', undefined],
  ['DELETE', 'id=not.eq.1', undefined],
  ['PATCH', 'or=(id.eq.1,id.eq.2)', undefined],
  ['GET', '', undefined],
])('%s ?%s would change all rows by %s', (method, query, statement) => {
  expect(statementWithoutFilter(method, query)).toBe(statement);
});
