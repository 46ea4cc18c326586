import { Readable } from 'node:stream';
import cors from '@fastify/cors';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { Faults } from './faults.ts';
import { refusedPart } from './rest-rules.ts';
import { publishableKey, roleToken, secretKey } from './keys.ts';
import { PasswordTurns, Turns, type PasswordAttempt } from './turns.ts';

type Headers = Record<string, string | string[] | undefined>;

/** What is used of a reply, whatever kind of server it belongs to. */
interface AnyReply {
  code(status: number): { send(body: unknown): unknown };
}

interface Upstreams {
  readonly rest: string;
  readonly auth: string;
  readonly faults: Faults;
}

/**
 * Paths of the auth service that this product uses; `user` only to be read, for passwords are changed by a function of the
 * database. The auth server would otherwise make accounts from one-time codes.
 */
const authPaths = /^\/auth\/v1\/(token|logout|user|settings|health|\.well-known\/jwks\.json)$/;

/**
 * Of storage, what this product uses: a file is downloaded or uploaded with the caller's own token, and files are removed.
 * Signed addresses, lists, copies and the rest are closed, for the secret key too. Names that need no escaping are all there
 * are, so that what would end elsewhere, or in the storage server's own troubles, ends here.
 */
const filePath = /^\/storage\/v1\/object\/(profile-images|birth-charts)(\/\w[\w.-]*)+$/;
const bucketPath = /^\/storage\/v1\/object\/(profile-images|birth-charts)$/;

/**
 * One port in front of PostgREST, auth and storage, with the routes and the key handling of Supabase's own gateway:
 * requests with the publishable key run as `anon`, with the secret key as `service_role`, with a session's token as its user.
 */
