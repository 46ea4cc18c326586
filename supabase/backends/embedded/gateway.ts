import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import {
  adminQuestion,
  bodyLimit,
  bodyLimitOf,
  refusalOf,
  refusalWithoutFilter,
  refusedPart,
  statementWithoutFilter,
} from '../../lib/rest-rules.ts';
import type { Answer, Faults } from './faults.ts';
import { publishableKey, roleToken, secretKey } from './keys.ts';

interface Upstreams {
  readonly restPort: number;
  readonly authPort: number;
  readonly faults: Faults;
  readonly isDiskFull: () => boolean;
}

/** A request, with its parts for the rules. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  /** After the question mark, as it was sent. */
  readonly query: string;
  readonly key: string | undefined;
}

/** A request to a server. */
interface Question {
  readonly port: number;
  readonly path: string | undefined;
  /** A larger body is refused, also one of a length that nobody has announced. */
  readonly bodyLimit?: number;
  /** Instead of the caller's own. */
  readonly authorization?: string;
}

/** The address of a server, and its machine's state. */
interface Connection {
  readonly agent: Agent;
  readonly isDiskFull: () => boolean;
}

/** Sends a request to its server, or gives the answer without one. */
type Service = (call: Call) => Answer | undefined;

type Headers = Readonly<Record<string, string>>;

/** Tables and functions. PostgREST's only other answer is the list of them all. */
const restPath = /^\/rest\/v1\/(rpc\/)?\w+$/;

/**
 * Paths of the auth service that this product uses; `user` only to be read, for passwords are changed by a function of the
 * database. The auth server would otherwise make accounts from one-time codes.
 */
const authPaths = /^\/auth\/v1\/(token|logout|user|settings|health|\.well-known\/jwks\.json)$/;

/**
 * The paths of storage that this product uses: a file is downloaded or uploaded with the caller's own token, and files are removed.
 * Signed addresses, lists, copies and the rest are closed, for the secret key too. Names that need no escaping are all there
 * are, so that other names, and faults of the storage server, end here.
 */
const filePath = /^\/storage\/v1\/object\/(profile-images|birth-charts)(\/\w[\w.-]*)+$/;
const bucketPath = /^\/storage\/v1\/object\/(profile-images|birth-charts)$/;

/**
 * One port in front of PostgREST, auth and storage, with the routes and the key handling of Supabase's own gateway. The
 * publishable key is `anon`, the secret key `service_role`, a session's token its user.
 */
