import { once } from 'node:events';
import { Agent, createServer, IncomingMessage, request, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { adminQuestion, bodyLimit, listLimit, refusalOf } from '../../lib/rest-rules.ts';
import { Faults } from './faults.ts';
import { buildGateway } from './gateway.ts';
import { publishableKey, secretKey } from './keys.ts';

const faults = new Faults();
let upstream: Server;
let gateway: Server;
let address: string;
let isDiskFull = false;
/** Active, peak and aborted requests of the fake PostgREST, and the promise that holds them back. */
const work = { now: 0, most: 0, givenUp: 0, open: Promise.resolve() };
/** Keeps all later requests active until the returned function is called. */
function holdWork(): () => void {
  let release: () => void = () => undefined;
  work.open = new Promise((resolve) => (release = resolve));
  return release;
}

beforeAll(async () => {
  upstream = createServer((question, response) => {
    const answer = async () => {
      if (question.url?.startsWith('/auth/v1/token')) {
        response.writeHead(400, { 'cache-control': 'public, max-age=60' }).end('{}');
        return;
      }
      if (question.url === adminQuestion.path) {
        const isAdmin = question.headers.accept === adminQuestion.accept && question.headers.authorization;
        const status = isAdmin === 'Bearer eyAdmin' ? 200 : isAdmin === 'Bearer eyMember' ? 406 : 401;
        response.writeHead(status).end('{"message":"of PostgREST"}');
        return;
      }
      if (question.url === '/auth/v1/user' || question.url?.endsWith('/1/failing.webp')) {
        response.writeHead(500).end('{"error":"server_error"}');
        return;
      }
      if (question.url?.startsWith('/storage/v1/object/')) {
        const isTheirs = question.url.endsWith('/1/a.webp');
        response.writeHead(isTheirs ? 200 : 403, { etag: '"one"', 'content-type': 'image/webp' }).end('bytes');
        return;
      }
      if (question.url === '/halfway') {
        response.writeHead(200, { 'content-length': '100' }).write('[', () => response.destroy());
        return;
      }
      if (question.url?.startsWith('/rpc/echo') || question.url === '/rpc/import_people') {
        const asked = { url: question.url, headers: question.headers, body: await textOf(question) };
        response.setHeader('access-control-allow-origin', 'https://example.com');
        response.setHeader('connection', 'keep-alive, x-for-the-gateway').setHeader('x-for-the-gateway', 'yes');
        // PostgREST 12 sends the first, PostgREST 13 and newer the second with a refusal.
        response.setHeader('server', 'postgrest/12.0.2').setHeader('proxy-status', 'PostgREST; error=PGRST205');
        response.end(JSON.stringify(asked));
        return;
      }
      question.once('close', () => (work.givenUp += response.writableFinished ? 0 : 1));
      work.now += 1;
      work.most = Math.max(work.most, work.now);
      await work.open;
      work.now -= 1;
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('[]');
    };
    void answer();
  });
  const port = await listen(upstream);
  gateway = buildGateway({ restPort: port, authPort: port, faults, isDiskFull: () => isDiskFull });
  address = `http://127.0.0.1:${await listen(gateway)}`;
});
afterAll(() => {
  for (const server of [gateway, upstream]) {
    server.close();
    server.closeAllConnections();
  }
});

/** Lets the server listen on a port that is free, and gives it. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return z.custom<AddressInfo>((found) => typeof found === 'object').parse(server.address()).port;
}

const connectionsTo = async (server: Server) => await promisify(server.getConnections.bind(server))();

const answerOf = async (question: ClientRequest) =>
  z.tuple([z.instanceof(IncomingMessage)]).parse(await once(question, 'response'))[0];

const textOf = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

const echoSchema = z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() });

async function get(path: string, apikey = publishableKey, authorization?: string) {
  const response = await fetch(address + path, { headers: { apikey, ...(authorization && { authorization }) } });
  await response.text();
  return response;
}

test('what is refused does not reach PostgREST, unless the secret key asks', async () => {
  const before = work.most;
  work.most = 0;
  expect((await get('/rest/v1/RegisteredUsers?name=match.x')).status).toBe(400);
  expect((await get('/rest/v1/')).status).toBe(404);
  expect((await get('/rest/v1')).status).toBe(404);
  expect((await get('/rest/v1/..%2f..%2fready')).status).toBe(404);
  expect((await get('/ready')).status).toBe(404);
  expect((await fetch(`${address}/storage/v1/object/profile-images/1/a.webp`)).status).toBe(401);
  const everything = { method: 'DELETE', headers: { apikey: secretKey } };
  expect((await fetch(`${address}/rest/v1/accounts?select=id`, everything)).status).toBe(400);
  expect((await get('/rest/v1/RegisteredUsers?select=id', 'constructor')).status).toBe(401);
  expect(work.most).toBe(0);
  expect((await get('/rest/v1/RegisteredUsers?name=match.x', secretKey)).status).toBe(200);
  work.most = before;
});

test('PostgREST is asked with the token of the key or the session, and nothing that is about the connection', async () => {
  const ask = async (headers: Record<string, string>) => {
    const question = request(`${address}/rest/v1/rpc/echo?id=eq.1`, { method: 'POST', headers });
    // Of a length that nobody has announced.
    question.write('half ');
    question.end('and half');
    const answer = await answerOf(question);
    return { answer, asked: echoSchema.parse(JSON.parse(await textOf(answer))) };
  };
  const { asked, answer } = await ask({
    apikey: publishableKey,
    expect: '100-continue',
    connection: 'keep-alive, x-between',
    'x-between': 'us',
    te: 'trailers',
    prefer: 'return=minimal',
  });
  expect(asked).toMatchObject({
    url: '/rpc/echo?id=eq.1',
    body: 'half and half',
    headers: { prefer: 'return=minimal' },
  });
  expect(decodeJwt(asked.headers.authorization?.replace('Bearer ', '') ?? '')).toMatchObject({ role: 'anon' });
  for (const name of ['x-between', 'te', 'expect']) expect(asked.headers).not.toHaveProperty(name);
  expect(asked.headers.host).not.toBe(new URL(address).host);
  for (const name of ['x-for-the-gateway', 'server', 'proxy-status']) expect(answer.headers).not.toHaveProperty(name);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const own = await ask({ apikey: publishableKey, authorization: 'Bearer own' });
  expect(own.asked.headers.authorization).toBe('Bearer own');
});

test('a body that is too large is refused, whether its length was announced or not', async () => {
  const path = '/rest/v1/rpc/echo';
  const ask = async (to: string, bytes: number, { announced = true, authorization = '', method = 'POST' } = {}) => {
    const headers = { apikey: publishableKey, ...(authorization && { authorization }) };
    const question = request(address + to, { method, headers });
    if (announced) question.setHeader('content-length', bytes);
    question.end('x'.repeat(bytes));
    const answer = await answerOf(question);
    return { status: answer.statusCode, text: await textOf(answer) };
  };
  const refused = { status: 413, text: JSON.stringify(refusalOf('body')) };
  const [authorization, member, forged] = ['Bearer eyAdmin', 'Bearer eyMember', 'Bearer eyForged'];
  expect((await ask(path, bodyLimit - 1)).status).toBe(200);
  expect((await ask(path, bodyLimit - 1, { announced: false })).status).toBe(200);
  expect(await ask(path, bodyLimit)).toEqual(refused);
  expect(await ask(path, bodyLimit, { authorization })).toEqual(refused);
  expect(await ask(path, 2_000_000, { announced: false })).toEqual(refused);
  expect(await ask('/auth/v1/token', bodyLimit)).toEqual(refused);
  expect(await ask('/storage/v1/object/profile-images', bodyLimit, { method: 'DELETE' })).toEqual(refused);
  const list = '/rest/v1/rpc/import_people';
  expect(await ask(list, bodyLimit)).toEqual(refused);
  expect((await ask(list, listLimit - 1, { authorization })).status).toBe(200);
  expect(await ask(list, listLimit, { authorization })).toEqual(refused);
  // PostgREST has looked at the token before the body is taken.
  for (const announced of [true, false]) {
    expect((await ask(list, bodyLimit, { authorization, announced })).status).toBe(200);
    expect(await ask(list, bodyLimit, { authorization: member, announced })).toEqual(refused);
    const answer = await ask(list, bodyLimit, { authorization: forged, announced });
    expect(answer).toEqual({ status: 401, text: '{"message":"of PostgREST"}' });
  }
  expect((await ask(list, bodyLimit - 1, { authorization: member })).status).toBe(200);
});

test('bodies that never come to their end hold nobody up', async () => {
  const headers = { apikey: publishableKey, 'content-length': '500' };
  // More than the gateway has connections to a server.
  const senders = Array.from({ length: 60 }, () =>
    request(`${address}/rest/v1/rpc/echo`, { method: 'POST', headers }).on('error', () => undefined),
  );
  onTestFinished(() => senders.forEach((sender) => sender.destroy()));
  await Promise.all(
    senders.map(async (sender) => {
      sender.write('x');
      await once(sender, 'socket');
    }),
  );
  await expect.poll(() => connectionsTo(gateway)).toBeGreaterThanOrEqual(senders.length);
  expect((await get('/rest/v1/accounts')).status).toBe(200);
  expect(await connectionsTo(upstream)).toBeLessThan(senders.length / 2);
});

test('a page of another origin may ask, and read what is refused', async () => {
  const beforehand = await fetch(`${address}/rest/v1/accounts`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'apikey,prefer' },
  });
  expect(beforehand.status).toBe(204);
  expect(beforehand.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(beforehand.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
  const refused = await fetch(`${address}/rest/v1/accounts`);
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
});

test('what somebody no longer waits for is given up', async () => {
  const release = holdWork();
  const before = work.now;
  const controller = new AbortController();
  const headers = { apikey: publishableKey };
  const asked = fetch(`${address}/rest/v1/accounts`, { headers, signal: controller.signal });
  await expect.poll(() => work.now).toBe(before + 1);
  const givenUp = work.givenUp;
  controller.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => work.givenUp).toBe(givenUp + 1);
  release();
});

test('an answer that breaks off breaks off for the caller too; one that never began is a service that does not run', async () => {
  await expect(get('/rest/v1/halfway')).rejects.toThrow('terminated');
  const silent = createServer();
  const port = await listen(silent);
  silent.close();
  const other = buildGateway({ restPort: port, authPort: port, faults, isDiskFull: () => isDiskFull });
  // The unread rest of the first stands before the second.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `http://127.0.0.1:${await listen(other)}/rest/v1/rpc/import_people`;
  for (const body of ['x'.repeat(listLimit - 1), 'x']) {
    const headers = { apikey: publishableKey, authorization: 'Bearer eyAdmin' };
    const question = request(url, { agent, method: 'POST', headers });
    question.end(body);
    const answer = await answerOf(question);
    expect(answer.statusCode).toBe(502);
    expect(await textOf(answer)).toBe('{"message":"The service behind this address is not running."}');
  }
  agent.destroy();
  other.close();
});

test('what fails while the disk is full is said to fail for that, and what is refused is refused as always', async () => {
  const silent = createServer();
  const port = await listen(silent);
  silent.close();
  const other = buildGateway({ restPort: port, authPort: port, faults, isDiskFull: () => isDiskFull });
  const addressOfOther = `http://127.0.0.1:${await listen(other)}`;
  const headers = { apikey: publishableKey };
  const picture = '/storage/v1/object/profile-images/1/failing.webp';
  const answers = async () => {
    const asked = await Promise.all([
      fetch(`${address}/auth/v1/user`, { headers }),
      fetch(address + picture, { method: 'POST', headers, body: 'bytes' }),
      fetch(`${addressOfOther}/rest/v1/accounts`, { headers }),
      fetch(`${address}/auth/v1/token`, { method: 'POST', headers }),
    ]);
    return await Promise.all(asked.map(async (answer) => ({ status: answer.status, text: await answer.text() })));
  };
  const ofService = { status: 500, text: '{"error":"server_error"}' };
  const refused = { status: 400, text: '{}' };
  expect(await answers()).toEqual([ofService, ofService, expect.objectContaining({ status: 502 }), refused]);
  isDiskFull = true;
  onTestFinished(() => {
    isDiskFull = false;
    other.close();
  });
  const message = "The server's disk is full: no space left on device.";
  const full = { status: 503, text: JSON.stringify({ message, code: '53100', details: null, hint: null }) };
  expect(await answers()).toEqual([full, full, full, refused]);
});

test('nothing is kept on its way, or taken for a page, refusals included', async () => {
  const [rest, auth] = ['/rest/v1/RegisteredUsers?select=id', '/auth/v1/settings'];
  for (const path of [rest, auth, `${rest}&name=match.x`, '/auth/v1/signup', '/storage/v1/bucket', '/nothing']) {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')], path).toEqual([
      'no-store',
      'nosniff',
    ]);
  }
});

test('a picture that the browser has kept is not sent again, once storage has said that it may be seen', async () => {
  const ask = async (path: string, kept: string) => {
    const response = await fetch(`${address}/storage/v1/object/profile-images/${path}`, {
      headers: { apikey: publishableKey, 'if-none-match': kept },
    });
    expect(response.headers.get('connection')).toBe('keep-alive');
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
    const order: string[] = [];
    const slow = get('/rest/v1/accounts').then(({ status }) => order.push(`slow: ${status}`));
    for (let other = 1; other <= 10; other += 1) {
      expect((await get('/auth/v1/settings')).status).toBe(200);
      order.push(`other ${other}`);
    }
    await slow;
    expect(order.indexOf('slow: 200')).toBe(10);
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