export async function buildGateway(upstreams: Upstreams): Promise<FastifyInstance> {
  const tokens = new Map([
    [publishableKey, await roleToken('anon')],
    [secretKey, await roleToken('service_role')],
  ]);
  const restTurns = new Turns(6, { waiting: 100, ms: 10_000 });
  // The auth server answers an unknown username at once and takes its time over a wrong password, which would tell who has
  // an account; and it slows nobody who guesses.
  const passwordTurns = new PasswordTurns();
  const gateway = Fastify({ forceCloseConnections: true, bodyLimit: 50 * 1024 * 1024 });

  await gateway.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-range', 'content-profile', 'location', 'preference-applied', 'x-sb-error-code'],
    maxAge: 3600,
  });

  gateway.addHook('onRequest', async (request, reply) => await upstreams.faults.act(request, reply));

  const requireKey = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = readKey(request);
    if (key === undefined) {
      return await reply.code(401).send({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
    }
    if (!tokens.has(key)) {
      return await reply.code(401).send({ message: 'Invalid API key', hint: 'Use the keys that make env prints.' });
    }
  };

  /** The caller's own token where there is one, else the token of the key's role. */
  const withRoleToken = (request: Pick<FastifyRequest, 'headers' | 'url'>, headers: Headers): Headers => {
    const own = request.headers.authorization;
    const key = readKey(request) ?? '';
    const keepsOwn = own !== undefined && !own.startsWith('Bearer sb_');
    return { ...withoutExpect(headers), authorization: keepsOwn ? own : `Bearer ${tokens.get(key) ?? ''}` };
  };

  /** Keeps whoever has no secret key to what the site asks, and to a few requests at once. */
  const keepWithinLimits = async (request: FastifyRequest, reply: FastifyReply) => {
    if (readKey(request) === secretKey) return;
    const [path = '', ...rest] = request.url.split('?');
    const part = refusedPart({ query: rest.join('?'), headers: request.headers });
    if (part !== undefined) {
      return await reply.code(400).send({ code: 'NOT_ALLOWED', message: `This site does not take ${part}.` });
    }
    // The list of everything that PostgREST has.
    if (/^\/rest\/v1\/?$/.test(path)) return await reply.code(404).send({ message: 'There is no such address.' });
    const end = await restTurns.take(callerOf(request));
    if (end === undefined) {
      await comeLater(reply);
      return;
    }
    reply.raw.once('close', end);
    // Who has given up in the meantime is not asked for.
    if (reply.raw.destroyed) end();
  };

  await gateway.register(httpProxy, {
    upstream: upstreams.rest,
    prefix: '/rest/v1',
    rewritePrefix: '',
    preHandler: async (request, reply) => {
      await requireKey(request, reply);
      if (!reply.sent) await refuseUnlimitedWrite(request, reply);
      if (!reply.sent) await keepWithinLimits(request, reply);
    },
    undici: { connections: 32 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => withRoleToken(request, headers),
      rewriteHeaders: keptByNobody,
      onError: serviceUnavailable,
    },
  });

  const passwordAttempts = new WeakMap<object, PasswordAttempt>();
  await gateway.register(httpProxy, {
    upstream: upstreams.auth,
    prefix: '/auth/v1',
    rewritePrefix: '/auth/v1',
    preHandler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const changesUser = path.endsWith('/user') && request.method !== 'GET' && request.method !== 'OPTIONS';
      if (!authPaths.test(path) || changesUser) {
        return await reply
          .code(422)
          .send({ code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' });
      }
      await requireKey(request, reply);
      if (reply.sent || !triesPassword(request)) return;
      const attempt = await passwordTurns.take();
      if (attempt === undefined) {
        await comeLater(reply);
        return;
      }
      reply.raw.once('close', attempt.end);
      passwordAttempts.set(request, attempt);
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => withoutExpect(headers),
      rewriteHeaders: keptByNobody,
      onResponse: async (request, reply, response) => {
        // The pictures that the browser has kept go with the session (decision 009).
        // To a site of another origin, as in development, the browser says that it may not: it sends no cookies there.
        const isOneOrigin = request.headers['sec-fetch-site'] === 'same-origin';
        if (isOneOrigin && /\/logout(\?|$)/.test(request.url)) void reply.header('clear-site-data', '"cache"');
        const attempt = passwordAttempts.get(request);
        if (attempt !== undefined && reply.statusCode >= 400) await attempt.untilRefusal();
        // Typed as a server's response, but it is what the auth server answered.
        void reply.send('stream' in response ? response.stream : response);
      },
      onError: serviceUnavailable,
    },
  });

  await gateway.register(httpProxy, {
    upstream: upstreams.auth,
    prefix: '/storage/v1',
    rewritePrefix: '/storage/v1',
    preHandler: async (request, reply) => {
      const refusal = refusalOfFile(request);
      if (refusal === undefined) {
        await requireKey(request, reply);
        return;
      }
      // As storage says it: its clients read the status in the body.
      const { status, ...body } = refusal;
      await reply.code(status).send({ statusCode: String(status), ...body });
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => withoutExpect(headers),
      rewriteHeaders: withSafeFileHeaders,
      onResponse: (request, reply, response) => {
        const body = 'stream' in response ? response.stream : response;
        if (reply.statusCode !== 200 || !isKeptAlready(request.headers['if-none-match'], reply.getHeader('etag'))) {
          void reply.send(body);
          return;
        }
        if (body instanceof Readable) body.destroy();
        void reply.code(304).removeHeader('content-length').removeHeader('content-type').send();
      },
      onError: serviceUnavailable,
    },
  });

  return gateway;
}

/** Unless the address says plainly that it is something else. */
function triesPassword({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(url, 'http://gateway');
  return pathname.endsWith('/token') && searchParams.get('grant_type') !== 'refresh_token';
}

/** Whose turn it is: a login in all of its sessions, or the address of somebody who has none. A false token gets nowhere. */
function callerOf({ headers, ip }: FastifyRequest): string {
  try {
    return decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '').sub ?? ip;
  } catch {
    return ip;
  }
}

async function comeLater(reply: FastifyReply): Promise<void> {
  await reply
    .code(429)
    .header('retry-after', '5')
    .send({ message: 'Too many requests at once. Try again in a moment.' });
}

function readKey({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): string | undefined {
  const header = headers.apikey;
  if (typeof header === 'string' && header !== '') return header;
  return new URL(url, 'http://gateway').searchParams.get('apikey') ?? undefined;
}

/** What a query holds besides filters. */
const notFilters = new Set(['apikey', 'select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/** Supabase's own database refuses an UPDATE or DELETE of all rows (safeupdate); this one has no such extension. */
async function refuseUnlimitedWrite(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const statement = { PATCH: 'UPDATE', DELETE: 'DELETE' }[request.method];
  const { searchParams } = new URL(request.url, 'http://gateway');
  if (statement === undefined || [...searchParams.keys()].some((name) => !notFilters.has(name))) return;
  const message = `${statement} requires a WHERE clause`;
  await reply.code(400).send({ code: '21000', details: null, hint: null, message });
}

/** What a bucket takes, in bytes, and what a form adds around a file. */
const largestFile = 5 * 1024 * 1024;
const formAround = 2048;

interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly message: string;
}

/** Why storage is not asked: it checks a file's size by the announced length only, and hangs up on what is too large. */
function refusalOfFile({ method, url, headers }: FastifyRequest): Refusal | undefined {
  const path = url.split('?')[0] ?? '';
  const uploads = method === 'POST' && filePath.test(path);
  const isOpen = uploads || (method === 'GET' && filePath.test(path)) || (method === 'DELETE' && bucketPath.test(path));
  if (!isOpen) return { status: 404, error: 'not_found', message: 'Not found' };
  if (!uploads) return undefined;
  const length = headers['content-length'];
  if (length === undefined) return { status: 411, error: 'length_required', message: 'Content-Length is required' };
  if (Number(length) === 0) return { status: 400, error: 'invalid_request', message: 'The file is empty' };
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  if (Number(length) <= largestFile + (isForm ? formAround : 0)) return undefined;
  return { status: 413, error: 'Payload too large', message: 'The object exceeded the maximum allowed size' };
}

/** Only command-line clients send it, and the proxy does not know it. */
function withoutExpect(headers: Headers): Headers {
  return { ...headers, expect: undefined };
}

/** These belong to the connection between gateway and server. */
function withoutHopByHop(headers: Headers): Headers {
  return { ...headers, connection: undefined, 'keep-alive': undefined };
}

/** What it says is about one caller, and about now. */
function keptByNobody(headers: Headers): Headers {
  return { ...withoutHopByHop(headers), 'cache-control': 'no-store' };
}

/**
 * The server derives a file's type from its name: nothing it sends may run as a page. A browser may keep it and has to ask
 * each time whether it may still be shown (decision 009).
 */
function withSafeFileHeaders(headers: Headers): Headers {
  return {
    ...withoutHopByHop(headers),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'private, no-cache',
  };
}

/**
 * Whether the bytes that storage sends, after it has asked the policies, are those that the browser has kept. Storage here
 * knows no conditional requests.
 */
function isKeptAlready(kept: string | undefined, tag: unknown): boolean {
  if (kept === undefined || typeof tag !== 'string') return false;
  const plain = (name: string) => name.trim().replace(/^W\//, '');
  return kept.split(',').some((name) => plain(name) === plain(tag));
}

function serviceUnavailable(reply: AnyReply): void {
  void reply.code(502).send({ message: 'The service behind this address is not running.' });
}
