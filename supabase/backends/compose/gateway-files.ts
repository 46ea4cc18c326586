import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../../web/src/texts/languages.ts';
import { noncePlaceholder, securityHeaders } from '../../../web/security-headers.ts';
import { buildSite } from '../../lib/site-build.ts';
import type { Installation } from './compose.ts';
import { printBodyLimits, printRestRules } from './caddy-rest-rules.ts';
import type { Placement } from './placement.ts';

/** A new value for each answer, in Caddy's words: in its configuration, and in a page that it fills in. */
const nonceInHeader = '{http.request.uuid}';
const nonceInPage = '{{placeholder `http.request.uuid`}}';

interface GatewayFiles {
  readonly root: string;
  readonly dist: string;
  readonly placement?: Pick<Placement, 'gatewayFiles'> | undefined;
}

/** The place, address and key of the build. */
type GatewayOf = GatewayFiles & {
  readonly settings: Pick<Installation['settings'], 'SITE_URL' | 'PUBLISHABLE_KEY'>;
};

/** Builds the site for this address, and the gateway's files to serve it. */
export async function buildForGateway({ root, dist, settings, placement }: GatewayOf): Promise<void> {
  const { SITE_URL, PUBLISHABLE_KEY } = settings;
  const outDir = path.join(dist, 'site');
  await buildSite({ root, outDir, siteUrl: SITE_URL, publishableKey: PUBLISHABLE_KEY });
  for (const language of languageCodes) {
    const page = path.join(outDir, language === 'en' ? '' : language, 'index.html');
    writeFileSync(page, asTemplate(readFileSync(page, 'utf8')));
  }
  writeGatewayFiles({ root, dist, placement });
}

/** Writes the imports of the Caddyfile. */
export function writeGatewayFiles({ root, dist, placement }: GatewayFiles): void {
  const files = {
    'servers.caddy': readFileSync(path.join(root, 'supabase/hosting/one-machine.caddy'), 'utf8'),
    'headers.caddy': printHeaders(),
    'rest-rules.caddy': printRestRules(),
    'body-limits.caddy': printBodyLimits(),
    ...placement?.gatewayFiles,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
}

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
