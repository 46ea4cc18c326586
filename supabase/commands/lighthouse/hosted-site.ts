import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request as requestOf } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { execa } from 'execa';
import { noncePlaceholder, securityHeaders } from '../../../web/security-headers.ts';
import { compressTexts } from '../../lib/compress-texts.ts';
import { findFreePort } from '../../lib/ports.ts';

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

interface HostedSite {
  readonly url: string;
  close(): void;
}

interface Hosting {
  readonly root: string;
  /** A folder of its own, for the certificate and what is built. */
  readonly folder: string;
  readonly apiUrl: string;
  readonly publishableKey: string;
}

/**
 * Builds the site and serves it as supabase/hosting/Caddyfile does: HTTP/2, the backend on the site's own origin, assets
 * compressed by the build and kept for ever, other texts compressed, the same headers. The certificate is nobody's.
 */
export async function hostSite({ root, folder, apiUrl, publishableKey }: Hosting): Promise<HostedSite> {
  const port = await findFreePort();
  const url = `https://127.0.0.1:${port}`;
  const outDir = path.join(folder, 'hosted');
  await execa(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--outDir', outDir, '--emptyOutDir'],
    { cwd: root, env: { VITE_SITE_URL: url, VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } },
  );
  await compressTexts(path.join(outDir, 'assets'));
  const serve = serveFrom(outDir);
  const server = createSecureServer({ ...(await makeCertificate(folder)), allowHTTP1: true }, (request, response) => {
    if (/^\/(rest|auth|storage)\/v1\//.test(request.url)) passOn(request, response, apiUrl);
    else serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url, close: () => server.close() };
}

async function makeCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await execa('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function serveFrom(folder: string) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const [address = '/'] = request.url.split('?');
    const nonce = crypto.randomUUID();
    for (const [name, value] of Object.entries(securityHeaders('', nonce))) response.setHeader(name, value);
    const file = path.join(folder, path.normalize(address));
    const isPage = address === '/';
    if (!isPage && (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypes[isPage ? '.html' : path.extname(file)] ?? 'application/octet-stream';
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
    send(response, isPage ? Buffer.from(page.replaceAll(noncePlaceholder, nonce)) : readFileSync(file), type);
  };
}

function send(response: Http2ServerResponse, body: Buffer, type: string): void {
  if (!isText(type)) {
    response.end(body);
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  const gzip = createGzip();
  gzip.pipe(response);
  gzip.end(body);
}

/** Asks the backend, as Caddy does, and compresses what it says. */
function passOn(request: Http2ServerRequest, response: Http2ServerResponse, apiUrl: string): void {
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