export function buildGateway({ restPort, authPort, faults, isDiskFull }: Upstreams): Server {
  const tokens = new Map([
    [publishableKey, roleToken('anon')],
    [secretKey, roleToken('service_role')],
  ]);
  // For each server. It ends idle connections before the servers do: a request on a closing connection would be lost.
  const agent = new Agent({ keepAlive: true, maxSockets: 32, timeout: 4_000 });
  const connection = { agent, isDiskFull };

  const refusalOfKey = ({ key }: Call): Answer | undefined => {
    if (key === undefined) {
      return refuse(401, 'No API key found in request', { hint: 'No `apikey` request header or url param was found.' });
    }
    if (tokens.has(key)) return undefined;
    return refuse(401, 'Invalid API key', { hint: 'Use the keys that make env prints.' });
  };

  /** The caller's own token where there is one, else the token of the key's role. */
  const tokenOf = ({ request: { headers }, key = '' }: Call): string => {
    const own = headers.authorization;
    return own === undefined || own.startsWith('Bearer sb_') ? `Bearer ${tokens.get(key) ?? ''}` : own;
  };

  const toRest: Service = (call) => {
    const { request, response, path } = call;
    const authorization = tokenOf(call);
    const limit = bodyLimitOf(path, request.headers.authorization);
    const refusal = refusalOfKey(call) ?? refusalOfRest(call) ?? refusalOfBody(call, limit);
    if (refusal !== undefined) return refusal;
    const question = { port: restPort, path: request.url?.slice('/rest/v1'.length), authorization, bodyLimit: limit };
    const passOn = () => pass(connection, call, question, (answer) => deliver(response, answer, noStore));
    const isWholeList = limit > bodyLimit && Number(request.headers['content-length'] ?? limit) >= bodyLimit;
    if (!isWholeList) {
      passOn();
      return undefined;
    }
    const { path: accounts, accept } = adminQuestion;
    askServer(
      connection,
      response,
      { port: restPort, path: accounts, headers: { authorization, accept } },
      (answer) => {
        const { statusCode } = answer;
        if (statusCode === 200 || statusCode === 406) answer.resume();
        if (statusCode === 200) passOn();
        else if (statusCode === 406) send(response, tooLarge);
        else deliver(response, answer, noStore);
      },
    );
    return undefined;
  };

  const toAuth: Service = (call) => {
    const { request, response, path } = call;
    const refusal = refusalOfAuth(call) ?? refusalOfKey(call) ?? refusalOfBody(call, bodyLimit);
    if (refusal !== undefined) return refusal;
    pass(connection, call, { port: authPort, path: request.url, bodyLimit }, (answer) => {
      // The pictures that the browser has kept go with the session (decision 009).
      // For a site of another origin, as in development, the browser refuses it: it sends no cookies there.
      const forgets = path.endsWith('/logout') && request.headers['sec-fetch-site'] === 'same-origin';
      deliver(response, answer, forgets ? { ...noStore, 'clear-site-data': '"cache"' } : noStore);
    });
    return undefined;
  };

  const toStorage: Service = (call) => {
    const { request, response } = call;
    const refusal = refusalOfFile(call) ?? refusalOfKey(call);
    if (refusal !== undefined) return refusal;
    pass(connection, call, { port: authPort, path: request.url }, (answer) => {
      const isKept = answer.statusCode === 200 && isKeptAlready(request.headers['if-none-match'], answer.headers.etag);
      deliver(response, answer, fileHeaders, isKept ? 304 : undefined);
    });
    return undefined;
  };

  const services = new Map([
    ['rest', toRest],
    ['auth', toAuth],
    ['storage', toStorage],
  ]);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> => {
    if (request.method === 'OPTIONS') return permission(request);
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const name = /^\/(\w+)\/v1\//.exec(path)?.[1] ?? '';
    const service = services.get(name);
    if (service === undefined) return noSuchAddress;
    const fault = await faults.act(name, request);
    if (fault === 'no answer') return undefined;
    const query = rest.join('?');
    return fault ?? service({ request, response, path, query, key: readKey(request, query) });
  };
  // Clients keep connections for a while: longer than Node.js does by itself, which would end them in their hands.
  return createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    handle(request, response).then(
      (answer) => answer && send(response, answer),
      (error: unknown) => {
        console.error(error);
        send(response, refuse(500, 'The gateway failed.'));
      },
    );
  });
}

/**
 * Asks a server what the caller has asked, for as long as the caller is there. The whole body comes first: connections to a
 * server are few, and slow senders would take them all.
 */
function pass(
  { agent, isDiskFull }: Connection,
  { request, response }: Call,
  { port, path, bodyLimit: limit = Infinity, authorization }: Question,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes < limit) parts.push(part);
    else if (!response.headersSent) send(response, tooLarge);
  });
  request.once('end', () => {
    if (response.headersSent) return;
    const headers = { ...passedOn(request.headers), ...(authorization !== undefined && { authorization }) };
    const { method } = request;
    askServer({ agent, isDiskFull }, response, { port, path, method, headers }, onAnswer, Buffer.concat(parts));
  });
}

/** Asks a server, for as long as the caller is there. */
function askServer(
  { agent, isDiskFull }: Connection,
  response: ServerResponse,
  options: RequestOptions,
  onAnswer: (answer: IncomingMessage) => void,
  body?: Buffer,
): void {
  if (response.destroyed) return;
  const question = ask({ agent, host: '127.0.0.1', ...options });
  question.on('response', (answer) => {
    // It ended in the middle of its answer: so does this.
    answer.on('error', () => response.destroy());
    if ((answer.statusCode ?? 502) >= 500 && isDiskFull()) {
      answer.resume();
      send(response, diskFull);
    } else {
      onAnswer(answer);
    }
  });
  question.on('error', () => {
    if (!response.headersSent) send(response, isDiskFull() ? diskFull : notRunning);
  });
  response.once('close', () => question.destroy());
  question.end(body);
}

/** Passes a server's answer on, with these headers added to its own or in their place. */
function deliver(response: ServerResponse, answer: IncomingMessage, headers: Headers, status?: number): void {
  // The last two name a server's software.
  const own = passedOn(answer.headers, 'transfer-encoding', 'server', 'proxy-status');
  response.writeHead(status ?? answer.statusCode ?? 502, { ...own, ...cors, ...headers });
  answer.pipe(response);
}

