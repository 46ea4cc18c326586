import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What index.html holds where the nonce of the response goes. */
export const noncePlaceholder = '__NONCE__';

/**
 * What browsers are told about every answer of the site. The policy lets the site load its own code, styles and fonts,
 * talk to its own backend and show pictures: those fetched from the backend and previews of files (blob:), and links to
 * pictures elsewhere (https:), which the admin may give. The nonce is for the one style element that the dialogs' library adds.
 */
export function securityHeaders(backend: string, nonce: string): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'font-src': "'self'",
    'img-src': "'self' blob: https:",
    'manifest-src': "'self'",
    'connect-src': `'self' ${backend}`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** Serves the production build with the headers that it is hosted with, so that tests run under the same policy. */
export const secureHeaders: Plugin = {
  name: 'secure-headers',
  configurePreviewServer({ config, middlewares }) {
    const page = readFileSync(path.resolve(config.root, config.build.outDir, 'index.html'), 'utf8');
    const backend = process.env['VITE_SUPABASE_URL'] ?? '';
    middlewares.use((request, response, next) => {
      const nonce = crypto.randomUUID();
      for (const [name, value] of Object.entries(securityHeaders(backend, nonce))) response.setHeader(name, value);
      const address = request.url?.split('?')[0];
      if (address !== '/') {
        // The page has one address; its file holds no nonce yet.
        if (address === '/index.html') {
          response.statusCode = 404;
          response.end();
        } else next();
        return;
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(page.replaceAll(noncePlaceholder, nonce));
    });
  },
};
