import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildGateway } from './gateway.ts';
import { publishableKey, secretKey } from './keys.ts';

let upstream: Server;
let gateway: FastifyInstance;
let address: string;
/** What is at work in PostgREST's place, the most there ever was at once, and what it waits for. */
const work = { now: 0, most: 0, open: Promise.resolve() };
/** One after the other, as in one thread: a real password takes its time. */
let checking: Promise<unknown> = Promise.resolve();

const credentials = z.object({ email: z.string() });

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const answer = async () => {
      if (request.url?.startsWith('/auth/v1/token')) {
        const { email } = credentials.parse(await json(request));
        checking = checking.then(async () => await setTimeout(email.startsWith('known') ? 200 : 1));
        await checking;
        response.writeHead(400, { 'cache-control': 'public, max-age=60' }).end('{}');
        return;
      }
      work.now += 1;
      work.most = Math.max(work.most, work.now);
      await Promise.all([work.open, setTimeout(20)]);
      work.now -= 1;
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('[]');
    };
    void answer();
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(upstream.address());
  gateway = await buildGateway({ rest: `http://127.0.0.1:${port}`, auth: `http://127.0.0.1:${port}` });
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

/** How long each of several sign-ins takes that come at once, in milliseconds. */
async function refusals(name: string): Promise<number[]> {
  const start = performance.now();
  const attempt = async (_: unknown, n: number) => {
    const response = await fetch(`${address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}${n}@members.matrimony.invalid`, password: 'wrong' }),
    });
    await response.text();
    expect(response.status).toBe(400);
    return performance.now() - start;
  };
  return (await Promise.all(Array.from({ length: 6 }, attempt))).sort((one, other) => one - other);
}

test('also of many at once, wrong passwords are refused as late as names that do not exist', async () => {
  const [known, unknown] = [await refusals('known'), await refusals('unknown')];
  for (const [n, ms] of known.entries()) expect(Math.abs(ms - (unknown[n] ?? 0))).toBeLessThan(300);
  expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(990);
});

test('of one caller six requests are at work at once, whatever key or session they come with', async () => {
  work.most = 0;
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await get('/rest/v1/RegisteredUsers?select=id')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(work.most).toBe(6);
});

test('whoever has a hundred waiting already is told to come later', async () => {
  let release: () => void = () => undefined;
  work.open = new Promise((resolve) => (release = resolve));
  const late: Response[] = [];
  const burst = Array.from({ length: 130 }, async () => {
    const response = await get('/rest/v1/RegisteredUsers?select=id');
    if (response.status === 429) late.push(response);
    return response.status;
  });
  // Six are at work and a hundred wait; the rest is answered at once.
  await vi.waitFor(() => expect(late).toHaveLength(24), 5000);
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