/** Answers without a server. */
function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.destroyed) return;
  const type = body && { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...cors, ...noStore, ...type, ...headers });
  response.end(body && JSON.stringify(body));
}

/** A page of any origin may read all answers; the keys and tokens are all that counts. */
const cors: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, content-profile, location, preference-applied, x-sb-error-code',
};

/** The answer to a CORS preflight request. */
function permission({ headers }: IncomingMessage): Answer {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '3600',
    },
  };
}

/** Headers about the connection between two neighbours. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect', 'host'];

function passedOn(headers: IncomingHttpHeaders, ...others: readonly string[]): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/ *, */) ?? [];
  const left = [...ofConnection, ...named, ...others];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
}

function refuse(status: number, message: string, more: object = {}): Answer {
  return { status, body: { message, ...more } };
}

const noSuchAddress = refuse(404, 'There is no such address.');
const notRunning = refuse(502, 'The service behind this address is not running.');
/** With PostgreSQL's code, in place of a server's own answer: auth and storage give no reason. */
const diskFull = refuse(503, "The server's disk is full: no space left on device.", {
  code: '53100',
  details: null,
  hint: null,
});

function readKey({ headers }: IncomingMessage, query: string): string | undefined {
  const header = headers.apikey;
  if (typeof header === 'string' && header !== '') return header;
  return new URLSearchParams(query).get('apikey') ?? undefined;
}

/** The reason why a request does not reach PostgREST: for all callers, and without the secret key. */
function refusalOfRest({ request: { method = '', headers }, path, query, key }: Call): Answer | undefined {
  if (!restPath.test(path)) return noSuchAddress;
  const statement = statementWithoutFilter(method, query);
  if (statement !== undefined) return { status: 400, body: refusalWithoutFilter(statement) };
  const part = key === secretKey ? undefined : refusedPart({ query, headers });
  return part === undefined ? undefined : { status: 400, body: refusalOf(part) };
}

const tooLarge: Answer = { status: 413, body: refusalOf('body') };

/** By the announced length; a body without one is counted when it comes. */
const refusalOfBody = ({ request: { headers } }: Call, limit: number): Answer | undefined =>
  Number(headers['content-length'] ?? 0) < limit ? undefined : tooLarge;

function refusalOfAuth({ request, path }: Call): Answer | undefined {
  if (authPaths.test(path) && (!path.endsWith('/user') || request.method === 'GET')) return undefined;
  const body = { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' };
  return { status: 422, body };
}

/** The size limit of a bucket, in bytes, and the addition of a form around a file. */
const largestFile = 5 * 1024 * 1024;
const formAround = 2048;

/** The reason why a request does not reach storage: it checks only the announced length, and hangs up on larger files. */
function refusalOfFile(call: Call): Answer | undefined {
  const { method, headers } = call.request;
  const { path } = call;
  const uploads = method === 'POST' && filePath.test(path);
  const isOpen = uploads || (method === 'GET' && filePath.test(path)) || (method === 'DELETE' && bucketPath.test(path));
  if (!isOpen) return refuseFile(404, 'not_found', 'Not found');
  if (!uploads) return refusalOfBody(call, bodyLimit);
  const length = headers['content-length'];
  if (length === undefined) return refuseFile(411, 'length_required', 'Content-Length is required');
  if (Number(length) === 0) return refuseFile(400, 'invalid_request', 'The file is empty');
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  if (Number(length) <= largestFile + (isForm ? formAround : 0)) return undefined;
  return refuseFile(413, 'Payload too large', 'The object exceeded the maximum allowed size');
}

/** In storage's form: its clients read the status in the body. */
const refuseFile = (status: number, error: string, message: string) =>
  refuse(status, message, { statusCode: String(status), error });

/** The answer is about one caller and about now, and no page. */
const noStore: Headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * The server derives a file's type from its name: no file may run as a page. A browser may keep it and must revalidate
 * it each time (decision 009).
 */
const fileHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private, no-cache',
};

/**
 * Whether the bytes that storage sends, after its policies, are those that the browser has kept. Storage here has
 * no conditional requests.
 */
function isKeptAlready(kept: string | undefined, tag: string | undefined): boolean {
  if (kept === undefined || tag === undefined) return false;
  const plain = (name: string) => name.trim().replace(/^W\//, '');
  return kept.split(',').some((name) => plain(name) === plain(tag));
}
