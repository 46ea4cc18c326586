import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { execa } from 'execa';
import { noncePlaceholder, securityHeaders } from '../../web/security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /^(text|image\/svg|application\/(json|wasm|manifest))/.test(type);
const ofConnection = /^(:|connection$|keep-alive$|transfer-encoding$|host$|upgrade$|proxy-)/;

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

interface Hosting {
  /** The folder with the build. */
  readonly folder: string;
  readonly port: number;
  /** Where the API is; callers reach it on the site's own origin. */
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** For HTTPS and HTTP/2: a folder for the certificate, which is nobody's. Without it, plain HTTP. */
  readonly certificateFolder?: string;
}

/**
 * Serves a build of the site on the loopback interface as supabase/hosting/Caddyfile does. The API is on the site's own
 * origin; compression, cache times and headers are the same.
 * @returns ends it, with all connections
 */
export async function hostSite({
  folder,
  port,
  apiUrl,
  publishableKey,
  certificateFolder,
}: Hosting): Promise<() => void> {
  const serve = serveFrom(folder);
  const handle = (request: Request, response: Response) => {
    if (/^\/(rest|auth|storage)\/v1\//.test(request.url ?? '')) passOn(request, response, apiUrl);
    else if (request.url === '/manifest.json') {
      addSecurityHeaders(response);
      request.url = '/rest/v1/rpc/read_manifest';
      request.headers['apikey'] = publishableKey;
      passOn(request, response, apiUrl);
    } else serve(request, response);
  };
  const server =
    certificateFolder === undefined
      ? createServer(handle)
      : createSecureServer({ ...(await makeCertificate(certificateFolder)), allowHTTP1: true }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
}

async function makeCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await execa('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function serveFrom(folder: string) {
  return (request: Request, response: Response): void => {
    const [address = '/'] = (request.url ?? '').split('?');
    const nonce = addSecurityHeaders(response);
    // The home page has an address for each language; its files hold no nonce yet.
    const isPage = /^\/([a-z]{2}\/)?$/.test(address) && existsSync(path.join(folder, address, 'index.html'));
    const file = path.join(folder, path.normalize(address), isPage ? 'index.html' : '');
    if (
      !isPage &&
      (address.endsWith('/index.html') ||
        address === '/not-found.html' ||
        address.endsWith('/') ||
        !file.startsWith(folder + path.sep) ||
        !existsSync(file) ||
        !statSync(file).isFile())
    ) {
      response.statusCode = 404;
      response.setHeader('cache-control', 'no-store');
      if (address.startsWith('/assets/')) {
        response.end();
        return;
      }
      const html = contentTypes['.html'] ?? '';
      response.setHeader('content-type', html);
      send(response, readFileSync(path.join(folder, 'not-found.html')), html);
      return;
    }
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.setHeader(
      'cache-control',
      address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    );
    if (!isPage && existsSync(`${file}.br`)) {
      response.setHeader('content-encoding', 'br');
      response.end(readFileSync(`${file}.br`));
      return;
    }
    send(
      response,
      isPage ? Buffer.from(readFileSync(file, 'utf8').replaceAll(noncePlaceholder, nonce)) : readFileSync(file),
      type,
    );
  };
}

/** Returns the nonce of this answer. */
function addSecurityHeaders(response: Response): string {
  const nonce = crypto.randomUUID();
  for (const [name, value] of Object.entries(securityHeaders(nonce))) response.setHeader(name, value);
  return nonce;
}

function send(response: Response, body: Buffer, type: string): void {
  if (!isText(type)) {
    response.end(body);
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  const gzip = createGzip();
  gzip.pipe(response);
  gzip.end(body);
}

/** Sends a request to the backend, as Caddy does, and compresses the answer. */
function passOn(request: Request, response: Response, apiUrl: string): void {
  const own = Object.entries(request.headers).filter(([name]) => !ofConnection.test(name));
  const { hostname, port } = new URL(apiUrl);
  const { method, url } = request;
  const inner = requestOf(
    { hostname, port, method, path: url, headers: Object.fromEntries([...own, ['accept-encoding', 'identity']]) },
    (answer) => {
      response.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(answer.headers)) {
        if (!ofConnection.test(name) && value !== undefined) response.setHeader(name, value);
      }
      if (!isText(answer.headers['content-type'] ?? '') || response.statusCode === 304) {
        answer.pipe(response);
        return;
      }
      response.removeHeader('content-length');
      response.setHeader('content-encoding', 'gzip');
      answer.pipe(createGzip()).pipe(response);
    },
  );
  inner.on('error', () => response.writeHead(502).end());
  request.pipe(inner);
}
