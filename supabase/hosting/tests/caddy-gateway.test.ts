import { expect, test } from 'vitest';
import { bodyLimit, listLimit } from '../../lib/rest-rules.ts';
import { securityHeaders } from '../../../web/security-headers.ts';
import { visitor } from '../../tests/personas.ts';
import { sendPicture } from '../../tests/pictures.ts';
import { listContainers } from '../../backends/compose/containers.ts';
import { backend, installation } from './test-installation.ts';

const { apiUrl, publishableKey, secretKey } = backend.access;
/** Headers that name software; PostgREST sends the last one with its refusals. */
const ofSoftware = ['server', 'via', 'proxy-status'];
const get = async (address: string, headers: Record<string, string> = {}) =>
  await fetch(`${apiUrl}${address}`, { headers, redirect: 'manual' });

test("the site has the project's headers, and a new nonce in each answer", async () => {
  const [one, other] = [await get('/'), await get('/')];
  const nonceIn = (page: string) => /name="style-nonce" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const page = await one.text();
  const nonce = nonceIn(page);
  expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
  expect(nonceIn(await other.text())).not.toBe(nonce);
  const tidy = (text: string | null) => text?.replaceAll(/\s+(?=;|$)/g, '');
  for (const [name, value] of Object.entries(securityHeaders(nonce))) {
    expect(tidy(one.headers.get(name)), name).toBe(tidy(value));
  }
  expect(one.headers.get('strict-transport-security')).toBe('max-age=31536000');
  for (const name of ofSoftware) expect(one.headers.get(name)).toBeNull();
});

test('hashed files are cached for a year and compressed; the page is never cached', async () => {
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answer = await get(script, { 'accept-encoding': 'gzip' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test("a sign-out on the site itself clears the pictures from the browser's cache, one from elsewhere does not", async () => {
  const clearedBy = async (headers: Record<string, string>) => {
    const answer = await fetch(`${apiUrl}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: publishableKey, ...headers },
    });
    return answer.headers.get('clear-site-data');
  };
  expect(await clearedBy({ 'sec-fetch-site': 'same-origin' })).toBe('"cache"');
  expect(await clearedBy({ 'sec-fetch-site': 'cross-site' })).toBeNull();
  expect(await clearedBy({})).toBeNull();
  expect((await get('/auth/v1/settings')).headers.get('clear-site-data')).toBeNull();
});

test('a page that does not exist says so in words, with a way home', async () => {
  for (const address of ['/nothing', '/index.html', '/not-found.html', '/robots.txt/']) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')], address).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text(), address).toContain('<a href="/">Back To Home</a>');
  }
});

test('the head of the page announces no wrong length', async () => {
  const answer = await fetch(apiUrl, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null]);
});

test('what is asked for another host is sent to the address of the site', async () => {
  const { port } = new URL(apiUrl);
  const answer = await fetch(`http://localhost:${port}/robots.txt`, { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(new URL(answer.headers.get('location') ?? '').hostname).toBe(new URL(apiUrl).hostname);
  for (const name of ofSoftware) expect(answer.headers.get(name)).toBeNull();
});

test.each([
  ['/assets/nothing.js', 404],
  ['/nothing', 404],
  ['/index.html', 404],
  ['/.env', 404],
  ['/rest/v1/RegisteredUsers', 401],
  ['/auth/v1/admin/users', 422],
  ['/graphql/v1', 404],
  ['/realtime/v1', 404],
  ['/functions/v1/anything', 404],
  ['/storage/v1/bucket', 404],
  ['/storage/v1/object/profile-images/1/x.webp', 401],
  ['/storage/v1/object/sign/profile-images/1/x.webp?token=a.b.c', 404],
  ['/storage/v1/object/upload/sign/profile-images/1/x.webp', 404],
  ['/storage/v1/object/info/profile-images/1/x.webp', 404],
  ['/storage/v1/object/list/profile-images', 404],
  ['/storage/v1/object/public/profile-images/1/x.webp', 404],
  ['/storage/v1/object/profile-images/1/%00.webp', 404],
  ['/storage/v1/object/..%2f..%2fbucket', 400],
  ['/storage/v1/object/profile-images//1/x.webp', 400],
  ['/storage/v1/object/profile-images/%2f1/x.webp', 400],
])('%s answers %i', async (address, status) => {
  const answer = await get(address);
  expect(answer.status).toBe(status);
  for (const name of ofSoftware) expect(answer.headers.get(name)).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a refusal of PostgREST names no software', async () => {
  const answer = await get('/rest/v1/nothing', { apikey: publishableKey });
  expect(answer.status).toBe(404);
  for (const name of ofSoftware) expect(answer.headers.get(name)).toBeNull();
});

test('the key decides the role, whatever token comes with it; an unknown key is refused', async () => {
  const count = async (apikey: string, headers = {}) => {
    const answer = await get('/rest/v1/accounts?select=username', { apikey, ...headers });
    return answer.ok ? 'read' : answer.status;
  };
  expect(await count(publishableKey)).toBe(401);
  expect(await count(publishableKey, { authorization: `Bearer ${secretKey}` })).toBe(401);
  expect(await count('sb_publishable_unknown')).toBe(401);
  expect(await count(secretKey)).toBe('read');
});

test('a body that is too large is refused before it is read', async () => {
  const token = { authorization: 'Bearer eyForged' };
  const send = async (address: string, bytes: number, headers: Record<string, string> = {}) =>
    (
      await fetch(`${apiUrl}${address}`, {
        method: 'POST',
        headers: { apikey: publishableKey, ...headers },
        body: 'x'.repeat(bytes),
      })
    ).status;
  expect(await send('/rest/v1/rpc/count_profiles', bodyLimit)).toBe(413);
  expect(await send('/rest/v1/rpc/count_profiles', bodyLimit, token)).toBe(413);
  expect(await send('/rest/v1/rpc/import_people', bodyLimit)).toBe(413);
  expect(await send('/rest/v1/rpc/import_people', listLimit, token)).toBe(413);
  // PostgREST has looked at the token.
  expect(await send('/rest/v1/rpc/import_people', listLimit - 1, token)).toBe(401);
  expect(await send('/auth/v1/token?grant_type=password', bodyLimit)).toBe(413);
  expect(await send('/storage/v1/object/profile-images/1/x.webp', 7_000_000)).toBe(413);
});

test('an upload without a content length is refused', async () => {
  const send = async (announced: boolean) =>
    await sendPicture(visitor(), 'POST', '/storage/v1/object/profile-images/1/x.webp', announced);
  expect(await send(false)).toBe(411);
  expect(await send(true)).not.toBe(411);
});

test('only the gateway and the database of these tests publish ports', async () => {
  const containers = await listContainers(installation);
  const open = containers.filter(({ Publishers }) => Publishers?.some(({ PublishedPort }) => PublishedPort > 0));
  expect(open.map(({ Service }) => Service).sort()).toEqual(['db', 'gateway']);
});
