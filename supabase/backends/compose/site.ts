import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { noncePlaceholder, securityHeaders } from '../../../web/security-headers.ts';
import { compressTexts } from '../../lib/compress-texts.ts';
import { StackError } from '../../lib/settings.ts';
import type { Installation } from './compose.ts';

/** A new value for each answer, in Caddy's words: in its configuration, and in a page that it fills in. */
const nonceInHeader = '{http.request.uuid}';
const nonceInPage = '{{placeholder `http.request.uuid`}}';

/** Builds the site for this address, and what the gateway needs to serve it. */
export async function buildSite({ root, dist, settings }: Installation): Promise<void> {
  const { SITE_URL, PUBLISHABLE_KEY } = settings;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const outDir = path.join(dist, 'site');
  const args = [vite, 'build', 'web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = {
    VITE_SITE_URL: SITE_URL,
    VITE_SUPABASE_URL: SITE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
  await execa(process.execPath, args, { cwd: root, env }).catch((error: unknown) => {
    throw new StackError('The site could not be built:', error instanceof Error ? error.message : String(error));
  });
  await compressTexts(path.join(outDir, 'assets'));
  const page = path.join(outDir, 'index.html');
  writeFileSync(page, asTemplate(readFileSync(page, 'utf8')));
  writeFileSync(path.join(dist, 'headers.caddy'), printHeaders());
}

/** The page with the place of its nonce in the words of Caddy's templates. */
export function asTemplate(page: string): string {
  if (!page.includes(noncePlaceholder)) throw new Error(`The page has no ${noncePlaceholder}.`);
  if (page.includes('{{')) throw new Error('The page holds {{, which Caddy would read as its own.');
  return page.replaceAll(noncePlaceholder, nonceInPage);
}

/** The headers of every answer of the site, as directives of the Caddyfile. The backend has the site's own origin. */
export function printHeaders(): string {
  return Object.entries(securityHeaders('', nonceInHeader))
    .map(([name, value]) => `header ${name} "${value.replaceAll(/ +(?=;|$)/g, '')}"\n`)
    .join('');
}
