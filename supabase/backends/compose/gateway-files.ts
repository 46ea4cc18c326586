import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../../web/src/texts/languages.ts';
import { noncePlaceholder, securityHeaders } from '../../../web/security-headers.ts';
import { buildSite } from '../../lib/site-build.ts';
import type { Installation } from './compose.ts';
import { printBodyLimits, printRestRules } from './caddy-rest-rules.ts';

/** A new value for each answer, in Caddy's words: in its configuration, and in a page that it fills in. */
const nonceInHeader = '{http.request.uuid}';
const nonceInPage = '{{placeholder `http.request.uuid`}}';

/** Builds the site for this address, and the gateway's files to serve it. */
export async function buildForGateway({ root, dist, settings }: Installation): Promise<void> {
  const { SITE_URL, PUBLISHABLE_KEY } = settings;
  const outDir = path.join(dist, 'site');
  await buildSite({ root, outDir, siteUrl: SITE_URL, publishableKey: PUBLISHABLE_KEY });
  for (const language of languageCodes) {
    const page = path.join(outDir, language === 'en' ? '' : language, 'index.html');
    writeFileSync(page, asTemplate(readFileSync(page, 'utf8')));
  }
  for (const [name, text] of Object.entries(printImports())) writeFileSync(path.join(dist, name), text);
}

/** The imports of the Caddyfile. */
export const printImports = () => ({
  'headers.caddy': printHeaders(),
  'rest-rules.caddy': printRestRules(),
  'body-limits.caddy': printBodyLimits(),
});

/** The page with the place of its nonce in the words of Caddy's templates. */
export function asTemplate(page: string): string {
  if (!page.includes(noncePlaceholder)) throw new Error(`The page has no ${noncePlaceholder}.`);
  if (page.includes('{{')) throw new Error('The page holds {{, which Caddy would read as its own.');
  return page.replaceAll(noncePlaceholder, nonceInPage);
}

/** The headers of every answer of the site, as directives of the Caddyfile. The backend has the site's own origin. */
export function printHeaders(): string {
  return Object.entries(securityHeaders(nonceInHeader))
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join('');
}
