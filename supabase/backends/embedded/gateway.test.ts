import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Faults, slowMs } from './faults.ts';
import { buildGateway } from './gateway.ts';
import { publishableKey, secretKey } from './keys.ts';

const faults = new Faults();
let upstream: Server;
let gateway: FastifyInstance;
let address: string;
/** What is at work in PostgREST's place, the most there ever was at once, and what it waits for. */
const work = { now: 0, most: 0, open: Promise.resolve() };
/** Lets what comes from now on be at work until that is ended. */
function holdWork(): () => void {
  let release: () => void = () => undefined;
  work.open = new Promise((resolve) => (release = resolve));
  return release;
}

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const answer = async () => {
      if (request.url?.startsWith('/auth/v1/token')) {
        response.writeHead(400, { 'cache-control': 'public, max-age=60' }).end('{}');
        return;
      }
      if (request.url?.startsWith('/storage/v1/object/')) {
        const isTheirs = request.url.endsWith('/1/a.webp');
        response.writeHead(isTheirs ? 200 : 403, { etag: '"one"', 'content-type': 'image/webp' }).end('bytes');
        return;
      }
      work.now += 1;
      work.most = Math.max(work.most, work.now);
      await work.open;
      work.now -= 1;
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('[]');
    };
    void answer();
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(upstream.address());
  gateway = await buildGateway({ rest: `http://127.0.0.1:${port}`, auth: `http://127.0.0.1:${port}`, faults });
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  upstream.close();
});

async function get(path: string, apikey = publishableKey, authorization?: string) {
  const response = await fetch(address + path, { headers: { apikey, ...(authorization && { authorization }) } });
  await response.text();
  return response;
}

test('a wrong password is refused a second after it came, like a name that does not exist', async () => {
  const start = performance.now();
  const response = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  expect(performance.now() - start).toBeGreaterThanOrEqual(990);
});

test('of one caller six requests are at work at once, whatever key or session they come with', async () => {
  const release = holdWork();
  work.most = 0;
  const all = Array.from({ length: 40 }, async () => (await get('/rest/v1/RegisteredUsers?select=id')).status);
  await vi.waitFor(() => expect(work.now).toBe(6), 4000);
  release();
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
  expect(work.most).toBe(6);
});

test('whoever has a hundred waiting already is told to come later', async () => {
  const release = holdWork();
  const late: Response[] = [];
  const burst = Array.from({ length: 130 }, async () => {
    const response = await get('/rest/v1/RegisteredUsers?select=id');
    if (response.status === 429) late.push(response);
    return response.status;
  });
  // Six are at work and a hundred wait; the rest is answered at once.
  await vi.waitFor(() => expect(late).toHaveLength(24), 4000);
  expect(late[0]?.headers.get('retry-after')).toBe('5');
  release();
  expect((await Promise.all(burst)).filter((status) => status === 200)).toHaveLength(106);
});

test('what is refused does not reach PostgREST, unless the secret key asks', async () => {
  const before = work.most;
  work.most = 0;
  expect((await get('/rest/v1/RegisteredUsers?name=match.x')).status).toBe(400);
  expect((await get('/rest/v1/')).status).toBe(404);
  expect((await get('/rest/v1')).status).toBe(404);
  expect((await get('/rest/v1/RegisteredUsers?select=id', 'constructor')).status).toBe(401);
  expect(work.most).toBe(0);
  expect((await get('/rest/v1/RegisteredUsers?name=match.x', secretKey)).status).toBe(200);
  work.most = before;
});

test('nothing is kept on its way', async () => {
  for (const path of ['/rest/v1/RegisteredUsers?select=id', '/auth/v1/settings']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('a picture that the browser has kept is not sent again, once storage has said that it may be seen', async () => {
  const ask = async (path: string, kept: string) => {
    const response = await fetch(`${address}/storage/v1/object/profile-images/${path}`, {
      headers: { apikey: publishableKey, 'if-none-match': kept },
    });
    return [response.status, await response.text(), response.headers.get('cache-control')];
  };
  expect(await ask('1/a.webp', '"one"')).toEqual([304, '', 'private, no-cache']);
  expect(await ask('1/a.webp', '"other", W/"one"')).toEqual([304, '', 'private, no-cache']);
  expect(await ask('1/a.webp', '"other"')).toEqual([200, 'bytes', 'private, no-cache']);
  expect(await ask('2/a.webp', '"one"')).toEqual([403, 'bytes', 'private, no-cache']);
});

test('the browser is told to forget what it has kept when somebody signs out, and not otherwise', async () => {
  const ofPath = async (path: string, site: string) => {
    const headers = { apikey: publishableKey, 'sec-fetch-site': site };
    return (await fetch(`${address}${path}`, { headers })).headers.get('clear-site-data');
  };
  expect(await ofPath('/auth/v1/logout?scope=local', 'same-origin')).toBe('"cache"');
  expect(await ofPath('/auth/v1/logout?scope=local', 'same-site')).toBeNull();
  expect(await ofPath('/auth/v1/settings', 'same-origin')).toBeNull();
});

describe('a service that fails on purpose', () => {
  afterEach(() => faults.clear());

  test.each([
    ['401', 401],
    ['429', 429],
    ['500', 500],
  ] as const)('%s: it answers so, and the others as ever', async (fault, status) => {
    faults.set('rest', fault);
    expect((await get('/rest/v1/accounts')).status).toBe(status);
    expect((await get('/auth/v1/settings')).status).toBe(200);
    faults.clear();
    expect((await get('/rest/v1/accounts')).status).toBe(200);
  });

  test('slow: it answers what it would, later', async () => {
    faults.set('rest', 'slow');
    const start = performance.now();
    expect((await get('/rest/v1/accounts')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(slowMs - 10);
  });

  test('offline: the connection is cut', async () => {
    faults.set('rest', 'offline');
    await expect(get('/rest/v1/accounts')).rejects.toThrow('fetch failed');
  });

  test('hang: nothing comes until the caller gives up', async () => {
    faults.set('storage', 'hang');
    const path = `${address}/storage/v1/object/profile-images/1/a.webp`;
    await expect(fetch(path, { signal: AbortSignal.timeout(300) })).rejects.toThrow('aborted due to timeout');
    expect((await get('/rest/v1/accounts')).status).toBe(200);
  });
});
